import { expect, test } from 'vitest'
import { cachedAddress, isCurrent, isStorable } from './cached-pages.ts'

type Asked = { method?: string; headers?: Record<string, string> }

const addressOf = (target: string, { method = 'GET', headers = {} }: Asked = {}) =>
  cachedAddress({ method, url: `http://rolecall.test${target}` }, (name) => headers[name])

test.each([
  '/',
  '/jobs',
  '/jobs?query=react&remote=true&page=2',
  '/jobs?page=2&query=react',
  '/jobs?query=a&query=b',
  '/jobs/12',
  '/companies',
  '/companies?query=acme',
  '/companies?sort=pay',
  '/salaries?role=backend&level=senior&location=Berlin&currency=EUR',
  '/trends?skill=Rust',
  '/companies/acme-2',
  '/about',
  '/terms',
])('%s is cached under its address as sent', (target) => {
  expect(addressOf(target)).toBe(target)
})

test.each([
  // Pages of a person, and what is not a page.
  ...['/dashboard', '/dashboard/profile', '/admin', '/admin/sources', '/profile', '/dev/inbox'],
  ...['/auth/login', '/auth/reset?token=1', '/account-deleted', '/oauth/authorize?client_id=1'],
  ...['/job-alerts', '/job-alerts/email?token=1', '/newsletter/unsubscribe?token=1', '/contact'],
  ...[
    '/subscription',
    '/subscription/done',
    '/tokens/revoke?token=1',
    '/jobs/hidden',
    '/jobs/marks',
    '/jobs/compare',
    '/jobs/compare?jobs=1,2',
    '/jobs/selected',
    '/jobs?select=on',
  ],
  '/companies/acme?page=2', // redirects to the search
  ...['/api/jobs', '/api/me', '/jobs.rss', '/robots.txt', '/metrics'],
  // Data of the router, and other spellings of a page.
  ...['/jobs.data', '/_root.data', '/jobs/12.data', '/jobs/', '/jobs/012', '/jobs/12/', '/Jobs'],
  ...['/%6aobs', '/companies/ACME', '/companies/acme%2f', '/jobs/12;a.css', '/jobs/x.css'],
  // Unknown parameters, and those that concern one visitor.
  ...['/?a=1', '/jobs?utm_source=mail', '/jobs/12?from=1', '/companies/acme?query=1', '/about?a'],
  ...[
    '/jobs?newSince=last-visit',
    '/jobs?eligibleFrom=DE',
    '/jobs?mayWorkIn=DE',
    '/jobs?matchMin=1',
  ],
  `/jobs?query=${'a'.repeat(600)}`,
  `/jobs?${'page=1&'.repeat(100)}`,
])('%s is never cached', (target) => {
  expect(addressOf(target)).toBeNull()
})

test.each([
  ['the method POST', { method: 'POST' }],
  ['the method OPTIONS', { method: 'OPTIONS' }],
  ['a session', { headers: { cookie: 'rolecall.session_token=a' } }],
  ['any other cookie', { headers: { cookie: 'home=DE' } }],
  ['an empty cookie header', { headers: { cookie: '' } }],
  ['credentials', { headers: { authorization: 'Bearer a' } }],
])('a request with %s is never answered from the cache', (_, asked) => {
  expect(addressOf('/jobs', asked)).toBeNull()
})

const PAGE = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' }

test.each([
  [200, {}, true],
  [200, { 'x-robots-tag': 'noindex' }, true],
  [404, {}, false],
  [206, {}, false],
  [302, { location: '/' }, false],
  [500, {}, false],
  [200, { 'set-cookie': 'a=1' }, false],
  [200, { 'cache-control': 'no-store' }, false],
  [200, { 'cache-control': 'private, no-store' }, false],
  [200, { vary: 'Cookie' }, false],
  [200, { 'content-type': 'text/csv' }, false],
  [200, { 'content-encoding': 'br' }, false],
  [200, { 'content-security-policy': "default-src 'self'" }, false],
] as const)('an answer %i with %j: stored %s', (status, headers, expected) => {
  expect(isStorable({ status, headers: new Headers({ ...PAGE, ...headers }) })).toBe(expected)
})

test.each([
  ['2 seconds if the index has not changed', { begunAt: 100, changedAt: 50 }, 1_999, 2_000],
  ['1 second if it has', { begunAt: 100, changedAt: 200 }, 999, 1_000],
  ['1 second if it changed as the render began', { begunAt: 100, changedAt: 100 }, 999, 1_000],
])('a page is sent for %s', (_, { begunAt, changedAt }, last, first) => {
  expect(isCurrent(begunAt, { now: begunAt + last, changedAt })).toBe(true)
  expect(isCurrent(begunAt, { now: begunAt + first, changedAt })).toBe(false)
})
