/** A copy of the database alone cannot sign anybody in. Keys can be replaced while people are signed in. */
import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createTestApp, TEST_KEY, type TestApp } from '#test/app.ts'
import { authorizeAddress, connectApp, decide, registerApp } from '#test/assistants.ts'
import { authenticator } from '#test/authenticator.ts'
import { oidcProvider } from '#test/oidc-provider.ts'
import { browser, codeFor, newestMail, PASSWORD, signUp } from '#test/sign-up.ts'
import { purgeEarlierKeys, settleKeys } from '#work/account/settle-keys.ts'

const NOW = new Date('2026-03-02T09:00:00Z')

/** Every row of every table, with each binary value in all its common encodings. */
async function dump({ services: { db } }: TestApp): Promise<string> {
  const tables = await sql<{ name: string }>`
    select quote_ident(tablename) as name from pg_tables where schemaname = 'public'`.execute(db)
  const parts: string[] = []
  for (const { name } of tables.rows) {
    const { rows } = await sql<{ row: object; bytes: Record<string, unknown> }>`
      select to_jsonb(t) as row from ${sql.raw(name)} t`.execute(db)
    for (const { row } of rows) {
      parts.push(JSON.stringify(row))
      for (const value of Object.values(row)) {
        if (typeof value !== 'string' || !value.startsWith('\\x')) continue
        const bytes = Buffer.from(value.slice(2), 'hex')
        parts.push(bytes.toString('latin1'), bytes.toString('base64'), bytes.toString('base64url'))
      }
    }
  }
  return parts.join('\n')
}

test('SD-01 a copy of the database contains no working cookie, token, code or secret', async () => {
  const provider = await oidcProvider()
  const app = await createTestApp({ providers: [provider.settings] })
  const secrets = new Map<string, string>()
  const keep = (name: string, secret: string | undefined | null) => {
    if (!secret || secret.length < 6) throw new Error(`${name} was not found`)
    secrets.set(name, secret)
  }

  const ada = await signUp(app)
  const enabled = (await (await ada.ask('/two-factor/enable')).json()) as {
    totpURI: string
    backupCodes: string[]
  }
  const totp = new URL(enabled.totpURI).searchParams.get('secret')
  keep('the secret of the app', totp)
  keep('a backup code', enabled.backupCodes[0])
  const code = authenticator(enabled.totpURI).codeAt(NOW)
  expect((await ada.ask('/two-factor/verify-totp', { code })).status).toBe(200)
  const [token] = ada.jar.tokens()
  keep('the token of a session', token)
  keep('the hash of a session as a cookie', ada.jar.header().split('=')[1])

  const made = await ada.send('POST', '/api/me/tokens', { name: 'x', lifetimeDays: null })
  keep('an access token', ((await made.json()) as { token: string }).token)
  const linkToRevoke = /token=(\S+)/.exec((await newestMail(app, ada.email)).body_text)?.[1]
  keep('a link that revokes it', decodeURIComponent(linkToRevoke ?? ''))
  const calendar = await ada.submit('/dashboard/calendar', { intent: 'make' })
  keep('the address of a calendar', /calendar\/([\w-]{43})\.ics/.exec(await calendar.text())?.[1])

  const connected = await connectApp(app, ada, ['cv:read'])
  keep('an access token of an app', connected.access.slice(4))
  keep('a refresh token of an app', connected.refresh.slice(4))
  const { body: other } = await registerApp(app)
  const { to } = await decide(ada, authorizeAddress(other.client_id))
  keep('a code for an app', to?.searchParams.get('code'))

  const bob = await signUp(app, 'Bob Example')
  const linkOf = async () =>
    decodeURIComponent(
      /token=([\w%.-]+)/.exec((await newestMail(app, bob.email)).body_text)?.[1] ?? '',
    )
  await bob.ask('/sign-in/magic-link', { email: bob.email })
  keep('a link that signs in', await linkOf())
  await bob.ask('/request-password-reset', { email: bob.email })
  keep('a link for a new password', await linkOf())
  await bob.ask('/email-otp/send-verification-otp', { email: bob.email, type: 'sign-in' })
  keep('a code that signs in', await codeFor(app, bob.email))
  await bob.ask('/confirm/send-code')
  keep('a code that confirms', await codeFor(app, bob.email))
  await bob.ask('/change-email', { newEmail: 'bob@new.example' })
  const changing = await codeFor(app, 'bob@new.example')
  keep('a code for a new address', changing)
  await bob.ask('/change-email/verify', { code: changing })
  keep(
    'a link that undoes it',
    /token=([\w-]+)/.exec((await newestMail(app, bob.email)).body_text)?.[1],
  )

  const eve = browser(app)
  await eve.ask('/sign-in/email', { email: ada.email, password: PASSWORD })
  keep('half a session', eve.jar.tokens()[0])
  const cam = browser(app)
  const pressed = await cam.ask('/sign-in/social', { provider: 'oidc' })
  const { url } = (await pressed.json()) as { url: string }
  const person = { sub: 'cam-1', email: 'cam@example.org', email_verified: true, name: 'Cam' }
  await cam.request(provider.comeBack(url, person))
  expect(await cam.isSignedInAs()).toBe(person.email)
  for (const given of provider.takeGiven()) keep('a token of a provider', given)
  const again = await browser(app).ask('/sign-in/social', { provider: 'oidc' })
  const state = new URL(((await again.json()) as { url: string }).url).searchParams.get('state')
  keep('the state of a flow', state)
  for (const [at, key] of app.services.keys.secrets.entries()) keep(`key ${at}`, key)

  const copy = await dump(app)
  for (const [name, secret] of secrets) {
    // Six digits can occur within any long number, so only count them as a separate value.
    const isThere = /^\d{6}$/.test(secret)
      ? new RegExp(`(?<![\\w.-])${secret}(?![\\w.-])`).test(copy)
      : copy.includes(secret)
    expect(isThere, name).toBe(false)
    // No brute-forceable hash either: six digits are only a million tries.
    if (/^\d{6}$/.test(secret)) {
      for (const encoding of ['hex', 'base64', 'base64url'] as const) {
        expect(copy, name).not.toContain(createHash('sha256').update(secret).digest(encoding))
      }
    }
  }
})

