/** Says that a board was removed, and takes it back. */
import { Form } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'
import { countOf } from './board-words.ts'

export type Removed = { name: string; company: string; isPaused: boolean; closed: number }

/** From the address that removing leads to; null where nothing was removed, or it is there again. */
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

/** A directory of the server's own machine comes back where it came from: with the command. */
export function RemovedNotice({ name, company, isPaused, closed }: Removed) {
  const isOwn = name.startsWith('directory/')
  return (
    <div className="notice" role="status">
      <Icon name="info" />
      <span>
        {name} is removed. {countOf(closed, 'job')} that only it listed{' '}
        {closed === 1 ? 'is' : 'are'} closed.{' '}
        {isOwn ? (
          <>
            <code>npm run boards -- add {name}</code> brings it back.
          </>
        ) : (
          'Taken back, its jobs open again as soon as it is read.'
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
