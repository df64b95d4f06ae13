/** What filters offer to people with a home. For loaders only: the names of all countries are not loaded by browsers. */
import type { Resident } from '#core/eligibility/eligibility.ts'
import { currencyOfCountry } from '#core/pay/country-currency.ts'
import { COUNTRIES, countryInSentence } from '#core/place/countries.ts'
import { offsetsOf } from '#core/place/country-offsets.ts'
import { findCountry } from '#core/place/find-country.ts'
import { splitLocations } from '#core/place/split-locations.ts'
import { readWantedPlace } from '#core/place/wanted-place.ts'
import { DEFAULT_CURRENCY, type JobQuery } from '#core/search/query.ts'
import { usualZone } from '#core/time/zone-choices.ts'
import { jobsAddress } from './active-filters.ts'
import type { HomeChoices } from './eligibility-filter.tsx'

/** `home` is the known one, whether the search uses it or not. */
export function homeChoices(query: JobQuery, home: Resident | null): HomeChoices {
  const isOffered = home !== null && query.eligibleFrom === null
  return {
    hasCity: splitLocations(query.location ?? '').some(
      (text) => readWantedPlace(text, 1)?.around != null,
    ),
    countries: BY_NAME,
    offer: isOffered
      ? {
          name: countryInSentence(home.home),
          href: jobsAddress({
            ...query,
            eligibleFrom: home.home,
            mayWorkIn: home.mayWorkIn,
            page: 1,
          }),
        }
      : null,
  }
}

/** The time zone to offer first; null if the home is unknown. */
export const zoneOf = (home: string | null): string | null =>
  home === null ? null : usualZone(home, offsetsOf(home)?.[1] ?? null)

/** The currency of people with a home, to ask for salaries in; dollars if it is unknown. */
export const currencyOf = (home: string | null): string =>
  (home && currencyOfCountry(home)) || DEFAULT_CURRENCY

/** Hours without a time zone, as a form without a script sends them, are those of the home that was sent along. */
export function withUsualZone(params: URLSearchParams): URLSearchParams {
  const country = findCountry(params.get('eligibleFrom') ?? '')
  const zone = params.get('overlapHours') && !params.get('timeZone') ? zoneOf(country) : null
  if (zone !== null) params.set('timeZone', zone)
  return params
}

/** Places where nobody lives. */
const EMPTY = new Set(['AQ', 'BV', 'GS', 'HM', 'IO', 'TF', 'UM'])

const BY_NAME = [...COUNTRIES.values()]
  .filter(({ code }) => !EMPTY.has(code))
  .sort((a, b) => a.name.localeCompare(b.name, 'en'))
  .map(({ code, name }) => `${code}${name}`)
  .join('\n')
