/** The counts beside filters as aggregations, and back. Every count is exact: shards return all of their values. */
import { ELIGIBILITY_CLASSES } from '#core/eligibility/eligibility-choice.ts'
import { VOCABULARIES } from '#core/job/job.ts'
import { type ExchangeRates, rateOf } from '#core/pay/exchange-rates.ts'
import { SALARY_BARS, type SalaryCounts, salaryStep } from '#core/pay/salary-bars.ts'
import { countryName } from '#core/place/countries.ts'
import {
  type AskedQuery,
  type Count,
  DEFAULT_CURRENCY,
  type Facets,
  type MoreFacets,
  NONE_STATED,
  SUPPORT,
  YEARS_GROUPS,
} from '#core/search/query.ts'
import { MAX_LANGUAGES, MAX_LOCATIONS, MAX_TAGS } from '#search/facets/facets.ts'
import { ASKS_FACETS } from '#search/facets/filters.ts'
import { VOCABULARY_FACETS, type VocabularyFacet } from '#search/segments/job-profile.ts'
import { foldName } from '#search/segments/tables.ts'
import type { FactValues } from './fact-values.ts'
import { type FacetFilter, type FilterQueries, without } from './filter-query.ts'
import { allOf, MATCH_ALL, type Query, terms } from './query-language.ts'

export type Aggregations = Record<string, Query>

/** What the cluster answers for an aggregation: only the parts that are read here. */
export type Bucket = { key: string; doc_count: number }
export type Aggregated = {
  doc_count?: number
  value?: number | null
  buckets?: Bucket[] | Record<string, { doc_count: number }>
} & { [inner: string]: unknown }

/** More than there are values of a facet, so that a shard leaves none out. */
const SHARD_VALUES = 50_000
/** Spellings of one name are counted apart by the cluster, and together here. */
const SPELLINGS = 2
/** Room for the values that are as frequent as the last one shown. */
const SPARE = 100

export function facetAggregations(
  query: AskedQuery,
  filters: FilterQueries,
  rates: ExchangeRates,
): Aggregations {
  const counted = (facet: FacetFilter | null, aggs: Aggregations): Query => ({
    filter: allOf(without(filters, facet)),
    aggs,
  })
  const values = (field: string, size: number): Query => ({
    terms: { field, size, shard_size: Math.max(size, SHARD_VALUES) },
  })
  const vocabularies = VOCABULARY_FACETS.map((facet) => [
    facet,
    counted(facet, { values: values(facet, VOCABULARIES[facet].length) }),
  ])
  const more: Aggregations = query.wantsMoreFacets
    ? {
        ...Object.fromEntries(
          ASKS_FACETS.map((facet) => [facet, counted(facet, { values: values(facet, 1_000) })]),
        ),
        ...(filters.classes && {
          eligibility: counted('eligibility', {
            values: {
              filters: {
                filters: Object.fromEntries(
                  ELIGIBILITY_CLASSES.map((name) => [
                    name,
                    terms('eligibility', filters.classes?.[name] ?? []),
                  ]),
                ),
              },
            },
          }),
        }),
        ...(filters.statedHours && {
          hours: counted(null, { values: { filter: filters.statedHours } }),
        }),
      }
    : {}
  return {
    ...Object.fromEntries(vocabularies),
    locations: counted('locations', {
      values: values('places', MAX_LOCATIONS * SPELLINGS + SPARE),
    }),
    tags: counted('tags', { values: values('tags', MAX_TAGS * SPELLINGS + SPARE) }),
    salaryRange: counted('salaryRange', {
      low: { min: { field: 'believedLow' } },
      high: { max: { field: 'believedHigh' } },
      ...(query.countsSalaries && {
        bars: { range: { field: 'payMax', keyed: false, ranges: barRanges(query, rates) } },
        unknown: { missing: { field: 'payMax' } },
      }),
    }),
    ...(query.countsSalaries && {
      stated: counted(null, { values: { value_count: { field: 'payMax' } } }),
    }),
    ...more,
  }
}

export function readFacets(
  answered: Record<string, Aggregated>,
  query: AskedQuery,
  places: Count[],
): Facets {
  const buckets = (facet: string) =>
    ((answered[facet]?.values as Aggregated | undefined)?.buckets ?? []) as Bucket[]
  const vocabulary = <Facet extends VocabularyFacet>(facet: Facet) =>
    eachOf(VOCABULARIES[facet], buckets(facet)) as Count<(typeof VOCABULARIES)[Facet][number]>[]
  const pay = answered.salaryRange as Record<'low' | 'high', { value: number | null }> | undefined
  const low = pay?.low.value ?? null
  const high = pay?.high.value ?? null
  return {
    workSettings: vocabulary('workSettings'),
    jobTypes: vocabulary('jobTypes'),
    levels: vocabulary('levels'),
    workTypes: vocabulary('workTypes'),
    sectors: vocabulary('sectors'),
    locations: topNames(buckets('locations'), MAX_LOCATIONS),
    tags: topNames(buckets('tags'), MAX_TAGS),
    salaryRange:
      low === null || high === null ? null : { min: Math.round(low), max: Math.round(high) },
    more: query.wantsMoreFacets ? { ...readMore(answered, buckets), places } : null,
  }
}

