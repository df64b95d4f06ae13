/** The scores of the index equal those of the formula, also after saving and merging. */
import { expect, test } from 'vitest'
import type { JobId } from '#core/job/job.ts'
import { scoreMatch } from '#core/match/match-score.ts'
import { BEST_MATCH } from '#core/search/query.ts'
import { usualRarity } from '#core/skill/skill-rarity.ts'
import { createWriter } from '#search/indexing/writer.ts'
import { demandsAt } from '#search/segments/demand-columns.ts'
import type { JobDocument } from '#search/segments/document.ts'
import { viewSegment } from '#search/segments/segment.ts'
import { createEngine } from '#test/search/engine.ts'
import { createRandom } from '#test/search/random-jobs.ts'
import { randomDemands, randomPerson } from '#test/search/random-matches.ts'
import { madeDocument } from '#test/search/sample-document.ts'
import { aliases, reopened, search } from '#test/search/sample-engine.ts'

const made = (seed: number, count: number): JobDocument[] => {
  const random = createRandom(seed)
  return Array.from({ length: count }, (_, at) =>
    madeDocument({ id: at + 1, demands: random.chance(0.95) ? randomDemands(random) : null }),
  )
}

test.each([1, 2, 3, 4])(
  'seed %d: scores of 40 people and 1,500 jobs equal those of the formula',
  (seed) => {
    const documents = made(seed, 1_500)
    const options = { aliases }
    let engine = createEngine(options)
    for (let start = 0; start < documents.length; start += 300) {
      engine.put(documents.slice(start, start + 300))
    }
    while (engine.merge()) {}
    if (seed % 2 === 0) engine = reopened(engine, options)
    const random = createRandom(seed + 100)
    const ids = documents.map(({ id }) => id)
    let known = 0
    for (let person = 0; person < 40; person++) {
      const who = randomPerson(random)
      const expected = documents.map(({ demands }) =>
        demands === null ? null : scoreMatch(who, demands, usualRarity).score,
      )
      expect(engine.scores(who, ids), JSON.stringify(who)).toEqual(expected)
      known += expected.filter((score) => score !== null).length
    }
    expect(known).toBeGreaterThan(15_000)
  },
)

test('what a job asks for is read back as it was stored', () => {
  const documents = made(7, 400)
  const writer = createWriter()
  writer.put(documents)
  const { segments, tables } = writer.publication()
  const read = new Map<number, unknown>()
  for (const { buffer, offset } of segments) {
    const segment = viewSegment(buffer, offset)
    if (!segment) throw new Error('A published segment cannot be read.')
    for (let row = 0; row < segment.rows; row++) {
      read.set(segment.id[row] as number, demandsAt(segment, row, tables.demands))
    }
  }
  const nothingPaid = (pay: { min: number | null; max: number | null } | null | undefined) =>
    pay && (pay.min !== null || pay.max !== null) ? pay : null
  for (const { id, demands } of documents) {
    expect(read.get(id)).toEqual(demands && { ...demands, payUsd: nothingPaid(demands.payUsd) })
  }
})

test('best matches come first, equal scores by age, and unknown scores last', () => {
  const random = createRandom(5)
  const who = randomPerson(createRandom(31))
  const demands = Array.from({ length: 60 }, () => randomDemands(random))
  const engine = createEngine({ aliases })
  engine.put(
    [...demands, null, ...demands].map((each, at) =>
      madeDocument({ id: at + 1, demands: each, postedAt: 1_000 * (at % 7) }),
    ),
  )
  const { ids, total } = search(engine, { sort: BEST_MATCH, person: who, perPage: 100 })
  const scores = engine.scores(who, ids).map((score) => score ?? -1)
  expect(total).toBe(121)
  expect(scores).toEqual(scores.toSorted((a, b) => b - a))
  const rest = search(engine, { sort: BEST_MATCH, person: who, perPage: 100, page: 2 })
  expect(new Set([...ids, ...rest.ids]).size).toBe(121)
  expect(engine.scores(who, rest.ids.slice(-1))).toEqual([null])
})

test('without a person, jobs are ordered by age and not filtered', () => {
  const engine = createEngine({ aliases })
  engine.put(made(3, 30).map((job) => ({ ...job, postedAt: 1_000 * (job.id % 11) })))
  const newest = search(engine, { perPage: 100 })
  expect(search(engine, { sort: BEST_MATCH, matchMin: 90, perPage: 100 })).toEqual(newest)
})

test('a job that is not open has no score', () => {
  const engine = createEngine({ aliases })
  engine.put(made(4, 3))
  engine.remove([2 as JobId])
  const who = randomPerson(createRandom(31))
  expect(engine.scores(who, [2, 99] as JobId[])).toEqual([null, null])
})
