/**
 * Compares the places of two listings. Ignores spelling, order and the length of the list. A
 * country contains its cities, and "Remote (US)" is within "Remote". Places that can't be read are
 * compared as written.
 */
import { fold } from '#core/text/fold-text.ts'
import { type Location, type Place, parseLocation } from './place.ts'

export type PlacesRead = {
  places: Place[]
  remote: Location['remote']
  /** Wider areas, folded, in alphabetical order: "emea", "southwest". */
  areas: string[]
  /** The text as written, folded. Two equal texts are the same places, whether recognized or not. */
  written: string
  /** The same if nothing could be read, without words that aren't places; otherwise ''. */
  unread: string
}

export type PlacesCompared =
  /** The same places. */
  | 'equal'
  /** All places of one are places of the other, or most of both are the same. */
  | 'within'
  /** All places of one lie within wider places of the other: "Berlin" and "Germany". */
  | 'wider'
  /** Some places are in both. */
  | 'overlap'
  /** One of them doesn't state a place. */
  | 'unknown'
  | 'apart'

/** Words about how people work or how many places there are, not where. */
const NO_PLACE =
  /\b(?:hybrid|remote|remotely|in|on|site|onsite|office|based|distributed|flexible|various|multiple|several|many|all|locations?|offices?|blank|hq|headquarters|anywhere|tbd|any|only|or|and|the|full|part|time|days?|per|a|week|\d+)\b/g

const AREAS =
  /\b(?:emea|apac|apj|apjc|amer|americas|latam|latin america|north america|south america|dach|benelux|nordics?|anz|uki|mena|middle east|europe|european union|eu|asia|africa|(?:north|south)[ -]?(?:east|west)|(?:pacific|central|eastern|mountain|us|est|pst|cst|cet|gmt)(?: standard)?(?:[ /]\w+)? time ?zones?|(?:est|pst|cst|cet|gmt)|pacific time|central|midwest|west|east|north|south)\b/g

/** `texts`: the listing's location field, or the parts of its title that are places. */
export function readPlaces(texts: readonly (string | null | undefined)[]): PlacesRead {
  const written = texts.map((text) => text?.trim() ?? '').filter(Boolean)
  const { places, remote } = parseLocation(written.join('; '))
  const folded = fold(written.join(' ').slice(0, 500))
  const names = fold(places.map(({ city, region }) => `${city ?? ''} ${region ?? ''}`).join(' '))
  const areas = places.some(({ city }) => city !== null)
    ? []
    : [...new Set(folded.match(AREAS) ?? [])].filter((area) => !names.includes(area)).sort()
  const isRead = places.length > 0 || areas.length > 0 || remote !== 'none'
  const rest = folded
    .replace(NO_PLACE, ' ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
  const plain = folded.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()
  return { places, remote, areas, written: plain, unread: isRead ? '' : rest }
}

export function comparePlaces(one: PlacesRead, other: PlacesRead): PlacesCompared {
  if (one.written !== '' && one.written === other.written) return 'equal'
  if (isUnread(one) || isUnread(other)) return compareUnread(one, other)
  const mine = kindsOf(one)
  const yours = kindsOf(other)
  const [few, many] = mine.length <= yours.length ? [mine, yours] : [yours, mine]
  const equal = few.filter((place) => many.some((held) => isEqual(place, held)))
  const isAllEqual = equal.length === few.length
  if (isAllEqual && one.areas.join() !== other.areas.join()) {
    return one.areas.length === 0 || other.areas.length === 0 ? 'wider' : 'apart'
  }
  if (isAllEqual) return few.length === many.length ? 'equal' : 'within'
  if (isContained(few, many) || isContained(many, few)) return 'wider'
  if (equal.length === 0) return 'apart'
  return equal.length * 3 >= many.length * 2 ? 'within' : 'overlap'
}

/** True when the text names no place at all, not even an unknown one. */
export const hasNoPlace = (read: PlacesRead) => isUnread(read) && read.unread === ''

/** "Little Town" isn't a place we know, but "Little Town, MD" contains it. */
function compareUnread(one: PlacesRead, other: PlacesRead): PlacesCompared {
  const [bare, read] = isUnread(one) ? [one, other] : [other, one]
  if (bare.unread !== '' && !isUnread(read)) {
    return ` ${read.written} `.includes(` ${bare.unread} `) ? 'within' : 'unknown'
  }
  if (one.unread === '' || other.unread === '') return 'unknown'
  return one.unread === other.unread ? 'equal' : 'apart'
}

const isUnread = ({ places, remote, areas }: PlacesRead) =>
  places.length === 0 && areas.length === 0 && remote === 'none'

type Kind = Place & { remote: boolean }

const ANYWHERE: Kind = { city: null, region: null, country: null, remote: true }

/** A listing's places. Remote work limited to a place differs from an office there. */
function kindsOf({ places, remote, areas }: PlacesRead): Kind[] {
  // A text that names only "EMEA" doesn't mean an office.
  if (places.length === 0) return [{ ...ANYWHERE, remote: remote !== 'none' || areas.length > 0 }]
  const offices = places.map((place) => ({ ...cityOf(place), remote: remote === 'restricted' }))
  // "Berlin or remote" is an office plus anywhere; "Remote (Germany)" is one place.
  return remote === 'anywhere' ? [...offices, ANYWHERE] : offices
}

/** "San Francisco Bay Area" and "Greater Seattle" mean their city. */
function cityOf(place: Place): Place {
  const found = place.city ?? place.region ?? ''
  const name = found.replace(/^Greater | (?:Bay |Metro(?:politan)? )?Area$/g, '')
  return name === found ? place : { ...place, city: name, region: null }
}

/** The same city, even if one omits its region or country; without cities, the same region and country. */
function isEqual(one: Kind, other: Kind) {
  if (one.city === null && other.city === null) {
    const isAnywhere = one.country === null && one.remote !== other.remote
    return !isAnywhere && one.region === other.region && one.country === other.country
  }
  return (
    one.city === other.city &&
    isCompatible(one.country, other.country) &&
    isCompatible(one.region, other.region)
  )
}

const isCompatible = (one: string | null, other: string | null) =>
  one === null || other === null || one === other

const isContained = (inner: readonly Kind[], outer: readonly Kind[]) =>
  inner.every((place) => outer.some((wide) => isEqual(place, wide) || contains(wide, place)))

function contains(wide: Kind, place: Kind) {
  if (wide.city !== null) return false
  if (wide.country === null && wide.region === null) return wide.remote && place.remote
  if (wide.region !== null && wide.region !== place.region) return false
  return wide.country === place.country
}
