/**
 * Job searches as URL parameters, for pages and the API. Lists are comma separated (a form without JavaScript
 * repeats the name instead) and unordered, so they are always written in one order. Blank means not given. Every
 * error message says what is allowed.
 */

import { z } from 'zod'
import type { Problem } from '#core/api/refusal.ts'
import { ELIGIBILITY_CHOICES, USUAL_CHOICE } from '#core/eligibility/eligibility-choice.ts'
import { CATEGORIES, VOCABULARIES } from '#core/job/job.ts'
import { CURRENCY_CODES } from '#core/pay/currency.ts'
import { findCountry } from '#core/place/find-country.ts'
import { splitLocations } from '#core/place/split-locations.ts'
import { isTimeZone } from '#core/time/time-zone.ts'
import {
  BEST_MATCH,
  DEFAULT_CURRENCY,
  DEFAULT_PAGE_SIZE,
  defaultSort,
  EMPTY_QUERY,
  type JobQuery,
  LAST_VISIT,
  MAX_CONFIRMED_DAYS,
  MAX_DISTANCE_KM,
  MAX_PAGE_SIZE,
  NONE_STATED,
  POSTED_KEYS,
  SORTS,
  type Sort,
  SUPPORT,
  YEARS_GROUPS,
} from './query.ts'

/** Longer texts are not real searches. */
export const MAX_QUERY_TEXT = 300
const MAX_LIST = 50
const MAX_VALUE = 60
const MAX_SLUG = 120
/** Far beyond any real last page, and small enough to multiply by the page size. */
const MAX_PAGE = 1_000_000
/** A year, in any currency: a good salary in the weakest ones is some billions. */
export const MAX_SALARY = 9_999_999_999

const text = z
  .string()
  .max(MAX_QUERY_TEXT, `must have at most ${MAX_QUERY_TEXT} characters`)
  .refine((value) => !/[^\P{Cc}\t\n\r]/u.test(value), 'must not contain control characters')
  .transform((value) => value.trim().replace(/\s+/g, ' ') || null)
  .default(null)

/** Several locations, always written in the same way. */
const MAX_LOCATIONS = 20
const locations = text
  .transform((value) => [...new Set(splitLocations(value ?? ''))])
  .refine(
    (places) => places.length <= MAX_LOCATIONS,
    `must have at most ${MAX_LOCATIONS} locations`,
  )
  .transform((places) => places.join('; ') || null)

/** A code or a name. */
const country = z.string().transform((value, context) => {
  const found = findCountry(value)
  if (found !== null) return found
  context.addIssue('must be a country, such as ES or Spain')
  return z.NEVER
})

const countries = z
  .string()
  .transform((value, context) => {
    const found = value.split(/[,;]/).filter((item) => item.trim())
    const codes = found.map(findCountry)
    if (codes.length <= MAX_LIST && !codes.includes(null)) {
      return [...new Set(codes.filter((code) => code !== null))].sort()
    }
    context.addIssue('must be countries, such as US,CA')
    return z.NEVER
  })
  .default([])

const languages = z
  .string()
  .transform((value) => [...new Set(value.split(',').map((item) => item.trim()))].filter(Boolean))
  .refine(
    (items) =>
      items.length <= MAX_LIST &&
      items.every((item) => /^[a-z]{2}$/.test(item) || item === NONE_STATED),
    `must be language codes, such as en,de, or ${NONE_STATED}`,
  )
  .transform((items) => items.sort())
  .default([])

const flag = z
  .enum(['true', 'false'], 'must be true or false')
  .transform((value) => value === 'true')
  .default(false)

const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,10}$/, `must be a whole number from ${min} to ${max}`)
    .transform(Number)
    .refine((value) => value >= min && value <= max, `must be a whole number from ${min} to ${max}`)

/** Out-of-range sizes are clamped instead of refused. */
const pageSize = z
  .string()
  .regex(/^-?\d{1,9}$/, 'must be a whole number')
  .transform((value) => Math.min(MAX_PAGE_SIZE, Math.max(1, Number(value))))

const oneOf = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.enum(values, `must be one of ${values.join(', ')}`)

/**
 * A comma-separated list of known values. Some contain commas ("General Business, Strategy/Planning, and
 * Consulting"), so known values are matched before splitting.
 */
const anyOf = <const T extends readonly string[]>(values: T, separator = ', ') =>
  z
    .string()
    .transform((value, context): T[number][] => {
      const found = splitKnown(value, values)
      const unknown = found.find((item) => !values.includes(item))
      if (unknown !== undefined) {
        context.addIssue(
          `has the unknown value "${unknown.slice(0, 60)}"; allowed are ${values.join(', ')}`,
        )
        return z.NEVER
      }
      return values.filter((item) => found.includes(item))
    })
    .default([])
    .describe(`Any of ${values.join(separator)}`)

