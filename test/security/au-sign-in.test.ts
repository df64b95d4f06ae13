/** AU-01 to AU-08, AU-14, AU-15: signing in and changing sign-in methods. */
import { expect, test } from 'vitest'
import { inTransaction } from '#store/db.ts'
import { due } from '#store/outbox-sending.ts'
import { createTestApp, type TestApp } from '#test/app.ts'
import { authenticator } from '#test/authenticator.ts'
import { headersWithoutId, textWithoutId } from '#test/request-id.ts'
import { browser, codeFor, newestMail, PASSWORD, signUp } from '#test/sign-up.ts'

const ADA = 'ada@example.org'
/** When each test begins. */
const START = '2026-03-02T09:00:00Z'
const SOON = '2026-03-02T09:05:00Z'
/** After the ten minutes for which a confirmation is valid. */
const LATER = '2026-03-02T09:11:00Z'

const tokenIn = async (app: TestApp, email: string) => {
  const { body_text } = await newestMail(app, email)
  return decodeURIComponent(/token=([\w%.-]+)/.exec(body_text)?.[1] ?? '')
}

const mails = (app: TestApp) =>
  app.services.db.selectFrom('outbox').select(['recipient', 'kind']).orderBy('id').execute()

test('AU-01 a request body cannot state who is asking', async () => {
  const app = await createTestApp()
  const [ada, eve] = [await signUp(app, 'Ada'), await signUp(app, 'Eve')]
  const asks: [string, object][] = [
    ['/update-user', { name: 'Eve' }],
    ['/change-password', { currentPassword: PASSWORD, newPassword: 'another-good-one-77' }],
    ['/change-email', { newEmail: 'new@example.org' }],
    ['/two-factor/enable', {}],
    ['/revoke-other-sessions', {}],
    ['/sign-up/email', { name: 'E', email: 'e@example.org', password: PASSWORD }],
    ['/sign-in/email', { email: eve.email, password: PASSWORD }],
    ['/passkey/generate-register-options', {}],
  ]
  const before = await app.services.db.selectFrom('accounts').selectAll().orderBy('id').execute()
  for (const [path, body] of asks) {
    for (const extra of [
      { userId: ada.id },
      { accountId: ada.id },
      { user: { id: ada.id } },
      { role: 'admin' },
      { plan: 'enterprise' },
      { emailVerified: true },
      { createdAt: '2020-01-01' },
    ]) {
      for (const who of [eve, browser(app)]) {
        const answer = await who.ask(path, { ...body, ...extra })
        expect(answer.status, `${path} ${JSON.stringify(extra)}`).toBe(422)
      }
    }
  }
  const after = await app.services.db.selectFrom('accounts').selectAll().orderBy('id').execute()
  expect(after).toEqual(before)
})

test('AU-01 an address outside the table does not exist', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  for (const path of [
    '/verify-password',
    '/email-otp/check-verification-otp',
    '/email-otp/request-email-change',
    '/delete-user',
    '/update-session',
    '/get-access-token',
    '/account-info',
    '/ok',
    '/error',
  ]) {
    for (const method of ['GET', 'POST'] as const) {
      const answer = await ada.request(`/api/auth${path}`, {
        method,
        ...(method === 'POST' && { body: '{}', headers: { 'content-type': 'application/json' } }),
      })
      expect(answer.status, `${method} ${path}`).toBe(404)
    }
  }
})

test('AU-03 signing in ends the session from before', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  const planted = ada.jar.header()
  await ada.ask('/sign-in/email', { email: ada.email, password: PASSWORD })
  expect(ada.jar.header()).not.toBe(planted)
  expect(await ada.isSignedInAs()).toBe(ada.email)
  const old = await app.request('/api/auth/get-session', { headers: { cookie: planted } })
  expect(await old.json()).toBeNull()
})

test('AU-03 AU-05 a new password continues the session with a new token and ends all others', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  const phone = browser(app)
  await phone.ask('/sign-in/email', { email: ada.email, password: PASSWORD })
  const before = ada.jar.header()

  const changed = await ada.ask('/change-password', {
    currentPassword: PASSWORD,
    newPassword: 'another-good-one-77',
  })

  expect(changed.status).toBe(200)
  expect(await ada.isSignedInAs()).toBe(ada.email)
  expect(await phone.isSignedInAs()).toBeNull()
  const old = await app.request('/api/me', { headers: { cookie: before } })
  expect(old.status).toBe(401)
  expect((await newestMail(app, ada.email)).subject).toBe('Your password was changed')
  const home = browser(app)
  expect((await home.ask('/sign-in/email', { email: ada.email, password: PASSWORD })).status).toBe(
    401,
  )
  const fresh = { email: ada.email, password: 'another-good-one-77' }
  expect((await home.ask('/sign-in/email', fresh)).status).toBe(200)
})

