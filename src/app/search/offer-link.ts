/** An offer to change a search, in words. For loaders. */
import { listInEnglish } from '#core/text/english-list.ts'
import type { SearchOffer } from '#work/job/search-offers.ts'
import { type ActiveFilter, activeFilters, jobsAddress } from './active-filters.ts'

export type OfferLink = { label: string; count: number; href: string; isAlone: boolean }

/** `filters` are those of the search that the offer changes, with its company's name. */
export function offerLink(
  { label, count, query, isAlone }: SearchOffer,
  filters: readonly ActiveFilter[],
  company: string | null,
): OfferLink {
  const kept = new Set(activeFilters(query, company).map((filter) => filter.label))
  const named = filters.filter((filter) => kept.has(filter.label) === isAlone)
  const names = listInEnglish(named.map((filter) => `“${filter.label}”`))
  return {
    label: label ?? (isAlone ? `Only ${names}` : `Remove ${names}`),
    count,
    href: jobsAddress(query),
    isAlone,
  }
}
