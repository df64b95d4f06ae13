/** Every location a job is offered in, each with its own application link, and every site that lists it. */

import { DotLine } from '#app/ui/dot-line.tsx'
import { TimeAgo } from '#app/ui/time-ago.tsx'
import { sourceTitle } from '#core/boards/source-credit.ts'

export type ShownListing = {
  id: number
  source: string
  url: string | null
  applyUrl: string | null
  locationText: string | null
  openingId: number
  lastSeenAt: Date
  goneAt: Date | null
}

type Props = { listings: readonly ShownListing[]; isOpen: boolean; now: Date }

/** Renders nothing for a single listing, because the page already shows all of it. */
export function JobListings({ listings, isOpen, now }: Props) {
  const shown = listings.filter(({ goneAt }) => !isOpen || goneAt === null)
  if (shown.length < 2) return null
  const openings = [...Map.groupBy(shown, ({ openingId }) => openingId).values()]
  return (
    <section aria-labelledby="listings-title">
      <h2 id="listings-title">
        {openings.length > 1
          ? `Offered in ${openings.length} locations`
          : 'Listed on several sites'}
      </h2>
      <ul className="job-listings">
        {openings.map((opening) => (
          <Opening key={opening[0]?.id} opening={opening} isOpen={isOpen} now={now} />
        ))}
      </ul>
    </section>
  )
}

function Opening({
  opening,
  isOpen,
  now,
}: {
  opening: readonly ShownListing[]
  isOpen: boolean
  now: Date
}) {
  const place =
    opening.find(({ locationText }) => locationText)?.locationText ?? 'Location not specified'
  const apply = opening.map(({ applyUrl, url }) => applyUrl ?? url).find((url) => url !== null)
  return (
    <li>
      <span className="job-listing">
        <span>{place}</span>
        <span className="job-listing-sites">
          <DotLine>
            {opening.map(({ id, source, url, lastSeenAt }) => (
              <span key={id}>
                {url ? (
                  <a href={url} target="_blank" rel="nofollow ugc noopener" className="link">
                    {sourceTitle(source)}
                    <span className="sr-only">, {place}, opens in a new tab</span>
                  </a>
                ) : (
                  sourceTitle(source)
                )}
                {', seen '}
                <TimeAgo at={lastSeenAt} now={now} inSentence />
              </span>
            ))}
          </DotLine>
        </span>
      </span>
      {isOpen && apply && (
        <a href={apply} target="_blank" rel="nofollow ugc noopener" className="link">
          Apply<span className="sr-only"> for {place}, opens in a new tab</span>
        </a>
      )}
    </li>
  )
}
