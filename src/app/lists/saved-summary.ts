/** What is worth knowing about somebody's saved jobs, in one sentence. */
import type { SavedJob } from '#core/lists/saved-job.ts'

const WEEK_MS = 7 * 86_400_000

type Saved = { job: Pick<SavedJob['job'], 'postedAt' | 'firstSeenAt'>; since: SavedJob['since'] }

/** Null if there is nothing to say. */
export function savedSummary(saved: readonly Saved[], now: Date): string | null {
  const closed = saved.filter(({ since }) => since.closedAt !== null).length
  const fresh = saved.filter(
    ({ job, since }) =>
      since.closedAt === null &&
      now.getTime() - Date.parse(job.postedAt ?? job.firstSeenAt) < WEEK_MS,
  ).length
  const parts = [
    fresh > 0 &&
      `${fresh} of ${saved.length} ${fresh === 1 ? 'was' : 'were'} posted in the last 7 days`,
    closed > 0 && `${closed} ${closed === 1 ? 'has' : 'have'} closed`,
  ].filter((part) => part !== false)
  return parts.length === 0 ? null : `${parts.join(', ')}.`
}
