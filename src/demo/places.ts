/** Where an invented job is done, and the many ways people write that. */
import type { WorkSetting } from '#core/job/job.ts'
import { type City, countryOf, townOf } from './cities.ts'
import type { Company } from './companies.ts'
import type { Seeded } from './seeded.ts'

export type Spot = {
  city: City
  /** Other offices where the same job is open. */
  others: City[]
  setting: WorkSetting
  /** Remote work: from where it can be done. */
  reach: 'country' | 'region' | 'anywhere'
}

const SETTINGS: Record<Company['habit'], [WorkSetting, number][]> = {
  remote: [
    ['remote', 86],
    ['hybrid', 14],
  ],
  hybrid: [
    ['hybrid', 62],
    ['remote', 16],
    ['onsite', 22],
  ],
  onsite: [
    ['onsite', 84],
    ['hybrid', 13],
    ['remote', 3],
  ],
  mixed: [
    ['remote', 40],
    ['hybrid', 34],
    ['onsite', 26],
  ],
}

export function drawSpot(company: Company, chance: Seeded): Spot {
  const city = chance.chance(0.6) ? company.offices[0] : chance.pick(company.offices)
  const elsewhere = company.offices.filter((office) => office !== city)
  return {
    city,
    others: chance.chance(0.2) ? chance.some(elsewhere, chance.whole(1, 2)) : [],
    setting: chance.weighted(SETTINGS[company.habit]),
    reach: chance.weighted([
      ['country', 50],
      ['region', 35],
      ['anywhere', 15],
    ]),
  }
}

/** As the advert's location line; null for the one in thirty that has none. */
export function writeLocation(spot: Spot, chance: Seeded): string | null {
  if (chance.chance(0.033)) return null
  return spot.setting === 'remote' ? chance.pick(remoteForms(spot)) : officeLine(spot, chance)
}

const NAMES: Record<WorkSetting, string[]> = {
  remote: ['Remote', 'remote', 'Fully Remote'],
  hybrid: ['Hybrid', 'hybrid'],
  onsite: ['On-site', 'onsite', 'In office'],
}

/** The separate field that some sources have; null if the source leaves it out. */
export const writeWorkplace = (spot: Spot, chance: Seeded) =>
  chance.chance(0.32) ? null : chance.pick(NAMES[spot.setting])

/** "in the Netherlands", "in Spain". */
export function spokenCountry(city: City) {
  const { name } = countryOf(city)
  return /^United|lands$/.test(name) ? `the ${name}` : name
}

export const regionName = (city: City) => {
  const { region } = countryOf(city)
  return region === 'EU' ? 'the EU' : region
}

function remoteForms({ city, reach }: Spot): string[] {
  const { name, short, region } = countryOf(city)
  const town = townOf(city).name
  if (reach === 'anywhere')
    return ['Anywhere', 'Remote', 'Worldwide', 'Remote (Worldwide)', 'Remote – Anywhere']
  if (reach === 'region') {
    return [
      `Remote (${region})`,
      `Remote – ${region}`,
      `${region} – Remote`,
      `Remote, ${region}`,
      `Remote (${region}, ±3 hours of ${town})`,
    ]
  }
  return [
    `Remote – ${short}`,
    `Remote, ${name}`,
    `${name} (Remote)`,
    `Remote - ${short}`,
    `${town} or Remote (${short})`,
    `Fully remote within ${short}`,
    `${short}, Remote`,
  ]
}

const JOINS = [' | ', '; ', ' / ', ' or ', ' • ']

function officeLine(spot: Spot, chance: Seeded): string {
  const form = chance.whole(0, 5)
  const offices = [spot.city, ...spot.others].map((city) => officeForm(city, form))
  const line = offices.join(chance.pick(JOINS))
  if (spot.setting !== 'hybrid') return line
  return chance.weighted([
    [line, 70],
    [`${line} (Hybrid)`, 18],
    [`Hybrid - ${line}`, 7],
    [`${line} – Hybrid`, 5],
  ])
}

function officeForm(city: City, form: number): string {
  const { name, region, state = region, country } = townOf(city)
  const land = countryOf(city).name
  if (name === land) return name
  const near = region ?? land
  return [
    `${name}, ${near}`,
    name,
    state && state !== name ? `${name}, ${state}, ${land}` : `${name}, ${land}`,
    `${name}, ${near}`,
    `${land} - ${name}`,
    `${name}, ${country}`,
  ][form] as string // drawn between 0 and 5
}
