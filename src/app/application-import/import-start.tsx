/** The first step of an import: upload a file or paste a table. */
import { Form, useNavigation } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'
import { MAX_CSV_ROWS, MAX_CSV_SIZE } from '#core/files/file-limits.ts'

export function ImportStart({ text }: { text: string }) {
  const isBusy = useNavigation().state !== 'idle'
  return (
    <>
      <p className="import-lead">
        We read exports from Huntr, Teal, Simplify, LinkedIn, Notion and your own spreadsheets. You
        can preview every row before importing.
      </p>
      <div className="import-ways">
        <Form method="post" encType="multipart/form-data" className="card import-card">
          <h2>Upload a file</h2>
          <label htmlFor="import-file" className="label">
            CSV file, up to {MAX_CSV_SIZE} and {MAX_CSV_ROWS.toLocaleString('en')} rows
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
            Preview import
          </button>
        </Form>
        <Form method="post" encType="multipart/form-data" className="card import-card">
          <h2>Or paste a table</h2>
          <label htmlFor="import-text" className="label">
            Rows from a spreadsheet, including the header row
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
            Preview import
          </button>
        </Form>
      </div>
      <p className="import-export">
        <a href="/dashboard/job-tracker/export.csv" download className="link">
          <Icon name="download" />
          Export your applications as CSV
        </a>
        <span className="text-muted">
          You can import this file again. It contains your applications with their stage, dates,
          notes and listing. Links, contacts, interviews, tasks, documents and the timeline are
          included only in the full download of your data.
        </span>
      </p>
    </>
  )
}
