/** Connecting an app by OAuth 2.1: registration, consent, tokens, and everything that is refused. */
import { expect, test } from 'vitest'
import { purge } from '#work/retention/retention.ts'
import { createTestApp, PUBLIC_URL } from './app.ts'
import {
  askToken,
  assistant,
  authorizeAddress,
  codeFields,
  connectApp,
  decide,
  message,
  ownToken,
  registerApp,
  toolCall,
} from './assistants.ts'
import { browser, newestMail, signUp } from './sign-up.ts'

const ALL = ['applications:read', 'applications:write', 'alerts:read', 'cv:read']
const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

test('an app registers itself, asks, is allowed, and acts for the person until it is disconnected', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)

  const challenge = await message(app, toolCall('list_applications'))
  const where = /resource_metadata="([^"]+)"/.exec(challenge.headers.get('www-authenticate') ?? '')
  const resource = await app.json(new URL(where?.[1] ?? '').pathname)
  expect(resource).toMatchObject({
    resource: `${PUBLIC_URL}/mcp`,
    authorization_servers: [PUBLIC_URL],
  })
  expect(await app.json('/.well-known/oauth-protected-resource')).toEqual(resource)
  expect(await app.json('/.well-known/oauth-authorization-server')).toMatchObject({
    issuer: PUBLIC_URL,
    authorization_endpoint: `${PUBLIC_URL}/oauth/authorize`,
    token_endpoint: `${PUBLIC_URL}/oauth/token`,
    registration_endpoint: `${PUBLIC_URL}/oauth/register`,
    revocation_endpoint: `${PUBLIC_URL}/oauth/revoke`,
    code_challenge_methods_supported: ['S256'],
    token_endpoint_auth_methods_supported: ['none'],
  })

  const { status, body } = await registerApp(app)
  expect([status, body.token_endpoint_auth_method, 'client_secret' in body]).toEqual([
    201,
    'none',
    false,
  ])
  const address = authorizeAddress(body.client_id)
  const page = await ada.page(address)
  expect(page).toContain('Connect “Helper”?')
  expect(page).toContain('assistant.example')
  expect(page).toContain('Draft cover letters from your CV')

  const { to } = await decide(ada, address, 'allow', ['applications:read'])
  expect(to?.origin).toBe('https://assistant.example')
  expect([...(to?.searchParams.keys() ?? [])].sort()).toEqual(['code', 'iss', 'state'])
  expect(to?.searchParams.get('iss')).toBe(PUBLIC_URL)
  const issued = await askToken(app, codeFields(body.client_id, to?.searchParams.get('code') ?? ''))
  expect(issued.status).toBe(200)
  const { access_token: access = '', refresh_token: refresh = '' } = issued.body
  expect([access, refresh]).toEqual([
    expect.stringMatching(/^rco_[\w-]{43}$/),
    expect.stringMatching(/^rcr_[\w-]{43}$/),
  ])

  const { use } = await assistant(app, access)
  expect(await use('list_applications')).toMatchObject({ applications: [] })
  const refused = await message(app, toolCall('track_application', {}), bearer(access))
  expect([refused.status, refused.headers.get('www-authenticate')]).toEqual([
    403,
    expect.stringContaining('error="insufficient_scope", scope="applications:write"'),
  ])
  expect((await newestMail(app, ada.email, 'app-connected')).body_text).toContain('“Helper”')

  const list = await ada.page('/dashboard/assistants')
  expect(list).toContain('Disconnect Helper')
  const gone = await ada.submit('/dashboard/assistants', {
    intent: 'disconnect',
    id: body.client_id,
  })
  expect(gone.status).toBe(200)
  expect((await message(app, toolCall('list_applications'), bearer(access))).status).toBe(401)
  const again = { grant_type: 'refresh_token', client_id: body.client_id, refresh_token: refresh }
  expect((await askToken(app, again)).body.error).toBe('invalid_grant')
  expect(app.events('app_connected')).toHaveLength(1)
  expect(app.events('app_disconnected')).toHaveLength(1)
  expect(app.errors).toEqual([])
})

test('OA-07 a refresh token works once; using it again ends the connection', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  const { clientId, access, refresh } = await connectApp(app, ada, ALL)
  const with_ = (token: string) => ({
    grant_type: 'refresh_token',
    client_id: clientId,
    refresh_token: token,
  })
  const renewed = await askToken(app, with_(refresh))
  expect(renewed.status).toBe(200)
  const { access_token: newer = '', refresh_token: next = '' } = renewed.body
  expect((await message(app, toolCall('list_alerts'), bearer(newer))).status).toBe(200)
  expect(next).not.toBe(refresh)

  expect((await askToken(app, with_(refresh))).body.error).toBe('invalid_grant')
  expect((await askToken(app, with_(next))).body.error).toBe('invalid_grant')
  for (const token of [access, newer]) {
    expect((await message(app, toolCall('list_alerts'), bearer(token))).status).toBe(401)
  }
  expect(app.events('app_refused')).toHaveLength(2)
})

