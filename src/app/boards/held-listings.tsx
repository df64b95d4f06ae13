/** Listings that vanished all at once. They stay open until the operator confirms their removal or they come back. */
import { Form } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'
import { TimeAgo } from '#app/ui/time-ago.tsx'
import { countOf } from '#core/text/count-of.ts'
import type { BoardState } from '#store/boards.ts'
import type { HeldListing } from '#store/listings.ts'

type Props = {
  held: NonNullable<BoardState['held']>
  listings: readonly HeldListing[]
  /** URL of the board's public page; null if it has none. */
  page: string | null
  now: Date
}

export function HeldListings({ held, listings, page, now }: Props) {
  const more = held.missing - listings.length
  return (
    <section aria-labelledby="held" className="admin-part">
      <h2 id="held">Held listings</h2>
      <div className="notice notice-warn">
        <Icon name="triangle-alert" />
        <span>
          <TimeAgo at={held.at} now={now} />: {held.missing.toLocaleString('en')} of{' '}
          {countOf(held.of, 'job')} vanished at once. They stay open for now. If they come back, you
          don’t need to do anything.
          {page && (
            <>
              {' '}
              Check{' '}
              <a href={page} rel="noopener" className="link">
                the board itself
              </a>
              , and close them only if they’re missing there too.
            </>
          )}
        </span>
        <Form method="post">
          <input type="hidden" name="at" value={held.at.toISOString()} />
          <input type="hidden" name="missing" value={held.missing} />
          <button type="submit" name="intent" value="confirm" className="button button-small">
            Close {countOf(held.missing, 'job')}
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
                Original listing
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