const freeList = z
  .string()
  .transform((value) => {
    const items = value.split(',').map((item) => item.trim())
    return [...new Set(items.filter(Boolean))].sort()
  })
  .refine((items) => items.length <= MAX_LIST, `must have at most ${MAX_LIST} values`)
  .refine(
    (items) => items.every((item) => item.length <= MAX_VALUE),
    `must have values of at most ${MAX_VALUE} characters`,
  )
  .default([])

/** Normalizes any ISO 8601 time to UTC. */
const instant = z
  .union(
    [z.iso.datetime({ offset: true }), z.literal(LAST_VISIT)],
    'must be a time such as 2026-03-01T09:00:00Z',
  )
  .refine(
    (value) => value === LAST_VISIT || !Number.isNaN(Date.parse(value)),
    'must be a valid time',
  )
  .transform((value) => (value === LAST_VISIT ? value : new Date(value).toISOString()))

/** The parameters by name, as documented in the API. */
export const QUERY_PARAMETERS = {
  query: text.describe('Words to find in title, company, tags, location and description'),
  location: locations.describe(
    'Cities, states, countries or regions such as Europe, separated by semicolons; remote jobs open to them are included',
  ),
  withinKm: wholeNumber(1, MAX_DISTANCE_KM)
    .nullable()
    .default(null)
    .describe('Also jobs within this many kilometers of the cities in `location`'),
  excludeRemote: flag.describe('Leave out remote jobs that are only open to the location'),
  eligibleFrom: country
    .nullable()
    .default(null)
    .describe('The country where the person lives (ISO 3166-1 alpha-2): only jobs open to them'),
  mayWorkIn: countries.describe('Other countries where the person may work, such as US,CA'),
  eligibility: anyOf(ELIGIBILITY_CHOICES).describe(
    `With \`eligibleFrom\`, any of ${ELIGIBILITY_CHOICES.join(', ')}: open to people there, open to people who move, or not stated; \`yes\` if left out`,
  ),
  overlapHours: wholeNumber(1, 8)
    .nullable()
    .default(null)
    .describe(
      'At least this many working hours shared with `timeZone`; jobs that state no hours are included',
    ),
  timeZone: z
    .string()
    .refine(isTimeZone, 'must be a time zone such as Europe/Madrid')
    .nullable()
    .default(null)
    .describe('The person’s time zone, such as Europe/Madrid or CET'),
  support: anyOf(SUPPORT).describe('Any of visa, relocation: what the employer offers'),
  languages: languages.describe(
    `Any of these spoken languages is asked for (ISO 639-1), or ${NONE_STATED}`,
  ),
  years: anyOf(YEARS_GROUPS).describe(
    `Any of ${YEARS_GROUPS.join(', ')}: the least years of experience asked for`,
  ),
  remote: flag.describe('Only jobs that can be done remotely'),
  workSettings: anyOf(VOCABULARIES.workSettings),
  jobTypes: anyOf(VOCABULARIES.jobTypes),
  experienceLevels: anyOf(VOCABULARIES.levels),
  tags: freeList.describe('Any of these skills, spelled as in /api/jobs/filter-options'),
  workTypes: anyOf(VOCABULARIES.workTypes, '; '),
  sectors: anyOf(VOCABULARIES.sectors, '; '),
  category: oneOf(CATEGORIES)
    .nullable()
    .default(null)
    .describe(`One of ${CATEGORIES.join(', ')}`),
  posted: oneOf(POSTED_KEYS).nullable().default(null).describe('How recently it was posted'),
  firstSeen: oneOf(POSTED_KEYS).nullable().default(null).describe('How recently we added it'),
  newSince: instant
    .refine((value) => value !== LAST_VISIT, 'must be a time such as 2026-03-01T09:00:00Z')
    .nullable()
    .default(null)
    .describe('Added at or after this time, such as 2026-03-01T09:00:00Z'),
  confirmedDays: wholeNumber(1, MAX_CONFIRMED_DAYS)
    .nullable()
    .default(null)
    .describe('Confirmed as still listed at its source within this many days'),
  neverReposted: flag.describe('Leave out jobs that were reposted under another id'),
  fromEmployer: flag.describe('Only jobs read from the employer’s own system'),
  salaryMin: wholeNumber(0, MAX_SALARY)
    .nullable()
    .default(null)
    .describe('A year; jobs without a stated salary are included, see salaryStated'),
  salaryMax: wholeNumber(0, MAX_SALARY)
    .nullable()
    .default(null)
    .describe('A year; jobs without a stated salary are included, see salaryStated'),
  salaryCurrency: z
    .enum(CURRENCY_CODES, `must be one of ${CURRENCY_CODES.join(', ')}`)
    .default(DEFAULT_CURRENCY)
    .describe('The currency of salaryMin and salaryMax; salaries in others are converted'),
  salaryStated: flag.describe('Leave out jobs without a stated salary'),
  company: z
    .string()
    .max(MAX_SLUG, `must have at most ${MAX_SLUG} characters`)
    .nullable()
    .default(null)
    .describe('A company’s slug'),
  hideNoData: flag.describe('Leave out jobs without a salary, location or job type'),
  sort: oneOf(SORTS).default('newest').describe('Order of the results'),
  page: wholeNumber(1, MAX_PAGE).default(1).describe('Page number, starting at 1'),
  perPage: pageSize.describe(`Results per page, 1 to ${MAX_PAGE_SIZE}; other numbers are clamped`),
} as const

