/** Our engine, asked as the page asks it. */
import { EMPTY_QUERY } from '#core/query.ts'
import { aliasesOf } from '#core/search-aliases.ts'
import { createEngine } from '#search/engine.ts'
import { readWords } from '#search/terms.ts'
import { TODAY } from './documents.ts'
import { type Ranker, SHOWN } from './ranker.ts'

export function ourRanker(): Ranker {
  let asked: string[] = []
  const engine = createEngine({ aliases: (words) => aliasesOf(words, asked) })
  return {
    name: 'ours',
    async fill(documents) {
      engine.put(documents)
    },
    async best(text) {
      asked = readWords(text).words
      const query = { ...EMPTY_QUERY, text, sort: 'most_relevant', perPage: SHOWN } as const
      return engine.search(query, TODAY).ids
    },
    async close() {},
  }
}
