/** A thin line over time with its last value marked, over a baseline at zero. Hidden from screen readers: the numbers are in a table beside it. */
import type { TimeLineDrawing } from './time-line-drawing.ts'

type Props = {
  drawing: TimeLineDrawing
  /** Months and values at both ends, as they are written. */
  first: string
  last: string
  firstValue: string
  lastValue: string
}

/** Pixels. */
const HEIGHT = 96
const TOP = 20
const BOTTOM = 24

export function TimeLine({ drawing, first, last, firstValue, lastValue }: Props) {
  const lastY = TOP + (drawing.last.y / 100) * HEIGHT
  const firstY = TOP + (drawing.firstY / 100) * HEIGHT
  return (
    <svg className="chart" height={TOP + HEIGHT + BOTTOM} aria-hidden="true">
      <line className="chart-axis" x1="0" x2="100%" y1={TOP + HEIGHT} y2={TOP + HEIGHT} />
      <svg
        aria-hidden="true"
        y={TOP}
        width="100%"
        height={HEIGHT}
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
      >
        <path className="chart-line" d={drawing.path} />
      </svg>
      <circle className="chart-point" cx={`${drawing.last.x}%`} cy={lastY} r={4} />
      <text className="chart-label-strong" x="100%" y={Math.max(14, lastY - 10)} textAnchor="end">
        {lastValue}
      </text>
      <text className="chart-label" x="0" y={Math.max(14, firstY - 10)}>
        {firstValue}
      </text>
      <text className="chart-tick" x="0" y={TOP + HEIGHT + 19}>
        {first}
      </text>
      <text className="chart-tick" x="100%" y={TOP + HEIGHT + 19} textAnchor="end">
        {last}
      </text>
    </svg>
  )
}
