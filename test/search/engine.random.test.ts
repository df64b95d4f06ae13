import { expect, test } from 'vitest'
import type { JobId } from '#core/job/job.ts'
import { createEngine, type Engine } from './engine.ts'
import {
  type Open,
  prepare,
  scan,
  scanRelated,
  scanStatistics,
  scanSuggestions,
} from './plain-scan.ts'
import {
  createRandom,
  PHRASES,
  pick,
  type Random,
  randomDay,
  randomDocument,
  randomQuery,
  TITLE_WORDS,
} from './random-jobs.ts'
import { aliases, NOW, reopened } from './sample-engine.ts'

const MAX_ID = 260
const ROUNDS = 30
const QUESTIONS_A_ROUND = 10

test.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])(
  'seed %d: 300 random queries between changes, merges and reopenings get the same answers as from a plain scan',
  (seed) => {
    const random = createRandom(seed)
    const options = { aliases, phrases: PHRASES }
    let engine = createEngine(options)
    const jobs = new Map<JobId, Open>()
    for (let round = 0; round < ROUNDS; round++) {
      change(random, engine, jobs)
      if (random.chance(0.5)) engine.merge()
      if (random.chance(0.1)) engine = reopened(engine, options)
      const open = [...jobs.values()]
      expect(engine.size).toBe(open.length)
      for (let question = 0; question < QUESTIONS_A_ROUND; question++) {
        const query = randomQuery(random)
        const expected = scan(open, query, engine.knowledge())
        expect(engine.search(query, NOW), JSON.stringify(query)).toEqual(expected)
      }
      const prefix = pick(random, TITLE_WORDS).slice(0, 1 + random.below(4))
      expect(engine.suggest(prefix, 8), prefix).toEqual(scanSuggestions(open, prefix, 8))
      const id = (1 + random.below(MAX_ID)) as JobId
      expect(engine.related(id, 5), `related to ${id}`).toEqual(scanRelated(open, id, 5))
      expect(engine.statistics()).toEqual(scanStatistics(open))
    }
  },
)

test.each([11, 12, 13])(
  'seed %d: the same with thousands of jobs in large segments, including deep pages',
  (seed) => {
    const random = createRandom(seed)
    const options = { aliases, phrases: PHRASES }
    let engine = createEngine(options)
    const jobs = new Map<JobId, Open>()
    const put = (count: number) => {
      const documents = Array.from({ length: count }, () =>
        randomDocument(random, 1 + random.below(4_000)),
      )
      engine.put(documents)
      for (const document of documents) jobs.set(document.id, prepare(document, PHRASES))
    }
    put(3_000)
    for (let round = 0; round < 3; round++) {
      const open = [...jobs.values()]
      for (let question = 0; question < 12; question++) {
        const query = { ...randomQuery(random), page: 1 + random.below(30) }
        const expected = scan(open, query, engine.knowledge())
        expect(engine.search(query, NOW), JSON.stringify(query)).toEqual(expected)
      }
      put(300)
      const gone = Array.from({ length: 200 }, () => (1 + random.below(4_000)) as JobId)
      engine.remove(gone)
      for (const id of gone) jobs.delete(id)
      while (round === 1 && engine.merge()) {}
      if (round === 1) engine = reopened(engine, options)
    }
  },
)

function change(random: Random, engine: Engine, jobs: Map<JobId, Open>) {
  const documents = Array.from({ length: random.below(60) }, () =>
    randomDocument(random, 1 + random.below(MAX_ID)),
  )
  engine.put(documents)
  for (const document of documents) jobs.set(document.id, prepare(document, PHRASES))

  const gone = Array.from({ length: random.below(30) }, () => (1 + random.below(MAX_ID)) as JobId)
  engine.remove(gone)
  for (const id of gone) jobs.delete(id)

  const seen = (1 + random.below(MAX_ID)) as JobId
  const counts = { views: random.below(20), applications: random.below(5) }
  engine.setCounts(seen, counts)
  const open = jobs.get(seen)
  if (open) jobs.set(seen, { ...open, job: { ...open.job, ...counts } })

  for (let sighting = 0; sighting < 20; sighting++) {
    const id = (1 + random.below(MAX_ID)) as JobId
    const seenDay = randomDay(random)
    engine.setSeen(id, seenDay)
    const known = jobs.get(id)
    if (known) jobs.set(id, { ...known, job: { ...known.job, seenDay } })
  }
}