/** The same for signed-in people, with three parameters about themselves. */
export const PERSONAL_PARAMETERS = {
  ...QUERY_PARAMETERS,
  newSince: instant
    .nullable()
    .default(null)
    .describe(`Added at or after this time; ${LAST_VISIT} means the end of your last visit`),
  matchMin: wholeNumber(0, 100)
    .nullable()
    .default(null)
    .describe('Minimum match score, from 0 to 100'),
  sort: oneOf([...SORTS, BEST_MATCH])
    .default('newest')
    .describe('Order of the results'),
} as const

const PARAMETERS = z.object(QUERY_PARAMETERS)
const PERSONAL = z.object(PERSONAL_PARAMETERS)

const LISTS = new Set([
  'mayWorkIn',
  'eligibility',
  'support',
  'languages',
  'years',
  'workSettings',
  'jobTypes',
  'experienceLevels',
  'tags',
  'workTypes',
  'sectors',
])

export type ReadQuery = { query: JobQuery; problems: null } | { query: null; problems: Problem[] }

/**
 * Parses a search. `unknown: 'refuse'` (the API) reports unknown parameters; `'ignore'` (pages) lets campaign
 * parameters pass. `defaultSort` applies if no order is given; without it, the order depends on whether there is a
 * text. `isPersonal` also reads the parameters about the person.
 */
export function parseQueryParams(
  entries: Iterable<[string, string]>,
  options: {
    unknown: 'refuse' | 'ignore'
    perPage?: number
    defaultSort?: Sort
    isPersonal?: boolean
  },
): ReadQuery {
  const known = options.isPersonal ? PERSONAL_PARAMETERS : QUERY_PARAMETERS
  const given: Record<string, string> = Object.create(null)
  const problems: Problem[] = []
  for (const [name, value] of entries) {
    if (!Object.hasOwn(known, name)) {
      if (options.unknown === 'refuse')
        problems.push({
          parameter: name.slice(0, 60),
          message: 'is not a parameter of this search',
        })
      continue
    }
    if (value.trim() === '') continue
    const before = given[name]
    if (before === undefined) given[name] = value
    else if (name === 'location') given[name] = `${before};${value}`
    else if (LISTS.has(name)) given[name] = `${before},${value}`
    else problems.push({ parameter: name, message: 'may be given only once' })
  }

  const perPage = String(options.perPage ?? DEFAULT_PAGE_SIZE)
  const shape = options.isPersonal ? PERSONAL : PARAMETERS
  const read = shape.safeParse({ perPage, ...given })
  if (!read.success) {
    for (const issue of read.error.issues) {
      problems.push({ parameter: String(issue.path[0]), message: issue.message })
    }
  }
  if (!read.success || problems.length > 0) return { query: null, problems }

  const { query: words, experienceLevels, ...rest } = read.data
  const sort = given.sort === undefined ? (options.defaultSort ?? defaultSort(words)) : rest.sort
  const query = { matchMin: null, ...rest, text: words, levels: experienceLevels, sort }
  return { query: withoutIdle(query), problems: null }
}

/** Drops what says nothing without another parameter, such as a distance without a location. */
const withoutIdle = (query: JobQuery): JobQuery => ({
  ...query,
  ...(query.location === null && { withinKm: null, excludeRemote: false }),
  ...(query.eligibility.join() === USUAL_CHOICE && { eligibility: [] }),
  ...(query.eligibleFrom === null && { mayWorkIn: [], eligibility: [] }),
  ...((query.overlapHours === null || query.timeZone === null) && {
    overlapHours: null,
    timeZone: null,
  }),
})

