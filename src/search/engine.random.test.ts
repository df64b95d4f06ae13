import { expect, test } from 'vitest'
import type { JobId } from '#core/job.ts'
import { createEngine, type Engine } from './engine.ts'
import { aliases, NOW } from './made-engine.ts'
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
  pick,
  type Random,
  randomDocument,
  randomQuery,
  TITLE_WORDS,
} from './random-jobs.ts'

const MAX_ID = 260
const ROUNDS = 30
const QUESTIONS_A_ROUND = 10

test.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])(
  'seed %d: 300 random questions between random changes are answered as a plain scan answers them',
  (seed) => {
    const random = createRandom(seed)
    const engine = createEngine({ aliases })
    const jobs = new Map<JobId, Open>()
    for (let round = 0; round < ROUNDS; round++) {
      change(random, engine, jobs)
      const open = [...jobs.values()]
      expect(engine.size).toBe(open.length)
      for (let question = 0; question < QUESTIONS_A_ROUND; question++) {
        const query = randomQuery(random)
        expect(engine.search(query, NOW), JSON.stringify(query)).toEqual(scan(open, query))
      }
      const prefix = pick(random, TITLE_WORDS).slice(0, 1 + random.below(4))
      expect(engine.suggest(prefix, 8), prefix).toEqual(scanSuggestions(open, prefix, 8))
      const id = (1 + random.below(MAX_ID)) as JobId
      expect(engine.related(id, 5), `related to ${id}`).toEqual(scanRelated(open, id, 5))
      expect(engine.statistics()).toEqual(scanStatistics(open))
    }
  },
)

function change(random: Random, engine: Engine, jobs: Map<JobId, Open>) {
  const documents = Array.from({ length: random.below(60) }, () =>
    randomDocument(random, 1 + random.below(MAX_ID)),
  )
  engine.put(documents)
  for (const document of documents) jobs.set(document.id, prepare(document))

  const gone = Array.from({ length: random.below(30) }, () => (1 + random.below(MAX_ID)) as JobId)
  engine.remove(gone)
  for (const id of gone) jobs.delete(id)

  const seen = (1 + random.below(MAX_ID)) as JobId
  const counts = { views: random.below(20), applications: random.below(5) }
  engine.setCounts(seen, counts)
  const open = jobs.get(seen)
  if (open) jobs.set(seen, { ...open, job: { ...open.job, ...counts } })
}