test('AU-03 a confirmation continues the session with a new token', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  app.setNow(LATER)
  const before = ada.jar.header()
  expect((await ada.ask('/confirm', { password: PASSWORD })).status).toBe(200)

  expect(await ada.isSignedInAs()).toBe(ada.email)
  expect((await ada.ask('/two-factor/enable')).status).toBe(200)
  const old = await app.request('/api/me', { headers: { cookie: before } })
  expect(old.status).toBe(401)
  expect(app.events('sign_in')).toHaveLength(1)
})

test('AU-03 changing the password requires the current one, even right after signing in', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  const newPassword = 'another-good-one-77'
  for (const current of [{}, { currentPassword: 'not-the-password-1' }]) {
    const refused = await ada.ask('/change-password', { ...current, newPassword })
    expect(refused.status).toBe(401)
    expect(await refused.json()).toMatchObject({ code: 'WRONG_CURRENT_PASSWORD' })
  }
  const form = { intent: 'password', current: 'not-the-password-1', password: newPassword }
  const page = await (await ada.submit('/dashboard/security', form)).text()
  expect(page).toContain('This is not your current password.')

  const right = await ada.submit('/dashboard/security', { ...form, current: PASSWORD })
  expect(right.status).toBe(302)
  const home = browser(app)
  const signedIn = await home.ask('/sign-in/email', { email: ada.email, password: newPassword })
  expect(signedIn.status).toBe(200)
})

test('AU-05 signing out ends the session on every server at once', async () => {
  const app = await createTestApp()
  const other = await app.beside()
  const ada = await signUp(app)
  const cookie = ada.jar.header()
  await ada.ask('/sign-out')
  for (const server of [app, other]) {
    expect((await server.request('/api/me', { headers: { cookie } })).status).toBe(401)
  }
})

test('AU-05 signing out clears the pages that the browser stored', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  const answer = await ada.submit('/auth/signout', {})
  expect(answer.headers.get('clear-site-data')).toBe('"cache"')
  expect(await ada.isSignedInAs()).toBeNull()
})

test("AU-05 only one's own sessions can be ended from another one, by their id", async () => {
  const app = await createTestApp()
  const [ada, eve] = [await signUp(app, 'Ada'), await signUp(app, 'Eve')]
  const phone = browser(app)
  await phone.ask('/sign-in/email', { email: ada.email, password: PASSWORD })
  const listed = (await (await ada.request('/api/auth/list-sessions')).json()) as {
    id: string
    isCurrent: boolean
  }[]
  expect(listed.map(({ isCurrent }) => isCurrent).sort()).toEqual([false, true])
  expect(JSON.stringify(listed)).not.toContain('token')
  const phones = listed.find(({ isCurrent }) => !isCurrent)?.id ?? ''

  const foreign = await eve.ask('/revoke-session', { id: phones })
  const unknown = await eve.ask('/revoke-session', { id: 'no-such-session' })
  expect([foreign.status, await textWithoutId(foreign)]).toEqual([
    unknown.status,
    await textWithoutId(unknown),
  ])
  expect(await phone.isSignedInAs()).toBe(ada.email)

  expect((await ada.ask('/revoke-session', { id: phones })).status).toBe(200)
  expect(await phone.isSignedInAs()).toBeNull()
})

test('no account response contains a token', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  const said = [
    await (await ada.ask('/sign-in/email', { email: ada.email, password: PASSWORD })).text(),
    await ada.page('/api/auth/get-session'),
    await ada.page('/api/auth/list-sessions'),
  ].join()
  const [token = ''] = ada.jar.tokens()
  expect(token).toHaveLength(32)
  expect(said).not.toContain(token)
})

