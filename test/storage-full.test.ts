/** What people see while nothing can be written, and that they stay signed in and can read. */
import { sql } from 'kysely'
import pg from 'pg'
import { expect, test } from 'vitest'
import { Refusal } from '#core/api/refusal.ts'
import { toWriteRefusal } from '#store/write-refused.ts'
import { createTestApp, type TestApp } from './app.ts'
import { databaseServerUrl } from './database-url.ts'
import { listing } from './sample-listings.ts'
import { signUp } from './sign-up.ts'

test('a read-only database refuses writes with a message, and people stay signed in', async () => {
  const app = await createTestApp()
  await app.take([listing({ title: 'Engineer' })])
  const id = await app.idOf('Engineer')
  const ada = await signUp(app)
  await endSessionsIn(app, '3 days') // old enough to be renewed
  await allowWriting(app, false)

  for (const path of ['/jobs', `/jobs/${id}`, '/dashboard/saved-jobs', '/api/me']) {
    expect((await ada.request(path)).status, path).toBe(200)
  }
  const session = await ada.request('/api/auth/get-session')
  expect(session.status).toBe(200)
  expect(session.headers.getSetCookie()).toEqual([])
  expect(await session.json()).toMatchObject({ user: { email: ada.email } })
  expect(app.errors).toContainEqual(expect.objectContaining({ message: 'INTERNAL_SERVER_ERROR' })) // the renewal was tried
  expect(await daysLeft(app)).toBeCloseTo(3, 1)
  const refused = await ada.send('POST', '/api/me/applications', { jobTitle: 'Cook' })
  expect(refused.status).toBe(503)
  expect(refused.headers.get('retry-after')).toBe('2')
  expect(await refused.json()).toMatchObject({ code: 'read_only' })

  await allowWriting(app, true)
  expect((await ada.send('POST', '/api/me/applications', { jobTitle: 'Cook' })).status).toBe(200)
  expect(await daysLeft(app)).toBeCloseTo(7, 1)
})

test('a session that expires while nothing can be written ends, and its browser continues as a visitor', async () => {
  const app = await createTestApp()
  await app.take([listing({ title: 'Engineer' })])
  const id = await app.idOf('Engineer')
  const ada = await signUp(app)
  await endSessionsIn(app, '-1 minute')
  await allowWriting(app, false)

  for (const path of ['/', '/jobs', `/jobs/${id}`]) {
    const answer = await ada.request(path)
    expect(answer.status, path).toBe(200)
    expect(await answer.text(), path).toContain('href="/auth/signin')
  }
  expect((await ada.request('/dashboard/saved-jobs')).status).toBe(302)
  expect((await ada.request('/api/me')).status).toBe(401)
  const session = await ada.request('/api/auth/get-session')
  expect({ status: session.status, body: await session.json() }).toEqual({
    status: 200,
    body: null,
  })
})

test.each([
  ['53100', 'storage_full'],
  ['ENOSPC', 'storage_full'],
  ['25006', 'read_only'],
])('an error %s becomes the refusal %s', (code, refusal) => {
  const refused = toWriteRefusal(Object.assign(new Error('could not write'), { code }))
  expect(refused).toEqual(new Refusal(refusal as 'read_only'))
})

test('other errors stay as they are', () => {
  const error = Object.assign(new Error('unique'), { code: '23505' })
  expect(toWriteRefusal(error)).toBe(error)
  expect(toWriteRefusal(null)).toBeNull()
})

/** As if the sessions had begun long ago. They use the machine's clock, which tests do not change. */
const endSessionsIn = ({ services }: TestApp, interval: string) =>
  sql`update sessions set expires_at = now() + ${interval}::interval`.execute(services.db)

async function daysLeft({ services }: TestApp) {
  const { rows } = await sql<{ days: number }>`
    select extract(epoch from expires_at - now())::float8 / 86400 as days from sessions`.execute(
    services.db,
  )
  return rows[0]?.days
}

async function allowWriting(app: TestApp, allowed: boolean) {
  const name = new URL(app.url).pathname.slice(1)
  const client = new pg.Client({ connectionString: databaseServerUrl() })
  await client.connect()
  await client.query(`alter database ${name} set default_transaction_read_only = ${!allowed}`)
  await client.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [
    name,
  ])
  await client.end()
  const status = async () => (await app.request('/api/jobs/changes')).status
  await expect.poll(status, { timeout: 10_000 }).toBe(200)
}
