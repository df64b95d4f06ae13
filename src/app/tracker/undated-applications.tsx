/** Applications that may belong to the period, but whose applied date is unknown. Each can be listed without one. */
import type { ReportRow } from '#core/tracker/search-report.ts'
import { TRACKER_PATH } from '#core/tracker/tracker-view.ts'
import { includingId, nameOf } from './report-table.tsx'

type Props = { rows: readonly ReportRow[]; including: readonly number[] }

export function UndatedApplications({ rows, including }: Props) {
  const count = rows.length === 1 ? '1 application has' : `${rows.length} applications have`
  return (
    <details className="report-undated" open={including.length > 0}>
      <summary>{count} no applied date</summary>
      <p className="hint">
        We can’t tell whether they belong to this period, so they’re left out. Set the date on the
        application’s page, or select those to include with a blank date.
      </p>
      <ul>
        {rows.map((row) => (
          <li key={row.id}>
            <label className="report-check">
              <input
                id={includingId(row)}
                type="checkbox"
                name="including"
                value={row.id}
                defaultChecked={including.includes(row.id)}
              />
              Include {nameOf(row)}
            </label>
            <a href={`${TRACKER_PATH}/${row.id}`} className="link">
              Open<span className="sr-only"> {nameOf(row)}</span>
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}
