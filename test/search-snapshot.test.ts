/**
 * The saved index between two starts: what it contains, when it is rejected, and that answers match the database. The
 * first test has real threads, the others run the same programs without them.
 */
import * as fs from 'node:fs'
import * as os from 'node:os'
import * as path from 'node:path'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { EMPTY_QUERY } from '#core/search/query.ts'
import type { SearchHost } from '#server/search/search-host.ts'
import type { StartThread } from '#server/search/search-threads.ts'
import { numberChanges } from '#store/change-positions.ts'
import { importListings } from '#work/import/import-listings.ts'
import { purge } from '#work/retention/retention.ts'
import { builtServer, createTestApp, type TestApp } from './app.ts'
import { listing } from './sample-listings.ts'
import { threadlessSearch } from './threadless-search.ts'

test('a saved index is brought up to date with everything that happened meanwhile', async () => {
  const { startThread } = await builtServer()
  const { app, file, listings } = await keptIndex(startThread)

  await write(app, [
    { ...listings[0], title: 'Renamed' },
    { ...listings[1], closedAt: '2026-03-01T12:00:00Z' },
    listing({ title: 'New' }),
  ])
  await sql`delete from jobs where title = 'Job 2'`.execute(app.services.db)
  await sql`insert into job_counts (job_id, views) select id, 9 from jobs where title = 'Job 3'`.execute(
    app.services.db,
  )

  const host = await started(app, file, startThread)
  expect(buildsOf(host)).toBe(0)
  await expectSameAsDatabase(app, host)
  const [mostViewed] = (await host.search({ ...EMPTY_QUERY, sort: 'most_viewed' }, NOW)).ids
  expect(mostViewed).toBe(await app.idOf('Job 3'))
})

test.each<[string, (bytes: Buffer) => Buffer | null]>([
  ['missing', () => null],
  ['empty', () => Buffer.alloc(0)],
  ['cut after its first byte', (bytes) => bytes.subarray(0, 1)],
  ['cut at its first sector', (bytes) => bytes.subarray(0, 512)],
  ['cut at its last sector', (bytes) => bytes.subarray(0, (bytes.length - 1) & ~511)],
  ['zeros in its last page', (bytes) => bytes.fill(0, (bytes.length - 1) & ~4_095)],
  ['cut at 4 KB', (bytes) => bytes.subarray(0, 4_096)],
  ['cut at 8 KB', (bytes) => bytes.subarray(0, 8_192)],
  ['cut before its last byte', (bytes) => bytes.subarray(0, -1)],
  ['longer than it was', (bytes) => Buffer.concat([bytes, Buffer.alloc(1)])],
  ['changed in its first bit', (bytes) => flipped(bytes, 0)],
  ['changed in the middle', (bytes) => flipped(bytes, bytes.length >> 1)],
  ['changed in its last byte', (bytes) => flipped(bytes, bytes.length - 1)],
  ['nothing but zeros', (bytes) => Buffer.alloc(bytes.length)],
])('F04 a saved index that is %s is rebuilt from the database', async (_, harm) => {
  const { app, file } = await keptIndex()
  const harmed = harm(fs.readFileSync(file))
  if (harmed) fs.writeFileSync(file, harmed)
  else fs.rmSync(file)

  const host = await started(app, file)
  expect(buildsOf(host)).toBe(1)
  await expectSameAsDatabase(app, host)

  await host.stop()
  expect(buildsOf(await started(app, file))).toBe(0) // it was saved again
})

test('an index saved by a different version of the code is rejected', async () => {
  const { app, file } = await keptIndex()
  const startThread = await threadlessSearch()

  const host = await started(app, file, (kind, data) =>
    startThread(kind, { ...data, madeBy: 'what ran before the upgrade' }),
  )
  expect(buildsOf(host)).toBe(1)
  await expectSameAsDatabase(app, host)
})

test('the index of another database is rejected', async () => {
  const { file } = await keptIndex()
  const other = await createTestApp()
  await other.take([listing({ title: 'Elsewhere' })])

  const host = await started(other, file)
  expect(buildsOf(host)).toBe(1)
  await expectSameAsDatabase(other, host)
})

test('an index with changes that the database lost in a restore is rejected', async () => {
  const { app, file } = await keptIndex()
  const { db } = app.services
  // Yesterday's copy restored by hand, and changed again: the latest position is now that of another change.
  await sql`alter table jobs disable trigger user`.execute(db)
  await sql`delete from jobs where title = 'Job 39'`.execute(db)
  await sql`update jobs set title = 'Yesterday' where title <> 'Job 38'`.execute(db)
  await sql`alter table jobs enable trigger user`.execute(db)
  await sql`update change_counter set position = position - 1`.execute(db)
  await sql`update change_epochs set began_at = began_at - interval '1 day'`.execute(db)
  await sql`update jobs set title = 'Today' where title = 'Job 38'`.execute(db)
  await numberChanges(db)

  const host = await started(app, file)
  expect(buildsOf(host)).toBe(1)
  await expectSameAsDatabase(app, host)
})

