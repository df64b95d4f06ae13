/** The slot of a listing: its job and its opening, and whether it keeps them when it is read again. */
import type { DedupeFeatures } from '#core/merge/dedupe-features.ts'
import type { StoredListing } from '#store/listing-writes.ts'
import type { Neighbourhood } from './neighbourhood.ts'

export type Place = {
  jobId: number
  /** The first listing of the same opening; null for that listing itself. */
  openingId: number | null
  isNewJob: boolean
  /** Published again by its own board under a new id. */
  isRepost: boolean
}

/** A limit, because other imports wait during the comparisons. */
const MOST_COMPARED = 60

export const stay = (jobId: number, openingId: number | null): Place => ({
  jobId,
  openingId,
  isNewJob: false,
  isRepost: false,
})

/**
 * The listing's slot in its current job; null if it no longer belongs there. Compares with its own opening first,
 * where most listings still belong. The only listing of a job stays.
 */
export function keptSlot(
  { ofJob, compare }: Pick<Neighbourhood, 'ofJob' | 'compare'>,
  traces: DedupeFeatures,
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
