/** AU-02, AU-09, AU-10: every sign-in method asks for the second factor, and each code works once. */
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#test/app.ts'
import { authenticator } from '#test/authenticator.ts'
import { browser, codeFor, newestMail, PASSWORD, signUp } from '#test/sign-up.ts'

const START = '2026-03-02T09:00:00Z'
const LATER = '2026-03-02T09:05:00Z'

/** Ada with an authenticator app, turned on at START. */
async function withSecondFactor(app: TestApp) {
  const ada = await signUp(app)
  const enabled = await ada.ask('/two-factor/enable')
  const { totpURI, backupCodes } = (await enabled.json()) as {
    totpURI: string
    backupCodes: string[]
  }
  const phone = authenticator(totpURI)
  const on = await ada.ask('/two-factor/verify-totp', { code: phone.codeAt(new Date(START)) })
  expect(on.status).toBe(200)
  return { ada, phone, backupCodes }
}

const ways: [string, (app: TestApp, email: string) => Promise<ReturnType<typeof browser>>][] = [
  [
    'a password',
    async (app, email) => {
      const home = browser(app)
      await home.ask('/sign-in/email', { email, password: PASSWORD })
      return home
    },
  ],
  [
    'a code by mail',
    async (app, email) => {
      const home = browser(app)
      await home.ask('/email-otp/send-verification-otp', { email, type: 'sign-in' })
      await home.ask('/sign-in/email-otp', { email, otp: await codeFor(app, email) })
      return home
    },
  ],
  [
    'a confirmation of the address',
    async (app, email) => {
      const home = browser(app)
      await home.ask('/email-otp/send-verification-otp', { email, type: 'email-verification' })
      await home.ask('/email-otp/verify-email', { email, otp: await codeFor(app, email) })
      return home
    },
  ],
  [
    'a link by mail',
    async (app, email) => {
      const home = browser(app)
      await home.ask('/sign-in/magic-link', { email })
      const { body_text } = await newestMail(app, email)
      const token = /token=([\w%-]+)/.exec(body_text)?.[1] ?? ''
      await home.ask('/magic-link/verify', { token: decodeURIComponent(token) })
      return home
    },
  ],
]

test.each(ways)('AU-02 after %s but before the code, nothing is accessible', async (_, signIn) => {
  const app = await createTestApp({ now: START })
  const { ada, phone } = await withSecondFactor(app)

  const home = await signIn(app, ada.email)

  expect(home.jar.has('rolecall.session_token')).toBe(false)
  expect(home.jar.has('rolecall.half_session')).toBe(true)
  expect(await home.isSignedInAs()).toBeNull()
  for (const path of ['/api/me', '/api/auth/list-sessions', '/api/auth/confirm']) {
    expect((await home.request(path)).status, path).toBe(401)
  }
  expect((await home.request('/dashboard')).status).toBe(302)
  for (const path of ['/two-factor/disable', '/change-password', '/revoke-other-sessions']) {
    expect((await home.ask(path, {})).status, path).toBeGreaterThanOrEqual(401)
  }

  app.setNow(LATER)
  const code = phone.codeAt(new Date(LATER))
  expect((await home.ask('/two-factor/verify-totp', { code })).status).toBe(200)
  expect(await home.isSignedInAs()).toBe(ada.email)
  expect(home.jar.has('rolecall.half_session')).toBe(false)
})

test('AU-02 the answer of a half session states what is missing and nothing about the account', async () => {
  const app = await createTestApp({ now: START })
  const { ada } = await withSecondFactor(app)
  const answer = await browser(app).ask('/sign-in/email', { email: ada.email, password: PASSWORD })
  expect(await answer.json()).toEqual({ twoFactorRedirect: true, twoFactorMethods: ['totp'] })
})

test('AU-02 a half session can be completed once', async () => {
  const app = await createTestApp({ now: START })
  const { ada, phone, backupCodes } = await withSecondFactor(app)
  const home = browser(app)
  await home.ask('/sign-in/email', { email: ada.email, password: PASSWORD })
  const half = home.jar.header()
  app.setNow(LATER)
  await home.ask('/two-factor/verify-totp', { code: phone.codeAt(new Date(LATER)) })

  const again = await app.request('/api/auth/two-factor/verify-backup-code', {
    method: 'POST',
    body: JSON.stringify({ code: backupCodes[0] }),
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', cookie: half },
  })
  expect(again.status).toBe(401)
  expect(again.headers.getSetCookie()).toEqual([])
})

test("AU-09 an app's code works once, and no older code works after it", async () => {
  const app = await createTestApp({ now: START })
  const { ada, phone } = await withSecondFactor(app)
  const trying = async (code: string) => {
    const home = browser(app)
    await home.ask('/sign-in/email', { email: ada.email, password: PASSWORD })
    return (await home.ask('/two-factor/verify-totp', { code })).status
  }
  // The code that turned the second factor on.
  expect(await trying(phone.codeAt(new Date(START)))).toBe(401)
  app.setNow(LATER)
  const code = phone.codeAt(new Date(LATER))
  const before = phone.codeAt(new Date('2026-03-02T09:04:30Z'))
  expect(await trying(code)).toBe(200)
  expect(await trying(code)).toBe(401)
  expect(await trying(before)).toBe(401)
  const both = await Promise.all([
    trying(phone.codeAt(new Date('2026-03-02T09:05:30Z'))),
    trying(phone.codeAt(new Date('2026-03-02T09:05:30Z'))),
  ])
  expect(both.sort()).toEqual([200, 401])
})

