/**
 * Counts jobs by salary, in steps of one currency: like the other facets, of the rows that pass all filters but its own.
 */
import { type ExchangeRates, rateOf } from '#core/pay/exchange-rates.ts'
import { SALARY_BARS, type SalaryCounts, salaryStep } from '#core/pay/salary-bars.ts'
import { DEFAULT_CURRENCY } from '#core/search/query.ts'
import type { Segment } from '#search/segments/segment.ts'
import type { Counted } from './facets.ts'
import { rowsWithout } from './row-filter.ts'

export type SalaryCounter = {
  scale: Scale
  /** Rows without a known salary first, then the rows of each bar: that pass all filters, and without that by salary. */
  passing: Int32Array
  without: Int32Array
}

type Scale = {
  currency: string
  step: number
  ratesOn: string
  /** By row: 0 for no known salary, otherwise the number of the bar from 1. */
  slots(segment: Segment): Uint8Array
}

/** Scales with their slots are kept for the currencies that were asked for last: a byte for each job and currency. */
const MAX_SCALES = 4

export function createSalaryScales(rates: ExchangeRates) {
  const scales = new Map<string, Scale>()
  return (asked: string): Scale => {
    const currency = rateOf(rates, asked) ? asked : DEFAULT_CURRENCY
    const scale = scales.get(currency) ?? createScale(currency, rates)
    scales.delete(currency)
    scales.set(currency, scale)
    const [oldest] = scales.keys()
    if (scales.size > MAX_SCALES && oldest !== undefined) scales.delete(oldest)
    return scale
  }
}

function createScale(currency: string, rates: ExchangeRates): Scale {
  const { usd, on } = rateOf(rates, currency) ?? { usd: 1, on: '' }
  const step = salaryStep(usd)
  // an amount is converted like a salary, so that an equal one is in the bar that it begins
  const begins = Array.from({ length: SALARY_BARS }, (_, bar) => bar * step * usd)
  const edges = Float64Array.of(Number.NEGATIVE_INFINITY, ...begins, Number.POSITIVE_INFINITY)
  const known = new WeakMap<Segment, Uint8Array>()
  return {
    currency,
    step,
    ratesOn: on,
    slots(segment) {
      const slots = known.get(segment) ?? slotsOf(segment, edges)
      known.set(segment, slots)
      return slots
    },
  }
}

/** `edges` are the US dollars at which each slot begins, and Infinity. */
function slotsOf({ payMax, rows }: Segment, edges: Float64Array): Uint8Array {
  const slots = new Uint8Array(rows)
  const perBar = 1 / (edges[2] as number)
  for (let row = 0; row < rows; row++) {
    const pay = payMax[row] as number // -Infinity if it is unknown
    let slot = Math.max(0, Math.min(SALARY_BARS, Math.floor(pay * perBar) + 1))
    // the product is not exact at an edge
    if (pay < (edges[slot] as number)) slot--
    else if (pay >= (edges[slot + 1] as number)) slot++
    slots[row] = slot
  }
  return slots
}

export const createSalaryCounter = (scale: Scale): SalaryCounter => ({
  scale,
  passing: new Int32Array(SALARY_BARS + 1),
  without: new Int32Array(SALARY_BARS + 1),
})

export function countSalaries({ scale, passing, without }: SalaryCounter, counted: Counted) {
  const { segment, parts } = counted
  const slots = scale.slots(segment)
  countSlots(passing, slots, counted.passing)
  countSlots(without, slots, parts ? rowsWithout(parts, 'salaryRange') : counted.passing)
}

function countSlots(counts: Int32Array, slots: Uint8Array, rows: Uint16Array) {
  for (let at = 0; at < rows.length; at++) {
    const slot = slots[rows[at] as number] as number
    counts[slot] = (counts[slot] as number) + 1
  }
}

export function readSalaries({ scale, passing, without }: SalaryCounter): SalaryCounts {
  const { currency, step, ratesOn } = scale
  const stated = passing.subarray(1).reduce((sum, count) => sum + count, 0)
  return {
    currency,
    step,
    bars: Array.from({ length: SALARY_BARS }, (_, bar) => at(without, bar + 1)),
    // a row without a salary can fail the filter only because it has none
    total: stated + at(without, 0),
    stated,
    ratesOn,
  }
}

const at = (counts: Int32Array, index: number) => counts[index] as number
