/**
 * A job search as the parameters of an address, for pages and the API alike. Lists are comma separated
 * (a form without JavaScript repeats the name instead: both are read) and their order means nothing, so
 * there is one. Blank means not given. Every message says what would have been right.
 */
import { z } from 'zod'
import type { Problem } from '#core/api/refusal.ts'
import {
  CATEGORIES,
  EXPERIENCE_LEVELS,
  JOB_TYPES,
  SECTORS,
  WORK_SETTINGS,
  WORK_TYPES,
} from '#core/job/job.ts'
import {
  BEST_MATCH,
  DEFAULT_PAGE_SIZE,
  defaultSort,
  EMPTY_QUERY,
  type JobQuery,
  LAST_VISIT,
  MAX_CONFIRMED_DAYS,
  MAX_PAGE_SIZE,
  POSTED_KEYS,
  SORTS,
  type Sort,
} from './query.ts'

/** Longer texts are not searches. */
export const MAX_QUERY_TEXT = 300
const MAX_LIST = 50
const MAX_VALUE = 60
const MAX_SLUG = 120
/** Far beyond any real last page, and small enough to multiply by a page size. */
const MAX_PAGE = 1_000_000
const MAX_SALARY = 10_000_000

const text = z
  .string()
  .max(MAX_QUERY_TEXT, `may have at most ${MAX_QUERY_TEXT} characters`)
  .refine((value) => !/[^\P{Cc}\t\n\r]/u.test(value), 'may not hold control characters')
  .transform((value) => value.trim().replace(/\s+/g, ' ') || null)
  .default(null)

const flag = z
  .enum(['true', 'false'], 'must be true or false')
  .transform((value) => value === 'true')
  .default(false)

const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, `must be a whole number from ${min} to ${max}`)
    .transform(Number)
    .refine((value) => value >= min && value <= max, `must be a whole number from ${min} to ${max}`)

/** However many are asked for, a page has at least one job and at most the largest size. */
const pageSize = z
  .string()
  .regex(/^-?\d{1,9}$/, 'must be a whole number')
  .transform((value) => Math.min(MAX_PAGE_SIZE, Math.max(1, Number(value))))

const oneOf = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.enum(values, `must be one of ${values.join(', ')}`)

/**
 * A comma separated list of known values. Some values hold commas themselves ("General Business,
 * Strategy/Planning, and Consulting"), so known values are looked for before the commas.
 */
const listOf = <const T extends readonly string[]>(values: T) =>
  z
    .string()
    .transform((value, context): T[number][] => {
      const found = splitKnown(value, values)
      const unknown = found.find((item) => !values.includes(item))
      if (unknown !== undefined) {
        context.addIssue(`does not know "${unknown.slice(0, 60)}"; it takes ${values.join(', ')}`)
        return z.NEVER
      }
      return values.filter((item) => found.includes(item))
    })
    .default([])

const freeList = z
  .string()
  .transform((value) => {
    const items = value.split(',').map((item) => item.trim())
    return [...new Set(items.filter(Boolean))].sort()
  })
  .refine((items) => items.length <= MAX_LIST, `may name at most ${MAX_LIST} values`)
  .refine(
    (items) => items.every((item) => item.length <= MAX_VALUE),
    `may hold values of at most ${MAX_VALUE} characters`,
  )
  .default([])

/** Any way to write an instant becomes the one that we write. */
const instant = z
  .union(
    [z.iso.datetime({ offset: true }), z.literal(LAST_VISIT)],
    'must be a time such as 2026-03-01T09:00:00Z',
  )
  .refine(
    (value) => value === LAST_VISIT || !Number.isNaN(Date.parse(value)),
    'must be a time that exists',
  )
  .transform((value) => (value === LAST_VISIT ? value : new Date(value).toISOString()))

