/** HD-01 to HD-03, PT-01, CS-01: the headers that the server sends, and the requests that it refuses. */
import { expect, test } from 'vitest'
import { createTestApp } from '#test/app.ts'
import { listing } from '#test/sample-listings.ts'

const HTML_PAGES = [
  '/',
  '/jobs',
  '/companies',
  '/about',
  '/no-such-page',
  '/jobs/999',
  '/jobs/abc',
  '/jobs?sort=best',
]

test('HD-01 every kind of answer has the security headers and does not reveal the server software', async () => {
  const app = await createTestApp()

  for (const path of [...HTML_PAGES, '/api/jobs', '/api/nothing', '/livez', '/robots.txt']) {
    const { headers } = await app.request(path)
    expect(Object.fromEntries(headers), path).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    })
    expect([...headers.keys()], path).not.toContain('x-powered-by')
    expect([...headers.keys()], path).not.toContain('server')
  }
})

test('HD-01 over TLS the answer asks browsers to keep using TLS', async () => {
  const secure = await createTestApp({ settings: { publicUrl: 'https://rolecall.test' } })
  const plain = await createTestApp()

  expect((await secure.request('/')).headers.get('strict-transport-security')).toContain('max-age=')
  expect((await plain.request('/')).headers.get('strict-transport-security')).toBeNull()
})

test('HD-02 no page can be framed, including error pages', async () => {
  const app = await createTestApp()

  for (const path of HTML_PAGES) {
    const { headers } = await app.request(path)
    expect(headers.get('content-security-policy'), path).toContain("frame-ancestors 'none'")
    expect(headers.get('x-frame-options'), path).toBe('DENY')
  }
})

test('HD-04 every answer has a content security policy, whatever its type', async () => {
  const app = await createTestApp()

  for (const path of [...HTML_PAGES, '/api/jobs', '/api/nothing', '/livez', '/robots.txt']) {
    const policy = (await app.request(path)).headers.get('content-security-policy')
    expect(policy, path).toContain("object-src 'none'; base-uri 'none'")
    expect(policy, path).toContain("frame-ancestors 'none'")
    expect(policy, path).toMatch(/(?:script|default)-src/)
  }
})

test('HD-04 every text states its character encoding', async () => {
  const app = await createTestApp()
  const paths = [...HTML_PAGES, '/livez', '/robots.txt', '/sitemap.xml', '/auth/signin', '/metrics']

  for (const path of paths) {
    const type = (await app.request(path)).headers.get('content-type') ?? ''
    if (/^text\/|[/+]xml/.test(type)) expect(type, path).toMatch(/; ?charset=utf-8$/i)
    else expect(type, path).toMatch(/^application\/(?:problem\+)?json/)
  }
})

test('HD-04 only the files of the build are served', async () => {
  const app = await createTestApp()

  for (const path of ['/.git/config', '/.git/HEAD', '/package.json', '/.env', '/assets/', '/src']) {
    expect((await app.request(path)).status, path).toBe(404)
  }
})

test('HD-03 links use the configured address, whatever a request claims', async () => {
  const app = await createTestApp()
  await app.take([listing({ title: 'Engineer' })])
  const claims = {
    'x-forwarded-host': 'evil.test',
    'x-forwarded-proto': 'gopher',
    'x-forwarded-prefix': '/evil',
  }

  for (const path of ['/jobs', '/sitemap.xml', '/robots.txt', '/openapi.json']) {
    const answer = await app.request(path, { headers: { ...claims, host: 'evil.test' } })
    expect(await answer.text(), path).not.toContain('evil.test')
  }
})

test('HD-03 with a public address set, requests for unknown hosts are refused', async () => {
  const app = await createTestApp({ onlyPublicHost: true })

  expect((await app.request('/jobs', { headers: { host: 'evil.test' } })).status).toBe(421)
  expect((await app.request('/jobs')).status).toBe(200)
  expect((await app.request('/livez', { headers: { host: '10.0.0.7:3000' } })).status).toBe(200)
})

test.each([
  '//jobs',
  '/jobs//1',
  '/%2fjobs',
  '/jobs%2F1',
  '/jobs%5c1',
  '/jobs%00',
  '/jobs/../jobs',
  '/jobs/%2e%2e/jobs',
  '/jobs;a.css',
  '/assets/..%2f..%2fpackage.json',
])('PT-01 the ambiguous path %s is not found', async (path) => {
  const app = await createTestApp()

  const response = await app.rawPath(path)

  expect(response.status).toBe(404)
})

test.each([
  [{ 'sec-fetch-site': 'cross-site' }, 403],
  [{ 'sec-fetch-site': 'same-site' }, 403],
  [{ origin: 'https://evil.test' }, 403],
  [{ origin: 'null' }, 403],
  [{ 'sec-fetch-site': 'same-origin' }, 200],
  [{ origin: 'http://rolecall.test' }, 200],
  [{}, 200],
])('CS-01 an unsafe request with %j is answered %i', async (headers, status) => {
  const app = await createTestApp()
  await app.take([listing({ title: 'Engineer' })])
  const id = await app.idOf('Engineer')

  const response = await app.request(`/api/jobs/${id}/view`, { method: 'POST', headers })

  expect(response.status).toBe(status)
})
