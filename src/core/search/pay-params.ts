/** Questions about pay as URL parameters, for the page and the API. Blank means not given. */
import { z } from 'zod'
import type { Problem } from '#core/api/refusal.ts'
import { EXPERIENCE_LEVELS } from '#core/job/job.ts'
import { CURRENCY_CODES } from '#core/pay/currency.ts'
import type { PayQuestion } from '#core/salaries/pay-question.ts'
import { COMPARED_FAMILIES } from '#core/title/role-family-labels.ts'
import { DEFAULT_CURRENCY } from './query.ts'
import { QUERY_PARAMETERS } from './query-params.ts'

const oneOf = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.enum(values, `must be one of ${values.join(', ')}`)

/** As documented in the API. */
export const PAY_PARAMETERS = {
  role: oneOf(COMPARED_FAMILIES)
    .nullable()
    .default(null)
    .describe(`One of ${COMPARED_FAMILIES.join(', ')}; all roles if left out`),
  level: oneOf(EXPERIENCE_LEVELS)
    .nullable()
    .default(null)
    .describe(`One of ${EXPERIENCE_LEVELS.join(', ')}; all levels if left out`),
  location: QUERY_PARAMETERS.location,
  currency: z
    .enum(CURRENCY_CODES, `must be one of ${CURRENCY_CODES.join(', ')}`)
    .default(DEFAULT_CURRENCY)
    .describe('Only pay that is stated in this currency; nothing is converted'),
} as const

const PARAMETERS = z.object(PAY_PARAMETERS)

type ReadPayQuestion =
  | { question: PayQuestion; problems: null }
  | { question: null; problems: Problem[] }

/**
 * `unknown: 'refuse'` (the API) reports unknown parameters; `'ignore'` (pages) lets campaign parameters pass.
 * `usualCurrency` applies if none is given.
 */
export function parsePayParams(
  entries: Iterable<[string, string]>,
  options: { unknown: 'refuse' | 'ignore'; usualCurrency?: string },
): ReadPayQuestion {
  const given: Record<string, string> = Object.create(null)
  const problems: Problem[] = []
  for (const [name, value] of entries) {
    if (!Object.hasOwn(PAY_PARAMETERS, name)) {
      if (options.unknown === 'refuse') {
        problems.push({ parameter: name.slice(0, 60), message: 'is not a parameter here' })
      }
      continue
    }
    if (value.trim() === '') continue
    if (given[name] !== undefined) {
      problems.push({ parameter: name, message: 'may be given only once' })
    }
    given[name] = value
  }
  const read = PARAMETERS.safeParse({ currency: options.usualCurrency, ...given })
  if (!read.success) {
    for (const { path, message } of read.error.issues) {
      problems.push({ parameter: String(path[0]), message })
    }
  }
  return read.success && problems.length === 0
    ? { question: read.data, problems: null }
    : { question: null, problems }
}
