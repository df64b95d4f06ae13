/**
 * Splits jobs that listings of a batch have left: the remaining listings may have been connected only through those.
 * The part with the oldest listing keeps the job.
 */
import type { Tx } from '#store/db.ts'
import * as importJobs from '#store/import-jobs.ts'
import type { StoredListing } from '#store/listing-writes.ts'
import type { Neighbour, Neighbourhood } from './neighbourhood.ts'

type InBatch = { id: number; jobId: number; isNewJob: boolean; stored: StoredListing | null }

/** A listing outside the batch that was connected to its job only through a listing that left. */
export type Parted = { id: number; jobId: number; openingId: number | null }

/** A larger job is not split: comparing all pairs would take too long. */
const MOST_COMPARED = 60

/**
 * Call it when the whole batch is placed. In the returned `placed`, listings of the batch that were split off have
 * their new jobs.
 */
export async function partJobs<T extends InBatch>(
  tx: Tx,
  around: Neighbourhood,
  placed: readonly T[],
): Promise<{ placed: T[]; parted: Parted[] }> {
  const left = placed.flatMap(({ stored, jobId }) =>
    stored && stored.jobId !== jobId ? stored.jobId : [],
  )
  const groups = [...new Set(left)].flatMap((jobId) => partsOf(around, jobId).slice(1))
  const jobIds = groups.length > 0 ? await importJobs.reserveIds(tx, groups.length) : []
  const inBatch = new Map(placed.map((listing) => [listing.id, listing]))
  const parted: Parted[] = []
  for (const [index, group] of groups.entries()) {
    const jobId = jobIds[index] as number
    const beside = group.filter(({ id }) => !inBatch.has(id))
    parted.push(...beside.map(({ id, openingId }) => ({ id, jobId, openingId })))
    const moved = group.flatMap(({ id }) => inBatch.get(id) ?? [])
    for (const [at, listing] of moved.entries()) {
      inBatch.set(listing.id, { ...listing, jobId, isNewJob: at === 0 && beside.length === 0 })
    }
  }
  return { placed: [...inBatch.values()], parted }
}

/** Oldest first. */
function partsOf(around: Neighbourhood, jobId: number): Neighbour[][] {
  const all = around.ofJob(jobId)
  if (all.length > MOST_COMPARED) return []
  const parts: Neighbour[][] = []
  for (const one of all) {
    const near = parts.filter((part) => part.some((member) => isOneJob(around, member, one)))
    const joint = [...near.flat(), one]
    parts.splice(0, parts.length, ...parts.filter((part) => !near.includes(part)), joint)
  }
  return parts.toSorted((one, other) => oldest(one) - oldest(other))
}

/** Ids increase over time. */
const oldest = (part: readonly Neighbour[]) => Math.min(...part.map(({ id }) => id))

const isOneJob = ({ compare }: Neighbourhood, one: Neighbour, other: Neighbour) =>
  !one.traces || !other.traces || compare(one.traces, other.traces) !== 'other'
