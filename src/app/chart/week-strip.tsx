/** Rows of bars over the same weeks, or days. Hidden from screen readers: the numbers are in a table beside it. */
import type { StripRow } from './week-strip-drawing.ts'

type Props = {
  rows: readonly StripRow[]
  /** The first and the last week, as they are written. */
  first: string
  last: string
  /** With many bars, only the highest of a row has its number. */
  labels?: 'all' | 'most'
}

/** Pixels: a row's name and the numbers above its bars, the room between rows, and the axis. */
const HEAD = 38
const GAP = 10
const AXIS = 24

export function WeekStrip({ rows, first, last, labels = 'all' }: Props) {
  const tops = rows.map((_, at) =>
    rows.slice(0, at).reduce((sum, { height }) => sum + HEAD + height + GAP, 0),
  )
  const bottom = (tops.at(-1) ?? 0) + HEAD + (rows.at(-1)?.height ?? 0)
  return (
    <svg className="chart" height={bottom + AXIS} aria-hidden="true">
      {rows.map(({ name, height, bars }, at) => {
        const top = tops[at] ?? 0
        const floor = top + HEAD + height
        return (
          <g key={name}>
            <text className="chart-label" x="0" y={top + 14}>
              {name}
            </text>
            {bars.map(({ x, width, height: bar, value }, week) => (
              <g key={x}>
                <rect
                  className={week === bars.length - 1 ? 'chart-bar-strong' : 'chart-bar'}
                  x={`${x}%`}
                  width={`${width}%`}
                  y={floor - bar}
                  height={bar}
                />
                {value > 0 && (labels === 'all' || week === highest(bars)) && (
                  <text
                    className="chart-label"
                    x={`${Math.round((x + width / 2) * 100) / 100}%`}
                    y={floor - bar - 5}
                    textAnchor="middle"
                  >
                    {value}
                  </text>
                )}
              </g>
            ))}
            <line className="chart-axis" x1="0" x2="100%" y1={floor} y2={floor} />
          </g>
        )
      })}
      <text className="chart-tick" x="0" y={bottom + 18}>
        {first}
      </text>
      <text className="chart-tick" x="100%" y={bottom + 18} textAnchor="end">
        {last}
      </text>
    </svg>
  )
}

/** The first with the most. */
const highest = (bars: StripRow['bars']) =>
  bars.findIndex(({ value }) => value === Math.max(...bars.map((bar) => bar.value)))
