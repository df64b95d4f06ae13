/**
 * A job's location, read from the text of its listing. Unknown is null; a missing country is better
 * than a wrong one.
 */
import { entryOf } from '#core/text/entry-of.ts'
import { remembered } from '#core/text/remembered.ts'
import { countryName } from './countries.ts'
import { draftPlaces } from './place-drafts.ts'
import { type Mark, readMarks } from './place-marks.ts'
import { settlePlaces } from './place-readings.ts'
import { remoteScope } from './place-remote.ts'
import { tokenise } from './place-tokens.ts'

export type Place = { city: string | null; region: string | null; country: string | null }

/**
 * none: remote work isn't mentioned; anywhere: remote without a stated limit; restricted: remote,
 * but only from some places.
 */
export type RemoteScope = 'none' | 'anywhere' | 'restricted'

/** `places` in the order written; `countries`: distinct ISO 3166-1 alpha-2 codes, named or implied. */
export type Location = { places: Place[]; countries: string[]; remote: RemoteScope }

/** Maximum characters read: four times the longest list of offices in real listings (449). */
const MAX_CHARACTERS = 2000

/** Short country names for cards, where people prefer them to the long ones. */
const SHORT_NAMES: Record<string, string> = { US: 'US', GB: 'UK', AE: 'UAE' }

/** Places shown on a card before "+3". */
const PLACES_SHOWN = 3

/** Marks that state a location; the others only accompany them. */
const SAYS_WHERE = new Set<Mark['kind']>(['place', 'remote', 'world', 'area', 'zone'])

export const parseLocation: (text: string) => Location = remembered(readLocation)

function readLocation(text: string): Location {
  const marks = readMarks(tokenise(text.slice(0, MAX_CHARACTERS)))
  const all = settlePlaces(draftPlaces(marks), marks)
  const settled = all.filter(({ draft }) => draft.role !== 'except' && draft.role !== 'hours')
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

/** True for a text that is only a location: "NYC (onsite)", "Remote, EU". False for "Onsite". */
export const isOnlyLocation: (text: string) => boolean = remembered(namesOnlyLocation)

function namesOnlyLocation(text: string): boolean {
  const marks = readMarks(tokenise(text.slice(0, MAX_CHARACTERS)))
  const unknown = marks.filter((mark) => mark.kind === 'unknown').length
  const isSaid = marks.some(({ kind }) => SAYS_WHERE.has(kind))
  return isSaid && unknown * 4 <= marks.length
}

/** Whether every word of a text is understood. */
export const isWhollyRead = (text: string): boolean =>
  readMarks(tokenise(text.slice(0, MAX_CHARACTERS))).every(({ kind }) => kind !== 'unknown')

/** 'Berlin, Germany', 'Austin, Texas', 'Bavaria, Germany', 'Singapore'; '' when all fields are null. */
export function formatPlace(place: Place): string {
  const country = place.country === null ? null : shortName(place.country)
  const wider = place.country === 'US' ? (place.region ?? country) : country
  const narrow = place.city ?? place.region
  const parts = place.city === null && place.country === 'US' ? [narrow, country] : [narrow, wider]
  return [...new Set(parts.filter((part) => part !== null))].join(', ')
}

/**
 * One line for a card. Falls back to the original text if no place could be read ("Remote - EMEA");
 * '' when there is none.
 */
export function formatLocation(location: Location, written: string | null): string {
  const places = formatPlaces(location.places)
  if (location.remote === 'none') return places || (written?.trim() ?? '')
  if (location.remote === 'anywhere') return places === '' ? 'Remote' : `${places} or remote`
  const countries = location.countries.map(shortName)
  const isWide = location.places.every((place) => place.city === null && place.region === null)
  if (places === '') return written?.trim() || 'Remote (some locations)'
  return `Remote (${isWide ? formatList(countries) : places})`
}

/** The name to group jobs by: the city, or else the region or the country. Null without a place. */
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
  return entryOf(SHORT_NAMES, code) ?? countryName(code) ?? code
}
