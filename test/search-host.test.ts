import pg from 'pg'
import { expect, test } from 'vitest'
import type { SearchHost } from '#server/search/search-host.ts'
import { importListings, removeDemo } from '#work/import/import-listings.ts'
import { createTestApp, type TestApp } from './app.ts'
import { listing } from './sample-listings.ts'

test("a search host that follows its database sees everybody's changes", async () => {
  const app = await createTestApp()
  await hostOf(app).follow()
  const one = listing({ title: 'New' })

  await write(app, [one])
  await sees(app, ['New'])

  await write(app, [{ ...one, title: 'Changed' }])
  await sees(app, ['Changed'])

  await write(app, [{ ...one, title: 'Changed', closedAt: '2026-03-01T12:00:00Z' }])
  await sees(app, [])

  await write(app, [{ ...one, title: 'Open again' }])
  await sees(app, ['Open again'])

  await write(app, [listing({ title: 'Sample', source: 'demo' })], { isDemo: true })
  await sees(app, ['Open again', 'Sample'])

  await removeDemo(app.services)
  await sees(app, ['Open again'])
})

test('new views and applications are searchable', async () => {
  const app = await createTestApp()
  await app.take([listing({ title: 'Quiet' }), listing({ title: 'Busy' })])
  await hostOf(app).follow()
  const headers = { 'user-agent': 'Mozilla/5.0 Firefox/140.0', 'x-forwarded-for': '203.0.113.9' }
  const busy = await app.idOf('Busy')

  await app.request(`/api/jobs/${busy}/view`, { method: 'POST', headers })
  await until(async () => (await app.titles('sort=most_viewed')).join() === 'Busy,Quiet')

  await app.request(`/api/jobs/${await app.idOf('Quiet')}/apply`, { method: 'POST', headers })
  await until(async () => (await app.titles('sort=most_applied')).join() === 'Quiet,Busy')
})

test('a host that missed notifications catches up when asked', async () => {
  const app = await createTestApp()
  await write(app, [listing({ title: 'Unheard' })])
  expect(await app.titles()).toEqual([])

  await app.catchUp()
  expect(await app.titles()).toEqual(['Unheard'])
})

test('nothing is lost while another transaction stays open', async () => {
  const app = await createTestApp()
  await app.take([listing({ title: 'First' }), listing({ title: 'Second' })])
  const slow = await connected(app)

  await slow.query('begin')
  await slow.query("update jobs set title = 'Slow' where title = 'First'")
  await app.take([listing({ title: 'Third' })])
  expect(await open(app)).toEqual(['First', 'Second', 'Third'])

  await app.take([listing({ title: 'Fourth' })])
  await slow.query('commit')
  await app.catchUp()
  expect(await open(app)).toEqual(['Fourth', 'Second', 'Slow', 'Third'])
  await slow.end()
})

test('a transaction that is rolled back leaves no trace', async () => {
  const app = await createTestApp()
  await app.take([listing({ title: 'Kept' })])
  const slow = await connected(app)

  await slow.query('begin')
  await slow.query('delete from jobs')
  await app.catchUp()
  await slow.query('rollback')
  await app.catchUp()

  expect(await open(app)).toEqual(['Kept'])
  await slow.end()
})

test('a job that changes again while its change is being read ends up in its last state', async () => {
  const app = await createTestApp()
  const one = listing({ title: 'Version 0' })
  await app.take([one])
  const waiting: Promise<void>[] = []

  for (let version = 1; version <= 20; version++) {
    waiting.push(app.catchUp())
    await write(app, [{ ...one, title: `Version ${version}` }])
  }
  await Promise.all([...waiting, app.catchUp()])

  expect(await app.titles()).toEqual(['Version 20'])
})

test('parallel imports are all found, and every catch-up sees what was there before it', async () => {
  const app = await createTestApp()
  const files = Array.from({ length: 4 }, (_, file) =>
    Array.from({ length: 60 }, (_, n) => listing({ title: `Job ${file}-${n}` })),
  )

  await Promise.all(
    files.map(async (listings) => {
      for (let start = 0; start < listings.length; start += 20) {
        const part = listings.slice(start, start + 20)
        await write(app, part)
        await app.catchUp()
        const found = await app.json(`/api/jobs?query=${part.at(-1)?.title}`)
        expect(found.totalCount).toBeGreaterThan(0)
      }
    }),
  )

  expect((await app.json('/api/jobs')).totalCount).toBe(240)
  expect((await app.json('/api/companies/acme')).openJobs).toBe(240)
  expect(app.errors).toEqual([])
})

test('concurrent catch-ups share one read', async () => {
  const app = await createTestApp()
  const search = hostOf(app)
  await search.catchUp()

  const asked = Array.from({ length: 50 }, () => search.catchUp())
  expect(new Set(asked).size).toBe(1)
  await Promise.all(asked)
})

test('a stopped host closes its database connections', async () => {
  const app = await createTestApp()
  await hostOf(app).follow()
  await until(async () => (await listeners(app)) === 1)

  await hostOf(app).stop()
  await until(async () => (await listeners(app)) === 0)
})

test('F49 a host whose listening connection is cut listens again', async () => {
  const app = await createTestApp()
  await hostOf(app).follow()
  await until(async () => (await listeners(app)) === 1)

  const other = await connected(app)
  await other.query(`select pg_terminate_backend(pid) ${LISTENERS}`)
  await until(async () => (await listeners(app)) === 1)
  await write(app, [listing({ title: 'After the cut' })])
  await sees(app, ['After the cut'])
  await other.end()
})

test('F49 changes without a notification are found by polling', async () => {
  const app = await createTestApp()
  await hostOf(app).follow()
  await until(async () => (await listeners(app)) === 1)
  const other = await connected(app)
  await other.query(`create or replace function notify_jobs_changed() returns trigger
    language plpgsql as 'begin return null; end'`)
  await other.end()

  // A new listener polls once by itself; the second job is found by the next poll.
  await write(app, [listing({ title: 'First' })])
  await sees(app, ['First'])
  await write(app, [listing({ title: 'Second' })])
  await sees(app, ['First', 'Second'])
})

/** A test app's services contain a whole search host, a fact that the product's code must not use. */
const hostOf = (app: TestApp) => app.services.search as SearchHost

const LISTENERS = `from pg_stat_activity
  where application_name = 'rolecall-listen' and datname = current_database()`

async function listeners(app: TestApp): Promise<number> {
  const other = await connected(app)
  const { rows } = await other.query(`select pid ${LISTENERS}`)
  await other.end()
  return rows.length
}

async function connected(app: TestApp): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: app.url })
  await client.connect()
  return client
}

/** Writes as another process would: the host learns of it only from the database. */
function write(app: TestApp, listings: object[], options: { isDemo?: boolean } = {}) {
  const lines = listings.map((one, index) => ({ line: index + 1, text: JSON.stringify(one) }))
  return importListings(app.services, lines, options)
}

const open = async (app: TestApp) => (await app.titles()).sort()

async function sees(app: TestApp, titles: string[]) {
  await until(async () => (await open(app)).join() === titles.join())
  expect(await open(app)).toEqual(titles)
}

/** Polls until the condition is true. On a timeout, the comparison that follows fails. */
async function until(isTrue: () => Promise<boolean>) {
  await expect.poll(isTrue, { timeout: 10_000, interval: 5 }).toBe(true)
}