test('OA-07 a code works once; using it again ends what it brought', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  const { clientId, access, code } = await connectApp(app, ada, ALL)
  expect((await message(app, toolCall('list_alerts'), bearer(access))).status).toBe(200)
  expect((await askToken(app, codeFields(clientId, code))).body.error).toBe('invalid_grant')
  const gone = await message(app, toolCall('list_alerts'), bearer(access))
  expect([gone.status, await gone.text()]).toEqual([
    401,
    expect.stringContaining(
      'This app was disconnected, or its access has expired. Connect it again.',
    ),
  ])
})

test('fifty exchanges of one code at once bring at most one connection', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  const { body } = await registerApp(app)
  const { to } = await decide(ada, authorizeAddress(body.client_id))
  const fields = codeFields(body.client_id, to?.searchParams.get('code') ?? '')
  const answers = await Promise.all(Array.from({ length: 50 }, () => askToken(app, fields)))
  expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1)
})

test.each([
  ['another verifier', { code_verifier: 'w'.repeat(43) }],
  ['no verifier', { code_verifier: '' }],
  ['another redirect address', { redirect_uri: 'https://assistant.example/callback2' }],
  ['another app', { client_id: 'someone-else' }],
  ['another audience', { resource: `${PUBLIC_URL}/api` }],
  ['another grant', { grant_type: 'client_credentials' }],
  ['a password', { grant_type: 'password' }],
])('OA-07 a code is refused with %s', async (_, more) => {
  const app = await createTestApp()
  const ada = await signUp(app)
  const { body } = await registerApp(app)
  const { to } = await decide(ada, authorizeAddress(body.client_id))
  const fields = codeFields(body.client_id, to?.searchParams.get('code') ?? '')
  const given = Object.fromEntries(
    Object.entries({ ...fields, ...more }).filter(([, value]) => value !== ''),
  )
  const answer = await askToken(app, given)
  expect([answer.status, 'access_token' in answer.body]).toEqual([400, false])
  expect(app.errors).toEqual([])
})

test.each([
  ['an unknown app', { client_id: 'nobody' }],
  ['an address that the app did not register', { redirect_uri: 'https://evil.example/callback' }],
  ['a longer address', { redirect_uri: 'https://assistant.example/callback/x' }],
  ['an address with a query', { redirect_uri: 'https://assistant.example/callback?x=1' }],
  ['a script', { redirect_uri: 'javascript:alert(1)' }],
])('a request with %s shows a page and leads nowhere', async (_, more) => {
  const app = await createTestApp()
  const ada = await signUp(app)
  const { body } = await registerApp(app)
  const address = authorizeAddress(body.client_id, more)
  const answer = await ada.request(address)
  const page = await answer.text()
  expect([answer.status, page.includes('This request isn’t valid')]).toEqual([400, true])
  expect(page).not.toContain('Back to the app')
  expect((await decide(ada, address)).to).toBeNull()
})

test.each([
  ['no challenge', { code_challenge: null, code_challenge_method: null }, 'invalid_request'],
  ['a plain challenge', { code_challenge_method: 'plain' }, 'invalid_request'],
  ['an unknown scope', { scope: 'admin' }, 'invalid_scope'],
  ['another audience', { resource: 'https://other.example/mcp' }, 'invalid_target'],
])('a request with %s is refused to the app itself', async (_, more, error) => {
  const app = await createTestApp()
  const ada = await signUp(app)
  const { body } = await registerApp(app)
  const address = authorizeAddress(body.client_id, more)
  const page = await ada.page(address)
  const back = /href="(https:\/\/assistant\.example\/callback[^"]*)"/.exec(page)?.[1] ?? ''
  expect(new URL(back.replaceAll('&amp;', '&')).searchParams.get('error')).toBe(error)
  const { to } = await decide(ada, address, 'allow', ALL)
  expect(to?.searchParams.get('code') ?? null).toBeNull()
})

test('OA-06 a link never connects anything, and neither does another site', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  await connectApp(app, ada, ALL)
  const { body } = await registerApp(app)
  for (const more of [{}, { prompt: 'none' }, { scope: 'cv:read' }]) {
    const answer = await ada.request(authorizeAddress(body.client_id, more))
    expect([answer.status, answer.headers.get('location')]).toEqual([200, null])
  }
  const forged = await app.request(authorizeAddress(body.client_id), {
    method: 'POST',
    body: new URLSearchParams({ intent: 'allow', scope: 'cv:read' }),
    headers: { cookie: ada.jar.header(), 'sec-fetch-site': 'cross-site' },
  })
  expect(forged.status).toBe(403)
  const rows = await app.services.db.selectFrom('oauth_consents').selectAll().execute()
  expect(rows).toHaveLength(1)
})

