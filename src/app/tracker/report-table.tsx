/**
 * The report's rows as they will be printed. Each can be left out, and says how the person applied, which the tracker
 * does not know.
 */
import { FORMS, type ReportFormKind, reportCells } from '#core/tracker/report-form.ts'
import { APPLY_METHODS, type ReportRow } from '#core/tracker/search-report.ts'
import { TRACKER_PATH } from '#core/tracker/tracker-view.ts'

type Props = { form: ReportFormKind; rows: readonly ReportRow[]; without: readonly number[] }

export function ReportTable({ form: kind, rows, without }: Props) {
  const form = FORMS[kind]
  return (
    <section className="report-scroll" aria-label="Preview">
      <table className="report-table">
        <thead>
          <tr>
            {form.columns.map(({ cell, label }) => (
              <th key={cell} scope="col" lang={form.language}>
                {label}
              </th>
            ))}
            <th scope="col">Leave out</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const cells = reportCells(form, row)
            const isOut = without.includes(row.id)
            return (
              <tr key={row.id} className={isOut ? 'report-out' : undefined}>
                {form.columns.map(({ cell }, at) => (
                  <td key={cell} lang={cell === 'result' ? form.language : undefined}>
                    {cell === 'method' ? (
                      <MethodSelect form={kind} row={row} />
                    ) : cell === 'position' ? (
                      <a href={`${TRACKER_PATH}/${row.id}`} className="link">
                        {cells[at]}
                      </a>
                    ) : (
                      cells[at] || <Blank />
                    )}
                  </td>
                ))}
                <td>
                  <label className="report-check">
                    <input type="checkbox" name="without" value={row.id} defaultChecked={isOut} />
                    <span className="sr-only">Leave out {nameOf(row)}</span>
                  </label>
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </section>
  )
}

function MethodSelect({ form: kind, row }: { form: ReportFormKind; row: ReportRow }) {
  const { methods, language } = FORMS[kind]
  return (
    <select
      name="how"
      className="input"
      aria-label={`How you applied: ${nameOf(row)}`}
      defaultValue={row.method ? `${row.id}:${row.method}` : ''}
    >
      <option value="">Leave blank</option>
      {APPLY_METHODS.map((method) => (
        <option key={method} value={`${row.id}:${method}`} lang={language}>
          {methods[method]}
        </option>
      ))}
    </select>
  )
}

/** A line to write on, as in the PDF. */
const Blank = () => (
  <span className="report-blank">
    <span className="sr-only">Blank</span>
  </span>
)

export const nameOf = ({ jobTitle, companyName }: ReportRow) =>
  companyName ? `${jobTitle} at ${companyName}` : jobTitle
