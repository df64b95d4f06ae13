/**
 * The query parameters of the report, the same for its page, its files and the API: `form`, `from`, `to`, `without`,
 * `including` and `how`. Lists may be repeated or separated by commas, as a form without a script sends them.
 */
import { z } from 'zod'
import { parseDay } from '#core/time/calendar-days.ts'
import { REPORT_FORMS, type ReportFormKind } from './report-form.ts'
import {
  APPLY_METHODS,
  type ApplyMethod,
  BLANK,
  defaultPeriod,
  parsePeriod,
  type ReportChoice,
} from './search-report.ts'

export type ReportQuery = ReportChoice & { form: ReportFormKind }
export type ReportProblem = { parameter: string; message: string }

export const REPORT_PATH = '/dashboard/job-tracker/report'

const ID = /^[1-9]\d{0,14}$/
/** More values than anybody has applications. */
const MAX_VALUES = 5_000

/** For the description of the API. */
export const REPORT_PARAMETERS = {
  form: z.enum(REPORT_FORMS).optional().describe('For which offices; `neutral` by default'),
  from: z.iso.date().optional().describe('The first day of the period, with `to`'),
  to: z.iso.date().optional().describe('The last day; without both, this month or the last one'),
  without: z.string().optional().describe('Ids of applications to leave out, with commas between'),
  including: z
    .string()
    .optional()
    .describe('Ids of applications without an applied date to list all the same'),
  how: z
    .string()
    .optional()
    .describe(
      `How you applied, as \`ID:METHOD\` with commas between, or \`all:METHOD\` for the others: ${APPLY_METHODS.join(', ')}`,
    ),
}

/** Uses a default for each invalid parameter and says which it was. */
export function readReportQuery(
  given: URLSearchParams,
  today: string,
): { query: ReportQuery; problems: ReportProblem[] } {
  const problems: ReportProblem[] = []
  const wrong = (parameter: string, message: string) => void problems.push({ parameter, message })
  const [kind = 'neutral', from = '', to = ''] = ['form', 'from', 'to'].map(
    (name) => given.get(name) || undefined,
  )

  const form = REPORT_FORMS.find((it) => it === kind)
  if (!form) wrong('form', `must be one of ${REPORT_FORMS.join(', ')}`)
  if (from && !parseDay(from)) wrong('from', 'must be a date like 2026-03-31')
  if (to && !parseDay(to)) wrong('to', 'must be a date like 2026-03-31')
  if (from && !to) wrong('to', 'is missing')
  if (to && !from) wrong('from', 'is missing')
  const period = parsePeriod(from, to)
  if (from && to && problems.length === 0 && !period) wrong('to', 'must not be before `from`')

  const [without, including] = (['without', 'including'] as const).map((name) => {
    const values = valuesOf(given, name)
    if (!values.every((value) => ID.test(value))) wrong(name, 'must be ids of applications')
    return new Set(values.filter((value) => ID.test(value)).map(Number))
  }) as [Set<number>, Set<number>]
  const methods = new Map<number, ApplyMethod | null>()
  let usualMethod: ApplyMethod | null = null
  for (const value of valuesOf(given, 'how')) {
    const [id = '', word = ''] = value.split(':', 2)
    const method = APPLY_METHODS.find((it) => it === word)
    if (id === 'all' && method) usualMethod = method
    else if (ID.test(id) && (method || word === BLANK)) methods.set(Number(id), method ?? null)
    else {
      const words = [...APPLY_METHODS, BLANK].join(', ')
      wrong('how', `must be an id and one of ${words}, like 12:online`)
    }
  }
  const query = {
    form: form ?? ('neutral' as const),
    period: period ?? defaultPeriod(today),
    without,
    including,
    methods,
    usualMethod,
  }
  return { query, problems: problems.filter(isFirst) }
}

const valuesOf = (given: URLSearchParams, name: string) =>
  given
    .getAll(name)
    .flatMap((text) => text.split(','))
    .filter(Boolean)
    .slice(0, MAX_VALUES)

/** One problem of each parameter is enough. */
const isFirst = ({ parameter }: ReportProblem, at: number, all: readonly ReportProblem[]) =>
  all.findIndex((it) => it.parameter === parameter) === at