test('AU-10 a backup code works once and is stored as a hash', async () => {
  const app = await createTestApp({ now: START })
  const { ada, backupCodes } = await withSecondFactor(app)
  expect(backupCodes).toHaveLength(10)
  const trying = async (code: string) => {
    const home = browser(app)
    await home.ask('/sign-in/email', { email: ada.email, password: PASSWORD })
    return (await home.ask('/two-factor/verify-backup-code', { code })).status
  }
  const [first = '', second = ''] = backupCodes
  expect(await trying(first)).toBe(200)
  expect(await trying(first)).toBe(401)
  // In whatever form it was written down.
  expect(await trying(second.toUpperCase().replaceAll('-', ' '))).toBe(200)

  const rows = await app.services.db.selectFrom('backup_codes').select('hash').execute()
  expect(rows.map(({ hash }) => hash.length)).toEqual(Array(8).fill(32))
  const status = await ada.request('/api/auth/two-factor/status')
  expect(await status.json()).toEqual({ enabled: true, backupCodesLeft: 8 })
})

test('AU-10 new backup codes void the earlier ones', async () => {
  const app = await createTestApp({ now: START })
  const { ada, backupCodes } = await withSecondFactor(app)
  const renewed = await ada.ask('/two-factor/generate-backup-codes')
  const { backupCodes: fresh } = (await renewed.json()) as { backupCodes: string[] }
  const home = browser(app)
  await home.ask('/sign-in/email', { email: ada.email, password: PASSWORD })
  expect((await home.ask('/two-factor/verify-backup-code', { code: backupCodes[0] })).status).toBe(
    401,
  )
  expect((await home.ask('/two-factor/verify-backup-code', { code: fresh[0] })).status).toBe(200)
})

test('guessing codes is rate limited, but wrong guesses do not lock the owner out for long', async () => {
  const app = await createTestApp({ now: START })
  const { ada, phone } = await withSecondFactor(app)
  const home = browser(app)
  await home.ask('/sign-in/email', { email: ada.email, password: PASSWORD })
  const statuses: number[] = []
  for (let index = 0; index < 12; index++) {
    statuses.push((await home.ask('/two-factor/verify-totp', { code: '000000' })).status)
  }
  expect(statuses.filter((status) => status === 401)).toHaveLength(10)
  expect(statuses.at(-1)).toBe(429)
  app.setNow(LATER)
  const code = phone.codeAt(new Date(LATER))
  expect((await home.ask('/two-factor/verify-totp', { code })).status).toBe(200)
})

test("AU-16 somebody guessing codes with the password cannot block the owner's confirmation", async () => {
  const app = await createTestApp({ now: START })
  const { ada } = await withSecondFactor(app)
  const thief = browser(app, '192.0.2.1')
  await thief.ask('/sign-in/email', { email: ada.email, password: PASSWORD })
  const guesses: number[] = []
  for (let index = 0; index < 11; index++) {
    guesses.push((await thief.ask('/two-factor/verify-totp', { code: '000000' })).status)
  }
  expect(guesses).toEqual([...Array(10).fill(401), 429])
  expect((await ada.ask('/confirm', { password: PASSWORD })).status).toBe(200)
})

test('the third wrong code from an unknown browser is reported by email, once', async () => {
  const app = await createTestApp({ now: START })
  const { ada } = await withSecondFactor(app)
  const thief = browser(app, '192.0.2.1')
  await thief.ask('/sign-in/email', { email: ada.email, password: PASSWORD })
  const guess = () => thief.ask('/two-factor/verify-totp', { code: '000000' })
  const reports = async () => {
    const { rows } = await sql<{ kind: string }>`
      select kind from outbox where recipient = ${ada.email} and subject = 'Wrong codes at sign-in'`.execute(
      app.services.db,
    )
    return rows.length
  }
  await guess()
  await guess()
  expect(await reports()).toBe(0)
  await guess()
  expect(await reports()).toBe(1)
  await guess()
  expect(await reports()).toBe(1)
})

test('wrong codes in the owner’s own browser are not reported', async () => {
  const app = await createTestApp({ now: START })
  const { ada } = await withSecondFactor(app)
  await ada.ask('/sign-out', {})
  await ada.ask('/sign-in/email', { email: ada.email, password: PASSWORD })
  for (let index = 0; index < 5; index++)
    await ada.ask('/two-factor/verify-totp', { code: '000000' })
  expect((await newestMail(app, ada.email)).subject).toBe('Two-step sign-in is on')
})

test('a second factor that was never confirmed is not asked for', async () => {
  const app = await createTestApp({ now: START })
  const ada = await signUp(app)
  await ada.ask('/two-factor/enable')
  const home = browser(app)
  await home.ask('/sign-in/email', { email: ada.email, password: PASSWORD })
  expect(await home.isSignedInAs()).toBe(ada.email)
})

test('turning it on or off continues the session with a new token, and is reported by email', async () => {
  const app = await createTestApp({ now: START })
  const { ada } = await withSecondFactor(app)
  expect((await newestMail(app, ada.email)).subject).toBe('Two-step sign-in is on')
  const before = ada.jar.header()
  expect((await ada.ask('/two-factor/disable')).status).toBe(200)
  expect(await ada.isSignedInAs()).toBe(ada.email)
  const old = await app.request('/api/auth/get-session', { headers: { cookie: before } })
  expect(await old.json()).toBeNull()
  expect((await newestMail(app, ada.email)).subject).toBe('Two-step sign-in is off')
})
