/** Where an import begins: a file, or a table pasted from a sheet. */
import { Form, useNavigation } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'
import { MAX_CSV_ROWS, MAX_CSV_SIZE } from '#core/files/file-limits.ts'

export function ImportStart({ text }: { text: string }) {
  const isBusy = useNavigation().state !== 'idle'
  return (
    <>
      <p className="import-lead">
        Exports of Huntr, Teal, Simplify, LinkedIn, Notion and sheets of your own are understood.
        You see what each row becomes before anything is kept.
      </p>
      <div className="import-ways">
        <Form method="post" encType="multipart/form-data" className="card import-card">
          <h2>A file</h2>
          <label htmlFor="import-file" className="label">
            CSV file, at most {MAX_CSV_SIZE} and {MAX_CSV_ROWS.toLocaleString('en')} rows
          </label>
          <input
            id="import-file"
            name="file"
            type="file"
            accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
            className="input"
            required
          />
          <button
            type="submit"
            name="intent"
            value="preview"
            className="button button-primary"
            disabled={isBusy}
          >
            <Icon name="file-text" />
            Show what it becomes
          </button>
        </Form>
        <Form method="post" encType="multipart/form-data" className="card import-card">
          <h2>Or paste it</h2>
          <label htmlFor="import-text" className="label">
            Rows of a sheet, with their headers
          </label>
          <textarea
            id="import-text"
            name="text"
            rows={5}
            defaultValue={text}
            className="input"
            spellCheck={false}
            required
          />
          <button type="submit" name="intent" value="preview" className="button" disabled={isBusy}>
            Show what it becomes
          </button>
        </Form>
      </div>
      <p className="import-export">
        <a href="/dashboard/job-tracker/export.csv" download className="link">
          <Icon name="download" />
          Export your applications as CSV
        </a>
        <span className="text-muted">
          Importing that file brings your applications back with their stage, days, notes and
          listing. Links, contacts, interviews, tasks, documents and the timeline are in the
          download of all your data.
        </span>
      </p>
    </>
  )
}
