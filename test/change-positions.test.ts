/** Positions of changes while many sessions write: docs/decisions/047-positions-of-changes.md. */
import * as fs from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'kysely'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import type { ChangeCursor } from '#core/job/job-changes.ts'
import * as alerts from '#store/alerts.ts'
import { numberChanges } from '#store/change-positions.ts'
import { connect, type Db } from '#store/db.ts'
import * as jobChanges from '#store/job-changes.ts'
import { migrate } from '#store/migrate.ts'
import * as feed from '#store/search-feed.ts'
import { createTestApp, type TestApp } from './app.ts'
import { databaseServerUrl } from './database-url.ts'
import { listing } from './sample-listings.ts'
import { signUp } from './sign-up.ts'

const WRITERS = 8
const TURNS = 25

test('readers that poll all the time see each committed change once, in time, and nothing that was rolled back', async () => {
  const app = await createTestApp()
  await app.take(Array.from({ length: WRITERS * TURNS + 1 }, (_, n) => listing({ title: `J${n}` })))
  const [held = 0, ...ids] = await idsOf(app.services.db)
  const committed = new Set<number>()
  const readers = await Promise.all([searchReader(app), searchReader(app), copyReader(app)])

  // The first to begin and the last to end: everything else commits meanwhile.
  const long = await sessionOf(app.url)
  await long.query('begin')
  await long.query('update jobs set title = $1 where id = $2', [`written ${held}`, held])
  let isOver = false
  await Promise.all([writeAll(), ...readers.map(poll)])

  expect(committed.size).toBeGreaterThan((WRITERS * TURNS) / 2)
  for (const { seen } of readers)
    expect(seen.toSorted(byNumber)).toEqual([...committed].sort(byNumber))

  async function writeAll() {
    const writers = Array.from({ length: WRITERS }, (_, nth) => write(nth))
    const [killed] = await Promise.all([Promise.all(writers), delay(1_500)])
    expect(killed.every(Boolean)).toBe(true)
    await long.query('commit')
    committed.add(held)
    isOver = true
  }

  /** Each turn changes a job of its own, so that no later change covers one that was lost. */
  async function write(nth: number): Promise<boolean> {
    let session = await sessionOf(app.url)
    let wasKilled = false
    for (let turn = 0; turn < TURNS; turn++) {
      const id = ids[turn * WRITERS + nth] as number
      await session.query('begin')
      await session.query('update jobs set title = $1 where id = $2', [`written ${id}`, id])
      await delay((nth * 7 + turn * 13) % 40)
      if (turn === nth) {
        const pid = await oneValue(session, 'select pg_backend_pid()')
        session = await sessionOf(app.url)
        await session.query('select pg_terminate_backend($1)', [pid])
        wasKilled = true
      } else if ((turn + nth) % 4 === 0) await session.query('rollback')
      else {
        await session.query('commit')
        committed.add(id)
      }
    }
    return wasKilled
  }

  async function poll({ seen, read }: Reader) {
    for (let isLast = false; !isLast; ) {
      isLast = isOver
      const before = [...committed]
      seen.push(...(await read()))
      expect(before.filter((id) => !seen.includes(id))).toEqual([])
      await delay(5)
    }
  }
})

test('a transaction that stays open holds no reader back, and no change comes twice', async () => {
  const app = await createTestApp()
  const { db } = app.services
  await app.take([listing({ title: 'First' }), listing({ title: 'Second' })])
  const [here, elsewhere] = [await sessionOf(app.url), await sessionOf(databaseServerUrl())]
  for (const session of [here, elsewhere]) {
    await session.query('begin')
    await session.query('create table held (id int)')
  }
  await here.query(`update jobs set title = 'Held' where title = 'First'`)
  const from = await feed.mark(db)
  const copy = await app.json('/api/jobs/changes')

  await sql`update jobs set title = 'Changed' where title = 'Second'`.execute(db)
  const changed = await app.idOf('Changed')
  const { jobs, mark } = await feed.changesSince(db, from)
  expect(jobs).toEqual([changed])
  expect((await feed.changesSince(db, mark)).jobs).toEqual([])
  const { changes } = await app.json(`/api/jobs/changes?since=${copy.next}`)
  expect(changes.map(({ id }: { id: number }) => id)).toEqual([changed])

  await here.query('rollback')
  await elsewhere.query('rollback')
  expect((await feed.changesSince(db, mark)).jobs).toEqual([])
})

