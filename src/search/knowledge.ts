/** What a plan may ask about the jobs, answered from the counts of terms. */
import type { Dictionary } from './dictionary.ts'
import { forEachBeginning, forEachSimilar } from './dictionary.ts'
import type { Knowledge } from './plan.ts'
import { termsOf } from './sources.ts'
import { textOf } from './string-table.ts'
import { suggest } from './suggest.ts'
import type { Suggestions } from './suggestion-keys.ts'
import { findName, type Tables } from './tables.ts'
import { readWords } from './terms.ts'

/** Names looked at. Only rare words are asked for, so that hardly any begin as they do. */
const MAX_NAMES = 24

/** `rows` are all jobs with those removed but not yet cleaned away. */
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
      forEachBeginning(dictionary, terms, prefix, (number) => {
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
