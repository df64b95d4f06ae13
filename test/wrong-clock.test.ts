/** F31: a wrong clock, of a server or of the database, locks nobody out once it is right again. */
import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { builtServer, createTestApp, type TestApp } from './app.ts'
import { browser, codeFor, PASSWORD, signUp } from './sign-up.ts'

const HOME = '198.51.100.1'

const signIn = (app: Pick<TestApp, 'request'>, email: string, password = PASSWORD) =>
  browser(app, HOME).ask('/sign-in/email', { email, password })

test("F31 three seconds with a clock forty days ahead do not reduce anybody's tries afterwards", async () => {
  const app = await createTestApp({ countsByDatabaseClock: true, now: '2026-03-02T09:00:00Z' })
  const ada = await signUp(app)
  app.setNow('2026-04-11T09:00:00Z')
  for (let index = 0; index < 20; index++) {
    await signIn(app, `nobody${index}@example.org`, 'not-the-password-1')
  }
  expect((await signIn(app, ada.email)).status).toBe(200)
  app.setNow('2026-03-02T09:00:03Z')
  expect((await signIn(app, ada.email)).status).toBe(200)
})

test('F31 the same wrong clock in the database empties no bucket for longer than its refill time', async () => {
  const app = await createTestApp({ now: '2026-03-02T09:00:00Z' })
  const ada = await signUp(app)
  app.setNow('2026-04-11T09:00:00Z')
  for (let index = 0; index < 20; index++) {
    await signIn(app, `nobody${index}@example.org`, 'not-the-password-1')
  }
  await signIn(app, ada.email, 'not-the-password-1')
  app.setNow('2026-03-02T09:00:03Z')
  const refused = await signIn(app, ada.email)
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(60)
  app.setNow('2026-03-02T09:01:03Z')
  expect((await signIn(app, ada.email)).status).toBe(200)
})

test('F31 two servers three minutes apart count the same tries', async () => {
  const app = await createTestApp({ countsByDatabaseClock: true, now: '2026-03-02T09:00:00Z' })
  const ahead = await app.beside({ now: '2026-03-02T09:03:00Z' })
  const ada = await signUp(app)
  for (let slip = 0; slip < 10; slip++) await signIn(ahead, ada.email, 'not-the-password-1')
  const refused = await signIn(app, ada.email)
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(60)
})

/** Moves the clock of the server's machine; the database's clock stays. */
function setMachine(aheadMs: number) {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + aheadMs })
  onTestFinished(() => void vi.useRealTimers())
}

const FORTY_DAYS_MS = 40 * 24 * 3_600_000

test.each([
  ['ahead', FORTY_DAYS_MS],
  ['behind', -FORTY_DAYS_MS],
])(
  'F31 a machine clock forty days %s ends no session and creates none that lasts longer',
  async (_, ms) => {
    const app = await createTestApp()
    const ada = await signUp(app)
    setMachine(ms)
    expect(await ada.isSignedInAs()).toBe(ada.email)
    expect((await ada.request('/dashboard/saved-jobs')).status).toBe(200)
    const phone = browser(app, HOME)
    await phone.ask('/sign-in/email', { email: ada.email, password: PASSWORD })
    expect(await phone.isSignedInAs()).toBe(ada.email)
    expect(await app.json('/readyz')).toMatchObject({
      clockAheadMs: expect.closeTo(ms, -5),
    })

    vi.useRealTimers()
    expect(await ada.isSignedInAs()).toBe(ada.email)
    expect(await phone.isSignedInAs()).toBe(ada.email)
    const { rows } = await sql<{ days: number }>`
    select extract(epoch from expires_at - now())::float8 / 86400 as days from sessions`.execute(
      app.services.db,
    )
    for (const { days } of rows) expect(days).toBeCloseTo(7, 1)
    expect(app.errors).toEqual([])
  },
)

test("F31 a code from an email is valid for ten minutes, whatever the machine's clock says", async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  const phone = browser(app, HOME)
  setMachine(FORTY_DAYS_MS)
  await phone.ask('/email-otp/send-verification-otp', { email: ada.email, type: 'sign-in' })
  vi.useRealTimers()
  const otp = await codeFor(app, ada.email)
  expect((await phone.ask('/sign-in/email-otp', { email: ada.email, otp })).status).toBe(200)
  expect(await phone.isSignedInAs()).toBe(ada.email)
})

test("F31 while the machine's clock is wrong, the server uses the database's time and says so", async () => {
  const { db, log } = (await createTestApp()).services
  const warnings: object[] = []
  const { openInstanceClock } = await builtServer()
  setMachine(FORTY_DAYS_MS)
  const clock = await openInstanceClock({
    db,
    log: { ...log, warn: (fields) => void warnings.push(fields) },
  })
  onTestFinished(() => clock.stop())
  expect(clock.aheadMs()).toBeGreaterThan(FORTY_DAYS_MS - 60_000)
  expect(warnings).toEqual([{ aheadMs: expect.any(Number) }])
  vi.useRealTimers()
  expect(Math.abs(clock.now().getTime() - Date.now())).toBeLessThan(1_000)
  expect(clock.aheadMs()).toBe(0)
})
