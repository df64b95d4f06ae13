/**
 * A count over days as a line in a box of 100 by 100 with its baseline at zero. For loaders only, so that the libraries of
 * scales and shapes stay on the server.
 */
import { scaleLinear } from 'd3-scale'
import { line } from 'd3-shape'
import type { TimeLineDrawing } from './time-line-drawing.ts'
import { toHundredths } from './to-hundredths.ts'

/** Ascending days, as whole numbers; at least two. */
export function drawCountLine(points: readonly { day: number; count: number }[]): TimeLineDrawing {
  const x = scaleLinear()
    .domain([points[0]?.day ?? 0, points.at(-1)?.day ?? 1])
    .range([0, 100])
  const y = scaleLinear()
    .domain([0, Math.max(1, ...points.map(({ count }) => count)) * 1.1])
    .range([100, 0])
  const at = points.map(({ day, count }): [number, number] => [
    toHundredths(x(day)),
    toHundredths(y(count)),
  ])
  const [lastX, lastY] = at.at(-1) ?? [100, 100]
  return { path: line()(at) ?? '', firstY: at[0]?.[1] ?? 100, last: { x: lastX, y: lastY } }
}
