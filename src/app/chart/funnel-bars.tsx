/**
 * A funnel as horizontal bars, each with its name, its count and the share that went on. Hidden from screen readers: the
 * numbers are in a table beside it.
 */
import type { FunnelDrawing } from './funnel-drawing.ts'

/** Pixels. */
const ROW = 42
const BAR = 10
const TEXT = 16

export function FunnelBars({ drawing }: { drawing: FunnelDrawing }) {
  return (
    <svg
      className="chart"
      height={drawing.length * ROW - (ROW - TEXT - BAR - 8)}
      aria-hidden="true"
    >
      {drawing.map(({ name, count, share, width }, at) => (
        <g key={name}>
          <text className="chart-label-strong" x="0" y={at * ROW + TEXT - 3}>
            {name}
          </text>
          {count > 0 && (
            <text className="chart-label" x="100%" y={at * ROW + TEXT - 3} textAnchor="end">
              {share !== null && `${Math.round(share * 100)}% went on`}
              <tspan className="chart-label-strong" dx={share === null ? 0 : 12}>
                {count.toLocaleString('en')}
              </tspan>
            </text>
          )}
          <rect className="chart-track" width="100%" y={at * ROW + TEXT + 4} height={BAR} rx={3} />
          <rect
            className="chart-bar-strong"
            width={`${width}%`}
            y={at * ROW + TEXT + 4}
            height={BAR}
            rx={3}
          />
        </g>
      ))}
    </svg>
  )
}
