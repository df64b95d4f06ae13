/** How a company hires: its open jobs over time, how long they stay open, and what they pay. Facts with what they rest on. */
import '#app/chart/chart.css'
import { ChartTable } from '#app/chart/chart-table.tsx'
import { TimeLine } from '#app/chart/time-line.tsx'
import { FactList } from '#app/ui/fact-list.tsx'
import { TimeAgo } from '#app/ui/time-ago.tsx'
import type { ShownCompany } from './shown-company.ts'

export function CompanyChart({ chart }: { chart: NonNullable<ShownCompany['chart']> }) {
  const { title, rows, ...line } = chart
  return (
    <section aria-labelledby="chart-title">
      <h2 id="chart-title">{title}</h2>
      <figure className="chart-figure">
        <TimeLine {...line} />
      </figure>
      <ChartTable columns={['Day', 'Open jobs']} rows={rows} />
    </section>
  )
}

type RecordProps = {
  record: ShownCompany['record']
  tooFew: string | null
  lastSeenAt: Date | null
  now: Date
}

/** Without a record there is no part: the head says when the jobs were last confirmed. */
export function CompanyRecord({ record, tooFew, lastSeenAt, now }: RecordProps) {
  if (!hasRecord({ record, tooFew })) return null
  return (
    <section aria-labelledby="record-title">
      <h2 id="record-title">Hiring record</h2>
      {tooFew && <p className="company-too-few">{tooFew}</p>}
      <FactList
        facts={[
          ...record,
          ['Last confirmed', lastSeenAt && <TimeAgo key="seen" at={lastSeenAt} now={now} />],
        ]}
      />
      {tooFew === null && record.length > 0 && (
        <p className="hint">
          From the past year. Jobs that are still open count as long as we have seen them
          (Kaplan–Meier).
        </p>
      )}
    </section>
  )
}

export const hasRecord = ({ record, tooFew }: Pick<RecordProps, 'record' | 'tooFew'>) =>
  record.length > 0 || tooFew !== null

export function CompanyPay({ pay }: { pay: NonNullable<ShownCompany['pay']> }) {
  return (
    <section aria-labelledby="pay-title">
      <h2 id="pay-title">What its open jobs pay</h2>
      <ul className="company-bands">
        {pay.bands.map(({ label, range, jobs, from, width }) => (
          <li key={label}>
            <span>{label}</span>
            <span className="company-band-range">{range}</span>
            <svg className="chart" height="8" aria-hidden="true">
              <rect className="company-bar-all" width="100%" height="8" rx="2" />
              <rect
                className="chart-bar-middle"
                x={`${from}%`}
                width={`${width}%`}
                height="8"
                rx="2"
              />
            </svg>
            <span className="hint">{jobs}</span>
          </li>
        ))}
      </ul>
      <p className="hint">
        Per year, from the lowest to the highest pay stated.
        {pay.elsewhere && ` ${pay.elsewhere}.`}
      </p>
    </section>
  )
}

export type Bars = {
  title: string
  bars: { label: string; count: number; href: string; share: number }[]
  /** Why they don't add up to the company's jobs. */
  note: string | null
}

/** Counts as bars, each a link to a search. */
export function CompanyBars({ id, title, bars, note }: Bars & { id: string }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className="company-bars">
        {bars.map(({ label, count, href, share }) => (
          <li key={href}>
            <a href={href}>{label}</a>
            <span className="company-bar-count">{count.toLocaleString('en')}</span>
            <svg className="chart" height="4" aria-hidden="true">
              <rect className="company-bar-all" width="100%" height="4" rx="2" />
              <rect className="chart-bar-middle" width={`${share}%`} height="4" rx="2" />
            </svg>
          </li>
        ))}
      </ul>
      {note && <p className="hint">{note}</p>}
    </section>
  )
}
