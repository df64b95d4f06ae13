/**
 * An employer's offer, as the person enters it: amounts in whole units of its currency, bonus and equity as the value
 * expected in a year. Null is not provided.
 */
import { z } from 'zod'
import { CURRENCY_CODES } from '#core/pay/currency.ts'
import type { ApplicationId, Stage } from './application.ts'

export const BASE_PERIODS = ['year', 'month', 'hour'] as const
export type BasePeriod = (typeof BASE_PERIODS)[number]

/** Enough for a salary in any currency. */
const MAX_AMOUNT = 1e12

const amount = z
  .int('must be a whole number')
  .min(0, 'must not be negative')
  .max(MAX_AMOUNT, 'is too large')
  .nullable()

export const OfferInput = z.strictObject({
  /** Only currencies with an exchange rate, because offers are compared in one. */
  currency: z.enum(CURRENCY_CODES as [string, ...string[]], 'must be a currency with a known rate'),
  base: amount,
  basePeriod: z.enum(BASE_PERIODS, 'must be year, month or hour'),
  bonus: amount,
  equity: amount,
  hoursAWeek: z
    .number('must be a number')
    .min(1, 'must be at least 1')
    .max(100, 'must be at most 100')
    .nullable(),
  daysOff: z
    .int('must be a whole number')
    .min(0, 'must not be negative')
    .max(365, 'must be at most 365')
    .nullable(),
  place: z
    .string()
    .trim()
    .max(200, 'must have at most 200 characters')
    .transform((text) => text || null)
    .nullable(),
})
export type OfferInput = z.infer<typeof OfferInput>

export type Offer = OfferInput & {
  applicationId: ApplicationId
  jobTitle: string
  companyName: string
  stage: Stage
}

const WEEKS_A_YEAR = 52

/** The base pay of a year; null without a base, and for hourly pay without the hours. Months are twelve. */
export function yearlyBase({ base, basePeriod, hoursAWeek }: OfferInput): number | null {
  if (base === null) return null
  if (basePeriod === 'year') return base
  if (basePeriod === 'month') return base * 12
  return hoursAWeek === null ? null : Math.round(base * hoursAWeek * WEEKS_A_YEAR)
}
