/**
 * The filters of a query for the cluster. A facet is counted without its own filter, so filters with a facet are kept
 * apart from the others. Values are OR within a filter.
 */
import { type EligibilityClass, USUAL_CHOICE } from '#core/eligibility/eligibility-choice.ts'
import { type ExchangeRates, rateOf } from '#core/pay/exchange-rates.ts'
import { splitLocations } from '#core/place/split-locations.ts'
import { type JobQuery, LAST_VISIT, POSTED_HOURS, type PostedKey } from '#core/search/query.ts'
import { standardOffsetMinutes } from '#core/time/time-zone.ts'
import { dayOf } from '#core/time/utc-day.ts'
import { ASKS_FACETS, GROUPS } from '#search/facets/filters.ts'
import { VOCABULARY_FACETS } from '#search/segments/job-profile.ts'
import { foldName } from '#search/segments/tables.ts'
import type { FactValues } from './fact-values.ts'
import { allOf, anyOf, noneOf, type Query, range, term, terms } from './query-language.ts'

export const FACET_FILTERS = [
  ...VOCABULARY_FACETS,
  ...GROUPS.filter((group) => group !== 'profiles'),
] as const
export type FacetFilter = (typeof FACET_FILTERS)[number]

export type FilterQueries = {
  /** Filters without a facet. */
  others: Query[]
  own: Map<FacetFilter, Query>
  /** Keys of eligibilities by what they mean to the person of the query; null without one. */
  classes: Record<EligibilityClass, string[]> | null
  /** Jobs that state hours; null unless hours are asked for. */
  statedHours: Query | null
}

export type FilterMeans = { values: FactValues; rates: ExchangeRates }

const HOUR_MS = 3_600_000

export function filterQueries(
  query: JobQuery,
  now: Date,
  { values, rates }: FilterMeans,
): FilterQueries {
  const own = new Map<FacetFilter, Query>()
  const put = (facet: FacetFilter, filter: Query | null) => {
    if (filter) own.set(facet, filter)
  }
  for (const facet of VOCABULARY_FACETS) {
    if (query[facet].length > 0) put(facet, terms(facet, query[facet]))
  }
  for (const facet of ASKS_FACETS) {
    if (query[facet].length > 0) put(facet, terms(facet, query[facet]))
  }
  // the folded name of a tag is a term, whatever its spelling
  if (query.tags.length > 0) {
    put('tags', anyOf(query.tags.map((tag) => term('short', `#${foldName(tag)}`))))
  }
  put('locations', locationFilter(query, values))
  put('salaryRange', payFilter(query, rates))
  const { eligibleFrom: home, mayWorkIn } = query
  const classes = home === null ? null : values.classes({ home, mayWorkIn })
  if (classes) {
    const wanted = query.eligibility.length > 0 ? query.eligibility : [USUAL_CHOICE]
    put(
      'eligibility',
      terms(
        'eligibility',
        [...new Set(wanted)].flatMap((each) => classes[each]),
      ),
    )
  }
  const asksHours = query.overlapHours !== null && query.timeZone !== null
  return {
    others: otherFilters(query, now, values),
    own,
    classes,
    statedHours: asksHours ? terms('eligibility', values.statedHours()) : null,
  }
}

/** The filters of all facets but this one. */
export const without = ({ own }: FilterQueries, facet: FacetFilter | null): Query[] =>
  [...own].flatMap(([name, filter]) => (name === facet ? [] : [filter]))

function locationFilter(
  { location, withinKm, excludeRemote }: JobQuery,
  values: FactValues,
): Query | null {
  const locations = splitLocations(location ?? '')
  if (locations.length === 0) return null
  const spots: string[] = []
  const texts: Query[] = []
  const open: string[] = []
  for (const each of locations) {
    const inside = values.inside(each, withinKm)
    if (inside) spots.push(...inside)
    else texts.push({ wildcard: { location: { value: `*${escaped(foldName(each))}*` } } })
    if (!excludeRemote) open.push(...(values.openFrom(each) ?? []))
  }
  return anyOf([
    terms('spots', [...new Set(spots)]),
    ...texts,
    allOf([term('remote', true), terms('eligibility', [...new Set(open)])]),
  ])
}

const escaped = (text: string) => text.replace(/[\\*?]/g, '\\$&')

/** Limits are converted like salaries, so an equal amount in the same currency is equal. */
function payFilter(
  { salaryMin, salaryMax, salaryStated, salaryCurrency }: JobQuery,
  rates: ExchangeRates,
): Query | null {
  if (salaryMin === null && salaryMax === null && !salaryStated) return null
  const usd = rateOf(rates, salaryCurrency)?.usd ?? 1
  const isStated: Query = { exists: { field: 'payMin' } }
  const within = allOf([
    ...(salaryMin === null ? [] : [range('payMax', { gte: salaryMin * usd })]),
    ...(salaryMax === null ? [] : [range('payMin', { lte: salaryMax * usd })]),
    ...(salaryStated ? [isStated] : []),
  ])
  return salaryStated ? within : anyOf([within, noneOf([isStated])])
}

function otherFilters(query: JobQuery, now: Date, values: FactValues): Query[] {
  const filters: Query[] = []
  const { overlapHours, timeZone, category, company, posted, firstSeen, newSince } = query
  if (query.remote) filters.push(term('remote', true))
  if (query.hideNoData) filters.push(term('isComplete', true))
  if (query.neverReposted) filters.push(term('isReposted', false))
  if (query.fromEmployer) filters.push(term('isFromEmployer', true))
  if (category !== null) filters.push(term('category', category))
  if (overlapHours !== null && timeZone !== null) {
    const keys = values.overlapping(standardOffsetMinutes(now, timeZone), overlapHours)
    filters.push(terms('eligibility', keys))
  }
  if (company !== null) filters.push(term('company', foldName(company)))
  if (posted !== null) filters.push(since('publishedAt', posted, now))
  if (firstSeen !== null) filters.push(since('firstSeenAt', firstSeen, now))
  // LAST_VISIT filters nothing: the caller replaces it with an instant if it knows the visit
  if (newSince !== null && newSince !== LAST_VISIT) {
    filters.push(range('firstSeenAt', { gte: Date.parse(newSince) }))
  }
  if (query.confirmedDays !== null) {
    filters.push(range('seenDay', { gte: dayOf(now.getTime()) - query.confirmedDays }))
  }
  return filters
}

function since(field: string, key: PostedKey, now: Date): Query {
  const from = now.getTime() - POSTED_HOURS[key] * HOUR_MS
  return range(field, key === 'ua_gt1m' ? { lt: from } : { gte: from })
}