test.each([
  ['/change-password', { currentPassword: PASSWORD, newPassword: 'another-good-one-77' }],
  ['/change-email', { newEmail: 'new@example.org' }],
  ['/two-factor/enable', {}],
  ['/two-factor/disable', {}],
  ['/two-factor/generate-backup-codes', {}],
  ['/passkey/generate-register-options', {}],
  ['/passkey/delete-passkey', { id: 'x' }],
  ['/unlink-account', { providerId: 'google' }],
  ['/link-social', { provider: 'google' }],
])('%s requires a confirmation', async (path, body) => {
  const app = await createTestApp()
  const ada = await signUp(app)
  app.setNow(LATER)
  const refused = await ada.ask(path, body)
  expect(refused.status).toBe(403)
  expect(await refused.json()).toMatchObject({ code: 'confirm_first' })

  expect((await ada.ask('/confirm', { password: 'not-the-password-1' })).status).toBe(401)
  expect((await ada.ask(path, body)).status).toBe(403)
  expect((await ada.ask('/confirm', { password: PASSWORD })).status).toBe(200)
  expect((await ada.ask(path, body)).status).not.toBe(403)
})

test('other sessions can be ended without a confirmation', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  const phone = browser(app)
  await phone.ask('/sign-in/email', { email: ada.email, password: PASSWORD })
  app.setNow(LATER)
  expect((await ada.ask('/revoke-other-sessions')).status).toBe(200)
  expect(await phone.isSignedInAs()).toBeNull()
  expect(await ada.isSignedInAs()).toBe(ada.email)
})

test('a code from an email confirms a person, with five tries', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  app.setNow(LATER)
  const ways = await ada.request('/api/auth/confirm')
  expect(await ways.json()).toEqual({ password: true, totp: false, passkey: false, code: true })

  await ada.ask('/confirm/send-code')
  const spent = await codeFor(app, ada.email)
  for (let index = 0; index < 5; index++) {
    expect((await ada.ask('/confirm', { code: wrongFor(spent) })).status).toBe(401)
  }
  expect((await ada.ask('/confirm', { code: spent })).status).toBe(401)

  app.setNow('2026-03-02T09:30:00Z')
  await ada.ask('/confirm/send-code')
  const code = await codeFor(app, ada.email)
  expect((await ada.ask('/confirm', { code })).status).toBe(200)
  expect((await ada.ask('/confirm', { code })).status).toBe(401)
})

test("with a second factor, an emailed code confirms nothing and an app's code does", async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  const enabled = (await (await ada.ask('/two-factor/enable')).json()) as { totpURI: string }
  const phone = authenticator(enabled.totpURI)
  await ada.ask('/two-factor/verify-totp', {
    code: phone.codeAt(new Date('2026-03-02T09:00:00Z')),
  })
  app.setNow(LATER)
  expect((await ada.ask('/confirm/send-code')).status).toBe(401)
  expect((await ada.ask('/confirm', { totp: phone.codeAt(new Date(LATER)) })).status).toBe(200)
  expect((await ada.ask('/two-factor/disable')).status).toBe(200)
})

test('AU-04 a new address has to be verified first, so a typo never becomes the login', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  expect((await ada.ask('/change-email', { newEmail: 'slip@exmaple.org' })).status).toBe(200)
  expect((await ada.ask('/change-email/verify', { code: '000000' })).status).toBe(400)
  expect(await ada.isSignedInAs()).toBe(ada.email)
  await ada.ask('/change-email', { newEmail: 'ada@new.example' })
  const slipped = await codeFor(app, 'slip@exmaple.org')
  const code = await codeFor(app, 'ada@new.example')
  if (slipped !== code) {
    expect((await ada.ask('/change-email/verify', { code: slipped })).status).toBe(400)
  }
  expect((await ada.ask('/change-email/verify', { code })).status).toBe(200)
  expect(await ada.isSignedInAs()).toBe('ada@new.example')
  expect((await ada.ask('/change-email/verify', { code })).status).toBe(400)
})

test('AU-04 a code for a new address is valid for ten minutes and five tries', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  await ada.ask('/change-email', { newEmail: 'ada@new.example' })
  app.setNow(LATER)
  const old = await codeFor(app, 'ada@new.example')
  expect((await ada.ask('/change-email/verify', { code: old })).status).toBe(400)

  await ada.ask('/confirm', { password: PASSWORD })
  await ada.ask('/change-email', { newEmail: 'ada@newer.example' })
  const code = await codeFor(app, 'ada@newer.example')
  for (let index = 0; index < 5; index++) {
    await ada.ask('/change-email/verify', { code: wrongFor(code) })
  }
  expect((await ada.ask('/change-email/verify', { code })).status).toBe(400)
  expect(await ada.isSignedInAs()).toBe(ada.email)
})

