/**
 * Lists that are sent in pages. Pages shift while they are read: a job that moved to the next one comes again and is
 * found once. Some go round in circles behind their end, so a page with nothing new on it is the last that is asked for.
 */
import type { Found } from '#sources/source/source.ts'

type Page = { found: Iterable<Found>; isLast: boolean }

/** Pages from the first, which is 1, to the last; says so where there are more than may be read. */
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
  yield { capped: `${ids.size} jobs were read, and there are more` }
}

/** What was not found before, with its ids noted. A problem without an id is always new. */
export function* newOnes(all: Iterable<Found>, ids: Set<string>): Generator<Found> {
  for (const found of all) {
    const id = 'listing' in found ? found.listing.id : 'problem' in found ? found.id : null
    if (id !== null && ids.has(id)) continue
    if (id !== null) ids.add(id)
    yield found
  }
}
