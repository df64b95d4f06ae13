/** What vanished at once and is kept open until somebody says that it is gone, or it comes back. */
import { Form } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'
import { TimeAgo } from '#app/ui/time-ago.tsx'
import type { BoardState } from '#store/boards.ts'
import type { HeldListing } from '#store/listings.ts'
import { countOf } from './board-words.ts'

type Props = {
  held: NonNullable<BoardState['held']>
  listings: readonly HeldListing[]
  /** The board as people see it, to compare; null for none on the web. */
  page: string | null
  now: Date
}

export function HeldListings({ held, listings, page, now }: Props) {
  const more = held.missing - listings.length
  return (
    <section aria-labelledby="held" className="admin-part">
      <h2 id="held">What is held</h2>
      <div className="notice notice-warn">
        <Icon name="triangle-alert" />
        <span>
          <TimeAgo at={held.at} now={now} />: {held.missing.toLocaleString('en')} of{' '}
          {countOf(held.of, 'job')} vanished at once. They stay open. When they come back, nothing
          happened.
          {page && (
            <>
              {' '}
              Look at{' '}
              <a href={page} rel="noopener" className="link">
                the board itself
              </a>
              : only if they are missing there too, close them.
            </>
          )}
        </span>
        <Form method="post">
          <input type="hidden" name="at" value={held.at.toISOString()} />
          <input type="hidden" name="missing" value={held.missing} />
          <button type="submit" name="intent" value="confirm" className="button button-small">
            They are gone: close {countOf(held.missing, 'job')}
          </button>
        </Form>
      </div>
      <ul className="held-list">
        {listings.map(({ jobId, title, url, locationText }) => (
          <li key={`${jobId}-${url ?? title}`}>
            <a href={`/jobs/${jobId}`} className="boards-name">
              {title}
            </a>
            {locationText && <span className="text-muted">{locationText}</span>}
            {url && /^https?:\/\//.test(url) && (
              <a href={url} rel="nofollow noopener" className="link">
                Its page
                <span className="sr-only">, {title}</span>
              </a>
            )}
          </li>
        ))}
      </ul>
      {more > 0 && <p className="text-sm text-muted">And {countOf(more, 'more', 'more')}.</p>}
    </section>
  )
}
