/**
 * Where the bars of a strip of weeks are: rows over the same weeks and with the same unit, each as high as its largest
 * number needs. Columns in percent of the width, heights in pixels. For loaders only.
 */
import { scaleBand, scaleLinear } from 'd3-scale'
import { toHundredths } from './to-hundredths.ts'

type Bar = { x: number; width: number; height: number; value: number }
export type StripRow = { name: string; height: number; bars: Bar[] }

/** Pixels of the highest bar of all. */
const TALLEST = 64
/** So that a single one in a quiet week does not look like a record. */
const LEAST_SCALE = 4

export function drawWeekStrip(rows: readonly { name: string; values: readonly number[] }[]) {
  const weeks = rows[0]?.values.length ?? 0
  const band = scaleBand<number>()
    .domain(Array.from({ length: weeks }, (_, at) => at))
    .range([0, 100])
    .paddingInner(0.28)
  const most = Math.max(LEAST_SCALE, ...rows.flatMap(({ values }) => values))
  const heightOf = scaleLinear().domain([0, most]).range([0, TALLEST])
  return rows.map(
    ({ name, values }): StripRow => ({
      name,
      height: Math.round(heightOf(Math.max(1, ...values))),
      bars: values.map((value, at) => ({
        x: toHundredths(band(at) ?? 0),
        width: toHundredths(band.bandwidth()),
        height: Math.round(heightOf(value)),
        value,
      })),
    }),
  )
}
