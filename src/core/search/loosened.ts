/**
 * Searches that differ from one by a single change that can only find more: a filter left out, or a wider one. And
 * those that keep a single filter of it.
 */

import type { EligibilityChoice } from '#core/eligibility/eligibility-choice.ts'
import { areasOfCountry } from '#core/place/areas.ts'
import { countryName } from '#core/place/countries.ts'
import { splitLocations } from '#core/place/split-locations.ts'
import { readWantedPlace } from '#core/place/wanted-place.ts'
import { describePlaces } from './describe-search.ts'
import { EMPTY_QUERY, type JobQuery } from './query.ts'

/** `label` says what is wider; null if a filter is left out. */
export type Loosened = { label: string | null; query: JobQuery }

/** Areas offered instead of a country, the narrowest first. */
const MAX_AREAS = 2
/** Areas that people seldom search by. */
const UNUSUAL = new Set(['eu-eea-ch', 'schengen', 'uki', 'us-canada', 'eea'])

type Fields = Partial<JobQuery>
type Change = { label: string | null; fields: Fields }

/** Fields that make up one filter, in the order of pages. */
const FILTERS: readonly (readonly (keyof JobQuery)[])[] = [
  ['location', 'withinKm', 'excludeRemote'],
  ['remote'],
  ['eligibleFrom', 'mayWorkIn', 'eligibility'],
  ['salaryMin', 'salaryMax', 'salaryStated'],
  ['workSettings'],
  ['jobTypes'],
  ['levels'],
  ['overlapHours', 'timeZone'],
  ['years'],
  ['languages'],
  ['support'],
  ['tags'],
  ['posted'],
  ['firstSeen'],
  ['newSince'],
  ['confirmedDays'],
  ['neverReposted'],
  ['fromEmployer'],
  ['workTypes'],
  ['sectors'],
  ['category'],
  ['company'],
  ['hideNoData'],
  ['matchMin'],
]

/** The first filters, of place, pay, setting and type, leave out the most jobs. */
const DECISIVE = 5

/** The changes that are most likely to find more come first. */
export function loosened(query: JobQuery): Loosened[] {
  const leftOut = filtersOf(query).map((names) => ({
    label: null,
    fields: pick(EMPTY_QUERY, names),
  }))
  const [first, last] = [leftOut.slice(0, DECISIVE), leftOut.slice(DECISIVE)]
  return [...first, ...included(query), ...widened(query), ...last].map(({ label, fields }) => ({
    label,
    query: { ...query, ...fields, page: 1 },
  }))
}

/** The same words with one filter each; empty if there are fewer than two. */
export function withOneFilter(query: JobQuery): JobQuery[] {
  const filters = filtersOf(query)
  const { text, sort, perPage, salaryCurrency, isCurrencyChosen } = query
  return filters.length < 2
    ? []
    : filters.map((names) => ({
        ...EMPTY_QUERY,
        ...{ text, sort, perPage, salaryCurrency, isCurrencyChosen },
        ...pick(query, names),
      }))
}

const filtersOf = (query: JobQuery) =>
  FILTERS.filter((names) => names.some((name) => isSet(query[name])))

/** As opposed to what a query without filters has. */
const isSet = (value: JobQuery[keyof JobQuery]) =>
  Array.isArray(value) ? value.length > 0 : value !== null && value !== false

const pick = (query: JobQuery, names: readonly (keyof JobQuery)[]): Fields =>
  Object.fromEntries(names.map((name) => [name, query[name]]))

/** Jobs that a filter leaves out unless one asks for them. */
function included({ eligibleFrom, eligibility, location, excludeRemote }: JobQuery): Change[] {
  const also = (choice: EligibilityChoice) => [
    ...new Set([...(eligibility.length > 0 ? eligibility : (['yes'] as const)), choice]),
  ]
  const isHomeKnown = eligibleFrom !== null
  const changes: (Change | false)[] = [
    isHomeKnown &&
      !eligibility.includes('not_said') && {
        label: 'with jobs that don’t say where you can live',
        fields: { eligibility: also('not_said') },
      },
    isHomeKnown &&
      !eligibility.includes('move') && {
        label: 'with jobs that require a move',
        fields: { eligibility: also('move') },
      },
    location !== null &&
      excludeRemote && {
        label: `with remote jobs open to ${describePlaces(location)}`,
        fields: { excludeRemote: false },
      },
  ]
  return changes.filter((change) => change !== false)
}

/** "Germany instead of Berlin", then "Europe instead of Berlin". */
function widened({ location }: JobQuery): Change[] {
  const [text = '', ...others] = splitLocations(location ?? '')
  const wanted = others.length === 0 ? readWantedPlace(text, null) : null
  if (!wanted) return []
  const [country, ...more] = wanted.openFrom
  const isCountry = wanted.countries.size === 1
  const name = country === undefined || more.length > 0 ? null : countryName(country)
  const areas = country === undefined ? [] : areasOfCountry(country)
  const wider = areas.filter(
    ({ id, countries }) =>
      !UNUSUAL.has(id) &&
      countries.length > wanted.countries.size &&
      holdsAll(countries, wanted.openFrom),
  )
  const names = [
    ...(isCountry || name === null ? [] : [name]),
    ...wider.slice(0, MAX_AREAS).map((area) => area.name),
  ]
  return names.map((wide) => ({
    label: `${wide} instead of ${text}`,
    fields: { location: wide, withinKm: null },
  }))
}

const holdsAll = (countries: readonly string[], some: readonly string[]) =>
  some.every((country) => countries.includes(country))
