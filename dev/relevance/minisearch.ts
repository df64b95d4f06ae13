/** MiniSearch set up as its guide suggests: typos within a fifth of a word, the last word also as a prefix, boosts. */
import MiniSearch from 'minisearch'
import { fold } from '#core/text/fold-text.ts'
import { fieldsOf, type Ranker, SHOWN, WEIGHTS } from './ranker.ts'

export function miniSearchRanker(): Ranker {
  const engine = new MiniSearch({
    fields: Object.keys(WEIGHTS),
    processTerm: (term) => fold(term),
    searchOptions: {
      boost: WEIGHTS,
      fuzzy: 0.2,
      prefix: (_term, at, terms) => at === terms.length - 1,
    },
  })
  const answer = (query: string, combineWith: 'AND' | 'OR') =>
    engine
      .search(query, { combineWith })
      .slice(0, SHOWN)
      .map(({ id }) => Number(id))
  return {
    name: 'MiniSearch',
    async fill(documents) {
      engine.addAll(documents.map((document) => ({ id: document.id, ...fieldsOf(document) })))
    },
    async best(query) {
      const all = answer(query, 'AND')
      return all.length > 0 ? all : answer(query, 'OR')
    },
    async close() {},
  }
}
