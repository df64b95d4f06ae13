/**
 * The report's rows as they will be printed, and those of the period that are left out. Each can be left out, and says
 * how the person applied, which the tracker does not know.
 */
import { FORMS, type ReportFormKind, reportCells } from '#core/tracker/report-form.ts'
import {
  APPLY_METHODS,
  type ApplyMethod,
  BLANK,
  type ReportRow,
} from '#core/tracker/search-report.ts'
import { TRACKER_PATH } from '#core/tracker/tracker-view.ts'

type Props = {
  form: ReportFormKind
  rows: readonly ReportRow[]
  without: readonly number[]
  usualMethod: ApplyMethod | null
}

export function ReportTable({ form: kind, rows, without, usualMethod }: Props) {
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
            const isOut = row.on !== null && without.includes(row.id)
            return (
              <tr key={row.id} className={isOut ? 'report-out' : undefined}>
                {form.columns.map(({ cell, label }, at) => (
                  <td
                    key={cell}
                    data-cell={cell}
                    data-label={label}
                    lang={cell === 'result' ? form.language : undefined}
                  >
                    {cell === 'method' ? (
                      <MethodSelect form={kind} row={row} usual={usualMethod} />
                    ) : cell === 'position' ? (
                      <a href={`${TRACKER_PATH}/${row.id}`} className="link report-position">
                        {cells[at]}
                      </a>
                    ) : (
                      cells[at] || <Blank />
                    )}
                  </td>
                ))}
                <td data-label="Leave out">
                  {row.on === null ? <Included row={row} /> : <LeaveOut row={row} isOut={isOut} />}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </section>
  )
}

function LeaveOut({ row, isOut }: { row: ReportRow; isOut: boolean }) {
  return (
    <label className="report-check">
      <input type="checkbox" name="without" value={row.id} defaultChecked={isOut} />
      <span className="sr-only">Leave out {nameOf(row)}</span>
    </label>
  )
}

/** A row without a date is listed by its checkbox below, which is the only one to decide. */
const Included = ({ row }: { row: ReportRow }) => (
  <a href={`#${includingId(row)}`} className="link">
    See below<span className="sr-only"> to leave out {nameOf(row)}</span>
  </a>
)

type MethodProps = { form: ReportFormKind; row: ReportRow; usual: ApplyMethod | null }

function MethodSelect({ form: kind, row, usual }: MethodProps) {
  const { methods, language } = FORMS[kind]
  return (
    <select
      name="how"
      className="input"
      data-usual={usual ?? undefined}
      aria-label={`How you applied: ${nameOf(row)}`}
      defaultValue={row.method === usual ? '' : `${row.id}:${row.method ?? BLANK}`}
    >
      <option value="" lang={usual ? language : undefined}>
        {usual ? methods[usual] : 'Leave blank'}
      </option>
      {APPLY_METHODS.filter((method) => method !== usual).map((method) => (
        <option key={method} value={`${row.id}:${method}`} lang={language}>
          {methods[method]}
        </option>
      ))}
      {usual && <option value={`${row.id}:${BLANK}`}>Leave blank</option>}
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

/** Of the checkbox that lists an application without a date. */
export const includingId = ({ id }: ReportRow) => `report-including-${id}`
