/**
 * Reads lists sent in pages. Pages shift while they are read: a job that moves to the next page is found only once.
 * Some lists repeat pages beyond their end, so a page with nothing new is the last one requested.
 */
import type { Found } from '#sources/source/source.ts'

type Page = { found: Iterable<Found>; isLast: boolean }

/** Reads pages from 1 to the last, and reports if there are more than the limit. */
export async function* readPages(
  maxPages: number,
  readPage: (number: number) => Promise<Page>,
): AsyncGenerator<Found> {
  const ids = new Set<string>()
  for (let number = 1; number <= maxPages; number++) {
    const before = ids.size
    const { found, isLast } = await readPage(number)
    yield* newOnes(found, ids)
    if (isLast) return
    if (ids.size === before) break
  }
  yield { capped: `${ids.size} jobs were read, but there are more` }
}

/** The items not found before; adds their ids to `ids`. A problem without an id is always new. */
export function* newOnes(all: Iterable<Found>, ids: Set<string>): Generator<Found> {
  for (const found of all) {
    const id = 'listing' in found ? found.listing.id : 'problem' in found ? found.id : null
    if (id !== null && ids.has(id)) continue
    if (id !== null) ids.add(id)
    yield found
  }
}
