/**
 * Every address states which methods it takes: any other is answered with 405 and `Allow`, and OPTIONS with `Allow`.
 */
import { expect, test } from 'vitest'
import { AUTH_ENDPOINTS } from '#core/account/auth-endpoints.ts'
import { addBoard } from '#work/gathering/change-boards.ts'
import { addDraft } from '#work/newsletter/write-issue.ts'
import { createTestApp, INBOX_KEY, METRICS_KEY, NO_OPERATOR, type TestApp } from './app.ts'
import { signUpOperator } from './operators.ts'
import { ACCESS, type Things } from './security/access-table.ts'
import { pageRoutes, serverRoutes } from './security/routes-of.ts'
import { filled, NO_MODEL, twoPeople } from './security/two-people.ts'
import { browser } from './sign-up.ts'

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'PROPFIND']

/** Each address with the methods that it takes. */
async function table(app: TestApp, things: Things): Promise<Map<string, Set<string>>> {
  const doors = Object.keys(AUTH_ENDPOINTS).map((key) => key.replace(' ', ' /api/auth'))
  const routes = [...pageRoutes(await app.pages()), ...serverRoutes(app.routes), ...doors]
  const taken = new Map<string, Set<string>>()
  for (const route of routes) {
    const [method = '', pattern = ''] = route.split(' ')
    if (pattern === '/*' || pattern.includes('/callback/')) continue
    const path = filled(pattern, ACCESS[route] ?? { who: 'everyone' }, things).replace(
      '*',
      'signin',
    )
    if (IS_ODD.test(path)) continue
    taken.set(path, (taken.get(path) ?? new Set()).add(method))
  }
  return taken
}

/**
 * Addresses that lead nowhere by themselves (an unknown name, no token), or whose last part is both a name and an
 * id.
 */
const IS_ODD =
  /\/x\b|^\/(?:tokens\/revoke|newsletter\/(?:confirm|unsubscribe))$|^\/admin\/newsletter\/week\/email$|^\/api\/me\/(?:applications|alerts)\/[a-z-]+$|^\/api\/admin\/boards\/run$/

const allowOf = (methods: Set<string>) =>
  METHODS.flatMap((it) => (!methods.has(it) ? [] : it === 'GET' ? ['GET', 'HEAD'] : [it]))
    .concat('OPTIONS')
    .join(', ')

test('a method that an address does not take is answered 405 with those that it takes', async () => {
  const app = await createTestApp({
    model: NO_MODEL,
    settings: { operator: { ...NO_OPERATOR, email: 'ops@rolecall.test' } },
  })
  const { ada, things } = await twoPeople(app)
  const olga = await signUpOperator(app)
  await olga.submit('/dev/inbox', { key: INBOX_KEY })
  const { id: boardId } = await addBoard(app.services, { source: 'lever', token: 'acme' })
  const issueId = await addDraft(app.services, { subject: 'News', markdown: 'New' })
  const addresses = await table(app, { ...things, boardId, issueId })
  expect(addresses.size).toBeGreaterThan(150)

  const wrong: string[] = []
  for (const [nth, [path, methods]] of [...addresses].entries()) {
    const isAdmin = /^\/(?:api\/)?admin\b/.test(path) || path.startsWith('/dev/')
    const { request } = isAdmin ? olga : ada
    // One wrong method per address, in turn: testing all of them would take minutes.
    const others = METHODS.filter((method) => !methods.has(method))
    const method = `${others[nth % others.length]}`
    const answer = await request(path, { method })
    await answer.body?.cancel()
    const refused = `${answer.status} ${answer.headers.get('allow')}`
    if (refused !== `405 ${allowOf(methods)}`) wrong.push(`${method} ${path}: ${refused}`)
    const asked = await request(path, { method: 'OPTIONS' })
    const said = `${asked.status} ${asked.headers.get('allow')} ${await asked.text()}`
    if (said !== `204 ${allowOf(methods)} `) wrong.push(`OPTIONS ${path}: ${said}`)
  }
  expect(wrong).toEqual([])
  expect(app.errors).toEqual([])
}, 240_000)

test('HEAD is answered like GET, without a body', async () => {
  const app = await createTestApp()
  const { ada, things } = await twoPeople(app)
  for (const [path, methods] of await table(app, things)) {
    if (!methods.has('GET')) continue
    const headers = { authorization: path === '/metrics' ? `Bearer ${METRICS_KEY}` : '' }
    const init = headers.authorization ? { headers } : {}
    const read = await ada.request(path, init)
    const head = await ada.request(path, { ...init, method: 'HEAD' })
    await read.body?.cancel()
    expect(head.status, path).toBe(read.status)
    expect(await head.text(), path).toBe('')
  }
}, 240_000)

test('a page without forms answers a form with 405 and an explanation', async () => {
  const app = await createTestApp()
  const answer = await app.request('/about', { method: 'POST', body: new URLSearchParams('a=b') })
  expect(answer.status).toBe(405)
  expect(answer.headers.get('allow')).toBe('GET, HEAD, OPTIONS')
  const page = await answer.text()
  expect(page).toContain('Error 405')
  expect(page).toContain('This page can’t do that. Go back and try again.')
  expect(page).not.toContain('Error 500')
  expect(app.errors).toEqual([])
})

test.each(['/favicon.svg', '/livez', '/readyz', '/robots.txt', '/sitemap.xml'])(
  'a form sent to %s is answered 405',
  async (path) => {
    const app = await createTestApp()
    const answer = await app.request(path, { method: 'POST' })
    expect(answer.status).toBe(405)
    expect(answer.headers.get('allow')).toBe('GET, HEAD, OPTIONS')
  },
)

test.each([
  ['/no-such-page', 'POST', 404],
  ['/no-such-page', 'OPTIONS', 404],
  ['/api/no-such-thing', 'DELETE', 404],
  ['/admin/runs', 'POST', 404],
  ['/admin/runs', 'OPTIONS', 404],
  ['/api/admin/runs', 'POST', 404],
  ['/dev/inbox.json', 'POST', 404],
  ['/dev/inbox.json', 'OPTIONS', 404],
  ['/jobs/987654321', 'POST', 404],
  ['/dashboard/data', 'PUT', 302],
])(
  'what a visitor may not see stays hidden: %s by %s is answered %i',
  async (path, method, status) => {
    const app = await createTestApp()
    const answer = await browser(app).request(path, { method })
    expect(answer.status).toBe(status)
    expect(answer.headers.get('allow')).toBeNull()
  },
)

// Node passes on every request except GET and HEAD with a body.
test('OPTIONS of a page is answered even with a body', async () => {
  const app = await createTestApp()
  const answer = await app.request('/jobs', { method: 'OPTIONS', body: 'x' })
  expect([answer.status, answer.headers.get('allow')]).toEqual([204, 'GET, HEAD, OPTIONS'])
  expect(app.errors).toEqual([])
})
