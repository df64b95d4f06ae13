/** What a plan needs to know about the jobs, answered from the counts of terms. */

import { readWords } from '#search/postings/terms.ts'
import { findName, type Tables } from '#search/segments/tables.ts'
import { textOf } from '#search/structures/string-table.ts'
import type { Dictionary } from '#search/suggestions/dictionary.ts'
import { forEachCompletion, forEachSimilar } from '#search/suggestions/dictionary.ts'
import { suggest } from '#search/suggestions/suggest.ts'
import type { Suggestions } from '#search/suggestions/suggestion-keys.ts'
import type { Knowledge } from './plan.ts'
import { termsOf } from './term-postings.ts'

/** How many names are examined. Only rare words are asked about, so hardly any names begin with them. */
const MAX_NAMES = 24

/** `rows` counts all jobs, including those removed but not yet cleaned up. */
export function createKnowledge(
  tables: Tables,
  dictionary: Dictionary,
  suggestions: Suggestions,
  rows: number,
): Knowledge {
  const { terms } = tables
  const least = (words: readonly string[], counts: Int32Array) => {
    const numbers = termsOf(words, terms)
    return numbers ? Math.min(...numbers.map((number) => counts[number] as number)) : 0
  }
  return {
    jobs: rows,
    inShort: (words) => least(words, terms.inShort),
    anywhere: (words) => least(words, terms.anywhere),
    isTag: (word) => findName(tables.tags, word) >= 0,
    isName: (word) =>
      suggest(tables, suggestions, word, MAX_NAMES).some(
        ({ kind, text }) => kind !== 'title' && readWords(text).words.includes(word),
      ),
    beginnings(prefix, limit) {
      const found: number[] = []
      let jobs = 0
      forEachCompletion(dictionary, terms, prefix, (number) => {
        found.push(number)
        jobs += terms.inShort[number] as number
      })
      const words = found
        .sort((a, b) => (terms.inShort[b] as number) - (terms.inShort[a] as number) || a - b)
        .slice(0, limit)
        .map((number) => textOf(terms.texts, number))
      return { words, jobs }
    },
    similar(word) {
      const found: string[] = []
      forEachSimilar(dictionary, terms, word, (number) => found.push(textOf(terms.texts, number)))
      return found
    },
  }
}
