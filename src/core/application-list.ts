/** How a list of applications is asked for in an address: words, stages, those gone silent, order, page. */
import { z } from 'zod'
import { STAGES, type Stage } from './application.ts'

export const APPLICATION_SORTS = [
  'newest',
  'oldest',
  'updated',
  'quiet',
  'company',
  'title',
  'applied',
  'follow_up',
] as const
export type ApplicationSort = (typeof APPLICATION_SORTS)[number]

/** The API gives so many at once unless asked otherwise. */
const PER_PAGE = 100
const MAX_PER_PAGE = 500
const MAX_WORDS = 10

export type ApplicationQuery = {
  /** Lower case; each must stand in title, company, place or notes. */
  words: string[]
  /** Empty for all. */
  stages: Stage[]
  isSilent: boolean
  sort: ApplicationSort
  page: number
  perPage: number
}

const wholeNumber = (max: number, fallback: number) =>
  z
    .string()
    .regex(/^\d{1,6}$/, 'must be a whole number')
    .default(String(fallback))
    .transform(Number)
    .pipe(z.number().min(1, 'must be at least 1').max(max, `must be at most ${max}`))

export const APPLICATION_PARAMETERS = {
  query: z
    .string()
    .max(300, 'must have at most 300 characters')
    .default('')
    .describe('Words that must all stand in title, company, place or notes'),
  stages: z
    .string()
    .default('')
    .transform((text) => text.split(',').filter(Boolean))
    .pipe(z.array(z.enum(STAGES, 'must be stages separated by commas')))
    .describe('Stages, separated by commas'),
  silent: z
    .enum(['true', 'false'], 'must be true or false')
    .default('false')
    .describe('Only those where nothing happened for thirty days while an answer is awaited'),
  sort: z
    .enum(APPLICATION_SORTS, `must be one of ${APPLICATION_SORTS.join(', ')}`)
    .default('newest'),
  page: wholeNumber(10_000, 1),
  perPage: wholeNumber(MAX_PER_PAGE, PER_PAGE),
}

const Parameters = z.strictObject(APPLICATION_PARAMETERS)

/** Refuses nothing on a page, where a wrong part of an address counts as not given; programs are told. */
export function readApplicationQuery(given: Iterable<[string, string]>): {
  query: ApplicationQuery
  problems: { parameter: string; message: string }[]
} {
  const pairs = joinStages([...given])
  const read = Parameters.safeParse(Object.fromEntries(pairs))
  const problems = [
    ...repeated(pairs),
    ...(read.error?.issues ?? []).flatMap((issue) =>
      (issue.code === 'unrecognized_keys' ? issue.keys : [String(issue.path[0])]).map(
        (parameter) => ({
          parameter: parameter.slice(0, 60),
          message: issue.code === 'unrecognized_keys' ? 'is not a parameter here' : issue.message,
        }),
      ),
    ),
  ]
  const wrong = new Set(problems.map(({ parameter }) => parameter))
  const valid = (wrong.size === 0 && read.data) || Parameters.parse(knownOnly(pairs, wrong))
  const { query, stages, silent, sort, page, perPage } = valid
  const words = query.toLowerCase().split(/\s+/).filter(Boolean).slice(0, MAX_WORDS)
  return {
    query: { words: [...new Set(words)], stages, isSilent: silent === 'true', sort, page, perPage },
    problems,
  }
}

/** A form of boxes sends each stage by itself. */
function joinStages(pairs: [string, string][]): [string, string][] {
  const stages = pairs.filter(([name]) => name === 'stages').map(([, value]) => value)
  if (stages.length < 2) return pairs
  return [...pairs.filter(([name]) => name !== 'stages'), ['stages', stages.join()]]
}

const knownOnly = (pairs: [string, string][], wrong: ReadonlySet<string>) =>
  Object.fromEntries(
    pairs.filter(([name]) => Object.hasOwn(APPLICATION_PARAMETERS, name) && !wrong.has(name)),
  )

function repeated(pairs: [string, string][]) {
  const names = pairs.map(([name]) => name)
  return [...new Set(names.filter((name, at) => names.indexOf(name) !== at))].map((name) => ({
    parameter: name.slice(0, 60),
    message: 'may be given once',
  }))
}