test('SD-01 the database refuses rows with unprotected tokens', async () => {
  const app = await createTestApp()
  const { id } = await signUp(app)
  const refused = [
    sql`update sessions set token_sha256 = 'abcdefghijklmnopqrstuvwxyzABCDEF'`,
    sql`insert into verifications (identifier, value, expires_at, created_at, updated_at)
        values ('x', '123456', now(), now(), now())`,
    sql`update sign_in_methods set access_token = 'x' where account_id = ${id}`,
  ]
  for (const statement of refused) {
    await expect(statement.execute(app.services.db)).rejects.toThrow('violates check constraint')
  }
})

test('SD-01 a cookie made from what the table stores opens nothing', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  const row = await app.services.db
    .selectFrom('sessions')
    .select('token_sha256')
    .executeTakeFirstOrThrow()
  const [, signature] = /\.([^.]+)$/.exec(decodeURIComponent(ada.jar.header())) ?? []
  for (const token of [row.token_sha256, `sha256:${row.token_sha256}`]) {
    const cookie = `rolecall.session_token=${encodeURIComponent(`${token}.${signature}`)}`
    expect((await app.request('/api/me', { headers: { cookie } })).status).toBe(401)
  }
  expect((await ada.request('/api/me')).status).toBe(200)
})

test('TK-03 a key is replaced while people are signed in, and the old one is then useless', async () => {
  const [old, fresh] = [TEST_KEY, randomBytes(32).toString('base64')]
  const app = await createTestApp({ secretKeys: [old] })
  const ada = await signUp(app)
  const enabled = (await (await ada.ask('/two-factor/enable')).json()) as { totpURI: string }
  const phone = authenticator(enabled.totpURI)
  await ada.ask('/two-factor/verify-totp', { code: phone.codeAt(NOW) })
  await ada.ask('/change-email', { newEmail: 'ada@new.example' })
  const code = await codeFor(app, 'ada@new.example')

  const both = await app.beside({ secretKeys: [fresh, old] })
  const here = { headers: { cookie: ada.jar.header() } }
  expect((await both.request('/api/me', here)).status).toBe(200)
  const proved = await both.request('/api/auth/change-email/verify', {
    method: 'POST',
    body: JSON.stringify({ code }),
    headers: {
      ...here.headers,
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
    },
  })
  expect(proved.status).toBe(200)

  // By now everything is sealed with the new key, and only cookies need the old one.
  const alone = await app.beside({ secretKeys: [fresh] })
  expect((await alone.request('/api/me', here)).status).toBe(401)
  const signingIn = await alone.request('/api/auth/sign-in/email', {
    method: 'POST',
    body: JSON.stringify({ email: 'ada@new.example', password: PASSWORD }),
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
  })
  expect(await signingIn.json()).toMatchObject({ twoFactorRedirect: true })
  app.setNow('2026-03-02T09:05:00Z')
  const half = signingIn.headers.getSetCookie().map((it) => it.split(';')[0])
  const whole = await alone.request('/api/auth/two-factor/verify-totp', {
    method: 'POST',
    body: JSON.stringify({ code: phone.codeAt(new Date('2026-03-02T09:05:00Z')) }),
    headers: {
      cookie: half.join('; '),
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
    },
  })
  expect(whole.status).toBe(200)
  await expect(app.beside({ secretKeys: [old] })).rejects.toThrow('a different key')
})