test('AU-04 the old address gets an email that can take the account back within a week', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  // Somebody at her computer who knows her password.
  const thief = browser(app)
  await thief.ask('/sign-in/email', { email: ada.email, password: PASSWORD })
  await thief.ask('/change-email', { newEmail: 'thief@example.net' })
  const code = await codeFor(app, 'thief@example.net')
  await thief.ask('/change-email/verify', { code })
  await thief.ask('/change-password', {
    currentPassword: PASSWORD,
    newPassword: 'mine-all-mine-99',
  })
  const enabled = (await (await thief.ask('/two-factor/enable')).json()) as { totpURI: string }
  await thief.ask('/two-factor/verify-totp', {
    code: authenticator(enabled.totpURI).codeAt(new Date('2026-03-02T09:00:00Z')),
  })
  expect(await ada.isSignedInAs()).toBeNull()

  const email = await newestMail(app, ada.email, 'email-changed')
  expect(email.body_text).toContain('thief@example.net')
  const token = decodeURIComponent(/token=([\w%-]+)/.exec(email.body_text)?.[1] ?? '')
  app.setNow('2026-03-08T09:00:00Z')
  const home = browser(app)
  expect((await home.ask('/change-email/undo', { token })).status).toBe(200)
  expect((await home.ask('/change-email/undo', { token })).status).toBe(410)

  expect(await thief.isSignedInAs()).toBeNull()
  for (const email of ['thief@example.net', ada.email]) {
    for (const password of [PASSWORD, 'mine-all-mine-99']) {
      expect((await home.ask('/sign-in/email', { email, password })).status).toBe(401)
    }
  }
  await home.ask('/request-password-reset', { email: ada.email })
  const reset = { token: await tokenIn(app, ada.email), newPassword: 'hers-again-forever-5' }
  expect((await home.ask('/reset-password', reset)).status).toBe(200)
  const again = { email: ada.email, password: 'hers-again-forever-5' }
  await home.ask('/sign-in/email', again)
  expect(await home.isSignedInAs()).toBe(ada.email)
})

test('AU-04 undoing a change of address removes what a stranger set up the day before', async () => {
  const app = await createTestApp()
  const { db } = app.services
  const ada = await signUp(app)
  const hers = { account_id: ada.id, chain_id: 1 }
  await db
    .insertInto('wallets')
    .values([
      { ...hers, address: 'hers', created_at: new Date('2026-02-01T09:00:00Z') },
      { ...hers, address: 'the thief’s', created_at: new Date('2026-03-02T09:00:00Z') },
    ])
    .execute()
  const thief = browser(app)
  await thief.ask('/sign-in/email', { email: ada.email, password: PASSWORD })
  const enabled = (await (await thief.ask('/two-factor/enable')).json()) as { totpURI: string }
  const phone = authenticator(enabled.totpURI)
  await thief.ask('/two-factor/verify-totp', { code: phone.codeAt(new Date(START)) })
  const made = await thief.send('POST', '/api/me/tokens', { name: 'Mine', lifetimeDays: 90 })
  const { token } = (await made.json()) as { token: string }
  const asked = { headers: { authorization: `Bearer ${token}` } }
  await thief.submit('/dashboard/calendar', { intent: 'make' })
  app.setNow(SOON)
  await thief.ask('/confirm', { totp: phone.codeAt(new Date(SOON)) })
  await thief.ask('/change-email', { newEmail: 'thief@example.net' })
  await thief.ask('/change-email/verify', { code: await codeFor(app, 'thief@example.net') })
  expect((await app.request('/api/me', asked)).status).toBe(200)

  const undo = { token: await tokenIn(app, ada.email) }
  expect((await browser(app).ask('/change-email/undo', undo)).status).toBe(200)
  expect((await app.request('/api/me', asked)).status).toBe(401)
  expect(await db.selectFrom('calendar_feeds').select('account_id').execute()).toEqual([])
  expect(await db.selectFrom('wallets').select('address').execute()).toEqual([{ address: 'hers' }])
  expect(await db.selectFrom('second_factors').select('id').execute()).toEqual([])
})

