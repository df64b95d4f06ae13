/**
 * Searches that differ from one by a single change that can only find more: a filter left out, or a wider place. Each has
 * the words to offer it.
 */

import type { EligibilityChoice } from '#core/eligibility/eligibility-choice.ts'
import { areasOfCountry } from '#core/place/areas.ts'
import { countryInSentence, countryName } from '#core/place/countries.ts'
import { splitLocations } from '#core/place/split-locations.ts'
import { readWantedPlace } from '#core/place/wanted-place.ts'
import { EMPTY_QUERY, type JobQuery } from './query.ts'

export type Loosened = { label: string; query: JobQuery }

/** Areas offered instead of a country, the narrowest first. */
const MAX_AREAS = 2
/** Areas that people seldom search by. */
const UNUSUAL = new Set(['eu-eea-ch', 'schengen', 'uki', 'us-canada', 'eea'])

type Change = { label: string; fields: Partial<JobQuery> }

export function loosened(query: JobQuery): Loosened[] {
  return [...leftOut(query), ...widened(query)].map(({ label, fields }) => ({
    label,
    query: { ...query, ...fields, page: 1 },
  }))
}

function leftOut(query: JobQuery): Change[] {
  const home = query.eligibleFrom === null ? '' : countryInSentence(query.eligibleFrom)
  const also = (choice: EligibilityChoice) => [
    ...new Set([
      ...(query.eligibility.length > 0 ? query.eligibility : (['yes'] as const)),
      choice,
    ]),
  ]
  const usual = <Name extends keyof JobQuery>(...names: Name[]): Partial<JobQuery> =>
    Object.fromEntries(names.map((name) => [name, EMPTY_QUERY[name]]))
  const changes: (Change | false)[] = [
    query.remote && { label: 'without “Remote only”', fields: usual('remote') },
    query.eligibleFrom !== null &&
      !query.eligibility.includes('not_said') && {
        label: 'with jobs that don’t say where you can live',
        fields: { eligibility: also('not_said') },
      },
    query.eligibleFrom !== null &&
      !query.eligibility.includes('move') && {
        label: 'with jobs that require a move',
        fields: { eligibility: also('move') },
      },
    query.eligibleFrom !== null && {
      label: `open to people anywhere, not only ${home}`,
      fields: usual('eligibleFrom', 'mayWorkIn', 'eligibility'),
    },
    query.overlapHours !== null && {
      label: 'any working hours',
      fields: usual('overlapHours', 'timeZone'),
    },
    (query.salaryMin !== null || query.salaryMax !== null || query.salaryStated) && {
      label: 'any salary',
      fields: usual('salaryMin', 'salaryMax', 'salaryStated'),
    },
    query.excludeRemote && { label: 'with remote jobs open there', fields: usual('excludeRemote') },
    query.workSettings.length > 0 && { label: 'any work setting', fields: usual('workSettings') },
    query.jobTypes.length > 0 && { label: 'any job type', fields: usual('jobTypes') },
    query.levels.length > 0 && { label: 'any experience level', fields: usual('levels') },
    query.years.length > 0 && { label: 'any years of experience', fields: usual('years') },
    query.languages.length > 0 && { label: 'any language', fields: usual('languages') },
    query.support.length > 0 && { label: 'without visa or relocation', fields: usual('support') },
    query.tags.length > 0 && { label: 'any skills', fields: usual('tags') },
    query.workTypes.length > 0 && { label: 'any work type', fields: usual('workTypes') },
    query.sectors.length > 0 && { label: 'any sector', fields: usual('sectors') },
    query.category !== null && { label: 'any category', fields: usual('category') },
    query.company !== null && { label: 'any company', fields: usual('company') },
    (query.posted !== null || query.firstSeen !== null || query.newSince !== null) && {
      label: 'any date',
      fields: usual('posted', 'firstSeen', 'newSince'),
    },
    query.confirmedDays !== null && {
      label: 'without “Confirmed open”',
      fields: usual('confirmedDays'),
    },
    query.neverReposted && { label: 'with reposted jobs', fields: usual('neverReposted') },
    query.fromEmployer && { label: 'from any source', fields: usual('fromEmployer') },
    query.hideNoData && { label: 'with incomplete listings', fields: usual('hideNoData') },
    query.matchMin !== null && { label: 'any match score', fields: usual('matchMin') },
  ]
  return changes.filter((change) => change !== false)
}

/** "Germany instead of Berlin", "Europe instead of Germany", then any location. */
function widened({ location }: JobQuery): Change[] {
  if (location === null) return []
  const anywhere = {
    label: 'any location',
    fields: { location: null, withinKm: null, excludeRemote: false },
  }
  const [text = '', ...others] = splitLocations(location)
  const wanted = others.length === 0 ? readWantedPlace(text, null) : null
  if (!wanted) return [anywhere]
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
  return [
    ...names.map((wide) => ({
      label: `${wide} instead of ${text}`,
      fields: { location: wide, withinKm: null },
    })),
    anywhere,
  ]
}

const holdsAll = (countries: readonly string[], some: readonly string[]) =>
  some.every((country) => countries.includes(country))
