/** Counting under concurrency: visitors never wait for each other, and a removal at the same moment breaks nothing. */
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { forgetWhatIsOver } from '#server/database/forget-what-is-over.ts'
import { connect } from '#store/db.ts'
import { FOR_BULK } from '#store/patience.ts'
import { forgetVisits } from '#work/job/count-visit.ts'
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

test('visits that are over are deleted in steps, however many have gathered', async () => {
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

  await forgetVisits(app.world)
  const { rows } = await client.query('select count(*)::int as left from job_visits')
  expect(rows).toEqual([{ left: 0 }])
})

test('where visits cannot be deleted, their salts and everything else go, and the log says what stayed', async () => {
  const app = await createTestApp({ now: '2026-03-05T09:00:00Z' })
  const client = await connected(app)
  await client.query("insert into visitor_salts values ('2026-03-01', 'x')")
  await client.query('begin')
  await client.query('lock table job_visits')
  const hasty = { ...FOR_BULK, statementMs: 3_000 }
  const { db, close } = connect(app.url, { patience: hasty, onError: () => {} })
  onTestFinished(close)

  const told: unknown[] = []
  const log = { ...app.world.log, warn: (fields: object) => void told.push(fields) }
  await forgetWhatIsOver({ ...app.world, db, log })
  expect(told).toEqual([expect.objectContaining({ part: 'forgetVisits' })])
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