test('AU-04 undoing a change of address keeps a second factor that is older than a day', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  const enabled = (await (await ada.ask('/two-factor/enable')).json()) as { totpURI: string }
  const phone = authenticator(enabled.totpURI)
  await ada.ask('/two-factor/verify-totp', { code: phone.codeAt(new Date(START)) })
  const later = '2026-03-03T09:00:01Z'
  app.setNow(later)
  await ada.ask('/confirm', { totp: phone.codeAt(new Date(later)) })
  await ada.ask('/change-email', { newEmail: 'ada@new.example' })
  await ada.ask('/change-email/verify', { code: await codeFor(app, 'ada@new.example') })
  await browser(app).ask('/change-email/undo', { token: await tokenIn(app, ada.email) })
  const { two_factor_enabled } = await app.services.db
    .selectFrom('accounts')
    .select('two_factor_enabled')
    .executeTakeFirstOrThrow()
  expect(two_factor_enabled).toBe(true)
})

test('AU-04 a change of address cannot be undone after a week', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  await ada.ask('/change-email', { newEmail: 'ada@new.example' })
  await ada.ask('/change-email/verify', { code: await codeFor(app, 'ada@new.example') })
  const token = await tokenIn(app, ada.email)
  app.setNow('2026-03-09T09:00:01Z')
  expect((await browser(app).ask('/change-email/undo', { token })).status).toBe(410)
})

test('AU-07 changing to an address in use gets the same answer and reveals nothing', async () => {
  const app = await createTestApp()
  const [ada, eve] = [await signUp(app, 'Ada'), await signUp(app, 'Eve')]
  const free = await eve.ask('/change-email', { newEmail: 'free@example.org' })
  const taken = await eve.ask('/change-email', { newEmail: ada.email })
  expect([taken.status, await textWithoutId(taken)]).toEqual([
    free.status,
    await textWithoutId(free),
  ])
  expect((await mails(app)).filter(({ kind }) => kind === 'code-change-email')).toEqual([
    { recipient: 'free@example.org', kind: 'code-change-email' },
  ])
})

const questions: [string, (email: string) => [string, object]][] = [
  ['sign-in', (email) => ['/sign-in/email', { email, password: 'not-the-password-1' }]],
  ['sign-up', (email) => ['/sign-up/email', { email, name: 'Ada', password: PASSWORD }]],
  ['recovery', (email) => ['/request-password-reset', { email }]],
  ['a sign-in link', (email) => ['/sign-in/magic-link', { email }]],
  ['a sign-in code', (email) => ['/email-otp/send-verification-otp', { email, type: 'sign-in' }]],
  [
    'another confirmation',
    (email) => ['/email-otp/send-verification-otp', { email, type: 'email-verification' }],
  ],
  ['a wrong code', (email) => ['/sign-in/email-otp', { email, otp: '123456' }]],
  ['a wrong confirmation', (email) => ['/email-otp/verify-email', { email, otp: '123456' }]],
  [
    'a wrong reset',
    (email) => ['/email-otp/reset-password', { email, otp: '123456', password: 'good-enough-55' }],
  ],
]

test.each(questions)(
  'AU-07 %s answers the same for known and unknown addresses',
  async (_, ask) => {
    const app = await createTestApp()
    await signUp(app, 'Ada')
    const answers = new Set<string>()
    for (let index = 0; index < 20; index++) {
      app.setNow(new Date(Date.UTC(2026, 2, 3, index)).toISOString()) // late enough to avoid rate limits
      const [path, body] = ask(index % 2 ? 'ada@example.org' : `nobody${index}@example.org`)
      const answer = await browser(app, `192.0.2.${index}`).ask(path, body)
      const cookies = answer.headers.getSetCookie().map((it) => it.replace(/=[^;]*/, '='))
      const headers = headersWithoutId(answer).filter(([name]) => name !== 'set-cookie')
      answers.add(JSON.stringify([answer.status, await textWithoutId(answer), cookies, headers]))
    }
    expect([...answers]).toHaveLength(1)
  },
)

test('AU-07 passkey sign-in options do not reveal accounts', async () => {
  const app = await createTestApp()
  await signUp(app)
  const options = await browser(app).ask('/passkey/generate-authenticate-options')
  expect(Object.keys((await options.json()) as object).sort()).toEqual([
    'challenge',
    'rpId',
    'timeout',
    'userVerification',
  ])
})

test('AU-07 an address without an account gets no sign-in email', async () => {
  const app = await createTestApp()
  const stranger = browser(app)
  await stranger.ask('/sign-in/magic-link', { email: 'nobody@example.org' })
  await stranger.ask('/email-otp/send-verification-otp', {
    email: 'nobody@example.org',
    type: 'sign-in',
  })
  await stranger.ask('/request-password-reset', { email: 'nobody@example.org' })
  expect(await mails(app)).toEqual([])
})

