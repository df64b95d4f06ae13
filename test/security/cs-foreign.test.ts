/** CS-01 to CS-03, RD-01, HD-03: another site cannot make a signed-in browser do anything. */
import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { AUTH_ENDPOINTS } from '#core/account/auth-endpoints.ts'
import { isOneClick } from '#core/mail/one-click.ts'
import { createTestApp, type TestApp } from '#test/app.ts'
import { oidcProvider } from '#test/oidc-provider.ts'
import { listing } from '#test/sample-listings.ts'
import { browser, newestMail, signUp } from '#test/sign-up.ts'
import { ACCESS } from './access-table.ts'
import { pageRoutes, serverRoutes } from './routes-of.ts'

/** Every writing route, with its parameters filled. */
async function writing(app: TestApp): Promise<[string, string][]> {
  const doors = Object.keys(AUTH_ENDPOINTS).map((key) => key.replace(' ', ' /api/auth'))
  const routes = [...pageRoutes(await app.pages()), ...serverRoutes(app.routes), ...doors]
  return routes
    .filter((route) => !route.startsWith('GET '))
    .map((route) => route.split(' ') as [string, string])
    .map(([method, path]) => [method, filled(path)])
}

const filled = (path: string) =>
  path
    .replace(/:file\{[^}]*\}/, 'x.ics')
    .replace(/:[A-Za-z]+(\{[^}]*\})?\??/g, '1')
    .replace('*', 'signin')

test.each([
  ['cross-site', { 'sec-fetch-site': 'cross-site', origin: 'http://rolecall.test' }],
  ['same-site', { 'sec-fetch-site': 'same-site' }],
  ['another origin', { origin: 'https://evil.test' }],
  ['a hidden origin', { origin: 'null' }],
  ['only the session cookie', {}],
])('CS-01 every writing route refuses a request (%s)', async (_, said) => {
  const app = await createTestApp()
  const ada = await signUp(app)
  const routes = await writing(app)
  expect(routes.length).toBeGreaterThan(60)
  for (const [method, path] of routes) {
    const answer = await app.request(path, {
      method,
      body: '{}',
      headers: { cookie: ada.jar.header(), 'content-type': 'application/json', ...said },
    })
    // One-click unsubscribing acts by the token in its address alone, so the session is nobody to it.
    expect(answer.status, `${method} ${path}`).toBe(isOneClick(method, path) ? 404 : 403)
  }
  expect(await ada.isSignedInAs()).toBe(ada.email)
})

test('CS-01 a program without a session does not have to state its origin', async () => {
  const app = await createTestApp()
  const answer = await app.request('/api/auth/sign-in/email', {
    method: 'POST',
    body: JSON.stringify({ email: 'ada@example.org', password: 'not-the-password-1' }),
    headers: { 'content-type': 'application/json' },
  })
  expect(answer.status).toBe(401)
})

test.each([
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  '',
])('CS-02 JSON sent as "%s" is not read', async (type) => {
  const app = await createTestApp()
  const ada = await signUp(app)
  const doors = Object.entries(AUTH_ENDPOINTS).filter(([, { body }]) => body)
  const mine = Object.entries(ACCESS).filter(
    ([route, row]) => row.body && !row.form && route.includes(' /api/me/'),
  )
  const routes = [
    ...doors.map(([key]) => key.replace(' ', ' /api/auth')),
    ...mine.map(([route]) => route),
  ].map((route) => route.split(' ') as [string, string])
  for (const [method, path] of routes) {
    const answer = await ada.request(filled(path), {
      method,
      body: new TextEncoder().encode('{}'),
      headers: type ? { 'content-type': type } : {},
    })
    expect(answer.status, `${method} ${path}`).toBe(415)
  }
})

/** A hash of all rows for each table. */
async function fingerprint({ services: { db } }: TestApp): Promise<Record<string, string>> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`.execute(db)
  const prints: Record<string, string> = {}
  for (const { name } of rows) {
    const table = await sql<{ row: string }>`
      select t::text as row from ${sql.table(name)} t order by 1`.execute(db)
    const all = table.rows.map(({ row }) => row).join('\n')
    prints[name] = createHash('sha256').update(all).digest('hex')
  }
  return prints
}

test('CS-03 opening every address changes nothing', async () => {
  const app = await createTestApp()
  await app.take([listing({ title: 'Engineer' })])
  const ada = await signUp(app)
  const doors = Object.keys(AUTH_ENDPOINTS).map((key) => key.replace(' ', ' /api/auth'))
  const routes = [...pageRoutes(await app.pages()), ...serverRoutes(app.routes), ...doors]
    .filter((route) => route.startsWith('GET '))
    .map((route) => filled(route.slice('GET '.length)))
  expect(routes.length).toBeGreaterThan(40)
  // Rows created on a first read, such as an empty profile, would not be an attack, but the test allows none either.
  const before = await fingerprint(app)
  for (const path of routes) {
    for (const method of ['GET', 'HEAD']) {
      const headers = { 'sec-fetch-site': 'cross-site' }
      const answer = await ada.request(path, { method, headers })
      expect(answer.status, path).toBeLessThan(500)
      await answer.body?.cancel()
      const after = await fingerprint(app)
      // Opening a provider's callback counts against a rate limit, which is the one change that cannot be avoided.
      const { rate_limits: _, ...rest } = after
      const { rate_limits: __, ...was } = before
      expect(rest, `${method} ${path}`).toEqual(was)
    }
  }
})

test.each([
  '//evil.test',
  '/\\evil.test',
  '/%5Cevil.test',
  '/%09/evil.test',
  'https:evil.test',
  'https://rolecall.test@evil.test',
  'javascript:alert(1)',
  '/..//evil.test',
])('RD-01 a provider sign-in does not redirect to %s', async (callbackURL) => {
  const provider = await oidcProvider()
  const app = await createTestApp({ providers: [provider.settings] })
  const home = browser(app)
  const answer = await home.ask('/sign-in/social', { provider: 'oidc', callbackURL })
  const { url } = (await answer.json()) as { url: string }
  const claims = { sub: 'ada-1', email: 'ada@example.org', email_verified: true, name: 'Ada' }
  const back = await home.request(provider.comeBack(url, claims))
  expect(back.headers.get('location')).toBe('/dashboard')
})

test('HD-03 links in emails use the configured address, whatever a request claims', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  const claims = {
    host: 'evil.test',
    'x-forwarded-host': 'evil.test',
    'x-forwarded-proto': 'https',
    'x-forwarded-prefix': '/evil',
    forwarded: 'host=evil.test',
    'content-type': 'application/json',
  }
  for (const path of ['/request-password-reset', '/sign-in/magic-link']) {
    const answer = await app.request(`/api/auth${path}`, {
      method: 'POST',
      body: JSON.stringify({ email: ada.email }),
      headers: claims,
    })
    expect(answer.status).toBe(200)
    const { body_text, body_html } = await newestMail(app, ada.email)
    expect(body_text).toContain('http://rolecall.test/auth/')
    expect(body_text + body_html).not.toContain('evil')
  }
})
