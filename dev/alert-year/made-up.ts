/**
 * The jobs and searches of a simulated year: words, places and companies that match only when they are equal, so that
 * it is simple to say which search finds which job. Every title ends with a word of its own, by which emails are read.
 */
import type { AlertFrequency } from '#core/alert/alert.ts'
import type { Listing } from '#core/job/listing.ts'
import type { Random } from '#test/search/random-jobs.ts'

export type MadeUpJob = {
  number: number
  role: string
  field: string
  company: string
  city: string
  country: string
  isRemote: boolean
  isContract: boolean
  /** US dollars a year; null if it states none. */
  salary: number | null
}

/** Undefined asks for nothing. */
export type Wish = {
  role?: string
  field?: string
  company?: string
  city?: string
  country?: string
  isRemote?: boolean
  isContract?: boolean
  salaryMin?: number
}

const ROLES = words(
  'Nurse Welder Florist Plumber Baker Translator Accountant Geologist Electrician Librarian Pharmacist Carpenter ' +
    'Surveyor Dentist Photographer Gardener Butcher Paralegal Midwife Optician Tailor Upholsterer Roofer Beekeeper',
)
const FIELDS = words(
  'Marine Pediatric Municipal Alpine Nuclear Rural Theatrical Botanical Maritime Equine',
)
const CITIES = [
  ['Berlin', 'Germany'],
  ['Hamburg', 'Germany'],
  ['Oslo', 'Norway'],
  ['Lisbon', 'Portugal'],
  ['Toronto', 'Canada'],
  ['Nairobi', 'Kenya'],
  ['Lyon', 'France'],
  ['Kyoto', 'Japan'],
  ['Madrid', 'Spain'],
  ['Vienna', 'Austria'],
] as const
const COMPANIES = 200

export function madeUpJob(number: number, random: Random): MadeUpJob {
  const [city, country] = pick(random, CITIES)
  return {
    number,
    role: pick(random, ROLES),
    field: pick(random, FIELDS),
    company: companyName(random.below(COMPANIES)),
    city,
    country,
    isRemote: random.chance(0.2),
    isContract: random.chance(0.25),
    salary: random.chance(0.6) ? 30_000 + 5_000 * random.below(20) : null,
  }
}

/** Narrow enough for about a find in two or three days. */
export function madeUpWish(random: Random): Wish {
  const kind = random.below(10)
  const [city, country] = pick(random, CITIES)
  if (kind === 0) return { company: companyName(random.below(COMPANIES)) }
  if (kind === 1) return { field: pick(random, FIELDS), city, isContract: true }
  if (kind === 2) return { role: pick(random, ROLES), country, isRemote: true }
  if (kind === 3) return { role: pick(random, ROLES), city, salaryMin: 80_000 }
  if (kind < 7) return { role: pick(random, ROLES), field: pick(random, FIELDS) }
  return { role: pick(random, ROLES), city }
}

/**
 * As the search is documented: a job that states no salary passes a minimum, and a city also finds remote jobs that are
 * open to its country.
 */
export function isWished(wish: Wish, job: MadeUpJob): boolean {
  const isReached = wish.city === job.city || (job.isRemote && countryOf(wish.city) === job.country)
  return (
    (wish.role === undefined || wish.role === job.role) &&
    (wish.field === undefined || wish.field === job.field) &&
    (wish.company === undefined || wish.company === job.company) &&
    (wish.city === undefined || isReached) &&
    (wish.country === undefined || wish.country === job.country) &&
    (!wish.isRemote || job.isRemote) &&
    (!wish.isContract || job.isContract) &&
    (wish.salaryMin === undefined || job.salary === null || job.salary >= wish.salaryMin)
  )
}

const countryOf = (wanted: string | undefined) => CITIES.find(([city]) => city === wanted)?.[1]

/** The alert that a person would save for it. */
export function alertFor(wish: Wish, frequency: AlertFrequency) {
  const filters = new URLSearchParams()
  const place = wish.city ?? wish.country
  if (place) filters.set('location', place)
  if (wish.isRemote) filters.set('remote', 'true')
  if (wish.isContract) filters.set('jobTypes', 'contract')
  if (wish.salaryMin !== undefined) filters.set('salaryMin', String(wish.salaryMin))
  if (wish.company) filters.set('company', wish.company.toLowerCase())
  const keywords = [wish.role, wish.field].filter((word) => word !== undefined)
  return { keywords: keywords.map((word) => word.toLowerCase()), filters: `${filters}`, frequency }
}

/** `copy` numbers the listings of one job: other boards and reposts say the same under other ids. */
export function listingOf(
  job: MadeUpJob,
  { copy, now, isClosed }: { copy: number; now: number; isClosed: boolean },
): Partial<Listing> {
  const { number, role, field, company, city, country, isRemote, isContract, salary } = job
  return {
    source: 'lever',
    board: `${company.toLowerCase()}-${copy}`,
    id: `${number}-${copy}`,
    url: `https://jobs.example/${number}/${copy}`,
    title: `${field} ${role} ${ownWord(number)}`,
    company,
    location: `${city}, ${country}`,
    workplace: isRemote ? 'Remote' : 'On-site',
    employmentType: isContract ? 'Contract' : 'Full-time',
    description: `<p>${ownText(number)}</p>`,
    salary: salary === null ? null : { min: salary, max: salary, currency: 'USD', period: 'year' },
    closedAt: isClosed ? new Date(now).toISOString() : null,
  }
}

/** The numbers of the jobs that a text names. */
export function jobsNamedIn(text: string): number[] {
  const numbers = [...text.matchAll(/\bZ((?:[bdfgklmnprstv][aeiou]){4})\b/g)].map(([, word]) =>
    numberOf(word as string),
  )
  return [...new Set(numbers)]
}

const CONSONANTS = 'bdfgklmnprstv'
const VOWELS = 'aeiou'
const SYLLABLES = [...CONSONANTS].flatMap((first) => [...VOWELS].map((second) => first + second))

const ownWord = (number: number) => `Z${syllables(number, 4)}`

/** Long enough that no two jobs are taken for one, and in no language. */
const ownText = (number: number) =>
  Array.from({ length: 30 }, (_, at) => `q${syllables(number * 31 + at * 7_919, 4)}`).join(' ')

const companyName = (number: number) => {
  const name = syllables(number * 97 + 5, 3)
  return (name[0] as string).toUpperCase() + name.slice(1)
}

function syllables(number: number, count: number): string {
  let left = number
  return Array.from({ length: count }, () => {
    const syllable = SYLLABLES[left % SYLLABLES.length] as string
    left = Math.floor(left / SYLLABLES.length)
    return syllable
  }).join('')
}

function numberOf(word: string): number {
  const parts = word.match(/../g) ?? []
  return parts.reduceRight((sum, part) => sum * SYLLABLES.length + SYLLABLES.indexOf(part), 0)
}

function words(text: string): string[] {
  return text.split(' ')
}

export const pick = <Item>(random: Random, items: readonly Item[]): Item =>
  items[random.below(items.length)] as Item
