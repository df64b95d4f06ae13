/**
 * The listings that a batch is compared with: stored ones that share a blocking key, all listings of the jobs that
 * the batch changes, and those of the batch that are placed already.
 */

import type { DedupeFeatures } from '#core/merge/dedupe-features.ts'
import { FEATURES_VERSION } from '#core/merge/dedupe-features.ts'
import { commonRuns } from '#core/merge/job-comparison.ts'
import { compareFeatures, type Sameness } from '#core/merge/same-job.ts'
import type { Tx } from '#store/db.ts'
import type { LikeListing, StoredListing } from '#store/listing-writes.ts'
import * as listingWrites from '#store/listing-writes.ts'
import type { FactsRead } from './read-listing.ts'

/** A listing published this long after another one ended is a new job. */
const REPOST_DAYS = 90
const DAY_MS = 86_400_000
/** A key shared by more listings says little; the oldest of them are enough to find their job. */
const MOST_LIKE = 60

/** `traces` is null if older rules read the listing. */
export type Neighbour = Omit<LikeListing, 'traits' | 'keys'> & {
  traces: DedupeFeatures | null
  /** It belongs to the current batch. */
  isOfBatch?: true
}

export type Neighbourhood = {
  /** Listings that share one of these keys, oldest first. */
  near(keys: readonly string[]): Neighbour[]
  ofJob(jobId: number): Neighbour[]
  /** `together`: whether both are listed on the same board now; null if unknown. */
  compare(one: DedupeFeatures, other: DedupeFeatures, together?: boolean | null): Sameness
  /** Adds a placed listing, replacing an earlier version of it. */
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
  const readAgain = new Set(batch.map(({ stored }) => stored?.id))
  const commonOf = commonByCompany([
    ...[...byId.values()].flatMap(({ id, traces }) => (traces && !readAgain.has(id) ? traces : [])),
    ...batch.map(({ known }) => known.traits.traces),
  ])
  const all = (ids: Iterable<number> | undefined) =>
    [...(ids ?? [])].flatMap((id) => byId.get(id) ?? [])
  return {
    near: (keys) =>
      all(new Set(keys.flatMap((key) => [...(byKey.get(key) ?? [])].slice(0, MOST_LIKE)))),
    ofJob: (jobId) => all(byJob.get(jobId)),
    compare: (one, other, together = null) =>
      compareFeatures(one, other, { together, common: commonOf(one) }).verdict,
    add,
  }
}

/**
 * Text that all listings of a company repeat does not tell them apart. Computed over all of them, whatever their
 * order.
 */
function commonByCompany(traces: readonly DedupeFeatures[]) {
  const byCompany = Map.groupBy(traces, ({ company }) => company.toLowerCase())
  const known = new Map<string, Set<number>>()
  return ({ company }: DedupeFeatures) => {
    const name = company.toLowerCase()
    const common = known.get(name) ?? commonRuns(byCompany.get(name) ?? [])
    known.set(name, common)
    return common
  }
}

const current = (traits: LikeListing['traits'] | null) =>
  traits?.traces.version === FEATURES_VERSION ? traits.traces : null

function into<K>(map: Map<K, Set<number>>, key: K, id: number) {
  const known = map.get(key)
  if (known) known.add(id)
  else map.set(key, new Set([id]))
}
