/** Behind a proxy with TLS the browser's address and the server's differ, and every form still works. */
import { expect, test } from 'vitest'
import { createTestApp, INBOX_KEY } from './app.ts'
import { signUpOperator } from './operators.ts'
import { ACCESS } from './security/access-table.ts'
import { pageRoutes } from './security/routes-of.ts'
import { filled, twoPeople } from './security/two-people.ts'
import { PASSWORD } from './sign-up.ts'

const ORIGIN = 'https://rolecall.test'
/** A server behind a proxy: requests arrive over HTTP from people who use HTTPS. */
const behindTls = () =>
  createTestApp({ settings: { publicUrl: ORIGIN }, onlyPublicHost: true, trustedProxies: 1 })

/** Headers that browsers send with our own forms; the third set is from a page without a referrer. */
const FROM_US = [
  { origin: ORIGIN, 'sec-fetch-site': 'same-origin' },
  { origin: ORIGIN },
  { origin: 'null', 'sec-fetch-site': 'same-origin' },
]

test('no form is refused because of its origin behind TLS', async () => {
  const app = await behindTls()
  const { ada, things } = await twoPeople(app)
  const olga = await signUpOperator(app)
  await olga.submit('/dev/inbox', { key: INBOX_KEY })

  const routes = pageRoutes(await app.pages())
  const actions = routes.filter((route) => route.startsWith('POST '))
  expect(actions.length).toBeGreaterThan(30)
  const wrong: string[] = []
  for (const [nth, route] of actions.entries()) {
    const row = ACCESS[route] ?? { who: 'everyone' }
    const path = filled(route.slice('POST '.length), row, things).replace('*', 'signin')
    const headers = FROM_US[nth % FROM_US.length] as Record<string, string>
    const { request } = path.startsWith('/admin') ? olga : ada
    // An unknown intent, because only the origin check is tested.
    const body = new URLSearchParams({ intent: 'none-of-these' })
    const plain = await request(path, { method: 'POST', body })
    const answer = await request(path, { method: 'POST', body, headers })
    await Promise.all([plain.body?.cancel(), answer.body?.cancel()])
    const statuses = `${answer.status}, not ${plain.status}`
    if (answer.status !== plain.status)
      wrong.push(`${path} ${JSON.stringify(headers)}: ${statuses}`)
  }
  expect(wrong).toEqual([])
  expect(app.errors).toEqual([])
}, 240_000)

test('each form on a page leads to a route that takes it', async () => {
  const app = await behindTls()
  const { ada, things } = await twoPeople(app)
  const olga = await signUpOperator(app)
  await olga.submit('/dev/inbox', { key: INBOX_KEY })
  const routes = pageRoutes(await app.pages())
  const targets = new Set<string>()
  for (const route of routes.filter((it) => it.startsWith('GET '))) {
    const path = filled(route.slice('GET '.length), ACCESS[route] ?? { who: 'everyone' }, things)
    const { request } = path.startsWith('/admin') || path.startsWith('/dev') ? olga : ada
    const page = await (await request(path.replace('*', 'signin'))).text()
    for (const [form] of page.matchAll(/<form\b[^>]*>/g)) {
      if (!/method="post"/i.test(form)) continue
      const action = /action="([^"]*)"/.exec(form)?.[1] ?? path
      targets.add(new URL(action.replaceAll('&amp;', '&'), `${ORIGIN}${path}`).pathname)
    }
  }
  expect(targets.size).toBeGreaterThan(10)
  for (const target of targets) {
    const answer = await ada.request(target, { method: 'OPTIONS' })
    const isHidden = answer.status === 404 && target.startsWith('/admin')
    if (!isHidden) expect(answer.headers.get('allow'), target).toContain('POST')
  }
}, 240_000)

test('a person signs in with a form behind TLS, and pages use the public address', async () => {
  const app = await behindTls()
  const { ada } = await twoPeople(app)
  const headers = { origin: ORIGIN, 'sec-fetch-site': 'same-origin' }
  await ada.request('/auth/signout', { method: 'POST', headers })
  expect(await ada.isSignedInAs()).toBeNull()
  const answer = await ada.request('/auth/login', {
    method: 'POST',
    headers,
    body: new URLSearchParams({ intent: 'login', email: ada.email, password: PASSWORD }),
  })
  expect(answer.status).toBe(302)
  expect(answer.headers.get('set-cookie')).toMatch(/^__Host-.*; Secure/)
  expect(await ada.isSignedInAs()).toBe(ada.email)
})

test.each([
  ['the same host without TLS', { origin: 'http://rolecall.test' }],
  [
    'the same host without TLS that claims to be ours',
    { origin: 'http://rolecall.test', 'sec-fetch-site': 'same-origin' },
  ],
  ['another port', { origin: 'https://rolecall.test:8443' }],
  ['a host from a forged header', { origin: 'https://evil.test', 'x-forwarded-host': 'evil.test' }],
  ['a page with a hidden origin', { origin: 'null' }],
])('CS-01 behind TLS no change is accepted from %s', async (_, headers) => {
  const app = await behindTls()
  for (const path of ['/auth/login', '/api/auth/sign-out', '/api/me/profile']) {
    const answer = await app.request(path, { method: 'POST', body: '', headers })
    expect(answer.status, path).toBe(403)
  }
})

test('HD-03 headers cannot change the address that a page is built for', async () => {
  const app = await behindTls()
  const page = await app.request('/jobs', {
    headers: {
      'x-forwarded-host': 'evil.test',
      'x-forwarded-proto': 'http',
      forwarded: 'host=evil.test',
    },
  })
  expect(await page.text()).not.toContain('evil.test')
})
