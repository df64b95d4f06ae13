/** Places of made listings: every city that the place rules know, where most tech jobs are first. */
import { CITIES } from '#core/place/cities.ts'
import { countryName } from '#core/place/countries.ts'
import { US_CITIES } from '#core/place/place-cities-us.ts'

const HUBS = [
  ...['San Francisco', 'New York', 'London', 'Bangalore', 'Berlin', 'Seattle', 'Toronto', 'Austin'],
  ...['Boston', 'Paris', 'Munich', 'Amsterdam', 'Singapore', 'Sydney', 'Chicago', 'Dublin'],
  ...[
    'Los Angeles',
    'Hyderabad',
    'Warsaw',
    'Tel Aviv',
    'Washington',
    'Denver',
    'Madrid',
    'Barcelona',
  ],
  ...['Zurich', 'Stockholm', 'Tokyo', 'Lisbon', 'Pune', 'Atlanta', 'Vancouver', 'Kraków'],
]

export type MadePlace = { text: string; city: string; names: string[] }

export function createPlaces(): MadePlace[] {
  const all = [
    ...Object.entries(US_CITIES).flatMap(([state, cities]) =>
      namesOf(cities).map((city) => ({
        text: `${city}, ${state}`,
        city,
        names: ['United States'],
      })),
    ),
    ...Object.entries(CITIES).flatMap(([code, cities]) => {
      const country = countryName(code) ?? code
      return namesOf(cities).map((city) => ({
        text: `${city}, ${country}`,
        city,
        names: [country],
      }))
    }),
  ]
  // Hubs in their own order; then every nth of the rest, so that no country is all frequent or all rare.
  const isHub = ({ city }: MadePlace) => HUBS.includes(city)
  const hubs = all.filter(isHub).sort((a, b) => HUBS.indexOf(a.city) - HUBS.indexOf(b.city))
  const rest = all.filter((place) => !isHub(place))
  return [...hubs, ...rest.map((_, at) => rest[(at * 1_009) % rest.length] as MadePlace)]
}

/** The table marks doubtful names with "~" and "?", and gives other spellings after "=". */
const namesOf = (cities: string) =>
  cities.split(',').map((city) => (city.split('=')[0] as string).replace(/[~?]/g, '').trim())