test('views wait neither for an import nor for a server that numbers changes', async () => {
  const app = await createTestApp()
  await app.take([listing({ title: 'One' }), listing({ title: 'Two' })])
  const [importing, numbering, person] = await Promise.all([
    sessionOf(app.url),
    sessionOf(app.url),
    sessionOf(app.url),
  ])
  await importing.query('begin')
  await importing.query(`update jobs set title = title || '!'`)
  await numbering.query('begin')
  await numbering.query('select from change_counter for update')

  await person.query(`set lock_timeout = '100ms'`)
  await person.query('insert into job_counts (job_id, views) select id, 1 from jobs')
  await person.query('update job_counts set views = 2')
  await numbering.query('rollback')
  await importing.query('rollback')
})

test('very many changes are numbered in several steps', async () => {
  const { db } = (await createTestApp()).services
  await numberChanges(db)
  const from = await feed.mark(db)
  await sql`insert into pending_changes (kind, id) select 'job', n from generate_series(1, 25000) n`.execute(
    db,
  )
  const { jobs, mark } = await feed.changesSince(db, from)
  expect(jobs).toHaveLength(25_000)
  expect(Number(mark.position) - Number(from.position)).toBe(25_000)
})

test('a position that was given out twice, because the first change was lost, is not followed', async () => {
  const app = await createTestApp()
  const { db } = app.services
  await app.take([listing({ title: 'Kept' }), listing({ title: 'Lost' })])
  await sql`update jobs set title = 'Changed' where title = 'Lost'`.execute(db)
  const { next } = await app.json('/api/jobs/changes')
  const from = await feed.mark(db)
  expect(await feed.continues(db, from)).toBe(true)

  // A replica without the last change takes over, some seconds later.
  await sql`delete from change_positions where position = ${from.position}::bigint`.execute(db)
  await sql`update change_counter set position = position - 1`.execute(db)
  await sql`update change_epochs set began_at = began_at - interval '10 seconds'`.execute(db)
  await sql`update jobs set title = 'Other' where title = 'Kept'`.execute(db)
  await numberChanges(db)

  expect((await feed.mark(db)).position).toBe(from.position)
  expect(await feed.continues(db, from)).toBe(false)
  expect((await feed.changesSince(db, from)).isComplete).toBe(false)
  expect((await app.request(`/api/jobs/changes?since=${next}`)).status).toBe(410)
})

test('a cursor of the version before is answered with “start again”', async () => {
  const app = await createTestApp()
  await app.take([listing({ title: 'Any' })])
  for (const since of ['7654-4711-7001', '1-0-1', '0-0-1', '1-0-1-00c0ffee']) {
    const answer = await app.request(`/api/jobs/changes?since=${since}`)
    expect([answer.status, (await answer.json()).code]).toEqual([410, 'changes_forgotten'])
  }
})

test('an alert that changed is read once, and all are read after a position was purged or lost', async () => {
  const app = await createTestApp()
  const { db } = app.services
  await numberChanges(db)
  const first = await alerts.watching(db)
  const ada = await signUp(app)
  expect((await ada.send('POST', '/api/me/alerts', { keywords: ['go'] })).status).toBe(200)
  await numberChanges(db)
  const second = await alerts.changedSince(db, first.at)
  expect(second?.alerts.map(({ keywords }) => keywords)).toEqual([['go']])
  expect(second && (await alerts.changedSince(db, second.at))).toMatchObject({ alerts: [] })
  // Another primary gave the same positions to other changes.
  expect(second && (await alerts.changedSince(db, { ...second.at, epoch: 'other' }))).toBeNull()
  await sql`update change_counter set position = position + 2, forgotten = position + 1`.execute(db)
  expect(await alerts.changedSince(db, first.at)).toBeNull()
})

