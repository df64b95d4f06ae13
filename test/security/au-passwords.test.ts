/** AU-12: passwords are accepted exactly as typed, and common ones are refused wherever one is chosen. */
import { expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#test/app.ts'
import { browser, codeFor, newestMail, PASSWORD, signUp } from '#test/sign-up.ts'

type Choosing = (app: TestApp, password: string) => Promise<Response>

const EMAIL = 'ada@example.org'

const tokenFor = async (app: TestApp) =>
  decodeURIComponent(/token=([\w%-]+)/.exec((await newestMail(app, EMAIL)).body_text)?.[1] ?? '')

const places: [string, Choosing][] = [
  [
    'signing up',
    (app, password) => browser(app).ask('/sign-up/email', { name: 'Ada', email: EMAIL, password }),
  ],
  [
    'changing it',
    async (app, newPassword) => {
      const ada = await signUp(app, 'Ada', EMAIL)
      return ada.ask('/change-password', { currentPassword: PASSWORD, newPassword })
    },
  ],
  [
    'a reset by link',
    async (app, newPassword) => {
      await signUp(app, 'Ada', EMAIL)
      const home = browser(app)
      await home.ask('/request-password-reset', { email: EMAIL })
      return home.ask('/reset-password', { token: await tokenFor(app), newPassword })
    },
  ],
  [
    'a reset by code',
    async (app, password) => {
      await signUp(app, 'Ada', EMAIL)
      const home = browser(app)
      await home.ask('/email-otp/send-verification-otp', { email: EMAIL, type: 'forget-password' })
      const otp = await codeFor(app, EMAIL)
      return home.ask('/email-otp/reset-password', { email: EMAIL, otp, password })
    },
  ],
]

test.each(places)(
  'AU-12 %s refuses a password that is short, long, common or equal to the address',
  async (_, choose) => {
    for (const password of ['seven 7', 'x y'.repeat(50), 'Password123', EMAIL]) {
      const app = await createTestApp()
      const answer = await choose(app, password)
      expect(answer.status, password).toBe(422)
      const { errors } = (await answer.json()) as { errors: { parameter: string }[] }
      expect(errors.map(({ parameter }) => parameter)).toEqual([
        expect.stringMatching(/^(newP|p)assword$/),
      ])
    }
  },
)

test.each([
  ['64 characters', 'a quiet otter '.repeat(5).slice(0, 64)],
  ['128 characters', 'a quiet otter '.repeat(10).slice(0, 128)],
  ['spaces at both ends', '  between two spaces  '],
  ['other scripts', '静かなカワウソの灯り42'],
])('AU-12 a password with %s works exactly as typed', async (_, password) => {
  const app = await createTestApp()
  const ada = await signUp(app, 'Ada', EMAIL)
  expect(
    (await ada.ask('/change-password', { currentPassword: PASSWORD, newPassword: password }))
      .status,
  ).toBe(200)
  const home = browser(app)
  for (const other of [password.slice(0, -1), `${password}x`]) {
    expect((await home.ask('/sign-in/email', { email: EMAIL, password: other })).status).toBe(401)
  }
  expect((await home.ask('/sign-in/email', { email: EMAIL, password })).status).toBe(200)
})

test('AU-12 a password in two Unicode normalizations is the same password', async () => {
  const app = await createTestApp()
  const ada = await signUp(app, 'Ada', EMAIL)
  await ada.ask('/change-password', {
    currentPassword: PASSWORD,
    newPassword: 'Kaffee mit Zimt für Ångström'.normalize('NFD'),
  })
  const password = 'Kaffee mit Zimt für Ångström'.normalize('NFC')
  expect((await browser(app).ask('/sign-in/email', { email: EMAIL, password })).status).toBe(200)
})

test('a password reset verifies the address, so that signing in works even if it was never confirmed', async () => {
  const app = await createTestApp()
  const home = browser(app)
  await home.ask('/sign-up/email', { name: 'Ada', email: EMAIL, password: PASSWORD })
  await home.ask('/request-password-reset', { email: EMAIL })
  const chosen = 'another-good-one-77'
  await home.ask('/reset-password', { token: await tokenFor(app), newPassword: chosen })
  expect((await home.ask('/sign-in/email', { email: EMAIL, password: chosen })).status).toBe(200)
})
