/** LG-01: no log line contains credentials, whether requests succeed or fail. */
import { expect, test } from 'vitest'
import { createTestApp } from '#test/app.ts'
import { oidcProvider } from '#test/oidc-provider.ts'
import { browser, codeFor, newestMail, PASSWORD, signUp } from '#test/sign-up.ts'

test('LG-01 no password, code, link, cookie or token is logged', async () => {
  const provider = await oidcProvider()
  const app = await createTestApp({ providers: [provider.settings] })
  const ada = await signUp(app)
  const home = browser(app)
  const secrets = [PASSWORD, 'between-us', 'not-the-password-1']

  await home.ask('/sign-in/email', { email: ada.email, password: 'not-the-password-1' })
  await home.ask('/email-otp/send-verification-otp', { email: ada.email, type: 'sign-in' })
  const otp = await codeFor(app, ada.email)
  await home.ask('/sign-in/email-otp', { email: ada.email, otp: '000000' })
  await home.ask('/sign-in/magic-link', { email: ada.email })
  const { body_text } = await newestMail(app, ada.email)
  const token = /token=([\w%-]+)/.exec(body_text)?.[1] ?? ''
  await home.ask('/magic-link/verify', { token })
  await home.ask('/magic-link/verify', { token })

  const pressed = await home.ask('/sign-in/social', { provider: 'oidc' })
  const { url } = (await pressed.json()) as { url: string }
  const path = provider.comeBack(url, { sub: 'x', email: 'x@example.org' }, 'another key')
  const callback = new URL(path, 'http://x').searchParams
  await home.request(path)
  await browser(app).request(path)
  // Simulate a bug: the table is gone.
  await app.services.db.schema.alterTable('verifications').renameTo('elsewhere').execute()
  const broken = await ada.ask('/email-otp/reset-password', {
    email: ada.email,
    otp,
    password: 'another-good-one-77',
  })
  expect(broken.status).toBe(500)
  await ada.ask('/reset-password', { token, newPassword: 'another-good-one-77' })

  secrets.push(otp, token, 'another-good-one-77')
  secrets.push(callback.get('code') ?? '', callback.get('state') ?? '')
  for (const { jar } of [ada, home]) {
    secrets.push(
      ...jar
        .header()
        .split('; ')
        .map((pair) => pair.split(/=(.*)/s)[1] ?? ''),
    )
  }
  secrets.push(...ada.jar.tokens(), ...home.jar.tokens())
  const logged = app.logged()
  expect(app.errors.length).toBeGreaterThan(0)
  for (const secret of secrets.filter((it) => it.length > 3)) {
    expect(logged.includes(secret), secret).toBe(false)
  }
})
