/** Search turned round gives the same answers as search itself. */
import { expect, test } from 'vitest'
import type { JobId } from '#core/job/job.ts'
import { type AskedQuery, EMPTY_QUERY, type JobQuery } from '#core/search/query.ts'
import { createEngine, type Engine } from '#test/search/engine.ts'
import { createRandom, PHRASES, randomDocument, randomQuery } from '#test/search/random-jobs.ts'
import { madeText } from '#test/search/random-texts.ts'
import { aliases, engineOf, ids, NOW, reopened } from '#test/search/sample-engine.ts'

const QUERIES = 150
const ROUNDS = 8

test.each([51, 52, 53, 54])(
  'seed %d: standing queries find a job exactly when a literal search finds it',
  (seed) => {
    const random = createRandom(seed)
    const options = { aliases, phrases: PHRASES }
    let engine = createEngine(options)
    const queries = Array.from({ length: QUERIES }, (_, at): JobQuery => {
      const { person, isLiteral, ...query } = randomQuery(random)
      const text = at % 4 === 0 ? madeText(random) : query.text
      return { ...query, text, matchMin: null, page: 1, perPage: 100 }
    })
    let id = 0
    for (let round = 0; round < ROUNDS; round++) {
      const added = Array.from({ length: 1 + random.below(30) }, () => randomDocument(random, ++id))
      engine.put(added)
      if (random.chance(0.3)) engine.remove([(1 + random.below(id)) as JobId])
      if (random.chance(0.4)) engine.merge()
      if (random.chance(0.2)) engine = reopened(engine, options)
      const asked = Array.from({ length: 8 }, () => (1 + random.below(id + 3)) as JobId)
      const news = [...new Set([...added.map((job) => job.id), ...asked])]
      // Kept from the round before, unless the engine is another one.
      const again = { name: 'all', ids: news }
      const matches =
        engine.standing({ ...again, queries: null }, NOW) ??
        engine.standing({ ...again, queries }, NOW)
      for (const [number, query] of queries.entries()) {
        const found = all({ ...query, isLiteral: true }, engine)
        const expected = news.filter((job) => found.has(job)).sort((a, b) => a - b)
        const actual = (matches?.get(number) ?? []).toSorted((a, b) => a - b)
        // no expect() for each of thousands: it takes longer than the searches
        if (actual.join() !== expected.join()) {
          expect.fail(`${JSON.stringify(query)} found ${actual}, not ${expected}`)
        }
      }
    }
  },
)

/** The jobs of every page of a search. */
function all(query: AskedQuery, engine: Engine) {
  const found = new Set<JobId>()
  for (let page = 1; ; page++) {
    const answer = engine.search({ ...query, page }, NOW)
    for (const id of answer.ids) found.add(id)
    if (!answer.hasMore) return found
  }
}

const engine = engineOf(
  { title: 'Kubernetes Engineer', tags: ['JavaScript'], locationText: 'Oslo', places: ['Oslo'] },
  { title: 'Full Stack Developer', descriptionText: 'Rust' },
)

test.each<[string, number[]]>([
  ['kubernetes', [1]],
  ['kuberntes', []],
  ['kube', []],
  ['js', [1]],
  ['fullstack', [2]],
  ['full stack rust', [2]],
  ['rust cobol', []],
  ['"stack developer"', [2]],
  ['-rust', [1]],
  ['cobol OR rust', [2]],
])('a literal search for %j finds %j, and so does the standing query', (text, found) => {
  const query = { ...EMPTY_QUERY, text }
  expect(engine.search({ ...query, isLiteral: true }, NOW).ids.toSorted()).toEqual(found)
  const matches = engine.standing({ name: text, queries: [query], ids: ids(1, 2) }, NOW)
  expect(matches?.get(0) ?? []).toEqual(found)
})

test('a minimum salary is compared in its own currency', () => {
  const paid = engineOf({ yearlyUsd: { min: 90_000, max: 90_000 } }, {})
  const asked = { ...EMPTY_QUERY, salaryMin: 80_000 }
  const queries = [
    asked,
    { ...asked, salaryCurrency: 'EUR' },
    { ...asked, salaryStated: true },
    { ...EMPTY_QUERY, salaryCurrency: 'EUR' },
  ]
  const matches = paid.standing({ name: 'paid', queries, ids: ids(1, 2) }, NOW)
  expect([0, 1, 2, 3].map((number) => matches?.get(number) ?? [])).toEqual([
    [1, 2],
    [2],
    [1],
    [1, 2],
  ])
})

test('a query that is null finds nothing, and the next ones keep their numbers', () => {
  const queries = [null, { ...EMPTY_QUERY, text: 'rust' }]
  const matches = engine.standing({ name: 'with null', queries, ids: ids(1, 2) }, NOW)
  expect([...(matches ?? [])]).toEqual([[1, [2]]])
})

test('the last two lists of queries are kept by name, and others are asked for again', () => {
  const rust = [{ ...EMPTY_QUERY, text: 'rust' }]
  const ask = (name: string, queries: JobQuery[] | null) =>
    engine.standing({ name, queries, ids: ids(2) }, NOW)?.get(0) ?? null
  expect(ask('a', rust)).toEqual([2])
  expect(ask('b', rust)).toEqual([2])
  expect(ask('a', null)).toEqual([2])
  expect(ask('c', rust)).toEqual([2])
  expect(ask('a', null)).toEqual([2])
  expect(ask('b', null)).toBeNull()
})
