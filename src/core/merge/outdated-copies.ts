/**
 * Which listings are copies of a job that the employer has taken down. The employer's own board
 * wins over aggregators: once it has dropped a job, copies elsewhere are outdated even if they are
 * still listed. A copy counts as new only if it was published after that.
 */
import { isEmployersOwn } from '#core/boards/source-kind.ts'

export type ListedCopy = {
  source: string
  /** Listings with the same one are for the same job at the same place. */
  openingId: number
  /** Whether we read it from a board. Its end then comes from the board, not from an old file. */
  isOnBoard: boolean
  firstSeenAt: Date
  /** As ISO 8601. */
  postedAt: string | null
  goneAt: Date | null
}

/** Returns the same listings; outdated copies end when the employer's own listing did. */
export function closeOutdatedCopies<T extends ListedCopy>(listings: readonly T[]): T[] {
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

/**
 * When the last of the employer's own listings for an opening was removed; null while one is open
 * or when there is none.
 */
function endByEmployer(listings: readonly ListedCopy[]): Date | null {
  const own = listings.filter(({ source }) => isEmployersOwn(source))
  if (own.some(({ goneAt }) => goneAt === null)) return null
  const ends = own.flatMap(({ isOnBoard, goneAt }) => (isOnBoard && goneAt ? goneAt.getTime() : []))
  return ends.length > 0 ? new Date(Math.max(...ends)) : null
}

/** Aggregators refresh the dates of their listings, so a new date alone proves nothing. */
const isPublishedAfter = ({ firstSeenAt, postedAt }: ListedCopy, end: Date) =>
  firstSeenAt > end && postedAt !== null && Date.parse(postedAt) > end.getTime()
