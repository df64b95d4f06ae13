/**
 * What happens to a cluster of three nodes while jobs change and people search. Jobs of one company never change, so
 * every answer about them is known; at the end, everything is compared with the database.
 */
import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, onTestFailed, test } from 'vitest'
import type { JobId } from '#core/job/job.ts'
import { EMPTY_QUERY } from '#core/search/query.ts'
import { demoListings } from '#demo/listings.ts'
import type { SearchHost } from '#server/search/search-host.ts'
import { createTestApp, type TestApp } from '#test/app.ts'
import { listing } from '#test/sample-listings.ts'
import { importListings } from '#work/import/import-listings.ts'
import { settingsFor } from './cluster-engine.ts'
import type { SearchNodes } from './nodes.ts'
import { sharedNodes } from './shared-nodes.ts'
import { IS_FULL } from './size.ts'

const NOW = '2026-03-02T09:00:00Z'
const STEADY = 40
const WRITE_EVERY_MS = 100

test('F60 a node that is killed during writes and searches costs no answer and no job', {
  timeout: 600_000,
}, async ({ skip }) => {
  await underLoad(skip, 'a node killed', async ({ nodes }) => {
    await nodes.kill(0)
    await delay(3_000)
    await nodes.start(0)
    await nodes.untilGreen()
  })
})

test.runIf(IS_FULL)(
  'F61 all nodes killed at once: searches are refused until they are back',
  {
    timeout: 600_000,
  },
  async ({ skip }) => {
    await underLoad(skip, 'every node killed', async ({ nodes, app }) => {
      await Promise.all([0, 1, 2].map((node) => nodes.kill(node)))
      const search = app.services.search.search(EMPTY_QUERY, new Date(NOW))
      await expect(search).rejects.toMatchObject({ code: 'search_unavailable' })
      expect((await app.request('/jobs?query=engineer')).status).toBe(503)
      await Promise.all([0, 1, 2].map((node) => nodes.start(node)))
      await nodes.untilGreen()
    })
  },
)

test.runIf(IS_FULL)(
  'F62 a rolling restart costs no answer and no job',
  {
    timeout: 600_000,
  },
  async ({ skip }) => {
    await underLoad(skip, 'a rolling restart', async ({ nodes }) => {
      for (const node of [0, 1, 2]) {
        await nodes.stop(node)
        await nodes.start(node)
        await nodes.untilGreen()
      }
    })
  },
)

test.runIf(IS_FULL)(
  'F62 an index is rebuilt while jobs change and people search',
  {
    timeout: 600_000,
  },
  async ({ skip }) => {
    await underLoad(skip, 'a rebuild', async ({ nodes, prefix }) => {
      const before = await indexName(nodes, prefix)
      await fetch(`${nodes.urls[0]}/${prefix}-values/_doc/state`, { method: 'DELETE' })
      while ((await indexName(nodes, prefix)) === before) await delay(200)
    })
  },
)

type Loaded = { nodes: SearchNodes; app: TestApp; prefix: string }

