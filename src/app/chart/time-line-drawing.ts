/**
 * A line over time in a box of 100 by 100, from the first month to the last and up from zero. For loaders only, so that the libraries of
 * scales and shapes stay on the server.
 */
import { scaleLinear } from 'd3-scale'
import { line } from 'd3-shape'
import { toHundredths } from './to-hundredths.ts'

export type TimeLineDrawing = {
  path: string
  /** In percent of the box: the height of the first point, and the last point. */
  firstY: number
  last: { x: number; y: number }
}

/** The box ends this far above the largest value. */
const HEADROOM = 1.15

/** `month` is "2026-11"; ascending; values of zero or more. Needs at least two. */
export function drawTimeLine(points: readonly { month: string; value: number }[]): TimeLineDrawing {
  const months = points.map(({ month }) => monthNumber(month))
  const values = points.map(({ value }) => value)
  const x = scaleLinear()
    .domain([Math.min(...months), Math.max(...months)])
    .range([0, 100])
  // From zero, where the baseline is drawn, so that a small change looks small.
  const y = scaleLinear()
    .domain([0, Math.max(...values, Number.MIN_VALUE) * HEADROOM])
    .range([100, 0])
  const at = points.map(({ month, value }): [number, number] => [
    toHundredths(x(monthNumber(month))),
    toHundredths(y(value)),
  ])
  const [lastX, lastY] = at.at(-1) ?? [100, 50]
  return { path: line()(at) ?? '', firstY: at[0]?.[1] ?? 50, last: { x: lastX, y: lastY } }
}

function monthNumber(month: string): number {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return year * 12 + number
}