test('an index older than the recorded removals is rejected', async () => {
  const { app, file } = await keptIndex()
  await sql`delete from jobs where title = 'Job 5'`.execute(app.services.db)
  await app.catchUp()
  app.setNow('2100-01-01T00:00:00Z')
  expect(await purge('removedJobs', app.services)).toBe(1)

  const host = await started(app, file)
  expect(buildsOf(host)).toBe(1)
  await expectSameAsDatabase(app, host)
})

test('removals are recorded for a month', async () => {
  const app = await createTestApp()
  await app.take([listing({ title: 'Gone' })])
  await sql`delete from jobs`.execute(app.services.db)
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()

  app.setNow(day(29))
  expect(await purge('removedJobs', app.services)).toBe(0)
  app.setNow(day(31))
  expect(await purge('removedJobs', app.services)).toBe(1)
})

test("when a running server's database is filled from a backup, the index is rebuilt and the old one answers until then", async () => {
  const app = await createTestApp()
  const { db } = app.services
  await app.take([listing({ title: 'Kept' }), listing({ title: 'Written since the backup' })])
  await sql`create table backup as select * from jobs where title = 'Kept'`.execute(db)
  await sql`update backup set title = 'From the backup'`.execute(db)
  expect(buildsOf(hostOf(app))).toBe(1)

  await sql`truncate jobs cascade`.execute(db)
  await sql`insert into jobs overriding system value select * from backup`.execute(db)
  expect((await hostOf(app).search(EMPTY_QUERY, NOW)).total).toBe(2)

  await app.catchUp()
  expect(buildsOf(hostOf(app))).toBe(2)
  expect(await app.titles()).toEqual(['From the backup'])
})

test('a server that cannot save an index works without one', async () => {
  const { app, file } = await keptIndex()

  const host = await started(app, path.join(file, 'not-a-directory/search.snapshot'))
  await expectSameAsDatabase(app, host)
  await host.stop()
})

test('a closed job is not shown, even before the index is updated', async () => {
  const app = await createTestApp()
  await app.take([listing({ title: 'Still open' }), listing({ title: 'Closed a moment ago' })])
  await sql`update jobs set closed_at = now() where title like 'Closed%'`.execute(app.services.db)

  const page = await app.json('/api/jobs')
  expect(page.totalCount).toBe(2) // the index is not updated yet
  expect(page.jobs.map((job: { title: string }) => job.title)).toEqual(['Still open'])

  await app.catchUp()
  expect((await app.json('/api/jobs')).totalCount).toBe(1)
})

test('readyz reports the progress of the index and when it was last updated', async () => {
  const app = await createTestApp()
  await app.take([listing({ title: 'Job' })])
  const before = await app.json('/readyz')
  expect(before).toEqual({
    ready: true,
    jobs: 1,
    position: expect.stringMatching(/^\d+$/),
    ageMs: expect.any(Number),
    database: true,
    clockAheadMs: expect.any(Number),
  })

  await app.take([listing({ title: 'Another' })])
  const after = await app.json('/readyz')
  expect(Number(after.position)).toBeGreaterThan(Number(before.position))
  expect(after.ageMs).toBeLessThan(60_000)
})

const NOW = new Date('2026-03-02T09:00:00Z')

/** Forty jobs, and the index that a server saved when it stopped. */
async function keptIndex(start?: StartThread) {
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'rolecall-snapshot-'))
  onTestFinished(() => fs.rmSync(directory, { recursive: true, force: true }))
  const file = path.join(directory, 'search.snapshot')
  const app = await createTestApp()
  const listings = Array.from({ length: 40 }, (_, n) => listing({ title: `Job ${n}` }))
  await app.take(listings)
  await (await started(app, file, start)).stop()
  expect(fs.statSync(file).size).toBeGreaterThan(8_192)
  return { app, file, listings }
}

/** Another server on the same database, as after a restart. */
async function started(
  app: TestApp,
  snapshotFile: string,
  start?: StartThread,
): Promise<SearchHost> {
  const { createSearchHost } = await builtServer()
  const host = createSearchHost({
    databaseUrl: app.url,
    snapshotFile,
    searchers: 1,
    log: app.services.log,
    onChange: () => {},
    start: start ?? (await threadlessSearch()),
  })
  onTestFinished(() => host.stop())
  await host.load()
  return host
}

async function expectSameAsDatabase({ services: { db } }: TestApp, host: SearchHost) {
  const { rows } = await sql<{ id: number; title: string }>`
    select id, title from jobs where closed_at is null order by id`.execute(db)
  const found = await host.search({ ...EMPTY_QUERY, perPage: 100 }, NOW)
  expect([...found.ids].sort((a, b) => a - b)).toEqual(rows.map(({ id }) => id))
  for (const { id, title } of rows.slice(0, 5)) {
    expect((await host.search({ ...EMPTY_QUERY, perPage: 100, text: title }, NOW)).ids).toContain(
      id,
    )
  }
}

function flipped(bytes: Buffer, at: number) {
  const changed = Buffer.from(bytes)
  changed[at] = (changed[at] as number) ^ 1
  return changed
}

function write(app: TestApp, listings: object[]) {
  const lines = listings.map((one, index) => ({ line: index + 1, text: JSON.stringify(one) }))
  return importListings(app.services, lines)
}

const buildsOf = (host: SearchHost) => host.state().index?.builds
const hostOf = (app: TestApp) => app.services.search as SearchHost
