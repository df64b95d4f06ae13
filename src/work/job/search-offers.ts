/**
 * What would help a search that finds little or nothing: each single change that finds more, with its exact number. If
 * nothing is found and no single change helps, what each filter finds on its own.
 */
import { loosened, withOneFilter } from '#core/search/loosened.ts'
import type { AskedQuery, JobQuery, JobSearch } from '#core/search/query.ts'

/** Fewer jobs than this are a thin result. */
export const FEW_JOBS = 10
const MAX_OFFERS = 6
/** Each count is a search of its own. If nothing is found, some are left for filters on their own. */
const MAX_SEARCHES = 12
const MAX_ALONE = 4

/** `label` says what is wider; null if a filter is left out, or if `isAlone` and all others are. */
export type SearchOffer = { label: string | null; count: number; query: JobQuery; isAlone: boolean }

type Asked = {
  query: JobQuery
  /** How many jobs it finds. */
  total: number
  /** What the engine is asked for a query. */
  as: (query: JobQuery) => AskedQuery
  now: Date
  signal?: AbortSignal
}

/** Most jobs first. Empty if the search finds enough. */
export async function searchOffers(
  { search }: { search: Pick<JobSearch, 'search'> },
  { query, total, as, now, signal }: Asked,
): Promise<SearchOffer[]> {
  if (total >= FEW_JOBS) return []
  const counted = async (looser: JobQuery) =>
    (await search.search({ ...as(looser), perPage: 1 }, now, signal)).total
  const offers: SearchOffer[] = []
  const changes = loosened(query).slice(0, MAX_SEARCHES - (total === 0 ? MAX_ALONE : 0))
  for (const { label, query: looser } of changes) {
    const count = await counted(looser)
    if (count > total) offers.push({ label, count, query: looser, isAlone: false })
  }
  if (offers.length === 0 && total === 0) {
    for (const alone of withOneFilter(query).slice(0, MAX_SEARCHES - changes.length)) {
      const count = await counted(alone)
      if (count > 0) offers.push({ label: null, count, query: alone, isAlone: true })
    }
  }
  return offers.sort((a, b) => b.count - a.count).slice(0, MAX_OFFERS)
}
