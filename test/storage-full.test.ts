/** What people are told while nothing can be written, and that they go on reading, signed in. */
import pg from 'pg'
import { expect, inject, test } from 'vitest'
import { Refusal } from '#core/refusal.ts'
import { toWriteRefusal } from '#store/write-refused.ts'
import { createTestApp, type TestApp } from './app.ts'
import { listing } from './makers.ts'
import { signUp } from './people.ts'

const EIGHT_DAYS_LATER = '2026-03-10T09:00:00Z'

test('a database that only allows reading refuses writes with a sentence, and people stay signed in', async () => {
  const app = await createTestApp()
  await app.take([listing({ title: 'Engineer' })])
  const id = await app.idOf('Engineer')
  const ada = await signUp(app)
  await allowWriting(app, false)
  app.setNow(EIGHT_DAYS_LATER) // the session would be renewed now

  for (const path of ['/jobs', `/jobs/${id}`, '/dashboard/saved-jobs', '/api/me']) {
    expect((await ada.request(path)).status, path).toBe(200)
  }
  const refused = await ada.send('POST', '/api/me/applications', { jobTitle: 'Cook' })
  expect(refused.status).toBe(503)
  expect(refused.headers.get('retry-after')).toBe('2')
  expect(await refused.json()).toMatchObject({ code: 'read_only' })

  await allowWriting(app, true)
  expect((await ada.send('POST', '/api/me/applications', { jobTitle: 'Cook' })).status).toBe(200)
})

test.each([
  ['53100', 'storage_full'],
  ['ENOSPC', 'storage_full'],
  ['25006', 'read_only'],
])('an error %s is the refusal %s', (code, refusal) => {
  const refused = toWriteRefusal(Object.assign(new Error('could not write'), { code }))
  expect(refused).toEqual(new Refusal(refusal as 'read_only'))
})

test('other errors stay what they are', () => {
  const error = Object.assign(new Error('unique'), { code: '23505' })
  expect(toWriteRefusal(error)).toBe(error)
  expect(toWriteRefusal(null)).toBeNull()
})

async function allowWriting(app: TestApp, allowed: boolean) {
  const name = new URL(app.url).pathname.slice(1)
  const client = new pg.Client({ connectionString: inject('databaseUrl') })
  await client.connect()
  await client.query(`alter database ${name} set default_transaction_read_only = ${!allowed}`)
  await client.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [
    name,
  ])
  await client.end()
  const status = async () => (await app.request('/api/jobs/changes')).status
  await expect.poll(status, { timeout: 10_000 }).toBe(200)
}