test('AU-08 a code is void after five wrong tries', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  const home = browser(app)
  await home.ask('/email-otp/send-verification-otp', { email: ada.email, type: 'sign-in' })
  const otp = await codeFor(app, ada.email)
  for (let index = 0; index < 5; index++) {
    const wrong = { email: ada.email, otp: wrongFor(otp) }
    expect((await home.ask('/sign-in/email-otp', wrong)).status).toBe(400)
  }
  expect((await home.ask('/sign-in/email-otp', { email: ada.email, otp })).ok).toBe(false)
  expect(await home.isSignedInAs()).toBeNull()
})

test('AU-08 a code works only for its purpose, and only until the next one is sent', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  const home = browser(app)
  const askFor = async (type: string) => {
    await home.ask('/email-otp/send-verification-otp', { email: ada.email, type })
    return codeFor(app, ada.email)
  }
  const confirming = await askFor('email-verification')
  expect((await home.ask('/sign-in/email-otp', { email: ada.email, otp: confirming })).status).toBe(
    400,
  )
  const first = await askFor('sign-in')
  const second = await askFor('sign-in')
  if (first !== second) {
    expect((await home.ask('/sign-in/email-otp', { email: ada.email, otp: first })).status).toBe(
      400,
    )
  }
  expect((await home.ask('/sign-in/email-otp', { email: ada.email, otp: second })).status).toBe(200)
  expect((await home.ask('/sign-in/email-otp', { email: ada.email, otp: second })).status).toBe(400)
})

test('AU-08 a code works only in the browser that asked for it, and asking elsewhere does not void it', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  const [home, stranger] = [browser(app), browser(app)]
  const askIn = async (asking: typeof home) => {
    await asking.ask('/email-otp/send-verification-otp', { email: ada.email, type: 'sign-in' })
    return codeFor(app, ada.email)
  }
  const hers = await askIn(home)
  app.setNow(SOON)
  const theirs = await askIn(stranger)

  for (const [asking, otp] of [
    [stranger, hers],
    [browser(app), hers],
    [home, theirs],
  ] as const) {
    if (hers === theirs) continue
    expect((await asking.ask('/sign-in/email-otp', { email: ada.email, otp })).status).toBe(400)
  }
  const right = { email: ada.email, otp: hers }
  expect((await home.ask('/sign-in/email-otp', right)).status).toBe(200)
})

test.each([
  ['/change-password', { currentPassword: PASSWORD, newPassword: 'another-good-one-77' }],
  ['/revoke-sessions', {}],
  ['/revoke-other-sessions', {}],
])('AU-08 %s voids pending codes and links', async (path, body) => {
  const app = await createTestApp()
  const ada = await signUp(app)
  const eve = await signUp(app, 'Eve Other')
  const home = browser(app)
  await home.ask('/request-password-reset', { email: ada.email })
  const token = await tokenIn(app, ada.email)
  for (const email of [ada.email, eve.email]) {
    await home.ask('/email-otp/send-verification-otp', { email, type: 'sign-in' })
  }
  const otp = await codeFor(app, ada.email)
  expect((await ada.ask(path, body)).status).toBe(200)

  const reset = await home.ask('/reset-password', { token, newPassword: 'a-third-good-one-5' })
  expect(reset.ok).toBe(false)
  expect((await home.ask('/sign-in/email-otp', { email: ada.email, otp })).status).toBe(400)
  // Somebody else's code still works.
  const theirs = { email: eve.email, otp: await codeFor(app, eve.email) }
  expect((await home.ask('/sign-in/email-otp', theirs)).status).toBe(200)
})

test("AU-08 a reset voids the person's other links", async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  const home = browser(app)
  await home.ask('/request-password-reset', { email: ada.email })
  const first = await tokenIn(app, ada.email)
  await home.ask('/request-password-reset', { email: ada.email })
  const second = await tokenIn(app, ada.email)
  expect(second).not.toBe(first)

  const newPassword = 'another-good-one-77'
  expect((await home.ask('/reset-password', { token: second, newPassword })).status).toBe(200)
  const again = await home.ask('/reset-password', { token: first, newPassword: 'a-third-one-55' })
  expect(again.ok).toBe(false)
})

