/**
 * AU-11 and wallets: signatures with people's own keys for challenges that were used before, invented, or meant for
 * another site.
 */
import { createHash, createSign, generateKeyPairSync } from 'node:crypto'
import { expect, test } from 'vitest'
import { walletMessage } from '#core/account/wallet-message.ts'
import { createTestApp, PUBLIC_URL, type TestApp } from '#test/app.ts'
import { browser, newestMail, signUp } from '#test/sign-up.ts'
import { wallet } from '#test/wallet.ts'
import { purge } from '#work/retention/retention.ts'

type Browser = ReturnType<typeof browser>

/** A device with one passkey, which can also send false data. */
function device() {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = createHash('sha256')
    .update(publicKey.export({ format: 'der', type: 'spki' }))
    .digest()
  const { x, y } = publicKey.export({ format: 'jwk' }) as { x: string; y: string }
  let counter = 0

  const client = (type: string, challenge: string, origin: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  const authenticatorData = (rpId: string, flags: number, more = Buffer.alloc(0)) => {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(++counter)
    const rpHash = createHash('sha256').update(rpId).digest()
    return Buffer.concat([rpHash, Buffer.from([flags]), count, more])
  }
  const b64 = (bytes: Buffer) => bytes.toString('base64url')

  return {
    id: b64(id),
    register(
      challenge: string,
      { origin = PUBLIC_URL, rpId = 'rolecall.test', verified = true } = {},
    ) {
      // COSE: EC2 key, ES256, P-256, x, y.
      const cose = Buffer.concat([
        Buffer.from('a5010203262001215820', 'hex'),
        Buffer.from(x, 'base64url'),
        Buffer.from('225820', 'hex'),
        Buffer.from(y, 'base64url'),
      ])
      const length = Buffer.from([0, id.length])
      const attested = Buffer.concat([Buffer.alloc(16), length, id, cose])
      const data = authenticatorData(rpId, 0x41 | (verified ? 0x04 : 0), attested)
      // CBOR: { fmt: "none", attStmt: {}, authData }
      const attestation = Buffer.concat([
        Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex'),
        Buffer.from([data.length]),
        data,
      ])
      return {
        id: b64(id),
        rawId: b64(id),
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: b64(client('webauthn.create', challenge, origin)),
          attestationObject: b64(attestation),
          transports: ['internal'],
        },
      }
    },
    sign(challenge: string, { origin = PUBLIC_URL, rpId = 'rolecall.test', verified = true } = {}) {
      const clientData = client('webauthn.get', challenge, origin)
      const data = authenticatorData(rpId, 0x01 | (verified ? 0x04 : 0))
      const signed = Buffer.concat([data, createHash('sha256').update(clientData).digest()])
      return {
        id: b64(id),
        rawId: b64(id),
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: b64(clientData),
          authenticatorData: b64(data),
          signature: b64(createSign('SHA256').update(signed).sign(privateKey)),
        },
      }
    },
  }
}

async function challenge(home: Browser, path = '/passkey/generate-authenticate-options') {
  const answer = await home.ask(path)
  expect(answer.status).toBe(200)
  return ((await answer.json()) as { challenge: string }).challenge
}

const REGISTER = '/passkey/generate-register-options'

async function withPasskey(app: TestApp, name = 'Ada') {
  const person = await signUp(app, name)
  const phone = device()
  const response = phone.register(await challenge(person, REGISTER))
  const made = await person.ask('/passkey/verify-registration', { response, name: 'Phone' })
  expect(made.status).toBe(200)
  return { person, phone }
}

async function signsIn(
  app: TestApp,
  phone: ReturnType<typeof device>,
  { email }: { email: string },
) {
  const home = browser(app)
  const response = phone.sign(await challenge(home))
  expect((await home.ask('/passkey/verify-authentication', { response })).status).toBe(200)
  expect(await home.isSignedInAs()).toBe(email)
}

test('adding a passkey is reported by email, and the passkey signs in without a further factor', async () => {
  const app = await createTestApp()
  const { person, phone } = await withPasskey(app)
  expect((await newestMail(app, person.email)).subject).toBe('A passkey was added')
  await app.services.db.updateTable('accounts').set({ two_factor_enabled: true }).execute()
  await signsIn(app, phone, person)
})

