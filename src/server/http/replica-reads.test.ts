import { expect, test } from 'vitest'
import { SESSION_COOKIE } from '#core/account/auth-names.ts'
import { isAnonymousRead } from './replica-reads.ts'

test.each<[string, string, Record<string, string>, boolean]>([
  ['GET', '/', {}, true],
  ['GET', '/jobs', {}, true],
  ['HEAD', '/jobs/17', {}, true],
  ['GET', '/jobs.rss', {}, true],
  ['GET', '/companies/acme', {}, true],
  ['GET', '/sitemaps/jobs-1.xml', {}, true],
  ['GET', '/api/jobs', {}, true],
  ['GET', '/api/jobs/17/related', {}, true],
  ['GET', '/jobs', { cookie: 'job_looks=1' }, true],
  ['POST', '/jobs', {}, false],
  ['GET', '/jobs', { cookie: `${SESSION_COOKIE}.session_token=abc` }, false],
  ['GET', '/api/jobs', { authorization: 'Bearer rc_x' }, false],
  ['GET', '/api/jobs/changes', {}, false],
  ['GET', '/api/me', {}, false],
  ['GET', '/dashboard', {}, false],
  ['GET', '/newsletter/confirm', {}, false],
  ['GET', '/calendar/secret.ics', {}, false],
  ['GET', '/readyz', {}, false],
])('%s %s with %o may read from a replica: %s', (method, path, headers, may) => {
  expect(isAnonymousRead(method, path, (name) => headers[name])).toBe(may)
})
