/** Earlier versions of the CV. Each can be restored, or named so that it is kept. */
import { Form } from 'react-router'
import type { ShownCv } from './load-cv.ts'

export function Versions({ cv }: { cv: ShownCv }) {
  const earlier = cv.versions.filter(({ version }) => version !== cv.version)
  if (earlier.length === 0) return null
  return (
    <details className="cv-versions">
      <summary className="link">Earlier versions ({earlier.length})</summary>
      <ol>
        {earlier.map(({ version, name, createdAt }) => (
          <li key={version}>
            <span className="cv-version-name">
              {name ?? `Version ${version}`}
              <time dateTime={createdAt.toISOString()} className="hint">
                {' '}
                {createdAt.toISOString().slice(0, 16).replace('T', ' ')} UTC
              </time>
            </span>
            <Form method="post" action={`/dashboard/cv/${cv.id}`} replace>
              <input type="hidden" name="of" value={version} />
              <input
                name="name"
                className="input"
                aria-label={`Name of version ${version}`}
                defaultValue={name ?? ''}
                placeholder="Name"
                maxLength={200}
              />
              <button
                type="submit"
                name="intent"
                value="name-version"
                className="button button-plain button-small"
              >
                Save name
              </button>
              <button
                type="submit"
                form="cv-op"
                name="op"
                value={`restore-version ${version}`}
                className="button button-small"
              >
                Restore
              </button>
            </Form>
          </li>
        ))}
      </ol>
    </details>
  )
}
