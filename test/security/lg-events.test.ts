/** LG-02: each security event of an account is one log line and one counter, and names the account. */
import { expect, test } from 'vitest'
import type { SecurityEvent } from '#core/account/security-event.ts'
import { createTestApp, type TestApp } from '#test/app.ts'
import { setUpFactor } from '#test/operators.ts'
import { browser, codeFor, newestMail, PASSWORD, signUp } from '#test/sign-up.ts'
import { dismissOperator, makeOperatorCode } from '#work/account/become-operator.ts'

const count = async (app: TestApp, event: SecurityEvent) =>
  Number(
    new RegExp(`^rolecall_security_events_total\\{event="${event}"\\} (\\d+)$`, 'm').exec(
      await app.metrics(),
    )?.[1],
  )

test('LG-02 fifty failed sign-ins are fifty log lines and a counter of fifty', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  for (let index = 0; index < 50; index++) {
    const guesser = browser(app, `192.0.2.${index % 10}`)
    await guesser.ask('/sign-in/email', { email: ada.email, password: 'not-the-password-1' })
  }
  expect(await count(app, 'sign_in_failed')).toBe(50)
  const lines = app.events('sign_in_failed')
  expect(lines).toHaveLength(50)
  expect(new Set(lines.map(({ accountId }) => accountId))).toEqual(new Set([ada.id]))
  expect(new Set(lines.map(({ network }) => network)).size).toBe(10)
  expect(lines[0]).toEqual({
    event: 'sign_in_failed',
    requestId: expect.stringMatching(/^[\da-z]+$/),
    accountId: ada.id,
    network: expect.stringMatching(/^[\da-f]{16}$/),
  })
  expect(JSON.stringify(lines)).not.toMatch(/192\.0\.2|example\.org/)
})

test('LG-02 each sign-in is logged once, however it happened, and page views are not', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  expect(await count(app, 'sign_in')).toBe(1)
  const home = browser(app, '198.51.100.1')
  await home.ask('/sign-in/email', { email: ada.email, password: PASSWORD })
  for (const path of ['/dashboard', '/api/me']) await home.request(path)
  expect(app.events('sign_in').map(({ accountId }) => accountId)).toEqual([ada.id, ada.id])
})

test('LG-02 each change to sign-in methods and rights is logged with its account', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  const noted = (event: SecurityEvent) => app.events(event).map(({ accountId }) => accountId)

  await setUpFactor(app, ada)
  expect(noted('factor_changed')).toEqual([ada.id])
  const made = await ada.send('POST', '/api/me/tokens', { name: 'Program', lifetimeDays: 30 })
  const { accessToken } = (await made.json()) as { accessToken: { id: string } }
  await ada.send('DELETE', `/api/me/tokens/${accessToken.id}`)
  expect([noted('token_made'), noted('token_ended')]).toEqual([[ada.id], [ada.id]])
  await ada.ask('/confirm', { password: 'not-the-password-1' })
  expect(noted('proof_failed')).toEqual([ada.id])
  await ada.ask('/change-password', {
    currentPassword: PASSWORD,
    newPassword: 'another-good-one-77',
  })
  expect(noted('password_changed')).toEqual([ada.id])
  await ada.ask('/change-email', { newEmail: 'ada@example.net' })
  await ada.ask('/change-email/verify', { code: await codeFor(app, 'ada@example.net') })
  expect(noted('address_changed')).toEqual([ada.id])
  await (await ada.request('/api/me/export')).arrayBuffer()
  expect(noted('data_exported')).toEqual([ada.id])
  await ada.ask('/revoke-other-sessions')
  expect(noted('sessions_ended')).toEqual([ada.id])

  await ada.submit('/admin/setup', { code: await makeOperatorCode(app.services) })
  await dismissOperator(app.services, 'ada@example.net')
  expect([noted('operator_made'), noted('operator_removed')]).toEqual([[ada.id], [ada.id]])
  // The network of the request is noted, also where the event doesn't name it.
  for (const event of ['factor_changed', 'operator_made'] as const)
    expect(app.events(event)[0]).toMatchObject({ network: expect.stringMatching(/^[\da-f]{16}$/) })

  const eve = await signUp(app, 'Eve Other')
  const home = browser(app)
  await home.ask('/request-password-reset', { email: eve.email })
  const { body_text } = await newestMail(app, eve.email)
  const token = decodeURIComponent(/token=([\w%-]+)/.exec(body_text)?.[1] ?? '')
  await home.ask('/reset-password', { token, newPassword: 'another-good-one-77' })
  expect(noted('password_reset')).toEqual([eve.id])
  await home.ask('/sign-in/email', { email: eve.email, password: 'another-good-one-77' })
  await home.send('DELETE', '/api/me')
  expect(noted('account_deleted')).toEqual([eve.id])
  expect(app.errors).toEqual([])
})

test('LG-02 refused input is logged once a second per code, and every case is counted', async () => {
  const app = await createTestApp()
  const prober = browser(app, '198.51.100.7')
  for (let index = 0; index < 5; index++) await prober.ask('/sign-in/email', { email: { $ne: '' } })
  await prober.request('/calendar/so-secret.ics', {
    method: 'POST',
    headers: { 'sec-fetch-site': 'cross-site' },
  })

  expect(await count(app, 'input_refused')).toBe(6)
  const lines = app.events('input_refused').map(({ code, path }) => [code, path])
  expect(lines).toEqual([
    ['invalid_body', '/api/auth/sign-in/email'],
    ['foreign_origin', '/calendar/'],
  ])
})

test("LG-02 the key in the address of an alert's feed is not logged", async () => {
  const app = await createTestApp()
  await browser(app).request('/alerts/feed/so-secret', {
    method: 'POST',
    headers: { 'sec-fetch-site': 'cross-site' },
  })
  expect(app.events('input_refused').map(({ path }) => path)).toEqual(['/alerts/feed/'])
})
