/**
 * Access tokens, the calendar address and the channels of alerts can be revoked together with the sessions, and a
 * password reset always does.
 */
import { expect, test } from 'vitest'
import { createTestApp, type TestApp } from './app.ts'
import { connectApp, message, toolCall } from './assistants.ts'
import { browser, codeFor, newestMail, PASSWORD, signUp } from './sign-up.ts'

const NEW_PASSWORD = 'another-good-one-77'

/** A person with an access token, a calendar and a connected app, and whether all still work. */
async function withTokenAndCalendar(app: TestApp) {
  const ada = await signUp(app)
  const made = await ada.send('POST', '/api/me/tokens', { name: 'x', lifetimeDays: null })
  const { token } = (await made.json()) as { token: string }
  const page = await (await ada.submit('/dashboard/calendar', { intent: 'make' })).text()
  const calendar = /\/calendar\/[\w-]{43}\.ics/.exec(page)?.[0] as string
  const { access } = await connectApp(app, ada, ['cv:read'])
  const asApp = { authorization: `Bearer ${access}` }
  const statuses = async () => [
    (await message(app, toolCall('list_cvs'), asApp)).status,
    (await app.request('/api/me', { headers: { authorization: `Bearer ${token}` } })).status,
    (await app.request(calendar)).status,
  ]
  expect(await statuses()).toEqual([200, 200, 200])
  return { ada, statuses }
}

test.each([
  ['/revoke-sessions', {}],
  ['/revoke-other-sessions', {}],
  ['/change-password', { currentPassword: PASSWORD, newPassword: PASSWORD }],
])('%s revokes tokens and the calendar only when requested', async (path, body) => {
  const app = await createTestApp()
  const { ada, statuses } = await withTokenAndCalendar(app)
  if (path !== '/revoke-sessions') {
    expect((await ada.ask(path, body)).status).toBe(200)
    expect(await statuses()).toEqual([200, 200, 200])
  }
  expect((await ada.ask(path, { ...body, revokeTokens: true })).status).toBe(200)
  expect(await statuses()).toEqual([401, 401, 404])
})

test('the security page offers this beside every button that ends sessions', async () => {
  const app = await createTestApp()
  const { ada, statuses } = await withTokenAndCalendar(app)
  expect((await ada.page('/dashboard/security')).match(/name="revokeTokens"/g)).toHaveLength(2)
  await ada.submit('/dashboard/security', { intent: 'sessions-others', revokeTokens: 'on' })
  expect(await statuses()).toEqual([401, 401, 404])
  expect(await ada.isSignedInAs()).toBe(ada.email)
})

test('a password reset by email revokes tokens and the calendar, and the email about it says so', async () => {
  const app = await createTestApp()
  const { ada, statuses } = await withTokenAndCalendar(app)
  const home = browser(app)
  await home.ask('/email-otp/send-verification-otp', { email: ada.email, type: 'forget-password' })
  const otp = await codeFor(app, ada.email)
  const set = { email: ada.email, otp, password: NEW_PASSWORD }
  expect((await home.ask('/email-otp/reset-password', set)).status).toBe(200)
  expect(await statuses()).toEqual([401, 401, 404])
  const { body_text } = await newestMail(app, ada.email, 'password-changed')
  expect(body_text).toContain('were revoked, too.')
})

test('what alerts notify, and their feeds, end with the tokens', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  const made = await ada.send('POST', '/api/me/alerts', { keywords: ['rust'] })
  const { id } = (await made.json()) as { id: number }
  const webhook = { kind: 'webhook', url: 'https://hooks.example/theirs' }
  await ada.send('POST', `/api/me/alerts/${id}/channels`, webhook)
  await ada.send('POST', `/api/me/alerts/${id}/feed`)
  expect((await ada.ask('/revoke-other-sessions', { revokeTokens: true })).status).toBe(200)
  const answer = await ada.request(`/api/me/alerts/${id}/channels`)
  expect(await answer.json()).toEqual({ feedCreatedAt: null, channels: [] })
})

test('AU-05 an ended session is over on every server', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  const other = await app.beside()
  const here = { headers: { cookie: ada.jar.header() } }
  expect((await other.request('/api/me', here)).status).toBe(200)
  expect((await ada.ask('/revoke-sessions')).status).toBe(200)
  for (const server of [app, other]) {
    expect((await server.request('/api/me', here)).status).toBe(401)
  }
})
