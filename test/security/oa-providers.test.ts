/** OA-01 to OA-05: signing in with a provider, including one that lies. */
import { expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#test/app.ts'
import { authenticator } from '#test/authenticator.ts'
import { type Forgery, oidcProvider } from '#test/oidc-provider.ts'
import { browser, codeFor, newestMail, PASSWORD, signUp } from '#test/sign-up.ts'

const ADA = { sub: 'ada-1', email: 'ada@example.org', email_verified: true, name: 'Ada Example' }

async function board() {
  const provider = await oidcProvider()
  const app = await createTestApp({ providers: [provider.settings] })
  return { app, provider }
}

/** The address to which a browser is sent when its person clicks the provider's button. */
async function press(home: ReturnType<typeof browser>, callbackURL?: string): Promise<string> {
  const answer = await home.ask('/sign-in/social', {
    provider: 'oidc',
    ...(callbackURL && { callbackURL }),
  })
  expect(answer.status).toBe(200)
  return ((await answer.json()) as { url: string }).url
}

const sessions = (app: TestApp) => app.services.db.selectFrom('sessions').select('id').execute()

test('a person who returns from a provider has an account and is where they wanted to go', async () => {
  const { app, provider } = await board()
  const home = browser(app)
  const address = await press(home, '/jobs?page=2')
  const sent = new URL(address).searchParams
  expect(sent.get('code_challenge_method')).toBe('S256')
  expect([sent.get('nonce')?.length, sent.get('state')?.length]).toEqual([32, 32])
  const back = await home.request(provider.comeBack(address, ADA))
  expect([back.status, back.headers.get('location')]).toEqual([302, '/jobs?page=2'])
  expect(await home.isSignedInAs()).toBe(ADA.email)
  const [token] = provider.takeAsked()
  expect(token?.get('code_verifier')?.length).toBeGreaterThan(42)
})

test('OA-01 a callback without its state, or in another browser, starts no session', async () => {
  const { app, provider } = await board()
  const home = browser(app)
  const other = browser(app)
  const path = provider.comeBack(await press(home), ADA)
  const url = new URL(path, 'http://x')
  const without = `${url.pathname}?code=${url.searchParams.get('code')}`
  const foreign = `${without}&state=${'x'.repeat(32)}`
  await press(other)
  for (const [who, address] of [
    [home, without],
    [home, foreign],
    [browser(app), path],
    [other, path],
  ] as const) {
    const answer = await who.request(address)
    expect(answer.status).toBe(302)
    expect(answer.headers.get('location')).toMatch(/^http:\/\/rolecall\.test\/auth\/signin\?error=/)
  }
  expect(await sessions(app)).toEqual([])
  expect(provider.takeAsked()).toEqual([])
})

test('OA-01 a callback cannot be used twice', async () => {
  const { app, provider } = await board()
  const home = browser(app)
  const path = provider.comeBack(await press(home), ADA)
  const before = home.jar.header()
  await home.request(path)
  await home.ask('/sign-out')
  const again = await app.request(path, { headers: { cookie: before } })
  expect(again.headers.get('location')).toContain('error=')
  expect(await sessions(app)).toEqual([])
})

const past = Math.floor(Date.UTC(2020, 0, 1) / 1_000)
const forgeries: [string, object, Forgery][] = [
  ['another issuer', { iss: 'https://evil.test' }, 'none'],
  ['another audience', { aud: 'another-board' }, 'none'],
  ['another nonce', { nonce: 'x'.repeat(32) }, 'none'],
  ['no nonce', { nonce: undefined }, 'none'],
  ['an age', { iat: past, exp: past + 300 }, 'none'],
  ['no signature', {}, 'no signature'],
  ['a signature by our copy of its public key', {}, 'HS256 with the public key'],
  ['the signature of another', {}, 'another key'],
]

test.each(forgeries)('OA-02 an ID token with %s is refused', async (_, claims, forgery) => {
  const { app, provider } = await board()
  const home = browser(app)
  const answer = await home.request(
    provider.comeBack(await press(home), { ...ADA, ...claims }, forgery),
  )
  expect(answer.headers.get('location')).toContain('/auth/signin?error=')
  expect(await sessions(app)).toEqual([])
  expect(await app.services.db.selectFrom('accounts').select('id').execute()).toEqual([])
})

test('OA-02 the token of another provider is refused', async () => {
  const other = await oidcProvider()
  const { app, provider } = await board()
  const home = browser(app)
  const path = provider.comeBack(await press(home), { ...ADA, iss: other.issuer })
  expect((await home.request(path)).headers.get('location')).toContain('error=')
  expect(await sessions(app)).toEqual([])
})

/** An app that got a token directly from the provider, with a nonce from our server. */
async function withIdToken(app: TestApp, tokenFor: (nonce: string) => string) {
  const home = browser(app)
  const { nonce } = (await (await home.ask('/id-token/nonce')).json()) as { nonce: string }
  const idToken = { token: tokenFor(nonce), nonce }
  const answer = await home.ask('/sign-in/social', { provider: 'oidc', idToken })
  return { home, answer, idToken }
}

test('an app signs in once with the ID token it got from the provider', async () => {
  const { app, provider } = await board()
  const signed = await withIdToken(app, (nonce) => provider.idToken({ ...ADA, nonce }))
  expect(signed.answer.status).toBe(200)
  expect(await signed.home.isSignedInAs()).toBe(ADA.email)
  const again = await browser(app).ask('/sign-in/social', {
    provider: 'oidc',
    idToken: signed.idToken,
  })
  expect(again.status).toBe(401)
})

test.each(forgeries)(
  'OA-02 no app signs in with an ID token with %s',
  async (_, claims, forgery) => {
    const { app, provider } = await board()
    const { answer } = await withIdToken(app, (nonce) =>
      provider.idToken({ ...ADA, nonce, ...claims }, forgery),
    )
    expect(answer.status).toBe(401)
    expect(await sessions(app)).toEqual([])
  },
)

test('OA-02 no app signs in with the token of another provider, one that does not expire, or an invalid one', async () => {
  const { app, provider } = await board()
  const other = await oidcProvider()
  const tokens: ((nonce: string) => string)[] = [
    (nonce) => other.idToken({ ...ADA, nonce }),
    (nonce) => other.idToken({ ...ADA, nonce, iss: provider.issuer }),
    (nonce) => provider.idToken({ ...ADA, nonce, exp: undefined }),
    () => 'a.b.c',
    () => '',
  ]
  for (const tokenFor of tokens) {
    expect((await withIdToken(app, tokenFor)).answer.status).toBe(401)
  }
  // A nonce that is not from our server is refused, because the token may come from anywhere.
  const idToken = { token: provider.idToken({ ...ADA, nonce: 'mine' }), nonce: 'mine' }
  const made = await browser(app).ask('/sign-in/social', { provider: 'oidc', idToken })
  expect(made.status).toBe(401)
  const without = { provider: 'oidc', idToken: { token: idToken.token } }
  expect((await browser(app).ask('/sign-in/social', without)).status).toBe(422)
  expect(await sessions(app)).toEqual([])
})

test('OA-03 an ID token does not open an account with the same address, and creates none without a verified one', async () => {
  const { app, provider } = await board()
  const unproved = await withIdToken(app, (nonce) =>
    provider.idToken({ ...ADA, nonce, email_verified: false }),
  )
  expect([401, 403]).toContain(unproved.answer.status)
  expect(await app.services.db.selectFrom('accounts').select('id').execute()).toEqual([])
  await signUp(app, 'Ada', ADA.email)
  const foreign = await withIdToken(app, (nonce) => provider.idToken({ ...ADA, nonce }))
  expect(foreign.answer.status).toBe(401)
  expect(await foreign.home.isSignedInAs()).toBeNull()
})

test('OA-03 a provider is not linked automatically to an account with the same address', async () => {
  const { app, provider } = await board()
  const ada = await signUp(app, 'Ada', ADA.email)
  const home = browser(app)
  const answer = await home.request(provider.comeBack(await press(home), ADA))
  expect(answer.headers.get('location')).toContain('error=account_not_linked')
  expect(await home.isSignedInAs()).toBeNull()
  expect(app.services.events.counts()).toMatchObject({ sign_in_failed: 1, factor_changed: 0 })

  // The account's owner links the provider, and from then on either way signs in.
  const linking = await ada.ask('/link-social', { provider: 'oidc' })
  const { url } = (await linking.json()) as { url: string }
  const linked = await ada.request(provider.comeBack(url, ADA))
  expect(linked.headers.get('location')).toBe('/dashboard/security')
  expect((await newestMail(app, ada.email)).subject).toBe('A sign-in method was added')
  expect(app.services.events.counts().factor_changed).toBe(1)
  await home.request(provider.comeBack(await press(home), ADA))
  expect(await home.isSignedInAs()).toBe(ADA.email)
})

test('OA-03 an address that the provider has not verified creates no account', async () => {
  const { app, provider } = await board()
  const home = browser(app)
  const unproved = { ...ADA, email_verified: false }
  const answer = await home.request(provider.comeBack(await press(home), unproved))
  expect(answer.headers.get('location')).toContain('error=email_not_verified')
  expect(await app.services.db.selectFrom('accounts').select('id').execute()).toEqual([])
})

test("OA-04 a person is identified by the provider's id, not by the address", async () => {
  const { app, provider } = await board()
  const home = browser(app)
  await home.request(provider.comeBack(await press(home), ADA))
  await home.ask('/sign-out')
  const moved = { ...ADA, email: 'ada@new.example' }
  await home.request(provider.comeBack(await press(home), moved))
  expect(await home.isSignedInAs()).toBe(ADA.email)
  const stranger = { ...ADA, sub: 'eve-2' }
  const eve = browser(app)
  await eve.request(provider.comeBack(await press(eve), stranger))
  expect(await eve.isSignedInAs()).toBeNull()
})

test('OA-05 a provider may answer with a form post from its own site', async () => {
  const { app, provider } = await board()
  const home = browser(app)
  const url = new URL(provider.comeBack(await press(home), ADA), 'http://x')
  const posted = await app.request(url.pathname, {
    method: 'POST',
    body: url.searchParams,
    headers: { 'sec-fetch-site': 'cross-site', origin: 'https://appleid.apple.com' },
  })
  // The browser's cookies are sent with the redirect that follows, but not with the form.
  expect(posted.status).toBe(302)
  expect(posted.headers.getSetCookie()).toEqual([])
  const led = new URL(posted.headers.get('location') ?? '')
  expect(led.origin).toBe('http://rolecall.test')
  await home.request(led.pathname + led.search)
  expect(await home.isSignedInAs()).toBe(ADA.email)
})

test('AU-02 the second factor is also asked for after a provider sign-in', async () => {
  const { app, provider } = await board()
  const home = browser(app)
  await home.request(provider.comeBack(await press(home), ADA))
  const enabled = (await (await home.ask('/two-factor/enable')).json()) as { totpURI: string }
  const phone = authenticator(enabled.totpURI)
  await home.ask('/two-factor/verify-totp', {
    code: phone.codeAt(new Date('2026-03-02T09:00:00Z')),
  })
  const other = browser(app)
  const back = await other.request(provider.comeBack(await press(other, '/jobs?page=2'), ADA))
  expect(back.headers.get('location')).toBe(
    'http://rolecall.test/auth/two-factor?next=%2Fjobs%3Fpage%3D2',
  )
  expect(await other.isSignedInAs()).toBeNull()
  app.setNow('2026-03-02T09:05:00Z')
  await other.ask('/two-factor/verify-totp', {
    code: phone.codeAt(new Date('2026-03-02T09:05:00Z')),
  })
  expect(await other.isSignedInAs()).toBe(ADA.email)
})

test("AU-15 a stranger's unverified sign-up does not block the address's owner", async () => {
  const { app, provider } = await board()
  const stranger = browser(app)
  await stranger.ask('/sign-up/email', { name: 'Eve', email: ADA.email, password: PASSWORD })
  const home = browser(app)
  await home.request(provider.comeBack(await press(home), ADA))
  expect(await home.isSignedInAs()).toBe(ADA.email)
  await stranger.ask('/email-otp/verify-email', {
    email: ADA.email,
    otp: await codeFor(app, ADA.email),
  })
  const theirs = { email: ADA.email, password: PASSWORD }
  expect((await stranger.ask('/sign-in/email', theirs)).status).toBe(401)
})

test('a picture from a provider is not used', async () => {
  const { app, provider } = await board()
  const home = browser(app)
  const claims = { ...ADA, picture: 'https://tracker.test/ada.png' }
  await home.request(provider.comeBack(await press(home), claims))
  const { image } = await app.services.db
    .selectFrom('accounts')
    .select('image')
    .executeTakeFirstOrThrow()
  expect(image).toBeNull()
})
