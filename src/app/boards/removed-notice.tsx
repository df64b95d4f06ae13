/** Reports that a board was removed, and offers to undo it. */
import { Form } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'
import { countOf } from '#core/text/count-of.ts'

export type Removed = { name: string; company: string; isPaused: boolean; closed: number }

/** Reads the URL that removing redirects to; null if nothing was removed or the board was added again. */
export function removedOf(params: URLSearchParams, names: readonly string[]): Removed | null {
  const name = params.get('removed') ?? ''
  if (!/^[a-z][a-z\d-]{1,59}\/./.test(name) || names.includes(name)) return null
  const closed = params.get('closed') ?? ''
  return {
    name,
    company: params.get('company') ?? '',
    isPaused: params.get('paused') === 'yes',
    closed: /^\d{1,9}$/.test(closed) ? Number(closed) : 0,
  }
}

/** A directory on the server can only be added back on the command line. */
export function RemovedNotice({ name, company, isPaused, closed }: Removed) {
  const isOwn = name.startsWith('directory/')
  return (
    <div className="notice" role="status">
      <Icon name="info" />
      <span>
        {name} was removed. {countOf(closed, 'job')} that only it listed{' '}
        {closed === 1 ? 'is' : 'are'} closed.{' '}
        {isOwn ? (
          <>
            To add it again, run <code>npm run boards -- add {name}</code>.
          </>
        ) : (
          'If you undo this, its jobs reopen as soon as it’s read.'
        )}
      </span>
      {!isOwn && (
        <Form method="post" action="/admin/sources">
          <input type="hidden" name="address" value={name} />
          <input type="hidden" name="company" value={company} />
          <input type="hidden" name="paused" value={isPaused ? 'yes' : ''} />
          <button type="submit" name="intent" value="restore" className="button button-small">
            Undo
          </button>
        </Form>
      )}
    </div>
  )
}
