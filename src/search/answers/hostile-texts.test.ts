import { expect, test } from 'vitest'
import { EMPTY_QUERY, MAX_PAGE_SIZE, SORTS } from '#core/search/query.ts'
import { createEngine } from '#test/search/engine.ts'
import { createRandom, PHRASES, pick, randomDocument } from '#test/search/random-jobs.ts'
import { madeText, randomPageQuery } from '#test/search/random-texts.ts'
import { NOW } from '#test/search/sample-engine.ts'

const SIZE = 300
const TEXTS_A_SEED = 1_500

test.each([31, 32, 33, 34, 35, 36, 37, 38, 39, 40])(
  'seed %d: any text and any page gets an answer, with existing jobs only and each once',
  (seed) => {
    const random = createRandom(seed)
    const engine = createEngine({ phrases: PHRASES })
    engine.put(Array.from({ length: SIZE }, (_, at) => randomDocument(random, at + 1)))
    for (let count = 0; count < TEXTS_A_SEED; count++) {
      const query = {
        ...EMPTY_QUERY,
        text: madeText(random),
        location: random.chance(0.05) ? madeText(random) : null,
        tags: random.chance(0.05) ? [madeText(random)] : [],
        company: random.chance(0.02) ? madeText(random) : null,
        sort: pick(random, SORTS),
        page: randomPageQuery(random),
        perPage: random.chance(0.2) ? randomPageQuery(random) : 20,
      }
      const { ids, total, hasMore } = engine.search(query, NOW)
      const isRight =
        total >= 0 &&
        total <= SIZE &&
        ids.length <= Math.min(total, MAX_PAGE_SIZE) &&
        new Set(ids).size === ids.length &&
        ids.every((id) => id >= 1 && id <= SIZE) &&
        (!hasMore || total > ids.length)
      // no expect() for each text: thousands take longer than the searches
      if (!isRight) expect.fail(`${JSON.stringify(query)} gave ${total}: ${ids}`)
      if (random.chance(0.05)) {
        const suggestions = engine.suggest(query.text, 8)
        const texts = suggestions.map(({ kind, text }) => `${kind} ${text}`)
        expect(new Set(texts).size).toBe(texts.length)
      }
      if (random.chance(0.02)) {
        for (const explanation of engine.explain(query, ids.slice(0, 3), NOW)) {
          if (explanation) expect(explanation.score).toBeGreaterThanOrEqual(0)
        }
      }
    }
  },
)
