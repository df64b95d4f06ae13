/**
 * How the words of a search were read, for people: corrections with a link back, and dropped words. For loaders only:
 * it uses the URL grammar, which browsers need not load.
 */
import { unknownPlaces } from '#core/place/unknown-places.ts'
import type { JobQuery, Reading } from '#core/search/query.ts'
import { MAX_QUERY_TEXT } from '#core/search/query-params.ts'
import { asTyped } from '#core/search/typed-words.ts'
import { jobsAddress } from './active-filters.ts'

export type ReadingNote = {
  /** `asTypedHref` is null if the words cannot be searched as typed. */
  corrected: { to: string; typed: string; asTypedHref: string | null } | null
  /** Each with a search for it alone. */
  dropped: { word: string; href: string }[]
  /** Locations that were searched as texts, because they are no places that we know. */
  unknownPlaces: string[]
}

/** Null if there is nothing to say: all words were searched as typed, and all places are known. `total` is the number of jobs found. */
export function readingNote(query: JobQuery, reading: Reading, total: number): ReadingNote | null {
  const { text, location } = query
  const { corrected } = reading
  const unknown = location === null ? [] : unknownPlaces(location)
  const dropped = total === 0 ? [] : reading.dropped // there are no results to explain
  if (corrected === null && dropped.length === 0 && unknown.length === 0) return null
  const search = (words: string) => jobsAddress({ ...query, text: words, page: 1 })
  const typed = text === null || corrected === null ? null : asTyped(text, corrected)
  const canAsk = typed !== null && typed.length <= MAX_QUERY_TEXT
  return {
    corrected:
      text === null || corrected === null
        ? null
        : { to: corrected, typed: text, asTypedHref: canAsk ? search(typed) : null },
    dropped: dropped.map((word) => ({ word, href: search(alone(word)) })),
    unknownPlaces: unknown,
  }
}

/** A dropped item with several words but no OR was a phrase. */
const alone = (word: string) => (word.includes(' ') && !word.includes(' OR ') ? `"${word}"` : word)