/** The parameters by name, as the API documents them. */
export const QUERY_PARAMETERS = {
  query: text.describe('Words to find in title, company, tags, location and description'),
  location: text.describe('A place, or a part of its name'),
  remote: flag.describe('Only jobs that can be done remotely'),
  workSettings: listOf(WORK_SETTINGS).describe(`Any of ${WORK_SETTINGS.join(', ')}`),
  jobTypes: listOf(JOB_TYPES).describe(`Any of ${JOB_TYPES.join(', ')}`),
  experienceLevels: listOf(EXPERIENCE_LEVELS).describe(`Any of ${EXPERIENCE_LEVELS.join(', ')}`),
  tags: freeList.describe('Any of these skills, as filter-options names them'),
  workTypes: listOf(WORK_TYPES).describe(`Any of ${WORK_TYPES.join('; ')}`),
  sectors: listOf(SECTORS).describe(`Any of ${SECTORS.join('; ')}`),
  category: oneOf(CATEGORIES)
    .nullable()
    .default(null)
    .describe(`One of ${CATEGORIES.join(', ')}`),
  posted: oneOf(POSTED_KEYS).nullable().default(null).describe('How recently it was posted'),
  firstSeen: oneOf(POSTED_KEYS)
    .nullable()
    .default(null)
    .describe('How recently it was first found by us'),
  newSince: instant
    .refine((value) => value !== LAST_VISIT, 'must be a time such as 2026-03-01T09:00:00Z')
    .nullable()
    .default(null)
    .describe('First found by us at this time or later, such as 2026-03-01T09:00:00Z'),
  confirmedDays: wholeNumber(1, MAX_CONFIRMED_DAYS)
    .nullable()
    .default(null)
    .describe('Found still listed at its source within so many days'),
  neverReposted: flag.describe('Leave out jobs that were posted again under another id'),
  fromEmployer: flag.describe("Only jobs read from the employer's own system"),
  salaryMin: wholeNumber(0, MAX_SALARY)
    .nullable()
    .default(null)
    .describe('US dollars a year; jobs whose pay is unknown stay'),
  salaryMax: wholeNumber(0, MAX_SALARY)
    .nullable()
    .default(null)
    .describe('US dollars a year; jobs whose pay is unknown stay'),
  company: z
    .string()
    .max(MAX_SLUG, `may have at most ${MAX_SLUG} characters`)
    .nullable()
    .default(null)
    .describe("A company's slug"),
  hideNoData: flag.describe('Leave out jobs without pay, place or job type'),
  sort: oneOf(SORTS).default('newest').describe('Order of the results'),
  page: wholeNumber(1, MAX_PAGE).default(1).describe('From 1'),
  perPage: pageSize.describe(
    `From 1 to ${MAX_PAGE_SIZE}; less counts as 1, more as ${MAX_PAGE_SIZE}`,
  ),
} as const

/** The same where it is known who asks: three of them ask about the person. */
export const PERSONAL_PARAMETERS = {
  ...QUERY_PARAMETERS,
  newSince: instant
    .nullable()
    .default(null)
    .describe(
      `First found by us at this time or later; ${LAST_VISIT} stands for the end of your last visit`,
    ),
  matchMin: wholeNumber(0, 100)
    .nullable()
    .default(null)
    .describe('How well a job must suit you, from 0 to 100'),
  sort: oneOf([...SORTS, BEST_MATCH])
    .default('newest')
    .describe('Order of the results'),
} as const

const PARAMETERS = z.object(QUERY_PARAMETERS)
const PERSONAL = z.object(PERSONAL_PARAMETERS)

const LISTS = new Set([
  'workSettings',
  'jobTypes',
  'experienceLevels',
  'tags',
  'workTypes',
  'sectors',
])

export type ReadQuery = { query: JobQuery; problems: null } | { query: null; problems: Problem[] }

/**
 * Reads a search. `unknown: 'refuse'` (the API) names every parameter it does not know; `'ignore'`
 * (pages) lets a campaign's own parameters pass. `defaultSort` is the order when none is given; without it that
 * depends on whether there are words. `isPersonal` reads what is about the person who asks, too.
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
  return { query, problems: null }
}

/**
 * The parameters of a search in one fixed order, defaults left out, without a leading "?":
 * two searches that mean the same have the same address.
 */
export function formatQueryParams(query: JobQuery): string {
  const values: Record<keyof typeof PERSONAL_PARAMETERS, string | null> = {
    query: query.text,
    location: query.location,
    remote: query.remote ? 'true' : null,
    workSettings: ordered(query.workSettings, WORK_SETTINGS),
    jobTypes: ordered(query.jobTypes, JOB_TYPES),
    experienceLevels: ordered(query.levels, EXPERIENCE_LEVELS),
    tags: [...query.tags].sort().join(','),
    workTypes: ordered(query.workTypes, WORK_TYPES),
    sectors: ordered(query.sectors, SECTORS),
    category: query.category,
    posted: query.posted,
    firstSeen: query.firstSeen,
    newSince: query.newSince,
    confirmedDays: query.confirmedDays === null ? null : String(query.confirmedDays),
    neverReposted: query.neverReposted ? 'true' : null,
    fromEmployer: query.fromEmployer ? 'true' : null,
    salaryMin: query.salaryMin === null ? null : String(query.salaryMin),
    salaryMax: query.salaryMax === null ? null : String(query.salaryMax),
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

/** Whether anything narrows the search: text, place or a filter. Sort and paging do not. */
export function isNarrowed(query: JobQuery): boolean {
  const { page, perPage } = EMPTY_QUERY
  const sort = defaultSort(query.text)
  return formatQueryParams({ ...query, sort, page, perPage }) !== ''
}

/** The chosen ones in the order of their vocabulary. */
const ordered = <T extends string>(chosen: readonly T[], vocabulary: readonly T[]) =>
  vocabulary.filter((value) => chosen.includes(value)).join(',')

/** As a form would, but commas stay readable. Half of a surrogate pair cannot be written in an address. */
const encodeValue = (value: string) =>
  encodeURIComponent(value.toWellFormed()).replaceAll('%20', '+').replaceAll('%2C', ',')

/** Splits at commas, but keeps together what is a known value with commas inside. */
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
