/**
 * A strip of dots over an axis, with a band from the lower to the upper quartile, a line at the median, and below it the
 * interval of each, that of the median on a line of its own, because intervals can overlap. Hidden from screen readers: the numbers are in a table beside it.
 */
import type { StripDrawing } from './dot-strip-drawing.ts'

type Props = {
  drawing: StripDrawing
  /** The amounts at the quartiles, as they are written. */
  labels: { low: string; middle: string; high: string }
}

/** Pixels. */
const LABELS = 44
const TALLEST = 130
const STEP = 7
const BELOW = 26
const AXIS = 24

export function DotStrip({ drawing, labels }: Props) {
  const { columns, ticks, quartiles, intervals } = drawing
  const tallest = Math.max(1, ...columns.map(({ dots }) => dots))
  const step = Math.min(STEP, TALLEST / tallest)
  const floor = LABELS + Math.max(28, tallest * step) + 4
  const axis = floor + BELOW
  const { low, middle, high } = quartiles
  return (
    <svg className="chart" height={axis + AXIS} aria-hidden="true">
      <rect
        className="chart-band"
        x={percent(low)}
        width={percent(high - low)}
        y={LABELS - 4}
        height={floor - LABELS + 4}
      />
      {columns.map(({ x, dots }) =>
        Array.from({ length: dots }, (_, at) => (
          <circle
            // biome-ignore lint/suspicious/noArrayIndexKey: dots of a column differ by nothing else
            key={`${x} ${at}`}
            className="chart-dot"
            cx={percent(x)}
            cy={floor - 4 - at * step}
            r={Math.min(3, Math.max(1.5, step * 0.45))}
          />
        )),
      )}
      <line
        className="chart-middle"
        x1={percent(middle)}
        x2={percent(middle)}
        y1={22}
        y2={floor + 4}
      />
      <text className="chart-label-strong" x={percent(middle)} y={15} textAnchor={anchorAt(middle)}>
        {labels.middle}
      </text>
      <text
        className="chart-label"
        x={percent(low)}
        y={36}
        textAnchor={low > EDGE ? 'end' : 'start'}
        dx={low > EDGE ? -5 : 4}
      >
        {labels.low}
      </text>
      <text
        className="chart-label"
        x={percent(high)}
        y={36}
        textAnchor={high < 100 - EDGE ? 'start' : 'end'}
        dx={high < 100 - EDGE ? 5 : -4}
      >
        {labels.high}
      </text>
      {(['low', 'high', 'middle'] as const).map((name) => (
        <IntervalLine
          key={name}
          {...intervals[name]}
          y={floor + (name === 'middle' ? 18 : 9)}
          isMain={name === 'middle'}
        />
      ))}
      <line className="chart-axis" x1="0" x2="100%" y1={axis} y2={axis} />
      {ticks.map(({ x, label }) => (
        <g key={label}>
          <line className="chart-axis" x1={percent(x)} x2={percent(x)} y1={axis} y2={axis + 4} />
          <text className="chart-tick" x={percent(x)} y={axis + 18} textAnchor={anchorAt(x, 4)}>
            {label}
          </text>
        </g>
      ))}
    </svg>
  )
}

function IntervalLine({
  from,
  to,
  y,
  isMain,
}: {
  from: number
  to: number
  y: number
  isMain: boolean
}) {
  return (
    <g className={isMain ? 'chart-interval chart-interval-main' : 'chart-interval'}>
      <line x1={percent(from)} x2={percent(to)} y1={y} y2={y} />
      <line x1={percent(from)} x2={percent(from)} y1={y - 3} y2={y + 3} />
      <line x1={percent(to)} x2={percent(to)} y1={y - 3} y2={y + 3} />
    </g>
  )
}

/** Closer to an end, in percent, a label of an amount would be cut off on a phone. */
const EDGE = 18

const anchorAt = (x: number, edge = EDGE) =>
  x < edge ? 'start' : x > 100 - edge ? 'end' : 'middle'

const percent = (value: number) => `${Math.round(value * 100) / 100}%`
