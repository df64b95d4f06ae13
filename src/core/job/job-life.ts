/**
 * When a job is over, and how long the page of a closed job stays. It is kept for a while, for people who applied and links that
 * others shared; then the address answers "gone", so that search engines let go of it.
 */
import type { JobDetail } from './job.ts'
import type { Listing } from './listing.ts'

/** Two months: longer than most hiring takes from advert to answer. */
export const KEPT_AFTER_CLOSING_DAYS = 60

const DAY_MS = 86_400_000

/** When the listing's job ended; null while it is open. An end that is still to come ("expires on") closes nothing. */
export function endOf({ closedAt }: Pick<Listing, 'closedAt'>, now: Date): string | null {
  return closedAt && Date.parse(closedAt) <= now.getTime() ? closedAt : null
}

/** Whether the job was closed so long ago that its page is no longer shown. */
export function isGone({ closedAt }: Pick<JobDetail, 'closedAt'>, now: Date): boolean {
  return (
    closedAt !== null && now.getTime() - Date.parse(closedAt) > KEPT_AFTER_CLOSING_DAYS * DAY_MS
  )
}