test('cancelling sends the app an error, and visitors sign in first', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  const { body } = await registerApp(app)
  const address = authorizeAddress(body.client_id)
  const { to } = await decide(ada, address, 'deny')
  expect([to?.searchParams.get('error'), to?.searchParams.get('state')]).toEqual([
    'access_denied',
    'state-1',
  ])
  const led = await browser(app).request(address)
  expect([led.status, led.headers.get('location')]).toEqual([
    302,
    `/auth/login?next=${encodeURIComponent(address)}`,
  ])
  const { page } = await decide(ada, address, 'allow', [])
  expect(page).toContain('Choose at least one thing')
})

test('OA-06 connecting takes a recent proof of identity', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  const { body } = await registerApp(app)
  app.setNow('2026-03-02T12:00:00Z')
  const address = authorizeAddress(body.client_id)
  const asked = await ada.request(address, {
    method: 'POST',
    body: new URLSearchParams({ intent: 'allow', scope: 'cv:read' }),
  })
  expect([asked.status, asked.headers.get('location')]).toEqual([
    302,
    `/dashboard/confirm?next=${encodeURIComponent(address)}`,
  ])
})

test('OA-07 the token of an app is no key to the API, and an unknown one none to the server', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  const { access, refresh } = await connectApp(app, ada, ALL)
  expect((await app.request('/api/me', { headers: bearer(access) })).status).toBe(401)
  for (const token of [refresh, `rco_${'x'.repeat(43)}`, 'rco_', 'x', `rc_${'x'.repeat(43)}`]) {
    const answer = await message(app, toolCall('search_jobs'), bearer(token))
    expect([answer.status, answer.headers.get('www-authenticate')]).toEqual([
      401,
      expect.stringContaining('error="invalid_token"'),
    ])
  }
  await app.services.db
    .updateTable('oauth_access_tokens')
    .set({ resources: JSON.stringify(['https://other.example/mcp']) })
    .execute()
  expect((await message(app, toolCall('list_alerts'), bearer(access))).status).toBe(401)
})

test('an access token ends after an hour', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  const { access } = await connectApp(app, ada, ALL)
  const { created_at, expires_at } = await app.services.db
    .selectFrom('oauth_access_tokens')
    .select(['created_at', 'expires_at'])
    .executeTakeFirstOrThrow()
  expect(expires_at.getTime() - created_at.getTime()).toBe(3_600_000)
  app.setNow(new Date(expires_at.getTime() - 1_000).toISOString())
  expect((await message(app, toolCall('list_alerts'), bearer(access))).status).toBe(200)
  app.setNow(expires_at.toISOString())
  expect((await message(app, toolCall('list_alerts'), bearer(access))).status).toBe(401)
})

test('OA-07 a connection ends after half a year, however often its tokens were renewed', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  const { access } = await connectApp(app, ada, ALL)
  const { db } = app.services
  const { updated_at } = await db
    .selectFrom('oauth_consents')
    .select('updated_at')
    .executeTakeFirstOrThrow()
  const later = new Date(updated_at.getTime() + 180 * 86_400_000)
  await db
    .updateTable('oauth_access_tokens')
    .set({ expires_at: new Date(later.getTime() + 3_600_000) })
    .execute()
  const ask = () => message(app, toolCall('list_alerts'), bearer(access))
  app.setNow(new Date(later.getTime() - 1_000).toISOString())
  expect((await ask()).status).toBe(200)
  app.setNow(later.toISOString())
  expect((await ask()).status).toBe(401)
})

test('an app ends its connection with any of its tokens, and no other app’s', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  const { clientId, access, refresh } = await connectApp(app, ada, ALL)
  const revoke = (fields: Record<string, string>) =>
    app.request('/oauth/revoke', { method: 'POST', body: new URLSearchParams(fields) })
  expect((await revoke({ client_id: 'another', token: refresh })).status).toBe(200)
  expect((await message(app, toolCall('list_alerts'), bearer(access))).status).toBe(200)
  expect((await revoke({ client_id: clientId, token: refresh })).status).toBe(200)
  expect((await message(app, toolCall('list_alerts'), bearer(access))).status).toBe(401)
  expect((await revoke({ client_id: clientId, token: refresh })).status).toBe(200)
})

