/**
 * The product's searches as questions to searcher threads, wherever they are asked: on the main thread, or on a thread
 * that renders pages.
 */
import type { JobSearch, SearchPage } from '#core/search/query.ts'
import type { SearcherPool } from './searcher-pool.ts'

export type AskSearcher = SearcherPool['ask']

/** `limitMs` is for one question. */
export function searchBy(ask: AskSearcher, limitMs: number): JobSearch {
  return {
    async search(query, now, abandon) {
      return JSON.parse(await ask('search', { query, now, limitMs }, abandon)) as SearchPage
    },
    suggest: async (text, limit) => ask('suggest', { text, limit }),
    related: async (id, limit) => ask('related', { id, limit }),
    statistics: async () => ask('statistics', null),
    pay: async (question, now, abandon) => ask('pay', { question, now, limitMs }, abandon),
    whatIf: async (person, jobs, abandon) => ask('whatIf', { person, jobs, limitMs }, abandon),
    explain: async (query, ids, now, abandon) =>
      ask('explain', { query, ids, now, limitMs }, abandon),
  }
}