test('SD-01 a key stored in the database is removed, and nobody is signed out', async () => {
  const inside = randomBytes(32)
  const app = await createTestApp({ secretKeys: [inside.toString('base64')] })
  const ada = await signUp(app)
  const { db } = app.services
  // As an earlier version stored it.
  await sql`delete from server_secrets`.execute(db)
  await sql`insert into server_secrets (name, value) values
    ('auth', ${inside}), ('link-key-2026-03', ${randomBytes(32)})`.execute(db)
  await sql`update outbox set sealed = '', body_text = 'Your code: 123456', body_html = '<p>'`.execute(
    db,
  )

  const fresh = randomBytes(32).toString('base64')
  const other = await app.beside({ secretKeys: [fresh] })
  const here = { headers: { cookie: ada.jar.header() } }
  expect((await other.request('/api/me', here)).status).toBe(200)
  const copy = await dump(app)
  for (const encoding of ['base64', 'base64url', 'latin1'] as const) {
    expect(copy).not.toContain(inside.toString(encoding))
  }
  expect(copy).not.toContain('123456')
  const names = await sql<{ name: string }>`
    select name from server_secrets order by name`.execute(db)
  expect(names.rows.map(({ name }) => name)).toEqual([
    'earlier-key-2026-03-02',
    'key-id',
    'link-key-2026-03',
  ])
  const keys = await settleKeys(app.services, [fresh])
  expect(keys.secrets).toEqual([fresh, inside.toString('base64')])
})

test('TK-03 data sealed late by a server with the earlier key is sealed again within the hour', async () => {
  const [old, fresh] = [randomBytes(32), randomBytes(32)].map((it) => it.toString('base64')) as [
    string,
    string,
  ]
  const app = await createTestApp({ secretKeys: [old] })
  const keys = await settleKeys(app.services, [fresh, old])
  await signUp(app) // by a server that is still running with the old key
  await expect(settleKeys(app.services, [fresh])).rejects.toThrow('another key')

  await purgeEarlierKeys({ ...app.services, keys })
  expect((await settleKeys(app.services, [fresh])).secrets).toEqual([fresh])
})