/**
 * The parameters of a search without a leading "?", in a fixed order and without defaults, so that equal searches
 * have equal addresses.
 */
export function formatQueryParams(query: JobQuery): string {
  const values: Record<keyof typeof PERSONAL_PARAMETERS, string | null> = {
    query: query.text,
    location: query.location,
    withinKm: query.withinKm === null ? null : String(query.withinKm),
    excludeRemote: query.excludeRemote ? 'true' : null,
    eligibleFrom: query.eligibleFrom,
    mayWorkIn: [...query.mayWorkIn].sort().join(','),
    eligibility: ordered(query.eligibility, ELIGIBILITY_CHOICES),
    overlapHours: query.overlapHours === null ? null : String(query.overlapHours),
    timeZone: query.timeZone,
    support: ordered(query.support, SUPPORT),
    languages: [...query.languages].sort().join(','),
    years: ordered(query.years, YEARS_GROUPS),
    remote: query.remote ? 'true' : null,
    workSettings: ordered(query.workSettings, VOCABULARIES.workSettings),
    jobTypes: ordered(query.jobTypes, VOCABULARIES.jobTypes),
    experienceLevels: ordered(query.levels, VOCABULARIES.levels),
    tags: [...query.tags].sort().join(','),
    workTypes: ordered(query.workTypes, VOCABULARIES.workTypes),
    sectors: ordered(query.sectors, VOCABULARIES.sectors),
    category: query.category,
    posted: query.posted,
    firstSeen: query.firstSeen,
    newSince: query.newSince,
    confirmedDays: query.confirmedDays === null ? null : String(query.confirmedDays),
    neverReposted: query.neverReposted ? 'true' : null,
    fromEmployer: query.fromEmployer ? 'true' : null,
    salaryMin: query.salaryMin === null ? null : String(query.salaryMin),
    salaryMax: query.salaryMax === null ? null : String(query.salaryMax),
    salaryCurrency: isCurrencyImplied(query) ? null : query.salaryCurrency,
    salaryStated: query.salaryStated ? 'true' : null,
    company: query.company,
    hideNoData: query.hideNoData ? 'true' : null,
    matchMin: query.matchMin === null ? null : String(query.matchMin),
    sort: query.sort === defaultSort(query.text) ? null : query.sort,
    page: query.page === 1 ? null : String(query.page),
    perPage: query.perPage === DEFAULT_PAGE_SIZE ? null : String(query.perPage),
  }
  return Object.entries(values)
    .flatMap(([name, value]) => (value ? `${name}=${encodeValue(value)}` : []))
    .join('&')
}

const isCurrencyImplied = ({ salaryCurrency, isCurrencyChosen, salaryMin, salaryMax }: JobQuery) =>
  salaryCurrency === DEFAULT_CURRENCY &&
  (!isCurrencyChosen || salaryMin !== null || salaryMax !== null)

/** Whether a text, a place or a filter narrows the search. Sorting and paging do not, and neither does a currency. */
export function isNarrowed(query: JobQuery): boolean {
  const { page, perPage, salaryCurrency } = EMPTY_QUERY
  const sort = defaultSort(query.text)
  const idle = { sort, page, perPage, salaryCurrency, isCurrencyChosen: false }
  return formatQueryParams({ ...query, ...idle }) !== ''
}

/** Without a currency that nothing is compared in: searches for the same jobs are equal. */
export const withoutIdleCurrency = (query: JobQuery): JobQuery =>
  query.salaryMin === null && query.salaryMax === null
    ? { ...query, salaryCurrency: DEFAULT_CURRENCY }
    : query

/** The chosen values in the order of their vocabulary. */
const ordered = <T extends string>(chosen: readonly T[], vocabulary: readonly T[]) =>
  vocabulary.filter((value) => chosen.includes(value)).join(',')

/** Encodes like a form, but keeps commas readable. Lone surrogates cannot be encoded, so they are replaced. */
const encodeValue = (value: string) =>
  encodeURIComponent(value.toWellFormed()).replaceAll('%20', '+').replaceAll('%2C', ',')

/** Splits at commas, but keeps known values that contain commas whole. */
function splitKnown(value: string, known: readonly string[]): string[] {
  const withCommas = known.filter((item) => item.includes(','))
  const items: string[] = []
  let rest = value
  for (const item of withCommas) {
    if (!rest.includes(item)) continue
    items.push(item)
    rest = rest.replaceAll(item, '')
  }
  return [
    ...items,
    ...rest
      .split(',')
      .map((item) => item.trim())
      .filter(Boolean),
  ]
}
