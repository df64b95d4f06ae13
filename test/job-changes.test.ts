/** The stream of changes, followed as by a program that keeps a copy. */
import { sql } from 'kysely'
import pg from 'pg'
import { expect, test } from 'vitest'
import type { JobDetail } from '#core/job/job.ts'
import * as shapes from '#server/api/api-schemas.ts'
import { importListings } from '#work/import/import-listings.ts'
import { purge } from '#work/retention/retention.ts'
import { createTestApp, type TestApp } from './app.ts'
import { listing } from './sample-listings.ts'

test('a new copy gets every open job and no closed one', async () => {
  const app = await createTestApp()
  await write(app, [
    listing({ title: 'One' }),
    listing({ title: 'Two' }),
    listing({ title: 'Over', closedAt: '2026-03-01T12:00:00Z' }),
  ])

  const { changes, next, hasMore } = shapes.ChangesSchema.parse(await app.json('/api/jobs/changes'))
  expect(changes.map(({ kind, job }) => [kind, job?.title])).toEqual([
    ['open', 'One'],
    ['open', 'Two'],
  ])
  expect(await app.json(`/api/jobs/${await app.idOf('One')}`)).toMatchObject(changes[0]?.job ?? {})
  expect(changes[0]?.job).toHaveProperty('descriptionHtml')
  expect(hasMore).toBe(false)

  expect(await app.json(`/api/jobs/changes?since=${next}`)).toMatchObject({
    changes: [],
    hasMore: false,
  })
})

test('changed, closed and removed jobs are reported as such, in order', async () => {
  const app = await createTestApp()
  const listings = ['A', 'B', 'C'].map((title) => listing({ title }))
  await write(app, listings)
  const copy = mirror(app)
  await copy.follow()

  const [a, b, c] = await Promise.all(['A', 'B', 'C'].map((title) => app.idOf(title)))
  await write(app, [{ ...listings[0], title: 'A2' }])
  await write(app, [{ ...listings[1], closedAt: '2026-03-01T12:00:00Z' }])
  await sql`delete from jobs where title = 'C'`.execute(app.services.db)

  expect(await copy.follow()).toEqual([`open ${a}`, `closed ${b}`, `removed ${c}`])
  expect([...copy.jobs.values()].map(({ title }) => title)).toEqual(['A2'])
})

test.each(['pages', 'lines'] as const)(
  'a copy that follows %s during concurrent changes ends up equal to the table',
  async (how) => {
    const app = await createTestApp()
    const copy = mirror(app, how)
    const files = Array.from({ length: 3 }, (_, file) =>
      Array.from({ length: 40 }, (_, n) => listing({ title: `Job ${file}-${n}` })),
    )
    const slow = await connected(app)
    const writers = files.map(async (listings, file) => {
      await write(app, listings)
      await write(
        app,
        listings.slice(0, 20).map((one) => ({ ...one, title: `${one.title} again` })),
      )
      await write(
        app,
        listings.slice(20, 25).map((one) => ({ ...one, closedAt: '2026-03-01T12:00:00Z' })),
      )
      await sql`delete from jobs where title like ${`Job ${file}-3%`}`.execute(app.services.db)
    })
    const writing = Promise.all(writers)
    let isWriting = true
    void writing.then(() => {
      isWriting = false
    })
    // Each turn a transaction changes a job first and commits last, so a reader that relied on numbers given out
    // while it ran would miss it.
    for (let turn = 0, rest = 3; rest > 0; turn++) {
      if (!isWriting) rest--
      await slow.query('begin')
      await slow.query('select pg_current_xact_id()')
      await copy.follow()
      await slow.query(
        `update jobs set title = 'Late ${turn}' where id = (select min(id) from jobs)`,
      )
      await copy.follow()
      await slow.query('commit')
    }
    await slow.end()
    await copy.follow()

    const { rows } = await sql<{ id: number; title: string }>`
      select id, title from jobs where closed_at is null order by id`.execute(app.services.db)
    const copied = [...copy.jobs.values()].map(({ id, title }) => ({ id, title }))
    expect(copied.sort((a, b) => a.id - b.id)).toEqual(rows)
    expect(rows.length).toBe(3 * (40 - 5 - 11))
    expect(rows[0]?.title).toMatch(/^Late/)
    expect(app.errors).toEqual([])
  },
)