test.each([
  ['another site', { origin: 'https://evil.test' }],
  ['another relying party', { rpId: 'evil.test' }],
  ['no finger, face or PIN', { verified: false }],
])('AU-11 a passkey with %s neither signs in nor is added', async (_, lie) => {
  const app = await createTestApp()
  const { person, phone } = await withPasskey(app)
  const home = browser(app)
  const signed = phone.sign(await challenge(home), lie)
  const answer = await home.ask('/passkey/verify-authentication', { response: signed })
  expect([400, 401]).toContain(answer.status)
  expect(await home.isSignedInAs()).toBeNull()

  const response = device().register(await challenge(person, REGISTER), lie)
  const adding = await person.ask('/passkey/verify-registration', { response })
  expect(adding.status).toBeGreaterThanOrEqual(400)
  const kept = await app.services.db.selectFrom('passkeys').select('id').execute()
  expect(kept).toHaveLength(1)
})

test('AU-11 a challenge can be answered once, in the browser that asked for it', async () => {
  const app = await createTestApp()
  const { phone } = await withPasskey(app)
  const home = browser(app)
  const asked = await challenge(home)
  const before = home.jar.header()
  const response = phone.sign(asked)
  const other = browser(app)
  await challenge(other)
  expect((await other.ask('/passkey/verify-authentication', { response })).status).toBe(400)
  expect((await home.ask('/passkey/verify-authentication', { response })).status).toBe(200)
  const again = await app.request('/api/auth/passkey/verify-authentication', {
    method: 'POST',
    body: JSON.stringify({ response: phone.sign(asked) }),
    headers: {
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      cookie: before,
    },
  })
  expect(again.status).toBe(400)
})

test('AU-11 registration options require user verification and contain a random user handle', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  type Options = { user: { id: string }; authenticatorSelection: { userVerification: string } }
  const made = (await (await ada.ask(REGISTER)).json()) as Options
  const again = (await (await ada.ask(REGISTER)).json()) as Options
  expect(made.authenticatorSelection.userVerification).toBe('required')
  expect(made.user.id).not.toBe(again.user.id)
  expect(Buffer.from(made.user.id, 'base64url').toString()).not.toContain(ada.id)
})

test('a passkey confirms who you are, but only your own does', async () => {
  const app = await createTestApp()
  const { person: ada, phone } = await withPasskey(app)
  const { phone: evesPhone } = await withPasskey(app, 'Eve')
  app.setNow('2026-03-02T09:11:00Z')
  expect((await ada.ask('/two-factor/enable')).status).toBe(403)

  const foreign = evesPhone.sign(await challenge(ada))
  expect((await ada.ask('/confirm', { response: foreign })).status).toBe(401)
  expect(await ada.isSignedInAs()).toBe(ada.email)
  expect((await ada.ask('/two-factor/enable')).status).toBe(403)

  const before = ada.jar.header()
  const response = phone.sign(await challenge(ada))
  expect((await ada.ask('/confirm', { response })).status).toBe(200)
  expect((await ada.ask('/two-factor/enable')).status).toBe(200)
  const old = await app.request('/api/auth/get-session', { headers: { cookie: before } })
  expect(await old.json()).toBeNull()
})

test('AU-11 the security page accepts only passkeys of its own account', async () => {
  const app = await createTestApp()
  const { person: ada, phone } = await withPasskey(app)
  const { phone: evesPhone } = await withPasskey(app, 'Eve')
  app.setNow('2026-03-02T09:11:00Z')
  const page = '/dashboard/security'
  const send = async (response: object) =>
    ada.submit(page, { intent: 'passkey', response: JSON.stringify(response) })

  expect((await send(evesPhone.sign(await challenge(ada)))).status).toBe(401)
  expect(await ada.isSignedInAs()).toBe(ada.email)
  expect(await ada.page(page)).toContain('Confirm it’s you')
  expect((await send({})).status).toBe(422)

  const right = await send(phone.sign(await challenge(ada)))
  expect(right.headers.get('location')).toBe(page)
  expect(await ada.isSignedInAs()).toBe(ada.email)
  expect(await ada.page(page)).not.toContain('Confirm it’s you')
})

const MINE = wallet(4711)
/** The time of every test app's clock. */
const NOW = '2026-03-02T09:00:00Z'

async function proof(home: Browser, changed: Partial<Parameters<typeof walletMessage>[0]> = {}) {
  const answer = await home.ask('/siwe/nonce')
  const { nonce } = (await answer.json()) as { nonce: string }
  return walletMessage({
    domain: 'rolecall.test',
    origin: PUBLIC_URL,
    address: MINE.address,
    chainId: 1,
    nonce,
    issuedAt: new Date(NOW),
    ...changed,
  })
}