function readMore(
  answered: Record<string, Aggregated>,
  buckets: (facet: string) => Bucket[],
): Omit<MoreFacets, 'places'> {
  const classes = (answered.eligibility?.values as Aggregated | undefined)?.buckets as
    | Record<string, { doc_count: number }>
    | undefined
  const languages = buckets('languages')
  const hours = answered.hours?.values as { doc_count: number } | undefined
  return {
    eligibility: classes
      ? ELIGIBILITY_CLASSES.map((value) => ({ value, count: classes[value]?.doc_count ?? 0 }))
      : [],
    support: eachOf(SUPPORT, buckets('support')),
    languages: [
      ...topNames(
        languages.filter(({ key }) => key !== NONE_STATED),
        MAX_LANGUAGES,
      ),
      {
        value: NONE_STATED,
        count: languages.find(({ key }) => key === NONE_STATED)?.doc_count ?? 0,
      },
    ],
    years: eachOf(YEARS_GROUPS, buckets('years')),
    statedHours: hours?.doc_count ?? null,
  }
}

const eachOf = <Value extends string>(
  values: readonly Value[],
  buckets: readonly Bucket[],
): Count<Value>[] => {
  const counts = new Map(buckets.map(({ key, doc_count }) => [key, doc_count]))
  return values.map((value) => ({ value, count: counts.get(value) ?? 0 }))
}

/** The most frequent names; names whose spellings differ only in case and accents are one, as most jobs spell it. */
export function topNames(buckets: readonly Bucket[], limit: number): Count[] {
  const byName = new Map<string, Count>()
  for (const { key, doc_count } of buckets) {
    const folded = foldName(key)
    const known = byName.get(folded)
    if (known) known.count += doc_count
    else byName.set(folded, { value: key, count: doc_count })
  }
  return [...byName.values()].sort(mostFirst).slice(0, limit)
}

const mostFirst = (a: Count, b: Count) => b.count - a.count || (a.value < b.value ? -1 : 1)

/** Jobs inside each of these places and of their countries, over the jobs that pass all filters but that of locations. */
export function placeAggregations(
  locations: readonly Count[],
  filters: FilterQueries,
  values: FactValues,
): { names: string[]; aggs: Aggregations } {
  const countries = locations.flatMap(({ value }) =>
    values.countriesOf(value).flatMap((code) => countryName(code) ?? []),
  )
  const names = [...new Set([...locations.map(({ value }) => value), ...countries])]
  const inside = names.map((name) => values.inside(name, null))
  const queries = inside.map((keys) => (keys ? terms('spots', keys) : MATCH_ALL))
  return {
    names,
    aggs: {
      places: {
        filter: allOf(without(filters, 'locations')),
        aggs: { values: { filters: { filters: queries } } },
      },
    },
  }
}

export function readPlaces(
  answered: Record<string, Aggregated>,
  names: readonly string[],
  locations: readonly Count[],
  values: FactValues,
): Count[] {
  const buckets = ((answered.places?.values as Aggregated | undefined)?.buckets ?? []) as Bucket[]
  return names
    .flatMap((value, at) => {
      // a name that is no place counts the jobs that have it
      if (!values.inside(value, null)) return locations.find((each) => each.value === value) ?? []
      const count = buckets[at]?.doc_count ?? 0
      return count === 0 ? [] : [{ value, count }]
    })
    .sort(mostFirst)
    .slice(0, MAX_LOCATIONS)
}

function barRanges({ salaryCurrency }: AskedQuery, rates: ExchangeRates) {
  const { usd } = scaleOf(salaryCurrency, rates)
  const step = salaryStep(usd)
  // an amount is converted like a salary, so that an equal one is in the bar that it begins
  return Array.from({ length: SALARY_BARS }, (_, bar) => ({
    ...(bar > 0 && { from: bar * step * usd }),
    ...(bar < SALARY_BARS - 1 && { to: (bar + 1) * step * usd }),
  }))
}

function scaleOf(asked: string, rates: ExchangeRates) {
  const currency = rateOf(rates, asked) ? asked : DEFAULT_CURRENCY
  const { usd, on } = rateOf(rates, currency) ?? { usd: 1, on: '' }
  return { currency, usd, on }
}

export function readSalaries(
  answered: Record<string, Aggregated>,
  { salaryCurrency }: AskedQuery,
  rates: ExchangeRates,
): SalaryCounts {
  const { currency, usd, on } = scaleOf(salaryCurrency, rates)
  const pay = answered.salaryRange
  const bars = (pay?.bars as Aggregated | undefined)?.buckets as Bucket[]
  const unknown = (pay?.unknown as Aggregated | undefined)?.doc_count ?? 0
  const stated = (answered.stated?.values as Aggregated | undefined)?.value ?? 0
  return {
    currency,
    step: salaryStep(usd),
    bars: bars.map(({ doc_count }) => doc_count),
    // a job without a salary can fail the filter only because it has none
    total: stated + unknown,
    stated,
    ratesOn: on,
  }
}
