/**
 * The ranges by which salaries are counted: equal steps in one currency, the last without an end. A job is in the range
 * of the upper end of its salary, as the filter by minimum compares it: the jobs from a range on are those that reach it.
 */
import { formatShortMoney } from './currency.ts'

/** How many ranges there are. */
export const SALARY_BARS = 16

/** About this many US dollars a year in each, so that the last begins at about 300,000. */
const STEP_USD = 20_000
const ROUND = [1, 2, 5, 10]

/** The round amount nearest to that many dollars, in units of a currency: 20,000 in euros, 2,000,000 in yen. */
export function salaryStep(usdPerUnit: number): number {
  const units = STEP_USD / usdPerUnit
  const power = 10 ** Math.floor(Math.log10(units))
  const distance = (times: number) => Math.abs(Math.log((times * power) / units))
  const best = ROUND.reduce((one, other) => (distance(other) < distance(one) ? other : one))
  return Math.round(best * power)
}

/** How many jobs are in each range, lowest first; the ranges are `step` wide and begin at 0. */
export type SalaryCounts = {
  /** ISO 4217. */
  currency: string
  step: number
  bars: number[]
  /** Of the jobs that pass all filters except "with a stated salary": all of them, and those that state one. */
  total: number
  stated: number
  /** The day of the exchange rate. */
  ratesOn: string
}

/** "€80,000 – €100,000", "€300,000 or more", "¥8M – ¥10M". */
export function formatBar(bar: number, { currency, step }: { currency: string; step: number }) {
  const from = formatShortMoney(bar * step, currency)
  return bar === SALARY_BARS - 1
    ? `${from} or more`
    : `${from} – ${formatShortMoney((bar + 1) * step, currency)}`
}
