/** Where a listing belongs: its place in a job, and whether it keeps the one that it had when it is read again. */
import type { JobTraces } from '#core/merge/job-traces.ts'
import type { StoredListing } from '#store/listing-writes.ts'
import type { Neighbourhood } from './neighbourhood.ts'

export type Place = {
  jobId: number
  /** The first listing at the same place; null for the first itself. */
  openingId: number | null
  isNewJob: boolean
  /** Published again under a new id by its own board. */
  isRepost: boolean
}

/** Others wait while one is held against so many. */
const MOST_COMPARED = 60

export const stay = (jobId: number, openingId: number | null): Place => ({
  jobId,
  openingId,
  isNewJob: false,
  isRepost: false,
})

/**
 * Its place in the job that it is of; null when it is that job no longer. Held against its own opening first: there most
 * find theirs again. A job's only listing stays what it is.
 */
export function keptPlace(
  { ofJob, compare }: Pick<Neighbourhood, 'ofJob' | 'compare'>,
  traces: JobTraces,
  { id, jobId }: Pick<StoredListing, 'id' | 'jobId'>,
): Place | null {
  const all = ofJob(jobId)
  const own = all.find((one) => one.id === id)?.openingId ?? id
  const others = all
    .filter((other) => other.id !== id)
    .toSorted((one, other) => Number(other.openingId === own) - Number(one.openingId === own))
  if (others.length === 0) return stay(jobId, null)
  let place: Place | null = null
  for (const other of others.slice(0, MOST_COMPARED)) {
    const verdict = other.traces ? compare(traces, other.traces) : 'same'
    if (verdict === 'same') return stay(jobId, other.openingId)
    if (verdict === 'opening') place = stay(jobId, null)
  }
  return place
}