test('what alerts and search engines did not know before the migration is pending after it', async () => {
  const name = `positions_${process.pid}`
  const admin = await sessionOf(databaseServerUrl())
  await admin.query(`create database ${name}`)
  const url = databaseServerUrl().replace('/rolecall?', `/${name}?`)
  const client = await sessionOf(url)
  onTestFinished(async () => {
    const last = new pg.Client({ connectionString: databaseServerUrl() })
    await last.connect()
    await last.query(`drop database ${name} with (force)`)
    await last.end()
  })
  const folder = new URL('../src/store/migrations/', import.meta.url)
  const files = Object.fromEntries(
    fs.readdirSync(folder).map((file) => [file, fs.readFileSync(new URL(file, folder), 'utf8')]),
  )
  const before = Object.fromEntries(Object.entries(files).filter(([file]) => file < '0078'))
  await migrate(url, before)
  await client.query(
    `insert into companies (slug, name, is_demo, first_seen_at) values ('a', 'A', false, now())`,
  )
  await client.query(
    `insert into jobs (company_id, title, places, countries, remote_scope, tags, source, is_demo, first_seen_at, last_seen_at)
     select 1, 'Job ' || n, '[]', '{}', 'none', '{}', 'x', false, now(), now() from generate_series(1, 4) n`,
  )
  await client.query('alter table jobs disable trigger jobs_touch')
  for (const [id, xid] of [
    [1, 750],
    [2, 760],
    [3, 760],
    [4, 770],
  ]) {
    await client.query('update jobs set changed_xid = $2::text::xid8 where id = $1', [id, xid])
  }
  await client.query('alter table jobs enable trigger jobs_touch')
  await client.query(`insert into alert_position values (true, '760', 2, '700')`)
  await client.query(
    `insert into announcements (engine, position, next_attempt_at) values ('e', '765-0-1', now())`,
  )

  await migrate(url, files)
  const { db, close } = connect(url, { onError: () => {} })
  onTestFinished(close)
  const stored: ChangeCursor = { position: 1, listedTo: null, epoch: null }
  expect((await jobChanges.openSince(db, stored, 10)).ids).toEqual([3, 4])
  const kept = await client.query('select position, listed_to from alert_position')
  expect(kept.rows).toEqual([{ position: '1', listed_to: null }])
  expect((await client.query('select cursor from announcements')).rows).toEqual([
    { cursor: '1-0-1' },
  ])
  // What servers of the version before write is followed too.
  await client.query(`update jobs set title = 'Changed' where id = 1`)
  await numberChanges(db)
  expect((await jobChanges.openSince(db, stored, 10)).ids).toEqual([3, 4, 1])
})

type Reader = { seen: number[]; read(): Promise<number[]> }

async function searchReader(app: TestApp): Promise<Reader> {
  const db = ownDb(app)
  await numberChanges(db)
  let at = await feed.mark(db)
  return {
    seen: [],
    async read() {
      const { jobs, mark, isComplete } = await feed.changesSince(db, at)
      expect(isComplete).toBe(true)
      at = mark
      await expectWritten(db, jobs)
      return jobs
    },
  }
}

/** Reads the changes page by page, as a copy elsewhere. */
async function copyReader(app: TestApp): Promise<Reader> {
  const db = ownDb(app)
  await numberChanges(db)
  let cursor = await jobChanges.latest(db)
  return {
    seen: [],
    async read() {
      const ids: number[] = []
      for (let hasMore = true; hasMore; ) {
        const page = await jobChanges.since(db, cursor, 3)
        ids.push(...page.changes.map(({ id }) => id))
        cursor = page.next
        hasMore = page.hasMore
      }
      await expectWritten(db, ids)
      return ids
    },
  }
}

async function expectWritten(db: Db, ids: readonly number[]) {
  const { rows } = await sql<{ id: number }>`
    select id from jobs where id = any(${[...ids]}::bigint[]) and title = 'written ' || id`.execute(
    db,
  )
  expect(rows).toHaveLength(ids.length)
}

function ownDb(app: TestApp): Db {
  const { db, close } = connect(app.url, { onError: () => {} })
  onTestFinished(close)
  return db
}

async function sessionOf(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {}) // some are killed
  await client.connect()
  onTestFinished(() => client.end())
  return client
}

async function oneValue(client: pg.Client, query: string): Promise<unknown> {
  const { rows } = await client.query({ text: query, rowMode: 'array' })
  return rows[0]?.[0]
}

async function idsOf(db: Db): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select id from jobs order by id`.execute(db)
  return rows.map(({ id }) => id)
}

const byNumber = (a: number, b: number) => a - b
