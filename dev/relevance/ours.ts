/** Our engine, asked as the page asks it. */
import { EMPTY_QUERY } from '#core/search/query.ts'
import { SKILL_PHRASES } from '#core/skill/skill-phrases.ts'
import { createEngine } from '#test/search/engine.ts'
import { TODAY } from './documents.ts'
import { type Ranker, SHOWN } from './ranker.ts'

export function ourRanker(): Ranker {
  const engine = createEngine({ phrases: SKILL_PHRASES })
  return {
    name: 'ours',
    async fill(documents) {
      engine.put(documents)
    },
    async best(text) {
      const query = { ...EMPTY_QUERY, text, sort: 'most_relevant', perPage: SHOWN } as const
      return engine.search(query, TODAY).ids
    },
    async close() {},
  }
}
