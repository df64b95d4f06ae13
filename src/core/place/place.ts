/**
 * Where a job is, read from the text a listing gives.
 * Unknown is null; a wrong country is worse than none.
 */
import { countryName } from './countries.ts'
import { draftPlaces } from './place-drafts.ts'
import { type Mark, readMarks } from './place-marks.ts'
import { settlePlaces } from './place-readings.ts'
import { remoteScope } from './place-remote.ts'
import { tokenise } from './place-tokens.ts'

export type Place = { city: string | null; region: string | null; country: string | null }

/** none: no remote work is named; anywhere: remote without a stated limit; restricted: remote, but only from somewhere. */
export type RemoteScope = 'none' | 'anywhere' | 'restricted'

/** `places` in the order written; `countries` are the distinct ISO 3166-1 alpha-2 codes that the text names or implies. */
export type Location = { places: Place[]; countries: string[]; remote: RemoteScope }

/** Characters read of a location: four times the longest list of offices seen in real listings (449). */
const MAX_CHARACTERS = 2000

/** What a card says instead of the long name, where the short one is how people speak. */
const SHORT_NAMES: Record<string, string> = { US: 'US', GB: 'UK', AE: 'UAE' }

/** Places shown on a card before "+3". */
const PLACES_SHOWN = 3

/** Words that place a worker; the others only stand beside them. */
const SAYS_WHERE = new Set<Mark['kind']>(['place', 'remote', 'world', 'area', 'zone'])

export function parseLocation(text: string): Location {
  const marks = readMarks(tokenise(text.slice(0, MAX_CHARACTERS)))
  const settled = settlePlaces(draftPlaces(marks), marks)
  const places = new Map<string, Place>()
  const countries = new Set<string>()
  for (const { reading } of settled) {
    const { city, region } = reading
    const country = reading.country === '' ? null : reading.country
    const key = `${city}|${region}|${country}`
    if (!places.has(key)) places.set(key, { city, region, country })
    if (country !== null) countries.add(country)
  }
  return {
    places: [...places.values()],
    countries: [...countries],
    remote: remoteScope(marks, settled),
  }
}

/** True for a text that says where and nothing else: "NYC (onsite)", "Remote, EU"; false for "Onsite". */
export function isOnlyLocation(text: string): boolean {
  const marks = readMarks(tokenise(text.slice(0, MAX_CHARACTERS)))
  const unknown = marks.filter((mark) => mark.kind === 'unknown').length
  const isSaid = marks.some(({ kind }) => SAYS_WHERE.has(kind))
  return isSaid && unknown * 4 <= marks.length
}

/** 'Berlin, Germany', 'Austin, Texas', 'Bavaria, Germany', 'Singapore'; '' for a place of nulls. */
export function formatPlace(place: Place): string {
  const country = place.country === null ? null : shortName(place.country)
  const wider = place.country === 'US' ? (place.region ?? country) : country
  const narrow = place.city ?? place.region
  const parts = place.city === null && place.country === 'US' ? [narrow, country] : [narrow, wider]
  return [...new Set(parts.filter((part) => part !== null))].join(', ')
}

/**
 * One line for a card. What was written stands where no place could be read ("Remote - EMEA");
 * '' where neither says anything.
 */
export function formatLocation(location: Location, written: string | null): string {
  const places = formatPlaces(location.places)
  if (location.remote === 'none') return places || (written?.trim() ?? '')
  if (location.remote === 'anywhere') return places === '' ? 'Remote' : `${places} or remote`
  const countries = location.countries.map(shortName)
  const isWide = location.places.every((place) => place.city === null && place.region === null)
  if (places === '') return written?.trim() || 'Remote (some places)'
  return `Remote (${isWide ? formatList(countries) : places})`
}

/** What a person would group jobs by: the city, else the region, else the country. null without a place. */
export function mainPlaceName(location: Location): string | null {
  const [place] = location.places
  if (place === undefined) return null
  return place.city ?? place.region ?? (place.country && countryName(place.country))
}

function formatPlaces(places: Place[]): string {
  const [only] = places
  if (places.length === 1 && only !== undefined) return formatPlace(only)
  return formatList(places.map((place) => place.city ?? place.region ?? formatPlace(place)))
}

function formatList(names: string[]): string {
  const shown = [...new Set(names)]
  const more = shown.length - PLACES_SHOWN
  return shown.slice(0, PLACES_SHOWN).join(', ') + (more > 0 ? ` +${more}` : '')
}

function shortName(code: string): string {
  return SHORT_NAMES[code] ?? countryName(code) ?? code
}
