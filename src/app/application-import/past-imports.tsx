/** Recent imports; each can be undone as a whole. */
import { Form } from 'react-router'
import { TimeAgo } from '#app/ui/time-ago.tsx'
import { countOf } from '#core/text/count-of.ts'
import type { ApplicationImport } from '#store/application-imports.ts'

type Props = { past: readonly ApplicationImport[]; now: Date }

/** How long an undone import can be restored. */
const KEPT_MS = 24 * 3_600_000

export function PastImports({ past, now }: Props) {
  if (past.length === 0) return null
  return (
    <section aria-labelledby="past-title">
      <h2 id="past-title">Recent imports</h2>
      <ul className="import-past">
        {past.map(({ id, name, applications, createdAt, undoneAt }) => (
          <li key={id}>
            <span>
              <strong>{name ?? 'Pasted table'}</strong>{' '}
              <span className="text-muted">
                {countOf(applications, 'application')},{' '}
                <TimeAgo at={createdAt} now={now} inSentence />
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
                  {undoneAt ? 'Redo' : 'Undo'}
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
