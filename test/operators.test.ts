/** How a person becomes an operator of an instance, and stops being one. */
import { expect, test } from 'vitest'
import * as sessions from '#store/sessions.ts'
import {
  dismissOperator,
  firstOperatorCode,
  makeOperatorCode,
} from '#work/account/become-operator.ts'
import { createTestApp } from './app.ts'
import { authenticator } from './authenticator.ts'
import { setUpFactor, signInAgain, signUpOperator } from './operators.ts'
import { browser, newestMail, PASSWORD, signUp } from './sign-up.ts'

const SETUP = '/admin/setup'
const SOURCES = '/admin/sources'

const leadsTo = (answer: Response) => answer.headers.get('location')

test('CF-02 a new instance has no operator, and the code it prints creates one operator, once', async () => {
  const app = await createTestApp()
  const [ada, eve] = [await signUp(app), await signUp(app, 'Eve Other')]
  expect((await ada.request(SOURCES)).status).toBe(404)
  const [backupCode] = await setUpFactor(app, ada)
  await setUpFactor(app, eve)
  const code = await firstOperatorCode(app.services)

  const entered = await ada.submit(SETUP, { code: `  ${code?.toLowerCase().replaceAll('-', ' ')}` })
  expect(leadsTo(entered)).toBe('/auth/login?next=/admin/sources&said=operator')
  await signInAgain(ada, backupCode)
  expect((await ada.request(SOURCES)).status).toBe(200)
  expect(leadsTo(await ada.request(SETUP))).toBe(SOURCES)
  expect((await newestMail(app, ada.email)).kind).toBe('operator-made')

  const again = await eve.submit(SETUP, { code: `${code}` })
  expect(again.status).toBe(422)
  expect(await again.text()).toContain('This code is wrong, expired or already used')
  expect((await eve.request(SOURCES)).status).toBe(404)
  expect(await firstOperatorCode(app.services)).toBeNull()
  expect(app.errors).toEqual([])
})

test('using one code voids all others', async () => {
  const app = await createTestApp()
  const other = await makeOperatorCode(app.services)
  await signUpOperator(app)
  const eve = await signUp(app, 'Eve Other')
  await setUpFactor(app, eve)
  expect((await eve.submit(SETUP, { code: other })).status).toBe(422)
  const { count } = await app.services.db
    .selectFrom('operators')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  expect(count).toBe(1)
})

test('a code is valid for an hour', async () => {
  const app = await createTestApp({ now: '2026-03-02T09:00:00Z' })
  const code = await makeOperatorCode(app.services)
  app.setNow('2026-03-02T10:00:00Z')
  const ada = await signUp(app)
  await setUpFactor(app, ada)
  expect((await ada.submit(SETUP, { code })).status).toBe(422)
})

test('codes are stored only as hashes', async () => {
  const app = await createTestApp()
  const code = await makeOperatorCode(app.services)
  const kept = await app.services.db.selectFrom('operator_codes').selectAll().execute()
  expect(kept).toHaveLength(1)
  expect(kept[0]?.hash).toHaveLength(32)
  expect(app.logged()).not.toContain(code)
})

test('guessing codes is rate limited, and the input stays beside the error', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  await setUpFactor(app, ada)
  for (let tried = 0; tried < 5; tried++) {
    const wrong = await ada.submit(SETUP, { code: 'AAAA-AAAA-AAAA-AAAA' })
    expect(wrong.status).toBe(422)
    expect(await wrong.text()).toContain('value="AAAA-AAAA-AAAA-AAAA"')
  }
  const code = await makeOperatorCode(app.services)
  expect((await ada.submit(SETUP, { code })).status).toBe(429)
  app.setNow('2026-03-02T09:01:01Z')
  const next = leadsTo(await ada.submit(SETUP, { code })) ?? ''
  expect(next).toBe('/auth/login?next=/admin/sources&said=operator')
  expect(await ada.page(next)).toContain(
    'You’re now an operator. Sign in again with your app’s code or your passkey.',
  )
})

test('entering a code requires a sign-in confirmation of the last ten minutes', async () => {
  const app = await createTestApp({ now: '2026-03-02T09:00:00Z' })
  const ada = await signUp(app)
  await setUpFactor(app, ada)
  app.setNow('2026-03-02T09:10:01Z')
  const code = await makeOperatorCode(app.services)
  expect(await ada.page(SETUP)).toContain('/dashboard/confirm?next=/admin/setup')
  const sent = await ada.submit(SETUP, { code })
  expect(leadsTo(sent)).toBe('/dashboard/confirm?next=%2Fadmin%2Fsetup')
  expect((await ada.request(SOURCES)).status).toBe(404)
})

test('AU-03 becoming an operator ends every earlier session', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  const phone = browser(app)
  await phone.submit('/auth/login', {
    intent: 'login',
    email: ada.email,
    password: PASSWORD,
  })
  const [backupCode] = await setUpFactor(app, ada)
  const before = ada.jar.header()
  await ada.submit(SETUP, { code: await makeOperatorCode(app.services) })
  await signInAgain(ada, backupCode)

  expect((await ada.request(SOURCES)).status).toBe(200)
  expect(await phone.isSignedInAs()).toBeNull()
  const planted = await app.request(SOURCES, { headers: { cookie: before } })
  expect(planted.status).toBe(404)
})

