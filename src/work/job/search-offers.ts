/** What would help a search that finds little or nothing: each single change that finds more, with its exact number. */
import { loosened } from '#core/search/loosened.ts'
import type { AskedQuery, JobQuery } from '#core/search/query.ts'
import type { Services } from '#work/use-case/use-case-services.ts'

/** Fewer jobs than this are a thin result. */
export const FEW_JOBS = 10
const MAX_OFFERS = 6

export type SearchOffer = { label: string; count: number; query: JobQuery }

/** Most jobs first. Empty if the search finds enough. `as` turns a query into what the engine is asked. */
export async function searchOffers(
  { search }: Pick<Services, 'search'>,
  {
    query,
    total,
    as,
    now,
    signal,
  }: {
    query: JobQuery
    total: number
    as: (query: JobQuery) => AskedQuery
    now: Date
    signal?: AbortSignal
  },
): Promise<SearchOffer[]> {
  if (total >= FEW_JOBS) return []
  const offers: SearchOffer[] = []
  for (const { label, query: looser } of loosened(query)) {
    const found = await search.search({ ...as(looser), perPage: 1 }, now, signal)
    if (found.total > total) offers.push({ label, count: found.total, query: looser })
  }
  return offers.sort((a, b) => b.count - a.count).slice(0, MAX_OFFERS)
}
