/** Which pay is believed when ranges are computed: higher yearly amounts in dollars are misreadings. */

import type { Segment } from './segment.ts'

export const MAX_BELIEVED_PAY = 1_000_000

/** The highest believed end of a job's pay; -Infinity if there is none. */
export const believedHigh = (min: number, max: number) =>
  Math.max(
    isBelieved(min) ? min : Number.NEGATIVE_INFINITY,
    isBelieved(max) ? max : Number.NEGATIVE_INFINITY,
  )

/** The lowest believed end; Infinity if there is none. */
export const believedLow = (min: number, max: number) =>
  Math.min(
    isBelieved(min) ? min : Number.POSITIVE_INFINITY,
    isBelieved(max) ? max : Number.POSITIVE_INFINITY,
  )

/** Above all positions of rows. */
const NO_RANK = 0xffff

/** Writes the orders and the position of each row in them. */
export function fillPayOrders(
  segment: Pick<Segment, 'byLowPay' | 'byHighPay' | 'lowPayRank' | 'highPayRank'>,
  { byLow, byHigh }: PayOrders,
) {
  segment.byLowPay.set(byLow)
  segment.byHighPay.set(byHigh)
  segment.lowPayRank.fill(NO_RANK)
  segment.highPayRank.fill(NO_RANK)
  for (let at = 0; at < byLow.length; at++) {
    segment.lowPayRank[byLow[at] as number] = at
    segment.highPayRank[byHigh[at] as number] = at
  }
}

const isBelieved = (pay: number) => pay < MAX_BELIEVED_PAY && pay !== Number.NEGATIVE_INFINITY

export type PayOrders = { byLow: Uint16Array; byHigh: Uint16Array }

/** Rows with believed pay, by its lower end ascending and by its upper end descending. */
export function orderByPay(min: ArrayLike<number>, max: ArrayLike<number>): PayOrders {
  const rows: number[] = []
  for (let row = 0; row < min.length; row++) {
    if (believedLow(min[row] as number, max[row] as number) !== Number.POSITIVE_INFINITY) {
      rows.push(row)
    }
  }
  const low = (row: number) => believedLow(min[row] as number, max[row] as number)
  const high = (row: number) => believedHigh(min[row] as number, max[row] as number)
  return {
    byLow: Uint16Array.from(rows.toSorted((a, b) => low(a) - low(b))),
    byHigh: Uint16Array.from(rows.toSorted((a, b) => high(b) - high(a))),
  }
}
