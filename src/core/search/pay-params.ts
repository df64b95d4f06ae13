/** Questions about pay as URL parameters, for the page and the API. Blank means not given. */
import { z } from 'zod'
import { EXPERIENCE_LEVELS } from '#core/job/job.ts'
import { CURRENCY_CODES } from '#core/pay/currency.ts'
import { COMPARED_FAMILIES } from '#core/title/role-family-labels.ts'
import { DEFAULT_CURRENCY } from './query.ts'
import { QUERY_PARAMETERS } from './query-params.ts'
import { readParams } from './read-params.ts'

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

/** `usualCurrency` applies if none is given. */
export const parsePayParams = (
  entries: Iterable<[string, string]>,
  { unknown, usualCurrency }: { unknown: 'refuse' | 'ignore'; usualCurrency?: string },
) =>
  readParams(PAY_PARAMETERS, entries, {
    unknown,
    ...(usualCurrency && { usual: { currency: usualCurrency } }),
  })
