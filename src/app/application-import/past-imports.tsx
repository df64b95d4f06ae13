/** What was imported lately; each can be taken back as a whole. */
import { Form } from 'react-router'
import { TimeAgo } from '#app/ui/time-ago.tsx'
import type { ApplicationImport } from '#store/application-imports.ts'

type Props = { past: readonly ApplicationImport[]; now: Date }

/** What was taken back is kept for so long. */
const KEPT_MS = 24 * 3_600_000

export function PastImports({ past, now }: Props) {
  if (past.length === 0) return null
  return (
    <section aria-labelledby="past-title">
      <h2 id="past-title">Your last imports</h2>
      <ul className="import-past">
        {past.map(({ id, name, applications, createdAt, undoneAt }) => (
          <li key={id}>
            <span>
              <strong>{name ?? 'Pasted table'}</strong>{' '}
              <span className="text-muted">
                {applications} {applications === 1 ? 'application' : 'applications'},{' '}
                <TimeAgo at={createdAt} now={now} />
                {undoneAt && ', undone'}
              </span>
            </span>
            {(!undoneAt || now.getTime() - undoneAt.getTime() < KEPT_MS) && (
              <Form method="post">
                <input type="hidden" name="importId" value={id} />
                <button
                  type="submit"
                  name="intent"
                  value={undoneAt ? 'redo' : 'undo'}
                  className="button button-small"
                >
                  {undoneAt ? 'Bring them back' : 'Undo'}
                  <span className="sr-only"> the import of {name ?? 'the pasted table'}</span>
                </button>
              </Form>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
