/** The name of a place by its key of `placeKey`: "Munich, Germany" for "DE/munich", "Germany" for "DE". */
import { countryName } from './countries.ts'
import { formatPlace, parseLocation } from './place.ts'
import { placeKey } from './place-area.ts'

export function nameOfPlaceKey(key: string): string {
  const [country = '', city] = key.split('/')
  if (city === undefined) return countryName(country) ?? country
  // A key has no accents and no capitals, but it is read like any other spelling.
  const read = parseLocation(`${city}, ${country}`).places.find(
    (place) => place.country !== null && placeKey(place.country, place.city) === key,
  )
  return formatPlace(read ?? { city: capitalized(city), region: null, country })
}

const capitalized = (name: string) =>
  name.replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase())
