/**
 * How the words of a search were taken, for people: what was corrected and the way back, which words were left
 * out. For loaders: it speaks the address's grammar, which browsers need not load.
 */
import type { JobQuery, Reading } from '#core/search/query.ts'
import { MAX_QUERY_TEXT } from '#core/search/query-params.ts'
import { asTyped } from '#core/search/typed-words.ts'
import { jobsAddress } from './active-filters.ts'

export type ReadingNote = {
  /** `asTypedHref` is null where the words cannot be asked for as they were typed. */
  corrected: { to: string; typed: string; asTypedHref: string | null } | null
  /** Each with the search for it alone. */
  dropped: { word: string; href: string }[]
}

/** Null when the words were searched as they were typed, all of them. `total` is how many jobs are shown for them. */
export function readingNote(query: JobQuery, reading: Reading, total: number): ReadingNote | null {
  const { text } = query
  const { corrected } = reading
  const dropped = total === 0 ? [] : reading.dropped // nothing is shown without them either
  if (text === null || (corrected === null && dropped.length === 0)) return null
  const search = (words: string) => jobsAddress({ ...query, text: words, page: 1 })
  const typed = corrected === null ? null : asTyped(text, corrected)
  const canAsk = typed !== null && typed.length <= MAX_QUERY_TEXT
  return {
    corrected:
      corrected === null
        ? null
        : { to: corrected, typed: text, asTypedHref: canAsk ? search(typed) : null },
    dropped: dropped.map((word) => ({ word, href: search(alone(word)) })),
  }
}

/** Several words without OR were a phrase. */
const alone = (word: string) => (word.includes(' ') && !word.includes(' OR ') ? `"${word}"` : word)
