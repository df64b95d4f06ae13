/**
 * Where a city is, and how far two points are apart, for searches "within 50 km". Only the cities of
 * our tables have coordinates.
 */
import { fold } from '#core/text/fold-text.ts'
import { COORDINATES } from './city-coordinates-table.ts'
import { regionName } from './place-names.ts'

/** Degrees north and east. */
export type Coordinates = { latitude: number; longitude: number }

const EARTH_RADIUS_KM = 6_371

const BY_CITY = readTable()

/**
 * Null for an unknown city. `region` as in a `Place`; without it, a name that several American states
 * have is the largest city of that name.
 */
export function cityCoordinates(
  city: string,
  country: string,
  region: string | null = null,
): Coordinates | null {
  const exact = region === null ? undefined : BY_CITY.get(keyOf(country, city, region))
  return exact ?? BY_CITY.get(keyOf(country, city, null)) ?? null
}

/** Along a great circle. */
export function distanceKm(one: Coordinates, other: Coordinates): number {
  const [a, b] = [radians(one.latitude), radians(other.latitude)]
  const half = (angle: number) => Math.sin(angle / 2) ** 2
  const chord =
    half(b - a) + Math.cos(a) * Math.cos(b) * half(radians(other.longitude - one.longitude))
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(chord)))
}

const radians = (degrees: number) => (degrees * Math.PI) / 180

function keyOf(country: string, city: string, region: string | null): string {
  return `${country}/${region === null ? '' : fold(region)}/${fold(city)}`
}

function readTable(): Map<string, Coordinates> {
  const table = new Map<string, Coordinates>()
  for (const [key, row] of Object.entries(COORDINATES)) {
    const [country = key, state = null] = key.split('-')
    const region = state === null ? null : regionName(country, state)
    for (const cell of row.split(', ')) {
      const words = cell.split(' ')
      const [latitude = 0, longitude = 0] = words.splice(-2).map(Number)
      const written = words.join(' ')
      const name = written.replace(/\*$/, '')
      const at = { latitude, longitude }
      if (region !== null) table.set(keyOf(country, name, region), at)
      const bare = keyOf(country, name, null)
      if (written !== name || !table.has(bare)) table.set(bare, at)
    }
  }
  return table
}