test('a removed operator gets 404 from the next request on', async () => {
  const app = await createTestApp()
  const olga = await signUpOperator(app)
  expect((await olga.request(SOURCES)).status).toBe(200)
  expect(await olga.page('/dashboard')).toContain('href="/admin"')

  expect(await dismissOperator(app.services, olga.email.toUpperCase())).toBe(true)
  expect((await olga.request(SOURCES)).status).toBe(404)
  expect((await olga.request('/api/admin/boards')).status).toBe(404)
  expect(await olga.page('/dashboard')).not.toContain('href="/admin"')
  expect(await dismissOperator(app.services, olga.email)).toBe(false)
})

test('CF-04 a command on the server ends the sessions of one person or of everybody', async () => {
  const app = await createTestApp()
  const [ada, eve] = [await signUp(app, 'Ada'), await signUp(app, 'Eve')]
  expect(await sessions.endAll(app.services.db, ada.email.toUpperCase())).toBe(1)
  expect(await ada.isSignedInAs()).toBeNull()
  expect(await eve.isSignedInAs()).toBe(eve.email)

  expect(await sessions.endAll(app.services.db, null)).toBe(1)
  expect(await eve.isSignedInAs()).toBeNull()
})

test('AU-17 an account with only a password cannot become an operator, and sees what to set up', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  const page = await ada.page(SETUP)
  expect(page).toContain('First, add a second sign-in step')
  expect(page).toContain('href="/dashboard/security"')
  expect(page).not.toContain('name="code"')

  const code = await makeOperatorCode(app.services)
  expect((await ada.submit(SETUP, { code })).status).toBe(403)
  expect((await ada.request(SOURCES)).status).toBe(404)
  const [backupCode] = await setUpFactor(app, ada)
  expect(leadsTo(await ada.submit(SETUP, { code }))).toContain('/auth/login')
  await signInAgain(ada, backupCode)
  expect((await ada.request(SOURCES)).status).toBe(200)
})

test('AU-17 an operator without a second factor is sent to set one up, and sees nothing before that', async () => {
  const app = await createTestApp()
  const olga = await signUpOperator(app)
  await olga.ask('/two-factor/disable')
  for (const path of ['/admin', SOURCES, '/admin/runs', '/admin/sources/import']) {
    expect(leadsTo(await olga.request(path)), path).toBe(SETUP)
  }
  const refused = await olga.request('/api/admin/boards')
  expect(refused.status).toBe(403)
  expect(await refused.json()).toMatchObject({ code: 'second_factor_first' })
  expect(await olga.page(SETUP)).toContain('Your account is an operator')

  // Anyone with the password could do the same.
  const [backupCode] = await setUpFactor(app, olga)
  expect((await olga.request(SOURCES)).status).toBe(404)
  await signInAgain(olga, backupCode)
  expect((await olga.request(SOURCES)).status).toBe(404)
  expect((await olga.request('/api/admin/boards')).status).toBe(404)
  expect(app.services.events.counts()).toMatchObject({ operator_removed: 1 })

  const backupCodes = await olga.ask('/two-factor/generate-backup-codes')
  const [, renewed] = ((await backupCodes.json()) as { backupCodes: string[] }).backupCodes
  await olga.submit(SETUP, { code: await makeOperatorCode(app.services) })
  await signInAgain(olga, renewed)
  expect((await olga.request(SOURCES)).status).toBe(200)
})

test('AU-17 for an operator with a passkey, the password gives no access and cannot add a sign-in method', async () => {
  const app = await createTestApp()
  const olga = await signUpOperator(app)
  await app.services.db
    .insertInto('passkeys')
    .values({
      account_id: olga.id,
      public_key: 'key',
      credential_id: 'phone',
      counter: 0,
      device_type: 'singleDevice',
      backed_up: false,
    })
    .execute()
  await olga.ask('/two-factor/disable')

  const thief = { ...olga, ...browser(app) }
  await signInAgain(thief)
  expect(leadsTo(await thief.request(SOURCES))).toBe(SETUP)
  expect((await thief.request('/api/admin/boards')).status).toBe(403)
  expect(await thief.page(SETUP)).toContain('Sign in again with your second step')

  const [backupCode] = await setUpFactor(app, thief)
  await signInAgain(thief, backupCode)
  expect((await thief.request(SOURCES)).status).toBe(404)
})

test('codes of a second factor that was never turned on prove nothing', async () => {
  const app = await createTestApp({ now: '2026-03-02T09:00:00Z' })
  const ada = await signUp(app)
  const { totpURI, backupCodes } = (await (await ada.ask('/two-factor/enable')).json()) as {
    totpURI: string
    backupCodes: string[]
  }
  app.setNow('2026-03-02T09:11:00Z')
  const totp = authenticator(totpURI).codeAt(app.services.clock.now())
  expect((await ada.ask('/confirm', { totp })).status).toBe(401)
  expect((await ada.ask('/confirm', { backupCode: backupCodes[0] })).status).toBe(401)
  expect((await ada.ask('/two-factor/enable')).status).toBe(403)
})

test('access tokens never have operator rights', async () => {
  const app = await createTestApp()
  const olga = await signUpOperator(app)
  const made = await olga.send('POST', '/api/me/tokens', {
    name: 'Program',
    isReadOnly: false,
    lifetimeDays: 30,
  })
  const { token } = (await made.json()) as { token: string }
  const headers = { authorization: `Bearer ${token}` }
  expect((await app.request('/api/me', { headers })).status).toBe(200)
  expect((await app.request('/api/admin/boards', { headers })).status).toBe(404)
})

test("deleting an operator's account removes the operator", async () => {
  const app = await createTestApp()
  const olga = await signUpOperator(app)
  expect((await olga.send('DELETE', '/api/me')).status).toBe(204)
  expect(await firstOperatorCode(app.services)).not.toBeNull()
})