test('AU-07 wrong codes get the same answer, whether a code was sent or not', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  const answersFor = async (email: string) => {
    const home = browser(app)
    await home.ask('/email-otp/send-verification-otp', { email, type: 'sign-in' })
    const answers: string[] = []
    for (let nth = 0; nth < 7; nth++) {
      const answer = await home.ask('/sign-in/email-otp', { email, otp: '000000' })
      answers.push(`${answer.status} ${await answer.text()}`)
    }
    return answers
  }
  const known = await answersFor(ada.email)
  expect(known).toEqual(await answersFor('nobody@example.org'))
  expect(new Set(known).size).toBe(1)
})

test('AU-08 an old code is void', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  const home = browser(app)
  await home.ask('/email-otp/send-verification-otp', { email: ada.email, type: 'sign-in' })
  const lives = await app.services.db
    .selectFrom('verifications')
    .select(['created_at', 'expires_at'])
    .execute()
  for (const { created_at, expires_at } of lives) {
    expect(expires_at.getTime() - created_at.getTime()).toBeLessThanOrEqual(10 * 60_000 + 1_000)
  }
  await app.services.db
    .updateTable('verifications')
    .set({ expires_at: new Date('2026-01-01T00:00:00Z') })
    .execute()
  const otp = await codeFor(app, ada.email)
  expect((await home.ask('/sign-in/email-otp', { email: ada.email, otp })).status).toBe(400)
})

test('AU-14 opening a sign-in link uses nothing up; pressing its button signs in, once', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  const home = browser(app)
  await home.ask('/sign-in/magic-link', { email: ada.email })
  const token = await tokenIn(app, ada.email)
  for (let index = 0; index < 3; index++) {
    const followed = await home.request(`/api/auth/magic-link/verify?token=${token}`)
    expect(followed.status).toBe(405)
  }
  expect((await home.ask('/magic-link/verify', { token })).status).toBe(200)
  expect(await home.isSignedInAs()).toBe(ada.email)
  const again = await browser(app).ask('/magic-link/verify', { token })
  expect(again.status).toBe(410)
  expect(again.headers.getSetCookie()).toEqual([])
})

test('AU-14 a password reset link works once and ends every session', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  const home = browser(app)
  await home.ask('/request-password-reset', { email: ada.email })
  const token = await tokenIn(app, ada.email)
  expect((await home.request(`/api/auth/reset-password/${token}`)).status).toBe(404)
  const body = { token, newPassword: 'another-good-one-77' }
  expect((await home.ask('/reset-password', body)).status).toBe(200)
  expect(await home.isSignedInAs()).toBeNull() // a new password does not sign in
  expect((await home.ask('/reset-password', body)).status).toBe(400)
  expect(await ada.isSignedInAs()).toBeNull()
})

const proofs: [string, (app: TestApp, email: string) => Promise<ReturnType<typeof browser>>][] = [
  [
    'a sign-in code',
    async (app, email) => {
      const owner = browser(app)
      await owner.ask('/email-otp/send-verification-otp', { email, type: 'sign-in' })
      await owner.ask('/sign-in/email-otp', { email, otp: await codeFor(app, email) })
      return owner
    },
  ],
  [
    'a sign-in link',
    async (app, email) => {
      const owner = browser(app)
      await owner.ask('/sign-in/magic-link', { email })
      await owner.ask('/magic-link/verify', { token: await tokenIn(app, email) })
      return owner
    },
  ],
]

test.each(proofs)(
  "AU-15 a stranger's password for an address is void once %s verifies it",
  async (_, prove) => {
    const app = await createTestApp()
    const stranger = browser(app)
    const email = 'ada@example.org'
    const theirs = { email, password: 'strangers-own-123' }
    await stranger.ask('/sign-up/email', { name: 'Eve', ...theirs })

    const owner = await prove(app, email)

    expect(await owner.isSignedInAs()).toBe(email)
    expect((await stranger.ask('/sign-in/email', theirs)).status).toBe(401)
    expect(await stranger.isSignedInAs()).toBeNull()
  },
)

test('AU-15 an unverified address belongs to the last person to sign up', async () => {
  const app = await createTestApp()
  const email = 'ada@example.org'
  await browser(app).ask('/sign-up/email', { name: 'Eve', email, password: 'strangers-own-123' })
  const ada = await signUp(app, 'Ada', email)
  expect(await ada.isSignedInAs()).toBe(email)
  const home = browser(app)
  expect((await home.ask('/sign-in/email', { email, password: PASSWORD })).status).toBe(200)
  const strangers = { email, password: 'strangers-own-123' }
  expect((await home.ask('/sign-in/email', strangers)).status).toBe(401)
})

