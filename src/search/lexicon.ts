/** Every word that some job says, numbered as its list in the postings, and findable by its beginning. */
import {
  addEntry,
  addList,
  createPostings,
  entriesOf,
  impactOf,
  type Postings,
  rowOf,
} from './postings.ts'
import { addKey, createPrefixKeys, type PrefixKeys } from './prefix-keys.ts'

export type Lexicon = { numbers: Map<string, number>; byPrefix: PrefixKeys; postings: Postings }

export const createLexicon = (): Lexicon => ({
  numbers: new Map(),
  byPrefix: createPrefixKeys(),
  postings: createPostings(),
})

/** The number of this word, new or known. */
export function wordNumber(lexicon: Lexicon, word: string): number {
  const known = lexicon.numbers.get(word)
  if (known !== undefined) return known
  const number = addList(lexicon.postings)
  lexicon.numbers.set(word, number)
  addKey(lexicon.byPrefix, word, number)
  return number
}

/** Renames the rows, -1 meaning gone, and forgets the words that no row says any more. */
export function compactLexicon(lexicon: Lexicon, newRows: Int32Array) {
  const compact = createLexicon()
  for (const [word, old] of lexicon.numbers) {
    for (const entry of entriesOf(lexicon.postings, old)) {
      const row = newRows[rowOf(entry)] as number
      if (row < 0) continue
      addEntry(compact.postings, wordNumber(compact, word), row, impactOf(entry))
    }
  }
  Object.assign(lexicon, compact)
}
