/** The head of the CV page: name, number of problems, actions and warnings about the file. */
import { useId } from 'react'
import '#app/ui/back-link.css'
import { Form, Link } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'
import { countOf } from '#core/text/count-of.ts'
import { Op } from './blocks.tsx'
import { countsInWords } from './finding-counts.ts'
import type { ShownCv } from './load-cv.ts'

export function CvHead({ cv }: { cv: ShownCv }) {
  const { must, should, could } = cv.counts
  return (
    <header className="cv-head">
      <Link to="/dashboard/cv-analyzer" className="back-link">
        <Icon name="arrow-left" />
        All CVs
      </Link>
      <div className="cv-title">
        <div>
          <h1>{cv.name}</h1>
          <p className="text-muted">
            {cv.kind === 'read'
              ? 'This is what employers’ hiring software may read in your CV. Fix anything that’s wrong.'
              : 'Generated here. You can edit every value.'}
          </p>
        </div>
        {cv.isCurrent ? (
          <Link to="/dashboard/jobs-for-me" className="button button-primary">
            See matching jobs
          </Link>
        ) : (
          <button type="submit" form="cv-op" name="op" value="choose" className="button">
            Use for matching
          </button>
        )}
      </div>
      <div className="cv-acts">
        <ul className="cv-facts">
          {cv.isCurrent && (
            <li>
              <span className="badge">
                <Icon name="check" />
                Used for matching
              </span>
            </li>
          )}
          {cv.unread.length > 0 && (
            <li>
              <a href="#s-unread" className="link">
                {countOf(cv.unread.length, 'line')} not read
              </a>
            </li>
          )}
          <li>
            <Link to={`/dashboard/cv/${cv.id}/checks`} className="link">
              {countsInWords({ must, should, could })}
            </Link>
          </li>
        </ul>
        {cv.file && (
          <a
            href={`/dashboard/files/${cv.file.id}`}
            className="button button-plain button-small"
            download
          >
            <Icon name="file-text" />
            Open original file
          </a>
        )}
        <a
          href={`/api/me/cvs/${cv.id}/resume.json`}
          className="button button-plain button-small"
          download
        >
          <Icon name="download" />
          Download JSON Resume
        </a>
        {cv.file && (cv.isOld || cv.isUnread) && (
          <Op op="read-again">
            {cv.isOld ? 'Read file again with newer rules' : 'Read file again'}
          </Op>
        )}
        <Rename cv={cv} />
        <button
          type="submit"
          form="cv-op"
          name="op"
          value="delete"
          className="button button-plain button-small"
        >
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

function Rename({ cv }: { cv: ShownCv }) {
  const id = useId()
  return (
    // The key closes the form after renaming.
    <details key={cv.name} className="cv-rename">
      <summary className="button button-plain button-small">Rename</summary>
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