test('a wallet opens its own account, the same one each time', async () => {
  const app = await createTestApp()
  const ids: string[] = []
  for (const home of [browser(app), browser(app)]) {
    const message = await proof(home)
    const answer = await home.ask('/siwe/verify', { message, signature: MINE.sign(message) })
    expect(answer.status).toBe(200)
    const session = (await (await home.request('/api/auth/get-session')).json()) as {
      user: { id: string }
    }
    ids.push(session.user.id)
  }
  expect(ids[0]).toBe(ids[1])
  expect(await app.services.db.selectFrom('outbox').select('id').execute()).toEqual([])
})

test('a wallet-only account is not purged and its wallet cannot be unlinked', async () => {
  const app = await createTestApp()
  const { db } = app.services
  const home = browser(app)
  const message = await proof(home)
  await home.ask('/siwe/verify', { message, signature: MINE.sign(message) })
  expect((await home.ask('/unlink-account', { providerId: 'siwe' })).status).toBe(422)

  await db.deleteFrom('sign_in_methods').execute()
  await db.deleteFrom('sessions').execute()
  await db
    .updateTable('accounts')
    .set({ created_at: new Date('2026-01-01') })
    .execute()
  await purge('signIns', app.services)
  expect(await db.selectFrom('accounts').select('email_verified').execute()).toEqual([
    { email_verified: false },
  ])
})

test('an unverified account with a passkey is not purged', async () => {
  const app = await createTestApp()
  const { db } = app.services
  const { person, phone } = await withPasskey(app)
  await db.deleteFrom('sessions').execute()
  const old = { email_verified: false, created_at: new Date('2026-01-01') }
  await db.updateTable('accounts').set(old).execute()
  await purge('signIns', app.services)
  await signsIn(app, phone, person)
})

test.each([
  ['for another site', { domain: 'evil.test' }],
  ['for another address of this site', { origin: 'https://rolecall.test' }],
  ['from an hour ago', { issuedAt: new Date(Date.parse(NOW) - 3_600_000) }],
  ['from tomorrow', { issuedAt: new Date(Date.parse(NOW) + 86_400_000) }],
  ['with a made-up nonce', { nonce: 'abcdefgh12345678' }],
  ['of another wallet', { address: wallet(1).address }],
  [
    'with an address whose checksum is wrong',
    { address: MINE.address.replace(/[a-f]/, (it) => it.toUpperCase()) },
  ],
])('AU-11 a message %s opens nothing', async (_, changed) => {
  const app = await createTestApp()
  const home = browser(app)
  const message = await proof(home, changed)
  const answer = await home.ask('/siwe/verify', { message, signature: MINE.sign(message) })
  expect(answer.status).toBe(401)
  expect(await app.services.db.selectFrom('accounts').select('id').execute()).toEqual([])
})

test('AU-11 a signed message can be used once', async () => {
  const app = await createTestApp()
  const home = browser(app)
  const message = await proof(home)
  const signed = { message, signature: MINE.sign(message) }
  expect((await home.ask('/siwe/verify', signed)).status).toBe(200)
  expect((await browser(app).ask('/siwe/verify', signed)).status).toBe(401)
})

test('a wallet can be linked to an account, signs in to it, and belongs to no other account', async () => {
  const app = await createTestApp()
  const [ada, eve] = [await signUp(app, 'Ada'), await signUp(app, 'Eve')]
  const link = async (who: Browser) => {
    const message = await proof(who)
    return who.ask('/siwe/link', { message, signature: MINE.sign(message) })
  }
  expect((await link(ada)).status).toBe(200)
  expect((await link(eve)).status).toBe(409)
  const home = browser(app)
  const message = await proof(home)
  await home.ask('/siwe/verify', { message, signature: MINE.sign(message) })
  expect(await home.isSignedInAs()).toBe(ada.email)

  expect((await eve.ask('/siwe/unlink', { address: MINE.address })).status).toBe(404)
  expect((await ada.ask('/siwe/unlink', { address: MINE.address })).status).toBe(200)
  const listed = await ada.request('/api/auth/siwe/wallets')
  expect(await listed.json()).toEqual([])
  expect((await link(eve)).status).toBe(200)
})
