/** Counting under concurrency: visitors never wait for each other, and a removal at the same moment breaks nothing. */
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { createTestApp, type TestApp } from './app.ts'
import { listing } from './makers.ts'

test('a visit under way keeps no visitor of another job waiting', async () => {
  const app = await createTestApp()
  await app.take([listing({ title: 'One' })])
  const id = await app.idOf('One')
  expect(await view(app, id, '198.51.100.1')).toEqual({ counted: true })
  const slow = await connected(app)

  await slow.query('begin')
  await slow.query('select from visitor_salts for update')
  expect(await view(app, id, '198.51.100.2')).toEqual({ counted: true })
  await slow.query('rollback')
})

test('looking at a job that is removed at this moment counts nothing and breaks nothing', async () => {
  const app = await createTestApp()
  await app.take([listing({ title: 'Going' })])
  const id = await app.idOf('Going')
  const remover = await connected(app)

  await remover.query('begin')
  await remover.query('delete from jobs where id = $1', [id])
  const looking = view(app, id, '198.51.100.1')
  await waitsForLock(remover)
  await remover.query('commit')

  expect(await looking).toEqual({ counted: false })
  expect(app.errors).toEqual([])
})

async function view(app: TestApp, id: number, address: string) {
  const headers = { 'user-agent': 'Mozilla/5.0 Firefox/140.0', 'x-forwarded-for': address }
  return (await app.request(`/api/jobs/${id}/view`, { method: 'POST', headers })).json()
}

async function connected(app: TestApp) {
  const client = new pg.Client({ connectionString: app.url })
  await client.connect()
  onTestFinished(() => client.end())
  return client
}

/** Until another session of this database waits for one of our locks. */
async function waitsForLock(client: pg.Client) {
  const waiting = async () => {
    const { rowCount } = await client.query(
      "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    )
    return rowCount
  }
  await expect.poll(waiting, { timeout: 10_000, interval: 5 }).toBe(1)
}