async function underLoad(
  skip: (reason: string) => void,
  name: string,
  happens: (loaded: Loaded) => Promise<void>,
) {
  const nodes = await sharedNodes(skip)
  if (!nodes) return
  const prefix = name.replaceAll(' ', '-')
  const app = await createTestApp({ now: NOW, cluster: settingsFor(nodes.urls, { prefix }) })
  onTestFailed(() => {
    process.stderr.write(`${app.logged().slice(-4_000)}\n`)
  })
  await importListings(app.services, demoLines(), { isDemo: true })
  await app.take(
    Array.from({ length: STEADY }, (_, at) =>
      listing({ title: `Steady Engineer ${at}`, company: 'Steady Works' }),
    ),
  )
  await (app.services.search as SearchHost).follow()
  const expected = await steadyIds(app)
  expect(expected.length).toBe(STEADY)

  const figures = { answered: 0, refused: 0, written: 0, slowestMs: 0 }
  let ends = false
  const writing = (async () => {
    for (let round = 1; !ends; round++) {
      await change(app, round)
      figures.written += 30
      await delay(WRITE_EVERY_MS)
    }
  })()
  const searching = Array.from({ length: 3 }, async () => {
    while (!ends) {
      const began = performance.now()
      try {
        const ids = await steadyIds(app)
        expect(ids).toEqual(expected)
        figures.answered++
      } catch (error) {
        if (!isRefusal(error)) throw error
        figures.refused++
      }
      figures.slowestMs = Math.max(figures.slowestMs, performance.now() - began)
    }
  })
  const stopped = Promise.all([writing, ...searching])
  await Promise.race([happens({ nodes, app, prefix }), stopped])
  await delay(500)
  ends = true
  await stopped

  await nodes.untilGreen()
  await app.catchUp()
  await expectAsInDatabase(app)
  const { answered, refused, written, slowestMs } = figures
  process.stdout.write(
    `${name}: ${answered} answers, all right; ${refused} refused; ${written} changes; slowest ${Math.round(slowestMs)} ms\n`,
  )
  expect(answered).toBeGreaterThan(0)
}

/** Of the built server, which has a class of its own. */
const isRefusal = (error: unknown) =>
  ['search_unavailable', 'search_too_long'].includes((error as { code?: string }).code ?? '')

async function steadyIds(app: TestApp): Promise<JobId[]> {
  const query = { ...EMPTY_QUERY, text: 'steady engineer', sort: 'oldest' as const, perPage: 100 }
  const { ids, total } = await app.services.search.search(
    { ...query, company: 'steady-works' },
    new Date(NOW),
  )
  expect(total).toBe(ids.length)
  return ids
}

/** Views, titles, closing, reopening and removing of other jobs. */
async function change({ services: { db } }: TestApp, round: number) {
  const some = (from: number) => sql`
    select id from jobs
     where company_id <> (select id from companies where slug = 'steady-works') and id % 50 = ${(round + from) % 50} limit 10`
  await sql`insert into job_counts (job_id, views) select id, ${round} from (${some(0)}) s
            on conflict (job_id) do update set views = excluded.views`.execute(db)
  await sql`update jobs set title = 'Recast ' || ${round} where id in (${some(1)})`.execute(db)
  await sql`update jobs set closed_at = case when closed_at is null then now() end
             where id in (${some(2)})`.execute(db)
  if (round % 20 === 0) {
    await sql`delete from jobs where id in (select id from (${some(3)}) s limit 1)`.execute(db)
  }
}

async function expectAsInDatabase(app: TestApp) {
  const { rows } = await sql<{ id: JobId; views: number }>`
    select j.id, coalesce(n.views, 0) as views from jobs j
      left join job_counts n on n.job_id = j.id where j.closed_at is null
     order by views desc, j.id desc`.execute(app.services.db)
  const found: JobId[] = []
  for (let page = 1; ; page++) {
    const query = { ...EMPTY_QUERY, sort: 'most_viewed' as const, page, perPage: 100 }
    const { ids, hasMore, total } = await app.services.search.search(query, new Date(NOW))
    found.push(...ids)
    expect(total).toBe(rows.length)
    if (!hasMore) break
  }
  expect(found).toEqual(rows.map(({ id }) => id))
  const { total } = await app.services.search.search(
    { ...EMPTY_QUERY, text: 'recast', isLiteral: true },
    new Date(NOW),
  )
  const { rows: changed } = await sql`
    select from jobs where closed_at is null and title like 'Recast %'`.execute(app.services.db)
  expect(total).toBe(changed.length)
}

async function indexName(nodes: SearchNodes, prefix: string): Promise<string> {
  const answer = await fetch(`${nodes.urls[0]}/_alias/${prefix}-jobs`)
  return Object.keys((await answer.json()) as object).join()
}

function* demoLines() {
  let line = 0
  for (const one of demoListings(new Date(NOW))) yield { line: ++line, text: JSON.stringify(one) }
}
