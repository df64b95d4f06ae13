/**
 * When a job is over, and how long the page of a closed job stays online. The page is kept for a
 * while for people who applied and for shared links; then the URL answers "gone", so that search
 * engines drop it.
 */
import type { JobDetail } from './job.ts'
import type { Listing } from './listing.ts'

/** Two months, longer than most hiring takes from listing to reply. */
export const KEPT_AFTER_CLOSING_DAYS = 60

const DAY_MS = 86_400_000

/**
 * When the listing's job ended; null while it is open. A future end date ("expires on") doesn't
 * close the job.
 */
export function endOf({ closedAt }: Pick<Listing, 'closedAt'>, now: Date): string | null {
  return closedAt && Date.parse(closedAt) <= now.getTime() ? closedAt : null
}

/** Whether the job was closed so long ago that its page is no longer shown. */
export function isGone({ closedAt }: Pick<JobDetail, 'closedAt'>, now: Date): boolean {
  return (
    closedAt !== null && now.getTime() - Date.parse(closedAt) > KEPT_AFTER_CLOSING_DAYS * DAY_MS
  )
}
