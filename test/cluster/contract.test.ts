import { expect, test } from 'vitest'
import type { JobId } from '#core/job/job.ts'
import { createEngine } from '#test/search/engine.ts'
import {
  type Open,
  prepare,
  scan,
  scanRelated,
  scanStatistics,
  scanSuggestions,
} from '#test/search/plain-scan.ts'
import {
  createRandom,
  PHRASES,
  pick,
  randomDocument,
  randomQuery,
  TITLE_WORDS,
} from '#test/search/random-jobs.ts'
import { aliases, NOW } from '#test/search/sample-engine.ts'
import { createClusterEngine, settingsFor } from './cluster-engine.ts'
import { sharedNodes } from './shared-nodes.ts'
import { IS_FULL } from './size.ts'

const SEEDS = IS_FULL ? [1, 2, 3, 4, 5] : [1]
const ROUNDS = IS_FULL ? 5 : 2
const MAX_ID = 600

test.for(SEEDS)(
  'seed %d: a cluster answers random queries between changes as the plain scan does',
  { timeout: 300_000 },
  async (seed, { skip }) => {
    const nodes = await sharedNodes(skip)
    if (!nodes) return
    const random = createRandom(seed)
    const options = { aliases, phrases: PHRASES }
    const cluster = await createClusterEngine(settingsFor(nodes.urls), options)
    const jobs = new Map<JobId, Open>()
    for (let round = 0; round < ROUNDS; round++) {
      const documents = Array.from({ length: 250 }, () =>
        randomDocument(random, 1 + random.below(MAX_ID)),
      )
      const last = [...new Map(documents.map((job) => [job.id, job])).values()]
      await cluster.put(last)
      for (const job of last) jobs.set(job.id, prepare(job, PHRASES))
      const gone = Array.from({ length: 60 }, () => (1 + random.below(MAX_ID)) as JobId)
      await cluster.remove([...new Set(gone)])
      for (const id of gone) jobs.delete(id)
      await cluster.catchUp()

      const open = [...jobs.values()]
      const engine = createEngine(options)
      engine.put(open.map(({ job }) => job))
      for (let question = 0; question < 60; question++) {
        const query = randomQuery(random)
        const expected = scan(open, query, engine.knowledge())
        expect(await cluster.search(query, NOW), JSON.stringify(query)).toEqual(expected)
      }
      for (let question = 0; question < 5; question++) {
        const prefix = pick(random, TITLE_WORDS).slice(0, 1 + random.below(4))
        expect(cluster.suggest(prefix, 8), prefix).toEqual(scanSuggestions(open, prefix, 8))
        const id = (1 + random.below(MAX_ID)) as JobId
        expect(await cluster.related(id, 5), `related to ${id}`).toEqual(scanRelated(open, id, 5))
        const query = { ...randomQuery(random), text: 'data engineer' }
        const ids = open.slice(0, 20).map(({ job }) => job.id)
        const documents = ids.map((id) => jobs.get(id)?.job ?? null)
        expect(await cluster.explain(query, documents, NOW)).toEqual(
          engine.explain(query, ids, NOW),
        )
        const ask = {
          role: null,
          level: null,
          location: pick(random, [null, 'Germany']),
          currency: 'USD',
        }
        expect(await cluster.pay(ask, NOW)).toEqual(engine.pay(ask, NOW))
      }
      expect(await cluster.statistics()).toEqual(scanStatistics(open))
    }
    await cluster.close()
  },
)
