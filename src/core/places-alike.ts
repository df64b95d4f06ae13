/**
 * How the places of two listings stand to each other: the spelling, the order and the number of places in a list aside.
 * A country holds its cities, and "Remote (US)" lies within "Remote".
 */
import { fold } from './fold-text.ts'
import { type Location, type Place, parseLocation } from './place.ts'

export type PlacesRead = {
  places: Place[]
  remote: Location['remote']
  /** What was written, folded, where nothing could be read; '' where nothing was written. */
  unread: string
}

export type PlacesCompared =
  /** The same places. */
  | 'equal'
  /** All places of one are places of the other. */
  | 'within'
  /** All places of one lie in wider places of the other: "Berlin" and "Germany". */
  | 'wider'
  /** Some places are in both. */
  | 'overlap'
  /** One of them does not say where. */
  | 'unknown'
  | 'apart'

/** `texts`: the listing's field, and parts of its title that say where. */
export function readPlaces(texts: readonly (string | null | undefined)[]): PlacesRead {
  const written = texts.map((text) => text?.trim() ?? '').filter(Boolean)
  const read = parseLocation(written.join('; '))
  const isRead = read.places.length > 0 || read.remote !== 'none'
  return {
    places: read.places,
    remote: read.remote,
    unread: isRead
      ? ''
      : fold(written.join(' '))
          .replace(/[^\p{L}\p{N}]+/gu, ' ')
          .trim(),
  }
}

export function comparePlaces(one: PlacesRead, other: PlacesRead): PlacesCompared {
  if (isNothing(one) || isNothing(other)) {
    return one.unread !== '' && one.unread === other.unread ? 'equal' : 'unknown'
  }
  const mine = kindsOf(one)
  const yours = kindsOf(other)
  const [few, many] = mine.length <= yours.length ? [mine, yours] : [yours, mine]
  const equal = few.filter((place) => many.some((held) => isEqual(place, held)))
  if (equal.length === few.length) return few.length === many.length ? 'equal' : 'within'
  if (isHeld(few, many) || isHeld(many, few)) return 'wider'
  return equal.length > 0 ? 'overlap' : 'apart'
}

type Kind = Place & { remote: boolean }

/** A listing's places; remote work from somewhere is a place of its own kind. */
function kindsOf({ places, remote }: PlacesRead): Kind[] {
  if (remote === 'none') return places.map((place) => ({ ...place, remote: false }))
  if (places.length === 0) return [{ city: null, region: null, country: null, remote: true }]
  // "Berlin or remote": an office, and anywhere. "Remote (Germany)": one place.
  return remote === 'anywhere'
    ? [
        ...places.map((place) => ({ ...place, remote: false })),
        { city: null, region: null, country: null, remote: true },
      ]
    : places.map((place) => ({ ...place, remote: true }))
}

const isNothing = ({ places, remote }: PlacesRead) => places.length === 0 && remote === 'none'

/** The same city, whether its region and country are told or not; else the same region or country. */
function isEqual(one: Kind, other: Kind) {
  if (one.remote !== other.remote && one.city === null) return false
  if (one.city !== null || other.city !== null) {
    return (
      one.city === other.city &&
      isSameOrUntold(one.country, other.country) &&
      isSameOrUntold(one.region, other.region)
    )
  }
  return one.region === other.region && one.country === other.country
}

const isSameOrUntold = (one: string | null, other: string | null) =>
  one === null || other === null || one === other

const isHeld = (inner: readonly Kind[], outer: readonly Kind[]) =>
  inner.every((place) => outer.some((wide) => isEqual(place, wide) || holds(wide, place)))

function holds(wide: Kind, place: Kind) {
  if (wide.city !== null) return false
  if (wide.country === null && wide.region === null) return wide.remote && place.remote
  if (wide.region !== null && wide.region !== place.region) return false
  return wide.country === place.country
}
