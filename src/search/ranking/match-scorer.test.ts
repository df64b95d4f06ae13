/** The scores of the index equal those of the formula, also after saving and merging. */
import { expect, test } from 'vitest'
import { NO_FACTS } from '#core/eligibility/eligibility.ts'
import type { JobId } from '#core/job/job.ts'
import type { MatchPerson } from '#core/match/match-person.ts'
import { placeFit, placeStep } from '#core/match/match-place.ts'
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

test.each([
  [100, 31],
  [100, 32],
  [7, 33],
  [7, 34],
])(
  'in pages of %d, seed %d: good matches come by place step, then by score, unknown ones last',
  (perPage, seed) => {
    const random = createRandom(5)
    const who = randomPerson(createRandom(seed))
    const demands = Array.from({ length: 300 }, () => ({ ...randomDemands(random), others: [] }))
    const documents = [...demands, null, ...demands].map((each, at) =>
      madeDocument({ id: at + 1, demands: each, postedAt: 1_000 * (at % 7) }),
    )
    const engine = createEngine({ aliases })
    engine.put(documents)
    const ids = Array.from(
      { length: Math.ceil(documents.length / perPage) },
      (_, at) => search(engine, { sort: BEST_MATCH, person: who, perPage, page: at + 1 }).ids,
    ).flat()
    expect(new Set(ids).size).toBe(601)
    const placeOf = (score: number | null, id: number) => {
      const wanted = documents[id - 1]?.demands
      const step = wanted ? placeStep(who, placeFit(who, wanted)) : 0
      return score === null ? -1 : score + (score >= 70 ? 100 * (2 - step) : 0)
    }
    const places = engine.scores(who, ids).map((score, at) => placeOf(score, ids[at] as number))
    expect(places).toEqual(places.toSorted((a, b) => b - a))
    expect(places.at(-1)).toBe(-1)
  },
)

test('a good match at home comes before a better one that takes a move', () => {
  const who: MatchPerson = {
    ...randomPerson(createRandom(31)),
    skills: ['Python', 'Django', 'PostgreSQL', 'Git'].map((skill) => ({
      skill,
      evidence: 'recent',
      months: 60,
    })),
    stack: null,
    kinds: [{ kind: 'backend', agedYears: 0 }],
    level: 'senior',
    months: 90,
    home: ['DE/berlin'],
    wished: [],
    staysPut: false,
    remote: null,
    jobTypes: [],
    minPayUsd: null,
  }
  const job = (id: number, skills: readonly string[], places: string[]) =>
    madeDocument({
      id,
      demands: {
        ...randomDemands(createRandom(1)),
        skills: skills.map((skill) => ({ skill, ask: 'must', isOr: false, isMain: false })),
        kinds: ['backend'],
        level: 'senior',
        years: null,
        others: [],
        reach: 'onsite',
        places,
        eligibility: { ...NO_FACTS, onSite: ['DE'] },
        jobType: null,
        payUsd: null,
      },
    })
  const engine = createEngine({ aliases })
  engine.put([
    job(1, ['Python', 'Django', 'PostgreSQL', 'Git', 'Kotlin', 'Kubernetes'], ['DE/berlin']),
    job(2, ['Python', 'Django', 'PostgreSQL', 'Git'], ['DE/munich']),
    job(3, ['Kotlin', 'Kubernetes', 'Java'], ['DE/berlin']),
  ])
  const { ids } = search(engine, { sort: BEST_MATCH, person: who })
  expect(ids).toEqual([1, 2, 3])
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
