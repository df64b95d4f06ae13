/** How long the bars of a funnel are, in percent of the longest. For loaders only: the library stays on the server. */
import { scaleLinear } from 'd3-scale'
import { toHundredths } from './to-hundredths.ts'

export type FunnelDrawing = { name: string; count: number; share: number | null; width: number }[]

export function drawFunnel(steps: readonly Omit<FunnelDrawing[number], 'width'>[]): FunnelDrawing {
  const most = Math.max(1, ...steps.map(({ count }) => count))
  const scale = scaleLinear().domain([0, most]).range([0, 100])
  return steps.map(({ name, count, share }) => ({
    name,
    count,
    share,
    width: toHundredths(scale(count)),
  }))
}
