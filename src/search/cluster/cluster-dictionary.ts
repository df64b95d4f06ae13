/**
 * What a server knows of the cluster's words and names without asking: the words of short fields and the names that are
 * suggested, each with its number of jobs. Read now and then, so counts may be some minutes old; whether a word exists
 * is always asked (cluster-knowledge.ts).
 */
import type { Suggestion } from '#core/search/query.ts'
import { createKnowledge } from '#search/query/knowledge.ts'
import type { Knowledge } from '#search/query/plan.ts'
import {
  createTables,
  findTerm,
  type Names,
  nameNumber,
  type Tables,
  termNumber,
} from '#search/segments/tables.ts'
import { buildDictionary } from '#search/suggestions/dictionary.ts'
import { suggest } from '#search/suggestions/suggest.ts'
import { buildSuggestions } from '#search/suggestions/suggestion-keys.ts'
import { topNames } from './facet-request.ts'

export const DICTIONARY_FIELDS = ['words', 'title', 'employer', 'tags', 'places'] as const
export type DictionaryField = (typeof DICTIONARY_FIELDS)[number]

export type DictionaryEntry = { key: string; doc_count: number }

export type ClusterDictionary = {
  /** The number of jobs when it was read. */
  jobs: number
  size: number
  knowledge: Knowledge
  suggest(text: string, limit: number): Suggestion[]
  /** Jobs with the word in a short field. */
  inShort(word: string): number
}

export function createClusterDictionary(
  entries: Record<DictionaryField, readonly DictionaryEntry[]>,
  jobs: number,
): ClusterDictionary {
  const tables = createTables()
  for (const { key, doc_count } of entries.words) {
    const number = termNumber(tables.terms, key) // may replace the array
    tables.terms.inShort[number] = doc_count
  }
  fillNames(tables, 'titles', entries.title)
  fillNames(tables, 'employers', entries.employer)
  fillNames(tables, 'tags', entries.tags)
  fillNames(tables, 'places', entries.places)
  const dictionary = buildDictionary(tables.terms)
  const suggestions = buildSuggestions(tables)
  return {
    jobs,
    size: Object.values(entries).reduce((sum, list) => sum + list.length, 0),
    knowledge: createKnowledge(tables, dictionary, suggestions, jobs),
    suggest: (text, limit) => suggest(tables, suggestions, text, limit),
    inShort(word) {
      const number = findTerm(tables.terms, word)
      return number < 0 ? 0 : (tables.terms.inShort[number] as number)
    },
  }
}

function fillNames(
  tables: Tables,
  kind: 'titles' | 'employers' | 'tags' | 'places',
  entries: readonly DictionaryEntry[],
) {
  const names: Names = tables[kind]
  for (const { value, count } of topNames(entries, Number.POSITIVE_INFINITY)) {
    const number = nameNumber(names, value)
    names.jobs[number] = count
  }
}
