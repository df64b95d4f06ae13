/**
 * How long the page of a closed job stays. It is kept for a while, for people who applied and links that
 * others shared; then the address answers "gone", so that search engines let go of it.
 */
import type { JobDetail } from './job.ts'

/** Two months: longer than most hiring takes from advert to answer. */
const KEPT_AFTER_CLOSING_DAYS = 60

const DAY_MS = 86_400_000

/** Whether the job was closed so long ago that its page is no longer shown. */
export function isGone({ closedAt }: Pick<JobDetail, 'closedAt'>, now: Date): boolean {
  return (
    closedAt !== null && now.getTime() - Date.parse(closedAt) > KEPT_AFTER_CLOSING_DAYS * DAY_MS
  )
}
