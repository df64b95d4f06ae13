/** The feeds of a list of jobs: in the head for feed readers that are given the page's address, and as visible links. */
import { FEED_FORMATS, feedAddress } from '#core/feed/feed-format.ts'

/** `page`: path and query of the page whose jobs the feeds have, with an absolute address before it in `publicUrl`. */
export function FeedHeadLinks({
  title,
  page,
  publicUrl,
}: {
  title: string
  page: string
  publicUrl: string
}) {
  return FEED_FORMATS.map(({ ending, name, mediaType }) => (
    <link
      key={ending}
      rel="alternate"
      type={mediaType}
      title={`${title} (${name})`}
      href={publicUrl + feedAddress(page, ending)}
    />
  ))
}

/** `what`: "this search", "this company". */
export function FeedLinks({ what, page }: { what: string; page: string }) {
  return (
    <p className="text-sm text-muted">
      Follow {what} in a feed reader:{' '}
      {FEED_FORMATS.map(({ ending, name }, at) => (
        <span key={ending}>
          {at > 0 && ', '}
          <a href={feedAddress(page, ending)} className="link">
            {name}
          </a>
        </span>
      ))}
    </p>
  )
}
