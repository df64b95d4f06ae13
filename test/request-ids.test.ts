/** Operators find what broke for somebody by the id of the request, which the person was shown. */
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { currentRequestId, inRequest } from '#server/process/request-scope.ts'
import { connect } from '#store/db.ts'
import { createTestApp, type TestApp } from './app.ts'
import { listing } from './sample-listings.ts'

const ID = /^[a-z\d]{12}$/

const idOf = (answer: Response) => answer.headers.get('x-request-id') ?? ''

/** Makes every query of companies a bug: a table that isn't there. */
const breakCompanies = (app: TestApp) =>
  sql`alter table companies rename to companies_gone`.execute(app.services.db)

test('every answer has an id of its own, which visitors cannot choose', async () => {
  const app = await createTestApp()
  const paths = [
    '/',
    '/jobs',
    '/api/jobs',
    '/nowhere',
    '/api/nowhere',
    '/livez',
    '/favicon.svg',
    '//',
  ]
  const ids = await Promise.all(
    paths.map(async (path) =>
      idOf(await app.request(path, { headers: { 'x-request-id': 'chosen-by-me' } })),
    ),
  )
  for (const id of ids) expect(id).toMatch(ID)
  expect(new Set(ids).size).toBe(paths.length)
})

test('pages that visitors share have an id each', async () => {
  const app = await createTestApp({ pageCache: {} })
  await app.take([listing({ title: 'Engineer' })])
  const answers = await Promise.all([app.request('/jobs'), app.request('/jobs')])
  const again = await app.request('/jobs')
  expect(new Set([...answers, again].map(idOf)).size).toBe(3)
  expect(await app.metrics()).toMatch(/page_cache_requests_total\{outcome="hit"\} 1/)
})

test('a refusal of the API has the id in its body', async () => {
  const app = await createTestApp()
  const answer = await app.request('/api/jobs?page=none')
  const { requestId, code } = await answer.json()
  expect([code, requestId]).toEqual(['invalid_parameter', idOf(answer)])
  expect(answer.headers.get('access-control-expose-headers')).toContain('X-Request-Id')
})

test('a bug is logged once, under the id that the page, or the answer of the API, shows', async () => {
  const app = await createTestApp()
  await breakCompanies(app)
  for (const path of ['/companies', '/companies.data', '/companies/acme', '/api/companies']) {
    app.errors.length = 0
    const answer = await app.request(path)
    expect(answer.status, path).toBe(500)
    expect(idOf(answer)).toMatch(ID)
    const text = await answer.text()
    expect(text, path).toContain(idOf(answer))
    expect(text, path).not.toContain('companies_gone')
    expect(app.errors, path).toMatchObject([{ requestId: idOf(answer) }])
  }
  const page = await app.page('/companies')
  expect(page).toMatch(/include this error ID:.*<code[^>]*>[a-z\d]{12}<\/code>/s)
})

test('the id of a bug is also that of a page which would have been shared', async () => {
  const app = await createTestApp({ pageCache: {} })
  await breakCompanies(app)
  app.errors.length = 0
  const answer = await app.request('/companies')
  expect(answer.status).toBe(500)
  expect(await answer.text()).toContain(`>${idOf(answer)}<`)
  expect(app.errors).toMatchObject([{ requestId: idOf(answer) }])
})

test('the access log has a line for each request, without its query and the keys in addresses', async () => {
  const app = await createTestApp({ logsRequests: true })
  const answer = await app.request('/jobs?query=zebra', { headers: { 'user-agent': 'quagga' } })
  await app.request('/calendar/okapi')
  await app.request('/api/jobs/999999')
  await app.request('/wp-login.php')
  const logged = app.logged()
  expect(logged).toContain(idOf(answer))
  expect(logged).toMatch(/method: 'GET',\s+path: '\/jobs',\s+route: '\/jobs',\s+status: 200/)
  expect(logged).toMatch(/path: '\/calendar\/',\s+route: 'unknown',\s+status: 404/)
  expect(logged).toMatch(/path: '\/api\/jobs\/999999',\s+route: '\/api\/jobs\/:id',\s+status: 404/)
  expect(logged).toMatch(/path: '\/wp-login.php',\s+route: 'unknown',\s+status: 404/)
  for (const secret of ['zebra', 'quagga', 'okapi']) expect(logged).not.toContain(secret)

  const silent = await createTestApp()
  await silent.request('/jobs')
  expect(silent.logged()).not.toContain("route: '/jobs'")
})

test.each([
  [413, { 'content-type': 'application/x-www-form-urlencoded' }, `email=${'x'.repeat(300_000)}`],
  [415, { 'content-type': 'multipart/form-data; boundary=b' }, '--b--'],
  [403, { origin: 'https://evil.example', 'content-type': 'text/plain' }, 'x'],
])(
  'what is refused with %i before any page is a page in a browser, and a document for programs',
  async (status, headers, body) => {
    const app = await createTestApp()
    const post = (accept: string) =>
      app.request('/contact', { method: 'POST', headers: { ...headers, accept }, body })
    const page = await post('text/html,application/xhtml+xml')
    expect([page.status, page.headers.get('content-type')]).toEqual([
      status,
      'text/html; charset=utf-8',
    ])
    const html = await page.text()
    expect(html).toMatch(/<h1>[^<{]+<\/h1>/)
    expect(html).toContain(`<code>${idOf(page)}</code>`)
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(app.logged()).toContain(idOf(page))

    const document = await post('application/json')
    expect([document.status, document.headers.get('content-type')]).toEqual([
      status,
      'application/problem+json',
    ])
  },
)

test('what happens later to a connection that a request opened does not carry its id', async () => {
  const { url } = await createTestApp()
  const ids: (string | null)[] = []
  const { db, close } = connect(url, { max: 1, onError: () => ids.push(currentRequestId()) })
  onTestFinished(close)
  const scope = { requestId: 'k3v9t0acw7qe', network: '' }
  const { rows } = await inRequest(scope, () =>
    sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db),
  )
  const another = connect(url, { onError: () => {} })
  await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(another.db)
  await another.close()
  await expect.poll(() => ids).toContain(null)
  expect(new Set(ids)).toEqual(new Set([null]))
})
