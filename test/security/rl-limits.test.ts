/** RL-01 to RL-04, AU-13: guessing is rate limited, from every network and for every spelling. */
import { expect, test } from 'vitest'
import { LIMITS } from '#core/account/rate-limit.ts'
import { allowConnections } from '#test/allow-connections.ts'
import { createTestApp, type TestApp } from '#test/app.ts'
import { browser, codeFor, PASSWORD, signUp } from '#test/sign-up.ts'

const wrong = { password: 'not-the-password-1' }
const tryAt = (app: TestApp, email: string, network: string, more: HeadersInit = {}) =>
  app.request('/api/auth/sign-in/email', {
    method: 'POST',
    body: JSON.stringify({ email, ...wrong }),
    headers: {
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      'x-forwarded-for': network,
      ...more,
    },
  })

/** The number of tries before the first 429. */
async function triesBefore429(count: number, attempt: (index: number) => Promise<Response>) {
  for (let index = 0; index < count; index++) {
    if ((await attempt(index)).status === 429) return index
  }
  return count
}

test('RL-01 forged headers do not make a visitor look new', async () => {
  const app = await createTestApp()
  const tries = await triesBefore429(100, (index) =>
    tryAt(app, `nobody${index}@example.org`, `10.0.0.${index}, 192.0.2.1`, {
      forwarded: `for=10.1.0.${index}`,
      'x-real-ip': `10.2.0.${index}`,
      'cf-connecting-ip': `10.3.0.${index}`,
      'x-rolecall-network': `10.4.0.${index}`,
    }),
  )
  expect(tries).toBe(60)
})

test('RL-02 a whole /64 counts as one visitor, and so do two spellings of an IPv4 address', async () => {
  const app = await createTestApp()
  const inOneBlock = await triesBefore429(100, (index) =>
    tryAt(app, `nobody${index}@example.org`, `2001:db8::${index.toString(16)}:1`),
  )
  expect(inOneBlock).toBe(60)
  const mapped = await triesBefore429(100, (index) =>
    tryAt(app, `nobody${index}@example.org`, index % 2 ? '192.0.2.7' : '::ffff:192.0.2.7'),
  )
  expect(mapped).toBe(60)
})

test('RL-02 a whole /48 is counted in an additional bucket', async () => {
  const app = await createTestApp({
    limits: { ...LIMITS, passwordByBlock: { tries: 20, everySeconds: 60 } },
  })
  const inOneBlock = await triesBefore429(40, (index) =>
    tryAt(app, `nobody${index}@example.org`, `2001:db8:7:${index.toString(16)}::1`),
  )
  expect(inOneBlock).toBe(20)
  expect((await tryAt(app, 'nobody@example.org', '2001:db8:8::1')).status).toBe(401)
})

test('RL-03 all spellings of an address count as one', async () => {
  const app = await createTestApp()
  const spellings = [
    'ada@example.org',
    'Ada@Example.org ',
    'ａｄａ@example.org',
    'ada+1@example.org',
  ]
  const tries = await triesBefore429(100, (index) =>
    tryAt(app, spellings[index % spellings.length] as string, '192.0.2.1'),
  )
  expect(tries).toBe(10)
})

test('RL-04 two servers share their counts', async () => {
  const app = await createTestApp()
  const other = await app.beside()
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, index) =>
      tryAt(index % 2 ? app : other, 'ada@example.org', '192.0.2.1'),
    ),
  )
  expect(answers.filter(({ status }) => status !== 429)).toHaveLength(10)
})

test('RL-04 without a database, sign-in is refused and nobody counts as signed in', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  await allowConnections(app, false)
  const status = async () => (await tryAt(app, 'ada@example.org', '192.0.2.1')).status
  await expect.poll(status, { timeout: 10_000, interval: 5 }).toBe(503)
  app.errors.length = 0

  const refused = await tryAt(app, 'ada@example.org', '192.0.2.1')
  expect(refused.headers.get('retry-after')).toBe('2')
  expect(await refused.json()).toMatchObject({ status: 503, code: 'database_away' })
  for (const path of [
    '/api/auth/get-session',
    '/api/auth/list-sessions',
    '/api/me',
    '/dashboard',
  ]) {
    expect((await ada.request(path)).status, path).toBe(503)
  }
  await allowConnections(app, true)
})

test('a refusal says how long to wait, and after that one more try is allowed', async () => {
  const app = await createTestApp()
  await triesBefore429(100, (index) => tryAt(app, 'ada@example.org', `192.0.2.${index}`))
  const refused = await tryAt(app, 'ada@example.org', '198.51.100.1')
  expect(refused.status).toBe(429)
  expect(refused.headers.get('content-type')).toBe('application/problem+json')
  expect(refused.headers.get('retry-after')).toBe('60')
  expect(await refused.json()).toMatchObject({ code: 'too_many_tries' })

  app.setNow('2026-03-02T09:01:00Z')
  expect((await tryAt(app, 'ada@example.org', '198.51.100.1')).status).toBe(401)
  expect((await tryAt(app, 'ada@example.org', '198.51.100.1')).status).toBe(429)
})

test('AU-13 a hundred wrong passwords from a hundred networks limit the password, but not other ways to sign in', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  const tries = await triesBefore429(100, (index) => tryAt(app, ada.email, `192.0.2.${index}`))
  expect(tries).toBe(50)

  const home = browser(app, '198.51.100.1')
  await home.ask('/email-otp/send-verification-otp', { email: ada.email, type: 'sign-in' })
  const otp = await codeFor(app, ada.email)
  expect((await home.ask('/sign-in/email-otp', { email: ada.email, otp })).status).toBe(200)
  expect(await home.isSignedInAs()).toBe(ada.email)
})

test('a correct password resets earlier wrong tries', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  const home = browser(app, '198.51.100.1')
  for (let round = 0; round < 3; round++) {
    for (let slip = 0; slip < 9; slip++) {
      expect((await tryAt(app, ada.email, '198.51.100.1')).status).toBe(401)
    }
    const right = { email: ada.email, password: PASSWORD }
    expect((await home.ask('/sign-in/email', right)).status).toBe(200)
  }
})

test('MA-04 an address cannot be flooded with our emails', async () => {
  const app = await createTestApp()
  for (let index = 0; index < 40; index++) {
    const ask = { name: 'Ada', email: `ada+${index}@example.org`, password: PASSWORD }
    await browser(app, `192.0.2.${index}`).ask('/sign-up/email', ask)
  }
  const { count } = await app.services.db
    .selectFrom('outbox')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  expect(count).toBe(20)
})