test('signing out everywhere with programs, and a new password by email, end connections', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  const { access } = await connectApp(app, ada, ALL)
  await ada.ask('/revoke-other-sessions', {})
  expect((await message(app, toolCall('list_alerts'), bearer(access))).status).toBe(200)
  await ada.ask('/revoke-other-sessions', { revokeTokens: true })
  expect((await message(app, toolCall('list_alerts'), bearer(access))).status).toBe(401)
})

test('AZ-08 nobody disconnects another person’s app', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  const bob = await signUp(app, 'Bob Example')
  const { clientId, access } = await connectApp(app, ada, ALL)
  const answer = await bob.submit('/dashboard/assistants', { intent: 'disconnect', id: clientId })
  const unknown = await bob.submit('/dashboard/assistants', { intent: 'disconnect', id: 'nobody' })
  expect([answer.status, unknown.status]).toEqual([404, 404])
  expect((await message(app, toolCall('list_alerts'), bearer(access))).status).toBe(200)
})

test.each([
  [{ redirect_uris: ['http://assistant.example/cb'] }, 'invalid_redirect_uri'],
  [{ redirect_uris: ['javascript:alert(1)'] }, 'invalid_redirect_uri'],
  [{ redirect_uris: ['https://assistant.example/#x'] }, 'invalid_redirect_uri'],
  [{ redirect_uris: [] }, 'invalid_client_metadata'],
  [{ redirect_uris: 'https://assistant.example' }, 'invalid_client_metadata'],
])('an app with %j cannot register', async (metadata, error) => {
  const app = await createTestApp()
  const { status, body } = await registerApp(app, metadata)
  expect([status, body.error]).toEqual([400, error])
})

test('what an app states about itself gives it no more than it may ask for', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  const { body } = await registerApp(app, {
    client_name: 'Bank\u202e\u0000\n of everything',
    token_endpoint_auth_method: 'client_secret_basic',
    grant_types: ['client_credentials', 'password'],
    skip_consent: true,
    require_pkce: false,
    user_id: ada.id,
    scope: 'admin',
    redirect_uris: ['http://localhost:3118/cb', 'com.example.app:/cb'],
  })
  expect(app.errors).toEqual([])
  expect(body).toMatchObject({
    client_name: 'Bank of everything',
    token_endpoint_auth_method: 'none',
    grant_types: ['authorization_code', 'refresh_token'],
  })
  const rows = await app.services.db.selectFrom('oauth_clients').selectAll().execute()
  expect(rows).toMatchObject([{ client_secret: null, token_endpoint_auth_method: 'none' }])
  // The port of an app on this computer is not known beforehand (RFC 8252, 7.3).
  const address = authorizeAddress(body.client_id, { redirect_uri: 'http://localhost:9999/cb' })
  expect(await ada.page(address)).toContain('an app on this computer')
})

test('registrations are limited, and apps that nobody connected are dropped after a month', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  await connectApp(app, ada, ALL)
  const statuses: number[] = []
  for (let at = 0; at < 25; at += 1) statuses.push((await registerApp(app)).status)
  expect([statuses[0], statuses.at(-1)]).toEqual([201, 429])
  const { expires_at } = await app.services.db
    .selectFrom('oauth_refresh_tokens')
    .select('expires_at')
    .executeTakeFirstOrThrow()
  app.setNow(new Date(expires_at.getTime() + 2 * 86_400_000).toISOString())
  await purge('unusedApps', app.services)
  const left = await app.services.db.selectFrom('oauth_clients').selectAll().execute()
  expect(left).toHaveLength(1)
  await purge('appTokens', app.services)
  const tokens = await app.services.db.selectFrom('oauth_refresh_tokens').selectAll().execute()
  expect(tokens).toHaveLength(0)
})

test('the list of actions is kept for ninety days', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  const { use } = await assistant(app, await ownToken(ada))
  await use('track_application', { jobTitle: 'Gardener' })
  app.setNow('2026-05-30T09:00:00Z')
  await purge('assistantActions', app.services)
  const count = () => app.services.db.selectFrom('assistant_actions').select('id').execute()
  expect(await count()).toHaveLength(1)
  app.setNow('2026-06-01T09:00:00Z')
  await purge('assistantActions', app.services)
  expect(await count()).toHaveLength(0)
})

test('a connection works on every server of the instance', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  const { clientId, access, refresh } = await connectApp(app, ada, ALL)
  const other = await app.beside()
  expect((await message(other, toolCall('list_alerts'), bearer(access))).status).toBe(200)
  const fields = { grant_type: 'refresh_token', client_id: clientId, refresh_token: refresh }
  const renewed = await askToken(other, fields)
  const newer = renewed.body.access_token ?? ''
  expect((await message(app, toolCall('list_alerts'), bearer(newer))).status).toBe(200)
})