test('many jobs of one transaction are read page by page, each once', async () => {
  const app = await createTestApp()
  await write(
    app,
    Array.from({ length: 25 }, (_, n) => listing({ title: `Job ${n}` })),
  )
  const ids: number[] = []
  let address = '/api/jobs/changes?limit=10'
  let pages = 0
  for (let hasMore = true; hasMore; pages++) {
    const page = shapes.ChangesSchema.parse(await app.json(address))
    ids.push(...page.changes.map(({ id }) => id))
    address = `/api/jobs/changes?limit=10&since=${page.next}`
    hasMore = page.hasMore
  }

  expect(pages).toBe(3)
  expect(new Set(ids).size).toBe(25)
})

test('an interrupted stream can be resumed after any of its lines', async () => {
  const app = await createTestApp()
  await write(
    app,
    Array.from({ length: 250 }, (_, n) => listing({ title: `Job ${n}` })),
  )
  const all = await lines(app, '')
  expect(all).toHaveLength(251)

  const rest = await lines(app, `since=${all[122]?.next}`)
  expect(rest.map(({ id }) => id)).toEqual(all.slice(123).map(({ id }) => id))
  expect(await lines(app, 'limit=7')).toHaveLength(8)
})

test('a wrong parameter is named', async () => {
  const app = await createTestApp()
  const response = await app.request('/api/jobs/changes?since=yesterday')

  expect(response.status).toBe(400)
  expect(shapes.ProblemSchema.parse(await response.json()).errors).toEqual([
    { parameter: 'since', detail: 'must be the "next" value of an earlier response' },
  ])
})

test('a copy that has not read for too long must start over', async () => {
  const app = await createTestApp()
  await write(app, [listing({ title: 'Stays' }), listing({ title: 'Goes' })])
  const stale = await app.json('/api/jobs/changes')
  await sql`delete from jobs where title = 'Goes'`.execute(app.services.db)
  const fresh = await app.json(`/api/jobs/changes?since=${stale.next}`)
  app.setNow('2100-01-01T00:00:00Z')
  await purge('removedJobs', app.services)

  const refused = await app.request(`/api/jobs/changes?since=${stale.next}`)
  expect(refused.status).toBe(410)
  expect((await refused.json()).code).toBe('changes_forgotten')
  expect((await app.request(`/api/jobs/changes?since=${fresh.next}`)).status).toBe(200)
  expect((await app.json('/api/jobs/changes')).changes).toHaveLength(1)
})

test('a copy that is ahead of its database must start over', async () => {
  const app = await createTestApp()
  const { next } = await app.json('/api/jobs/changes')
  const ahead = (Number(next.split('-')[0]) + 1_000_000).toString()

  const refused = await app.request(`/api/jobs/changes?since=${ahead}-0-1`)
  expect(refused.status).toBe(410)
  expect((await refused.json()).code).toBe('changes_forgotten')
})

/** A copy of the open jobs, kept up to date from the API. */
function mirror(app: TestApp, how: 'pages' | 'lines' = 'pages') {
  const jobs = new Map<number, JobDetail>()
  let next: string | null = null

  function take({ id, kind, job }: Change): string {
    if (kind === 'open') jobs.set(id, job as JobDetail)
    else jobs.delete(id)
    return `${kind} ${id}`
  }

  return {
    jobs,
    /** Applies the changes so far; returns them. */
    async follow(): Promise<string[]> {
      const taken: string[] = []
      if (how === 'lines') {
        for (const line of await lines(app, next ? `since=${next}` : '')) {
          if (line.kind) taken.push(take(line as Change))
          next = line.next
        }
        return taken
      }
      for (let hasMore = true; hasMore; ) {
        const page = await app.json(`/api/jobs/changes?limit=7${next ? `&since=${next}` : ''}`)
        taken.push(...page.changes.map(take))
        next = page.next
        hasMore = page.hasMore
      }
      return taken
    },
  }
}

type Change = { id: number; kind: string; job: unknown }
type Line = Partial<Change> & { next: string }

async function lines(app: TestApp, parameters: string): Promise<Line[]> {
  const response = await app.request(`/api/jobs/changes?${parameters}`, {
    headers: { accept: 'application/x-ndjson' },
  })
  expect(response.headers.get('content-type')).toBe('application/x-ndjson')
  const text = await response.text()
  return text
    .trim()
    .split('\n')
    .map((line) => shapes.ChangeLineSchema.parse(JSON.parse(line)) as Line)
}

async function connected(app: TestApp): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: app.url })
  await client.connect()
  return client
}

function write(app: TestApp, listings: object[]) {
  const asLines = listings.map((one, index) => ({ line: index + 1, text: JSON.stringify(one) }))
  return importListings(app.services, asLines)
}
