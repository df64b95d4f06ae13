import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { JobId } from '#core/job/job.ts'
import { type AskedQuery, EMPTY_QUERY } from '#core/search/query.ts'
import { demoListings } from '#demo/listings.ts'
import { createTestApp, type TestApp } from '#test/app.ts'
import { listing } from '#test/sample-listings.ts'
import { importListings } from '#work/import/import-listings.ts'
import { settingsFor } from './cluster-engine.ts'
import { sharedNodes } from './shared-nodes.ts'

const NOW = '2026-03-02T09:00:00Z'

test('servers on a cluster find what one without it finds, also after changes', {
  timeout: 300_000,
}, async ({ skip }) => {
  const nodes = await sharedNodes(skip)
  if (!nodes) return
  const alone = await createTestApp({ now: NOW })
  await importListings(alone.services, demoLines(), { isDemo: true })
  await alone.take([])
  const cluster = settingsFor(nodes.urls, { prefix: 'product' })
  const app = await createTestApp({ now: NOW, databaseUrl: alone.url, cluster })
  await expectSame(alone, app)
  expect(await app.page('/jobs?query=engineer')).toContain('Engineer')

  await alone.take([listing({ title: 'Zymurgist in Residence' })])
  await sql`update jobs set closed_at = now() where id % 7 = 0`.execute(alone.services.db)
  await sql`delete from jobs where id % 11 = 0`.execute(alone.services.db)
  await sql`insert into job_counts (job_id, views) select id, 1000 + id from jobs where id % 5 = 0
            on conflict (job_id) do update set views = excluded.views`.execute(alone.services.db)
  await app.catchUp()
  // one that still counts what was removed orders texts a little differently, so this is a new one
  const fresh = await createTestApp({ now: NOW, databaseUrl: alone.url })
  await expectSame(fresh, app, { isOrderKnown: false })
  expect(await app.page('/jobs?query=zymurgist')).toContain('Zymurgist in Residence')

  const second = await createTestApp({ now: NOW, databaseUrl: alone.url, cluster })
  await expectSame(fresh, second)
  expect(second.services.search).not.toBe(app.services.search)
  expect(app.errors).toEqual([])
  expect(second.errors).toEqual([])
})

function* demoLines() {
  let line = 0
  for (const one of demoListings(new Date(NOW))) yield { line: ++line, text: JSON.stringify(one) }
}

const QUERIES: Partial<AskedQuery>[] = [
  {},
  { text: 'engineer', sort: 'most_relevant', countsSalaries: true },
  { text: 'c++' },
  { text: 'enginer' },
  { text: 'zymurgist' },
  { text: 'senior react developer berlin', sort: 'most_relevant' },
  { text: 'product manager', wantsMoreFacets: true, eligibleFrom: 'DE' },
  { text: 'dentist engineer', sort: 'most_relevant', wantsMoreFacets: true },
  { location: 'Germany; London', wantsMoreFacets: true },
  { tags: ['Python', 'Go'], levels: ['senior'], sort: 'most_viewed', countsSalaries: true },
  { salaryMin: 80_000, salaryCurrency: 'EUR', sort: 'salary_high_to_low' },
  { sort: 'oldest', page: 3, perPage: 50 },
]

/** How rare words are in titles is read now and then; until then, an order by relevance rests on older counts. */
async function expectSame(one: TestApp, other: TestApp, { isOrderKnown = true } = {}) {
  const now = one.services.clock.now()
  const [expected, actual] = [one.services.search, other.services.search]
  for (const query of QUERIES) {
    const asked = { ...EMPTY_QUERY, ...query }
    const theirs = await expected.search(asked, now)
    const ours = await actual.search(asked, now)
    const isChecked = isOrderKnown || asked.sort !== 'most_relevant'
    expect(isChecked ? ours : { ...ours, ids: theirs.ids }, JSON.stringify(query)).toEqual(theirs)
  }
  if (!isOrderKnown) return
  const { ids } = await expected.search({ ...EMPTY_QUERY, text: 'engineer' }, now)
  const why = { ...EMPTY_QUERY, text: 'engineer' }
  expect(await actual.explain(why, ids, now)).toEqual(await expected.explain(why, ids, now))
  const [first] = ids as [JobId]
  expect(await actual.related(first, 6)).toEqual(await expected.related(first, 6))
  expect(await actual.statistics()).toEqual(await expected.statistics())
  const pay = { role: null, level: null, location: null, currency: 'USD' }
  const [theirs, ours] = [await expected.pay(pay, now), await actual.pay(pay, now)]
  // intervals come from draws among the jobs in their order, which is another one
  const withoutIntervals = { ...theirs.figures, intervals: ours.figures?.intervals }
  expect(ours).toEqual({ ...theirs, figures: withoutIntervals })
}
