/** One share over time: its line, and the same numbers as a table and as a file. */
import { ChartTable } from '#app/chart/chart-table.tsx'
import { TimeLine } from '#app/chart/time-line.tsx'
import type { ShownTrend, trendRows } from './shown-trends.ts'

type Props = {
  id: string
  title: string
  trend: ShownTrend & { rows: ReturnType<typeof trendRows> }
  /** Where its numbers can be downloaded; null if they are part of another file. */
  file: string | null
}

export function SingleTrend({ id, title, trend, file }: Props) {
  const { drawing, first, last, firstValue, lastValue, change, before } = trend
  return (
    <section className="trends-section" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      <p className="trends-change">
        The last three months together, with each month below.
        {change !== null &&
          ` ${change}${before === null ? '' : ` from ${before} in the three before`}.`}
      </p>
      <figure className="chart-figure">
        <TimeLine
          drawing={drawing}
          first={first}
          last={last}
          firstValue={firstValue}
          lastValue={lastValue}
        />
      </figure>
      <ChartTable
        columns={['Month', 'Share', 'Jobs', 'Of']}
        rows={trend.rows.map(({ month, share, jobs, of }) => [month, share, jobs, of])}
      />
      <p className="trends-links">
        <a href={trend.href} className="link">
          Find these jobs
        </a>
        {file && (
          <a href={file} className="link" download>
            Download as CSV
          </a>
        )}
      </p>
    </section>
  )
}
