/**
 * Counts jobs by salary, in steps of one currency: of the rows that pass all filters, and of those that fail only the
 * filter by salary, like the other facets.
 */
import { type ExchangeRates, rateOf } from '#core/pay/exchange-rates.ts'
import { SALARY_BARS, type SalaryCounts, salaryStep } from '#core/pay/salary-bars.ts'
import { DEFAULT_CURRENCY } from '#core/search/query.ts'
import type { Segment } from '#search/segments/segment.ts'
import type { Counted } from './facets.ts'

export type SalaryCounter = {
  scale: Scale
  /** Rows without a known salary first, then the rows of each bar. */
  passing: Int32Array
  near: Int32Array
}

type Scale = {
  currency: string
  step: number
  ratesOn: string
  /** US dollars at which each bar begins, and Infinity after the last. */
  edges: Float64Array
}

export function createSalaryCounter(asked: string, rates: ExchangeRates): SalaryCounter {
  const currency = rateOf(rates, asked) ? asked : DEFAULT_CURRENCY
  const { usd, on } = rateOf(rates, currency) ?? { usd: 1, on: '' }
  const step = salaryStep(usd)
  // an amount is converted like a salary, so that an equal one is in the bar that it begins
  const edges = Float64Array.from({ length: SALARY_BARS + 1 }, (_, bar) =>
    bar === SALARY_BARS ? Number.POSITIVE_INFINITY : bar * step * usd,
  )
  return {
    scale: { currency, step, ratesOn: on, edges },
    passing: new Int32Array(SALARY_BARS + 1),
    near: new Int32Array(SALARY_BARS + 1),
  }
}

export function countSalaries({ scale, passing, near }: SalaryCounter, counted: Counted) {
  const { segment, parts } = counted
  countBars(passing, segment, counted.passing, scale.edges)
  const failing = parts?.near.get('salaryRange')
  if (failing) countBars(near, segment, failing, scale.edges)
}

function countBars(
  counts: Int32Array,
  { payMax }: Segment,
  rows: Uint16Array,
  edges: Float64Array,
) {
  const perBar = 1 / (edges[1] as number)
  for (let at = 0; at < rows.length; at++) {
    const pay = payMax[rows[at] as number] as number
    let bar = -1
    if (pay !== Number.NEGATIVE_INFINITY) {
      bar = Math.min(SALARY_BARS - 1, Math.floor(pay * perBar))
      // the product is not exact at an edge
      if (pay < (edges[bar] as number)) bar--
      else if (pay >= (edges[bar + 1] as number)) bar++
    }
    counts[bar + 1] = (counts[bar + 1] as number) + 1
  }
}

export function readSalaries({ scale, passing, near }: SalaryCounter): SalaryCounts {
  const { currency, step, ratesOn } = scale
  const stated = passing.subarray(1).reduce((sum, count) => sum + count, 0)
  return {
    currency,
    step,
    bars: Array.from({ length: SALARY_BARS }, (_, bar) => at(passing, bar + 1) + at(near, bar + 1)),
    // a row without a salary can fail the filter only because it has none
    total: stated + at(passing, 0) + at(near, 0),
    stated,
    ratesOn,
  }
}

const at = (counts: Int32Array, index: number) => counts[index] as number
