/** What /jobs lists: the jobs of a search or, if there are none, those of the same search without filters. For loaders. */
import type { JobQuery, SearchPage } from '#core/search/query.ts'
import { withoutFilters } from './active-filters.ts'

export type SearchOutcome = {
  /** What the search itself finds. */
  exact: SearchPage
  /** The query whose jobs are listed, and what it finds; those of the search itself unless that finds nothing. */
  shown: JobQuery
  found: SearchPage
}

/** `filters` is the number of filters; earlier jobs are tried first if there are others than `newSince`. */
export async function searchOrFallback(
  query: JobQuery,
  filters: number,
  ask: (query: JobQuery) => Promise<SearchPage>,
): Promise<SearchOutcome> {
  const exact = await ask(query)
  if (exact.total > 0 || filters === 0) return { exact, shown: query, found: exact }
  if (query.newSince !== null && filters > 1) {
    const shown = { ...query, newSince: null, page: 1 }
    const found = await ask(shown)
    if (found.total > 0) return { exact, shown, found }
  }
  const shown = withoutFilters(query)
  const found = await ask(shown)
  return found.total > 0 ? { exact, shown, found } : { exact, shown: query, found: exact }
}
