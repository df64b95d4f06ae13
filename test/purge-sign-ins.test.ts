/** How long sessions last, and when expired sign-in data is purged. */
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { purge } from '#work/retention/retention.ts'
import { createTestApp, type TestApp } from './app.ts'
import { browser, PASSWORD, signUp } from './sign-up.ts'

const counts = async ({ services: { db } }: TestApp) => {
  const { rows } = await sql<Record<string, number>>`
    select (select count(*)::int from sessions) as sessions,
           (select count(*)::int from verifications) as verifications,
           (select count(*)::int from rate_limits) as limits,
           (select count(*)::int from email_changes) as changes,
           (select count(*)::int from accounts) as accounts`.execute(db)
  return rows[0]
}

test('a session ends 90 days after it began, however often it is used', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  const began = (days: number) =>
    sql`update sessions set created_at = now() - make_interval(days => ${days}),
               expires_at = now() + interval '7 days'`.execute(app.services.db)
  await began(89)
  expect(await ada.isSignedInAs()).toBe(ada.email)
  await began(90)
  expect(await ada.isSignedInAs()).toBeNull()
})

test('a session that is not used for a week ends', async () => {
  const app = await createTestApp()
  await signUp(app)
  const { rows } = await sql<{ days: number }>`
    select round(extract(epoch from expires_at - created_at) / 86400)::int as days
      from sessions`.execute(app.services.db)
  expect(rows).toEqual([{ days: 7 }])
})

test('expired sign-in data is purged and nothing else', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  await ada.ask('/change-email', { newEmail: 'ada@new.example' })
  await browser(app).ask('/request-password-reset', { email: ada.email })
  await browser(app).ask('/sign-up/email', {
    name: 'Eve',
    email: 'eve@example.org',
    password: PASSWORD,
  })
  const before = await counts(app)
  await purge('signIns', app.services)
  expect(await counts(app)).toEqual(before)

  app.setNow('2026-03-03T10:00:00Z')
  await sql`update sessions set expires_at = now() - interval '1 second'`.execute(app.services.db)
  await sql`update verifications set expires_at = now() - interval '1 second'`.execute(
    app.services.db,
  )
  await sql`update accounts set created_at = now() - interval '8 days'`.execute(app.services.db)
  await purge('signIns', app.services)
  expect(await counts(app)).toEqual({
    sessions: 0,
    verifications: 0,
    limits: 0,
    changes: 0,
    accounts: 1, // the account that was never verified is gone
  })
})
