/**
 * Which listings are copies of what the employer has taken down. The employer's own board is believed before a site that
 * gathers what others published: when it has dropped a job, copies of it are outdated, though their sites list them
 * still. Only what was published after the end is news.
 */
import { isEmployersOwn } from '#core/boards/source-kind.ts'

export type ListedCopy = {
  source: string
  /** Listings with the same one are the same job at the same place. */
  openingId: number
  /** Whether it stands on a board that we read: then its end is the board's word, and not that of an old file. */
  isOnBoard: boolean
  firstSeenAt: Date
  /** As ISO 8601. */
  postedAt: string | null
  goneAt: Date | null
}

/** The same listings; outdated ones went when the employer's own did. */
export function endCopies<T extends ListedCopy>(listings: readonly T[]): T[] {
  if (listings.every(({ goneAt }) => goneAt === null)) return [...listings]
  const ends = new Map(
    [...Map.groupBy(listings, ({ openingId }) => openingId)].map(([opening, same]) => [
      opening,
      endByEmployer(same),
    ]),
  )
  return listings.map((listing) => {
    const end = ends.get(listing.openingId) ?? null
    const isOutdated = end && listing.goneAt === null && !isPublishedAfter(listing, end)
    return isOutdated ? { ...listing, goneAt: end } : listing
  })
}

/** When the last of the employer's own listings of an opening went; null while one is open, and where none is known. */
function endByEmployer(listings: readonly ListedCopy[]): Date | null {
  const own = listings.filter(({ source }) => isEmployersOwn(source))
  if (own.some(({ goneAt }) => goneAt === null)) return null
  const ends = own.flatMap(({ isOnBoard, goneAt }) => (isOnBoard && goneAt ? goneAt.getTime() : []))
  return ends.length > 0 ? new Date(Math.max(...ends)) : null
}

/** Sites renew the dates of what they list: a date alone is no news. */
const isPublishedAfter = ({ firstSeenAt, postedAt }: ListedCopy, end: Date) =>
  firstSeenAt > end && postedAt !== null && Date.parse(postedAt) > end.getTime()
