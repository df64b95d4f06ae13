/**
 * Where the parts of a strip of dots are, in percent of its width: one dot for each amount, stacked where amounts are
 * close, with the quartiles and their intervals. For loaders only, so that the library of scales stays on the server.
 */
import { scaleLinear } from 'd3-scale'
import type { Interval, QuartileIntervals } from '#core/salaries/pay-interval.ts'

type Quartiles = { low: number; middle: number; high: number }

export type StripDrawing = {
  /** Each column of dots: where it is, and how many are in it. */
  columns: { x: number; dots: number }[]
  ticks: { x: number; label: string }[]
  quartiles: Quartiles
  intervals: QuartileIntervals
  /** Amounts too far from the others to be drawn. */
  outside: number
}

/** Columns of dots; on a phone, that is one every four pixels. */
const COLUMNS = 90
const TICKS = 4
/** Amounts further from the quartiles than this many times the distance between them are not drawn. */
const REACH = 2.5

export function drawDotStrip(
  amounts: readonly number[],
  { low, middle, high, intervals }: Quartiles & { intervals: QuartileIntervals },
  format: (amount: number) => string,
): StripDrawing {
  const reach = (high - low || high * 0.1) * REACH
  const drawn = amounts.filter((amount) => amount >= low - reach && amount <= high + reach)
  const least = Math.min(...drawn, intervals.low.from)
  const most = Math.max(...drawn, intervals.high.to)
  const margin = (most - least || most) * 0.02
  const scale = scaleLinear()
    .domain([Math.max(0, least - margin), most + margin])
    .range([0, 100])
  const x = (amount: number) => Math.round(scale(amount) * 100) / 100
  const column = (amount: number) =>
    Math.min(COLUMNS - 1, Math.floor((scale(amount) / 100) * COLUMNS))
  const counts = Map.groupBy(drawn, column)
  const interval = ({ from, to }: Interval) => ({ from: x(from), to: x(to) })
  return {
    columns: [...counts].map(([at, { length }]) => ({
      x: Math.round(((at + 0.5) / COLUMNS) * 10_000) / 100,
      dots: length,
    })),
    ticks: scale.ticks(TICKS).map((amount) => ({ x: x(amount), label: format(amount) })),
    quartiles: { low: x(low), middle: x(middle), high: x(high) },
    intervals: {
      low: interval(intervals.low),
      middle: interval(intervals.middle),
      high: interval(intervals.high),
    },
    outside: amounts.length - drawn.length,
  }
}
