/** Access tokens and the address of the calendar end with the sessions where somebody asks for it, or needs it. */
import { expect, test } from 'vitest'
import { createTestApp, type TestApp } from './app.ts'
import { browser, codeFor, newestMail, PASSWORD, signUp } from './people.ts'

const NEW_PASSWORD = 'another-good-one-77'

/** A person with a program and a calendar, and whether these still work. */
async function withPrograms(app: TestApp) {
  const ada = await signUp(app)
  const made = await ada.send('POST', '/api/me/tokens', { name: 'x', lifetimeDays: null })
  const { token } = (await made.json()) as { token: string }
  const page = await (await ada.submit('/dashboard/calendar', { intent: 'make' })).text()
  const calendar = /\/calendar\/[\w-]{43}\.ics/.exec(page)?.[0] as string
  const statuses = async () => [
    (await app.request('/api/me', { headers: { authorization: `Bearer ${token}` } })).status,
    (await app.request(calendar)).status,
  ]
  expect(await statuses()).toEqual([200, 200])
  return { ada, statuses }
}

test.each([
  ['/revoke-sessions', {}],
  ['/revoke-other-sessions', {}],
  ['/change-password', { currentPassword: PASSWORD, newPassword: PASSWORD }],
])('%s ends programs where it is asked to', async (path, body) => {
  const app = await createTestApp()
  const { ada, statuses } = await withPrograms(app)
  if (path !== '/revoke-sessions') {
    expect((await ada.ask(path, body)).status).toBe(200)
    expect(await statuses()).toEqual([200, 200])
  }
  expect((await ada.ask(path, { ...body, revokeTokens: true })).status).toBe(200)
  expect(await statuses()).toEqual([401, 404])
})

test('the page offers it beside every button that ends sessions', async () => {
  const app = await createTestApp()
  const { ada, statuses } = await withPrograms(app)
  expect((await ada.page('/dashboard/security')).match(/name="revokeTokens"/g)).toHaveLength(2)
  await ada.submit('/dashboard/security', { intent: 'sessions-others', revokeTokens: 'on' })
  expect(await statuses()).toEqual([401, 404])
  expect(await ada.isSignedInAs()).toBe(ada.email)
})

test('a new password by mail ends programs, and the mail about it says so', async () => {
  const app = await createTestApp()
  const { ada, statuses } = await withPrograms(app)
  const home = browser(app)
  await home.ask('/email-otp/send-verification-otp', { email: ada.email, type: 'forget-password' })
  const otp = await codeFor(app, ada.email)
  const set = { email: ada.email, otp, password: NEW_PASSWORD }
  expect((await home.ask('/email-otp/reset-password', set)).status).toBe(200)
  expect(await statuses()).toEqual([401, 404])
  const { body_text } = await newestMail(app, ada.email, 'password-changed')
  expect(body_text).toContain('Access tokens and the address of your calendar have ended, too.')
})

test('AU-05 a session that was ended is over on every server', async () => {
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
