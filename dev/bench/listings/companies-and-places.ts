/** Who hires in generated listings, and where: those that hire most first. */
import { CITIES } from '#core/place/cities.ts'
import { countryName } from '#core/place/countries.ts'
import { US_CITIES } from '#core/place/place-cities-us.ts'
import { REGIONS } from '#core/place/place-regions.ts'
import words from './companies-and-places.json' with { type: 'json' }

type GeneratedCompany = { name: string; slug: string }
type GeneratedPlace = {
  text: string
  city: string
  names: string[]
  country: string
  region: string | null
}

const COMPANY_COUNT = 36_000
/** Invented companies, each with a first word, a second and sometimes a third. */
export function createCompanies(): GeneratedCompany[] {
  const [firsts, seconds] = [words.first, words.second].map((lines) =>
    lines.join(' ').split(' '),
  ) as [string[], string[]]
  return Array.from({ length: COMPANY_COUNT }, (_, number) => {
    const first = firsts[number % firsts.length] as string
    const round = Math.floor(number / firsts.length)
    const second = seconds[(number * 7 + round) % seconds.length] as string
    const third = words.third[(number * 3 + round) % words.third.length] as string
    const turn = Math.floor(round / seconds.length)
    const joined = number % 3 === 0 ? first + second.toLowerCase() : `${first} ${second}`
    const name = joined + third + (turn === 0 ? '' : ` ${turn + 1}`)
    return { name, slug: `${name.toLowerCase().replaceAll(' ', '-')}-${number}` }
  })
}

/** Every city that the place rules know. */
export function createPlaces(): GeneratedPlace[] {
  const all = [
    ...Object.entries(US_CITIES).flatMap(([state, cities]) =>
      placesOf(cities, state, 'US', REGION_NAMES.get(state) ?? null),
    ),
    ...Object.entries(CITIES).flatMap(([code, cities]) =>
      placesOf(cities, countryName(code) ?? code, code, null),
    ),
  ]
  // Hubs in their own order, then the rest in an order that makes no country all frequent or all rare.
  const hubNames = words.hubs.join(', ').split(', ') // cities with the most tech jobs
  const isHub = ({ city }: GeneratedPlace) => hubNames.includes(city)
  const hubs = all.filter(isHub).sort((a, b) => hubNames.indexOf(a.city) - hubNames.indexOf(b.city))
  const rest = all.filter((place) => !isHub(place))
  return [...hubs, ...rest.map((_, at) => rest[(at * 1_009) % rest.length] as GeneratedPlace)]
}

/** The names of states by their codes. */
const REGION_NAMES = new Map(
  (REGIONS.US ?? '')
    .split(', ')
    .flatMap((line): [string, string][] => {
      const [, code = '', name = ''] = /^([A-Z]{2}):([^=]+)/.exec(line) ?? []
      return code === '' || name.includes(' Area') ? [] : [[code, name]]
    })
    .reverse(),
)

/** The table of cities marks doubtful names with "~" and "?", and gives other spellings after "=". */
function placesOf(
  cities: string,
  after: string,
  country: string,
  region: string | null,
): GeneratedPlace[] {
  return cities.split(',').map((entry) => {
    const city = (entry.split('=')[0] as string).replace(/[~?]/g, '').trim()
    const names = [countryName(country) ?? country]
    return { text: `${city}, ${after}`, city, names, country, region }
  })
}
