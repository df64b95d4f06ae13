/** The preview of an import: open questions, the detected field of each column, and what each row becomes. */
import { Form, useNavigation } from 'react-router'
import { formatDay } from '#app/ui/day-words.ts'
import { Icon } from '#app/ui/icon.tsx'
import { countOf } from '#core/text/count-of.ts'
import { STAGES } from '#core/tracker/application.ts'
import type { ShownPreview } from './shown-preview.ts'

type Props = { preview: ShownPreview; text: string }

export function ImportPreview({ preview, text }: Props) {
  const { name, columns, fields, rows, problems, dateQuestion, unknownStages, hasHeader } = preview
  const isBusy = useNavigation().state !== 'idle'
  const fresh = rows.filter(({ duplicate }) => duplicate === null).length
  return (
    <Form method="post" encType="multipart/form-data" className="import-form">
      <textarea name="text" defaultValue={text} hidden readOnly aria-label="The table" />
      {name && <input type="hidden" name="name" value={name} />}
      <p className="import-lead">
        {name ? <strong>{name}: </strong> : null}
        {countOf(rows.length, 'row')} can be imported
        {rows.length > fresh && `, including ${countOf(rows.length - fresh, 'possible duplicate')}`}
        {problems.length > 0 && `; ${problems.length} can’t be read`}. Nothing has been imported
        yet.
      </p>

      {!columns.some(({ field }) => field === 'title') && (
        <p className="notice notice-warn">
          <Icon name="info" />
          <span>Choose which column is the job title below, then update the preview.</span>
        </p>
      )}
      {preview.dayOrder && <input type="hidden" name="dayOrder" value={preview.dayOrder} />}
      {dateQuestion && (
        <fieldset className="card import-card import-question">
          <legend>How are the dates written?</legend>
          <p>
            “{dateQuestion.text}” could be {formatDay(dateQuestion.dayFirst)} or{' '}
            {formatDay(dateQuestion.monthFirst)}. No other row tells us which.
          </p>
          <label>
            <input type="radio" name="dayOrder" value="day_first" required />{' '}
            {formatDay(dateQuestion.dayFirst)} (day first)
          </label>
          <label>
            <input type="radio" name="dayOrder" value="month_first" />{' '}
            {formatDay(dateQuestion.monthFirst)} (month first)
          </label>
        </fieldset>
      )}
      {unknownStages.length > 0 && (
        <fieldset className="card import-card import-question">
          <legend>What do these stages mean?</legend>
          {unknownStages.map(({ word, stage }) => (
            <div key={word} className="import-word">
              <input type="hidden" name="word" value={word} />
              <label htmlFor={`stage-${word}`}>“{word}” means</label>
              <select id={`stage-${word}`} name="stage" className="input" defaultValue={stage}>
                {STAGES.map((it) => (
                  <option key={it}>{it}</option>
                ))}
              </select>
            </div>
          ))}
        </fieldset>
      )}

      <section aria-labelledby="columns-title">
        <h2 id="columns-title">What each column contains</h2>
        <p className="import-header-choice">
          <label>
            <input type="radio" name="header" value="yes" defaultChecked={hasHeader} /> The first
            row contains column names
          </label>
          <label>
            <input type="radio" name="header" value="no" defaultChecked={!hasHeader} /> The first
            row is an application
          </label>
        </p>
        <ul className="import-columns">
          {columns.map(({ header, sample, field }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: columns differ by position alone
            <li key={index}>
              <label htmlFor={`column-${index}`}>
                <strong>{header}</strong>
                <span className="text-muted">{sample || 'empty'}</span>
              </label>
              <select
                id={`column-${index}`}
                name="column"
                className="input"
                defaultValue={field ?? ''}
              >
                <option value="">Not imported</option>
                {fields.map(({ field, label }) => (
                  <option key={field} value={field}>
                    {label}
                  </option>
                ))}
              </select>
            </li>
          ))}
        </ul>
        <button
          type="submit"
          name="intent"
          value="preview"
          formNoValidate
          className="button"
          disabled={isBusy}
        >
          <Icon name="refresh-cw" />
          Update preview
        </button>
      </section>

      {problems.length > 0 && (
        <section aria-labelledby="problems-title">
          <h2 id="problems-title">Rows that can’t be imported</h2>
          <ul className="import-problems">
            {problems.map(({ line, reason }) => (
              <li key={line}>
                Line {line} {reason}.
              </li>
            ))}
          </ul>
        </section>
      )}

      {rows.length > 0 && (
        <section aria-labelledby="rows-title">
          <h2 id="rows-title">Applications to import</h2>
          <table className="import-rows">
            <thead>
              <tr>
                <th scope="col">
                  <span className="sr-only">Import</span>
                </th>
                <th scope="col">Job</th>
                <th scope="col">Stage</th>
                <th scope="col">Applied date</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ line, jobTitle, companyName, stage, appliedOn, duplicate, remarks }) => (
                <tr key={line}>
                  <td>
                    <input
                      type="checkbox"
                      name="line"
                      value={line}
                      defaultChecked={duplicate === null}
                      aria-label={`Import ${jobTitle} at ${companyName}`}
                    />
                  </td>
                  <td>
                    <strong>{jobTitle}</strong>
                    <span className="text-muted"> {companyName}</span>
                    {duplicate && (
                      <span className="badge badge-warn">
                        {duplicate === 'tracked' ? 'Already tracked' : 'Duplicate in this table'}
                      </span>
                    )}
                    {remarks.map((remark) => (
                      <span key={remark} className="import-remark">
                        {remark}
                      </span>
                    ))}
                  </td>
                  <td>{stage}</td>
                  <td>{appliedOn ? formatDay(appliedOn) : ''}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}

      <div className="import-actions">
        <button
          type="submit"
          name="intent"
          value="import"
          className="button button-primary"
          disabled={isBusy || rows.length === 0}
        >
          Import selected rows
        </button>
        <a href="/dashboard/job-tracker/import" target="_self" className="button button-plain">
          Start over
        </a>
      </div>
    </Form>
  )
}