test("AU-15 a stranger's later sign-up with the address changes neither the name nor the password", async () => {
  const app = await createTestApp()
  const email = 'ada@example.org'
  const ada = browser(app)
  await ada.ask('/sign-up/email', { name: 'Ada', email, password: PASSWORD })
  const otp = await codeFor(app, email)
  app.setNow(SOON)
  const strangers = { email, password: 'strangers-own-123' }
  await browser(app).ask('/sign-up/email', { name: 'Eve', ...strangers })

  expect((await ada.ask('/email-otp/verify-email', { email, otp })).status).toBe(200)

  const account = await app.services.db
    .selectFrom('accounts')
    .select('name')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  expect(account.name).toBe('Ada')
  const signIn = (password: string) => browser(app).ask('/sign-in/email', { email, password })
  expect((await signIn(PASSWORD)).status).toBe(200)
  expect((await signIn(strangers.password)).status).toBe(401)
})

test('AU-15 the code of a sign-up confirms the address only in the browser that signed up', async () => {
  const app = await createTestApp()
  const email = 'ada@example.org'
  const stranger = browser(app)
  await stranger.ask('/sign-up/email', { name: 'Eve', email, password: 'strangers-own-123' })
  const body = { email, otp: await codeFor(app, email) }
  for (const other of [browser(app), await signUp(app, 'Bob Other')]) {
    expect((await other.ask('/email-otp/verify-email', body)).status).toBe(400)
  }
})

test.each<[string, (home: ReturnType<typeof browser>, app: TestApp) => Promise<Response>]>([
  [
    'a code to confirm it',
    async (home, app) => {
      const type = 'email-verification'
      await home.ask('/email-otp/send-verification-otp', { email: ADA, type })
      return home.ask('/email-otp/verify-email', { email: ADA, otp: await codeFor(app, ADA) })
    },
  ],
  [
    'a code to sign in',
    async (home, app) => {
      await home.ask('/email-otp/send-verification-otp', { email: ADA, type: 'sign-in' })
      return home.ask('/sign-in/email-otp', { email: ADA, otp: await codeFor(app, ADA) })
    },
  ],
  [
    'a link',
    async (home, app) => {
      await home.ask('/sign-in/magic-link', { email: ADA })
      return home.ask('/magic-link/verify', { token: await tokenIn(app, ADA) })
    },
  ],
])("AU-15 after %s, nothing of a stranger's sign-up is left", async (_, prove) => {
  const app = await createTestApp()
  const strangers = { email: ADA, password: 'strangers-own-123' }
  await browser(app).ask('/sign-up/email', { name: 'Eve', ...strangers })
  app.setNow(SOON)

  expect((await prove(browser(app), app)).status).toBe(200)

  const { db } = app.services
  const account = await db.selectFrom('accounts').select('name').executeTakeFirstOrThrow()
  expect(account.name).toBe('')
  expect(await db.selectFrom('pending_sign_ups').select('email').execute()).toEqual([])
  expect((await browser(app).ask('/sign-in/email', strangers)).status).toBe(401)
})

test('AU-08 codes that two browsers asked for are both sent', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  for (const home of [browser(app), browser(app), browser(app)]) {
    await home.ask('/email-otp/send-verification-otp', { email: ada.email, type: 'sign-in' })
  }
  const rows = await app.services.db
    .selectFrom('outbox')
    .select('asked_by')
    .where('kind', '=', 'code-sign-in')
    .execute()
  expect(new Set(rows.map((row) => row.asked_by)).size).toBe(3)
  const { isReplaced } = await inTransaction(app.services.db, async (tx) => {
    const messages = await due(tx, app.services.clock.now(), { limit: 10, withSubscriptions: true })
    return {
      isReplaced: messages.filter(({ kind }) => kind === 'code-sign-in').map((it) => it.isReplaced),
    }
  })
  expect(isReplaced).toEqual([false, false, false])
})

test('confirming a verified address again changes no password', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  const home = browser(app)
  app.setNow(SOON)
  await home.ask('/email-otp/send-verification-otp', {
    email: ada.email,
    type: 'email-verification',
  })
  const otp = await codeFor(app, ada.email)
  await home.ask('/email-otp/verify-email', { email: ada.email, otp })
  const right = { email: ada.email, password: PASSWORD }
  expect((await browser(app).ask('/sign-in/email', right)).status).toBe(200)
})

/** A six-digit code other than this one. */
const wrongFor = (code: string) => (code === '111111' ? '222222' : '111111')
