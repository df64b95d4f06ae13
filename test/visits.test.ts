/** Counting visits under concurrency: visitors never wait for each other, and concurrent removals cause no errors. */
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { FOR_BULK } from '#store/database-timeouts.ts'
import { connect } from '#store/db.ts'
import { purge, purgeExpiredData } from '#work/retention/retention.ts'
import { createTestApp, type TestApp } from './app.ts'
import { listing } from './sample-listings.ts'

test('a visit in progress does not delay visitors of other jobs', async () => {
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

test('viewing a job that is being removed counts nothing and causes no error', async () => {
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

test('visits that are over are deleted in batches, however many there are', async () => {
  const app = await createTestApp({ now: '2026-03-05T09:00:00Z' })
  await app.take([listing({ title: 'One' })])
  const client = await connected(app)
  await client.query(`
    insert into job_visits select id, 'view', int4send(n), '2026-03-01T09:00:00Z'
      from jobs, generate_series(1, 12000) n`)
  await client.query(`
    create function refuse_many() returns trigger language plpgsql as $$
    begin
      if (select count(*) from gone) > 5000 then raise 'too many at once'; end if;
      return null;
    end $$;
    create trigger refuse_many after delete on job_visits referencing old table as gone
      for each statement execute function refuse_many()`)

  await purge('visits', app.services)
  const { rows } = await client.query('select count(*)::int as left from job_visits')
  expect(rows).toEqual([{ left: 0 }])
})

test('if visits cannot be deleted, their salts and everything else are, and the log says what remains', async () => {
  const app = await createTestApp({ now: '2026-03-05T09:00:00Z' })
  const client = await connected(app)
  await client.query("insert into visitor_salts values ('2026-03-01', 'x')")
  await client.query('begin')
  await client.query('lock table job_visits')
  const hasty = { ...FOR_BULK, statementMs: 3_000 }
  const { db, close } = connect(app.url, { patience: hasty, onError: () => {} })
  onTestFinished(close)

  const logged: unknown[] = []
  const log = { ...app.services.log, warn: (fields: object) => void logged.push(fields) }
  await purgeExpiredData({ ...app.services, db, log })
  expect(logged).toEqual([expect.objectContaining({ kind: 'visits' })])
  const { rows } = await client.query('select from visitor_salts')
  expect(rows).toEqual([])
  await client.query('rollback')
}, 20_000)

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

/** Waits until another session of this database waits for one of our locks. */
async function waitsForLock(client: pg.Client) {
  const waiting = async () => {
    const { rowCount } = await client.query(
      "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    )
    return rowCount
  }
  await expect.poll(waiting, { timeout: 10_000, interval: 5 }).toBe(1)
}
