/** The query parameters of a list of applications: words, stages, silence, order, page. */
import { z } from 'zod'
import { SILENT_DAYS, STAGES } from './application.ts'
import { parseSort, SORT_KEYS } from './tracker-view.ts'

const PER_PAGE = 100
const MAX_QUERY = 200
const MAX_PER_PAGE = 500
const MAX_PAGE = 10_000

const SORTS = SORT_KEYS.flatMap((key) => [key, `-${key}`])

const wholeNumber = (fallback: number) =>
  z
    .string()
    .regex(/^-?\d{1,6}$/, 'must be a whole number')
    .default(String(fallback))
    .transform(Number)

export const APPLICATION_PARAMETERS = {
  query: z
    .string()
    .max(MAX_QUERY, `must have at most ${MAX_QUERY} characters`)
    .default('')
    .transform((text) => text.trim() || null)
    .describe('Words that must all appear in the title, company, location or notes'),
  stage: z
    .string()
    .default('')
    .transform((text) => text.split(',').filter(Boolean))
    .pipe(z.array(z.enum(STAGES, 'must be stages, separated by commas')))
    .describe('Stages, separated by commas'),
  silent: z
    .enum(['true', 'false'], 'must be true or false')
    .default('false')
    .describe(`Only applications with no activity for ${SILENT_DAYS} days that await a response`),
  sort: z
    .enum(SORTS, `must be one of ${SORTS.join(', ')}`)
    .default('-added')
    .describe('Sort key; a leading minus sorts in descending order'),
  page: wholeNumber(1)
    .pipe(z.number().min(1, 'must be at least 1').max(MAX_PAGE, `must be at most ${MAX_PAGE}`))
    .describe('Page number, starting at 1'),
  perPage: wholeNumber(PER_PAGE)
    .transform((size) => Math.min(MAX_PER_PAGE, Math.max(1, size)))
    .describe(`Results per page, 1 to ${MAX_PER_PAGE}; other numbers are clamped`),
}

const Parameters = z.strictObject(APPLICATION_PARAMETERS).transform(({ stage, ...rest }) => ({
  ...rest,
  stages: stage,
  silent: rest.silent === 'true',
  sort: parseSort(rest.sort) as NonNullable<ReturnType<typeof parseSort>>,
}))

export type ApplicationQuery = z.output<typeof Parameters>
export type ListProblem = { parameter: string; message: string }

/** The query, or everything that is wrong with it. */
export function readApplicationQuery(
  given: Iterable<[string, string]>,
): { query: ApplicationQuery } | { problems: ListProblem[] } {
  const pairs = [...given]
  const read = Parameters.safeParse(Object.fromEntries(pairs))
  const names = pairs.map(([name]) => name)
  const twice = names.filter((name, at) => names.indexOf(name) !== at)
  const problems = [
    ...twice.map((name) => problem(name, 'may be given once')),
    ...(read.error?.issues ?? []).flatMap((issue) =>
      issue.code === 'unrecognized_keys'
        ? issue.keys.map((name) => problem(name, 'is not a parameter here'))
        : [problem(String(issue.path[0]), issue.message)],
    ),
  ]
  return read.data && problems.length === 0 ? { query: read.data } : { problems }
}

const problem = (name: string, message: string): ListProblem => ({
  parameter: name.slice(0, 60),
  message,
})
