/**
 * A line over time in a box of 100 by 100, from the first month to the last. For loaders only, so that the libraries of
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

/** `month` is "2026-11"; ascending. Needs at least two. */
export function drawTimeLine(points: readonly { month: string; value: number }[]): TimeLineDrawing {
  const months = points.map(({ month }) => monthNumber(month))
  const values = points.map(({ value }) => value)
  const x = scaleLinear()
    .domain([Math.min(...months), Math.max(...months)])
    .range([0, 100])
  const least = Math.min(...values)
  const most = Math.max(...values)
  // A change of a few percent must not fill the box.
  const room = Math.max(most - least, most * 0.2)
  const center = (most + least) / 2
  const y = scaleLinear()
    .domain([center - room * 0.7, center + room * 0.7])
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
