/**
 * What a searched location means: places, areas and countries with everything inside them. A text that is none of these
 * ("Kreuz") is null, and is searched as a part of a name instead.
 */
import { fold } from '#core/text/fold-text.ts'
import { type Area, areaById, countriesOfArea, findArea } from './areas.ts'
import { type Coordinates, cityCoordinates, distanceKm } from './city-coordinates.ts'
import { metroKey, metroOf } from './metro-area.ts'
import { type Place, parseLocation } from './place.ts'
import { placeKey } from './place-area.ts'
import { REGIONS } from './place-regions.ts'

export type WantedPlace = {
  /** Countries that lie in it as a whole. */
  countries: ReadonlySet<string>
  /** Keys of `regionKey` and of `placeKey`. */
  regions: ReadonlySet<string>
  cities: ReadonlySet<string>
  /** Keys of `metroKey`: every town around it lies in it. */
  metros: ReadonlySet<string>
  /** Points with a distance around each that lies in it; null without one. */
  around: { points: readonly Coordinates[]; km: number } | null
  /** The countries from which it is reached: a remote job open to one of them can be done from there. */
  openFrom: readonly string[]
}

/** Far longer than any name of a place with its region and country. */
const MAX_CHARACTERS = 120

export function readWantedPlace(text: string, withinKm: number | null): WantedPlace | null {
  if (text.length > MAX_CHARACTERS) return null
  const area = findArea(text)
  const { places } = parseLocation(text)
  // New York is a state, but a distance is one from the city
  const isCity = withinKm !== null && places.some(({ city }) => city !== null)
  if (area && area.offsets === null && area.countries.length > 0 && !isCity) return wantedArea(area)
  if (places.length === 0) return null
  const wanted = {
    countries: new Set<string>(),
    regions: new Set<string>(),
    cities: new Set<string>(),
    metros: new Set<string>(),
  }
  for (const { city, region, country } of places) {
    if (city !== null) wanted.cities.add(placeKey(country ?? '', city))
    else if (region !== null) {
      wanted.regions.add(regionKey(country ?? '', region))
      const metro = metroOf(country ?? '', region)
      if (metro !== null) wanted.metros.add(metro)
    } else if (country !== null) wanted.countries.add(country)
  }
  const openFrom = new Set(places.flatMap(({ country }) => country ?? []))
  return { ...wanted, around: aroundCities(places, withinKm), openFrom: [...openFrom] }
}

function wantedArea({ countries, part }: Area): WantedPlace {
  const [country = ''] = countries
  const metro = part && metroOf(country, part.region)
  return part === null
    ? { ...NOWHERE, countries: new Set(countries), openFrom: countries }
    : {
        ...NOWHERE,
        regions: new Set([regionKey(country, part.region)]),
        cities: new Set(part.cities.map((city) => placeKey(country, city))),
        metros: new Set(metro === null ? [] : [metro]),
        openFrom: countries,
      }
}

const NOWHERE: WantedPlace = {
  countries: new Set(),
  regions: new Set(),
  cities: new Set(),
  metros: new Set(),
  around: null,
  openFrom: [],
}

function aroundCities(places: readonly Place[], km: number | null): WantedPlace['around'] {
  if (km === null) return null
  const points = places.flatMap(({ city, region, country }) =>
    city === null || country === null ? [] : (cityCoordinates(city, country, region) ?? []),
  )
  return points.length === 0 ? null : { points, km }
}

/** Whether a job's place lies in it. */
export function liesInWanted({ city, region, country }: Place, wanted: WantedPlace): boolean {
  const { countries, regions, cities, metros, around } = wanted
  if (country !== null && countries.has(country)) return true
  if (region !== null && regions.size > 0) {
    const state = stateOf(country ?? '', region)
    if (regions.has(regionKey(country ?? '', region))) return true
    if (state !== null && regions.has(regionKey(country ?? '', state))) return true
  }
  if (city === null || cities.size + metros.size === 0) return false
  const key = placeKey(country ?? '', city)
  if (cities.has(key) || metros.has(metroKey(key))) return true
  const at = around && country !== null ? cityCoordinates(city, country, region) : null
  return (
    at !== null &&
    (around?.points ?? []).some((point) => distanceKm(point, at) <= (around?.km ?? 0))
  )
}

/** Whether an area that a job names lies in it as a whole: the Nordics lie in Europe. */
export function areaLiesInWanted(id: string, wanted: WantedPlace): boolean {
  const area = areaById(id)
  if (!area || area.countries.length === 0) return false
  if (area.part)
    return liesInWanted(
      { city: null, region: area.part.region, country: area.countries[0] ?? null },
      wanted,
    )
  return countriesOfArea(id).every((country) => wanted.countries.has(country))
}

const regionKey = (country: string, region: string) => `${country}/${fold(region)}`

/** Larger regions by their parts: the Bay Area lies in California. */
const STATES: ReadonlyMap<string, string> = new Map(
  Object.entries(REGIONS).flatMap(([country, table]) => {
    const states = new Map<string, string>()
    return table.split(', ').flatMap((line) => {
      const code = line.slice(0, line.indexOf(':'))
      const names = line.slice(line.indexOf(':') + 1).split('=')
      const first = names[0] as string
      if (/^[-+]$/.test(code)) return []
      const state = states.get(code)
      if (state === undefined) states.set(code, first)
      return state === undefined ? [] : [[regionKey(country, first), state] as const]
    })
  }),
)

const stateOf = (country: string, region: string) => STATES.get(regionKey(country, region)) ?? null
