/**
 * The listings that a batch is held against: stored ones with a key in common, all of the jobs that the batch changes,
 * and those of the batch itself that have their place already.
 */
import { commonRuns } from '#core/merge/job-comparison.ts'
import type { JobTraces } from '#core/merge/job-traces.ts'
import { TRACES_VERSION } from '#core/merge/job-traces.ts'
import { compareTraces, type Sameness } from '#core/merge/same-job.ts'
import type { Tx } from '#store/db.ts'
import type { LikeListing, StoredListing } from '#store/listing-writes.ts'
import * as listingWrites from '#store/listing-writes.ts'
import type { FactsRead } from './read-listing.ts'

/** What was published this long after the end of the other is a new job. */
const REPOST_DAYS = 90
const DAY_MS = 86_400_000
/** A key that more listings share tells little; the oldest of them are enough to find their job. */
const MOST_LIKE = 60

/** `traces` null where older rules have read it. */
export type Neighbour = Omit<LikeListing, 'traits' | 'keys'> & {
  traces: JobTraces | null
  /** It came with the same batch. */
  isOfBatch?: true
}

export type Neighbourhood = {
  /** Listings that share a key with these, the oldest first. */
  near(keys: readonly string[]): Neighbour[]
  ofJob(jobId: number): Neighbour[]
  /** `together`: both stand on one board now, or not; null where nobody knows. */
  compare(one: JobTraces, other: JobTraces, together?: boolean | null): Sameness
  /** It has its place now. One that was there before is replaced. */
  add(neighbour: Neighbour, keys: readonly string[]): void
}

export async function createNeighbourhood(
  tx: Tx,
  batch: readonly { known: FactsRead; stored: StoredListing | null }[],
  now: Date,
): Promise<Neighbourhood> {
  const goneAfter = new Date(now.getTime() - REPOST_DAYS * DAY_MS)
  const keys = new Set(batch.flatMap(({ known }) => known.keys))
  const like = await listingWrites.like(tx, [...keys], { goneAfter, mostOfKey: MOST_LIKE })
  const siblings = await listingWrites.ofJobs(
    tx,
    batch.flatMap(({ stored }) => stored?.jobId ?? []),
  )

  const byId = new Map<number, Neighbour>()
  const byKey = new Map<string, Set<number>>()
  const byJob = new Map<number, Set<number>>()

  function add(neighbour: Neighbour, keys: readonly string[]) {
    const before = byId.get(neighbour.id)
    if (before) byJob.get(before.jobId)?.delete(before.id)
    byId.set(neighbour.id, neighbour)
    for (const key of keys) into(byKey, key, neighbour.id)
    into(byJob, neighbour.jobId, neighbour.id)
  }

  for (const { traits, keys, ...rest } of like) add({ ...rest, traces: current(traits) }, keys)
  for (const { traits, keys, ...rest } of siblings) {
    if (!byId.has(rest.id)) add({ ...rest, traces: current(traits) }, keys)
  }
  const readAnew = new Set(batch.map(({ stored }) => stored?.id))
  const commonOf = commonByCompany([
    ...[...byId.values()].flatMap(({ id, traces }) => (traces && !readAnew.has(id) ? traces : [])),
    ...batch.map(({ known }) => known.traits.traces),
  ])
  const all = (ids: Iterable<number> | undefined) =>
    [...(ids ?? [])].flatMap((id) => byId.get(id) ?? [])
  return {
    near: (keys) =>
      all(new Set(keys.flatMap((key) => [...(byKey.get(key) ?? [])].slice(0, MOST_LIKE)))),
    ofJob: (jobId) => all(byJob.get(jobId)),
    compare: (one, other, together = null) =>
      compareTraces(one, other, { together, common: commonOf(one) }).verdict,
    add,
  }
}

/** Text that all listings of a company repeat tells none of them apart. It is found over all of them, in any order. */
function commonByCompany(traces: readonly JobTraces[]) {
  const byCompany = Map.groupBy(traces, ({ company }) => company.toLowerCase())
  const known = new Map<string, Set<number>>()
  return ({ company }: JobTraces) => {
    const name = company.toLowerCase()
    const common = known.get(name) ?? commonRuns(byCompany.get(name) ?? [])
    known.set(name, common)
    return common
  }
}

const current = (traits: LikeListing['traits'] | null) =>
  traits?.traces.version === TRACES_VERSION ? traits.traces : null

function into<K>(map: Map<K, Set<number>>, key: K, id: number) {
  const known = map.get(key)
  if (known) known.add(id)
  else map.set(key, new Set([id]))
}
