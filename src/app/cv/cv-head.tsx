/** The head of a CV's page: what it is called, what stands in its way, and what can be done with it as a whole. */
import { useId } from 'react'
import { Form, Link } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'
import { Op } from './blocks.tsx'
import type { ShownCv } from './load-cv.ts'

export function CvHead({ cv }: { cv: ShownCv }) {
  const { must, should, could } = cv.counts
  const unsure = Object.values(cv.marks).filter(({ sure }) => sure === 'unsure').length
  return (
    <header className="cv-head">
      <p className="cv-way">
        <Link to="/dashboard/cv-analyzer" className="link">
          <Icon name="arrow-left" />
          All CVs
        </Link>
      </p>
      <h1>{cv.name}</h1>
      <p className="text-muted">
        {cv.kind === 'read'
          ? 'What an employer’s system will store of it, field by field. Mend what is wrong.'
          : 'Made here. Every value can be changed.'}
      </p>
      <ul className="cv-facts">
        {unsure > 0 && <li>{unsure === 1 ? '1 value' : `${unsure} values`} to look at again</li>}
        {cv.unread.length > 0 && (
          <li>{cv.unread.length === 1 ? '1 line' : `${cv.unread.length} lines`} stored nowhere</li>
        )}
        <li>
          <Link to={`/dashboard/cv/${cv.id}/checks`} className="link">
            {countsInWords(must, should, could)}
          </Link>
        </li>
      </ul>
      <div className="cv-acts">
        {cv.isCurrent ? (
          <span className="badge">
            <Icon name="check" />
            Matches go by this one
          </span>
        ) : (
          <button type="submit" form="cv-op" name="op" value="choose" className="button">
            Go by this one
          </button>
        )}
        <a href={`/api/me/cvs/${cv.id}/resume.json`} className="button" download>
          <Icon name="download" />
          JSON Resume
        </a>
        {cv.file && (
          <a href={`/dashboard/files/${cv.file.id}`} className="button" download>
            <Icon name="file-text" />
            The file
          </a>
        )}
        {cv.file && (cv.isOld || cv.isUnread) && (
          <Op op="read-again">{cv.isOld ? 'Read it again, by newer rules' : 'Read it again'}</Op>
        )}
        <Rename cv={cv} />
        <button type="submit" form="cv-op" name="op" value="delete" className="button button-plain">
          <Icon name="trash-2" />
          Delete
        </button>
      </div>
      {cv.troubles.map(({ code, title, meaning, todo }) => (
        <div key={code} className="notice notice-warn cv-trouble">
          <Icon name="triangle-alert" />
          <p>
            <strong>{title}.</strong> {meaning} {todo}
          </p>
        </div>
      ))}
    </header>
  )
}

function countsInWords(must: number, should: number, could: number): string {
  const parts = [
    must > 0 && `${must} to mend first`,
    should > 0 && `${should} that ${should === 1 ? 'costs' : 'cost'} you`,
    could > 0 && `${could} that could be better`,
  ].filter((part) => part !== false)
  return parts.length === 0 ? 'Checked: nothing to mend' : `Checked: ${parts.join(', ')}`
}

function Rename({ cv }: { cv: ShownCv }) {
  const id = useId()
  return (
    // Closed again once it has its name.
    <details key={cv.name} className="cv-rename">
      <summary className="button button-plain">Rename</summary>
      <Form method="post" action={`/dashboard/cv/${cv.id}`} replace>
        <label htmlFor={id} className="label">
          Name
        </label>
        <input
          id={id}
          name="name"
          className="input"
          defaultValue={cv.name}
          maxLength={200}
          required
        />
        <button type="submit" name="intent" value="rename" className="button">
          Save
        </button>
      </Form>
    </details>
  )
}
