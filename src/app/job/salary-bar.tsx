/** Under a job's salary: how it compares with jobs like it. The bar repeats the line of text for the eye. */
import '#app/chart/chart.css'
import type { SalaryContext } from './salary-context.ts'

export function SalaryBar({ context: { text, href, bar } }: { context: SalaryContext }) {
  const { low, high, middle, from, to } = bar
  return (
    <div className="job-pay">
      <a href={href}>{text}</a>
      <svg className="chart job-pay-bar" height="38" aria-hidden="true">
        <rect
          className="chart-band"
          x={percent(low.x)}
          width={percent(high.x - low.x)}
          height="16"
        />
        <line className="job-pay-middle" x1={percent(middle)} x2={percent(middle)} y2="16" />
        <line className="job-pay-own" x1={percent(from)} x2={percent(to)} y1="8" y2="8" />
        {[from, to].map((x, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two ends
          <circle key={at} className="chart-point" cx={percent(x)} cy="8" r="4" />
        ))}
        <text className="chart-tick" x={percent(low.x)} y="34">
          {low.label}
        </text>
        <text className="chart-tick" x={percent(high.x)} y="34" textAnchor="end">
          {high.label}
        </text>
      </svg>
      <p className="hint" aria-hidden="true">
        Shaded: what half of these jobs pay. Line: this job.
      </p>
    </div>
  )
}

const percent = (value: number) => `${Math.round(value * 100) / 100}%`
