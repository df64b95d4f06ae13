/** Concurrent requests for the same row: it is created once, and every request gets a proper answer. */
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { LIMITS } from '#core/account/rate-limit.ts'
import { createTestApp } from './app.ts'
import { listing } from './sample-listings.ts'
import { browser, codeFor, PASSWORD, signUp } from './sign-up.ts'

type Browser = ReturnType<typeof browser>

/** Half of them from each of two browsers. There are fewer sign-ups because hashing a password is slow by design. */
const REQUESTS = 50
const SIGN_UPS = 20

test.each([
  {
    what: 'save a job',
    ask: ({ send }: Browser, jobId: number) => send('PUT', `/api/me/saved-jobs/${jobId}`),
    rows: 'saved_jobs',
    statuses: { 200: REQUESTS },
  },
  {
    what: 'track a job',
    ask: ({ send }: Browser, jobId: number) => send('POST', '/api/me/applications', { jobId }),
    rows: 'applications',
    statuses: { 200: 1, 409: REQUESTS - 1 },
  },
  {
    what: 'dismiss a job',
    ask: ({ send }: Browser, jobId: number) =>
      send('PATCH', '/api/me/lists', { add: { dismissed: [jobId] } }),
    rows: 'job_marks',
    statuses: { 200: REQUESTS },
  },
  {
    what: 'hide a word',
    ask: ({ send }: Browser) => send('PATCH', '/api/me/lists', { add: { words: ['crypto'] } }),
    rows: 'hidden_items',
    statuses: { 200: REQUESTS },
  },
  {
    what: 'view a job',
    ask: ({ request }: Browser, jobId: number) =>
      request(`/api/jobs/${jobId}/view`, {
        method: 'POST',
        headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/145.0' },
      }),
    rows: 'job_visits',
    statuses: { 200: REQUESTS },
  },
])('F16 two sessions that $what many times at once create one row', async (row) => {
  const app = await createTestApp()
  await app.take([listing({ title: 'Engineer' })])
  const jobId = await app.idOf('Engineer')
  const ada = await signUp(app)
  const phone = browser(app)
  await phone.ask('/sign-in/email', { email: ada.email, password: PASSWORD })
  expect(await phone.isSignedInAs()).toBe(ada.email)

  const answers = await atOnce(REQUESTS, (n) => row.ask(n % 2 ? ada : phone, jobId))

  expect(statusesOf(answers)).toEqual(row.statuses)
  const { rows } = await sql`select from ${sql.table(row.rows)}`.execute(app.services.db)
  expect(rows).toHaveLength(1)
  expect(app.errors).toEqual([])
})

test('F16 many concurrent sign-ups with one address create one account, which only its own browser can verify', async () => {
  const unlimited = { tries: 1_000, everySeconds: 1 }
  const app = await createTestApp({
    limits: { ...LIMITS, mailByPair: unlimited, mailByAddress: unlimited },
  })
  const email = 'ada@example.org'
  const [ada, eve] = [browser(app), browser(app)]
  const passwords = [PASSWORD, 'strangers-own-123'] as const

  const answers = await atOnce(SIGN_UPS, (n) => {
    const password = passwords[n % 2 ? 1 : 0]
    return (n % 2 ? eve : ada).ask('/sign-up/email', { name: 'Ada', email, password })
  })

  expect(statusesOf(answers)).toEqual({ 200: SIGN_UPS })
  const { rows } = await sql`select email from accounts`.execute(app.services.db)
  expect(rows).toEqual([{ email }])
  expect(app.errors).toEqual([])

  await ada.ask('/email-otp/send-verification-otp', { email, type: 'email-verification' })
  const otp = await codeFor(app, email)
  expect((await ada.ask('/email-otp/verify-email', { email, otp })).status).toBe(200)
  const strangers = { email, password: passwords[1] }
  expect((await eve.ask('/sign-in/email', strangers)).status).toBe(401)
})

const atOnce = (length: number, ask: (n: number) => Promise<Response>) =>
  Promise.all(Array.from({ length }, (_, n) => ask(n)))

/** How often each status was answered. */
function statusesOf(answers: readonly Response[]) {
  const counts: Record<number, number> = {}
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1
  return counts
}
