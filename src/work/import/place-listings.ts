/**
 * Decides which job each listing of a batch belongs to: an existing one, one of the batch, or a new one. A listing
 * that has changed so much that it is no longer the same job leaves its job.
 */
import type { DedupeFeatures } from '#core/merge/dedupe-features.ts'
import type { Tx } from '#store/db.ts'
import * as importJobs from '#store/import-jobs.ts'
import type { StoredListing } from '#store/listing-writes.ts'
import * as listingWrites from '#store/listing-writes.ts'
import { keptSlot, type Place, stay } from './listing-slot.ts'
import { createNeighbourhood, type Neighbour, type Neighbourhood } from './neighbourhood.ts'
import { type Parted, partJobs } from './part-jobs.ts'
import type { FactsRead, ReadListing } from './read-listing.ts'

export type ListingToPlace = {
  read: ReadListing
  known: FactsRead
  /** Null for a new listing. */
  stored: StoredListing | null
}

export type Placed = ListingToPlace & Place & { id: number }

const DAY_MS = 86_400_000

/**
 * `isAlone`: no listing is merged with others; for sample data. `seen`: ids that the current run found on the board.
 */
export async function placeListings(
  tx: Tx,
  items: readonly ListingToPlace[],
  { isAlone, seen, now }: { isAlone: boolean; seen: ReadonlySet<string>; now: Date },
): Promise<{ placed: Placed[]; parted: Parted[] }> {
  const fresh = items.filter(({ stored }) => stored === null)
  const listingIds = await listingWrites.reserveIds(tx, fresh.length)
  const jobIds = await importJobs.reserveIds(tx, items.length)
  const newJob = (): Place => ({
    jobId: jobIds.shift() as number,
    openingId: null,
    isNewJob: true,
    isRepost: false,
  })
  const idOf = ({ stored }: ListingToPlace) => stored?.id ?? (listingIds.shift() as number)
  if (isAlone) {
    const placed = items.map((item) => {
      const place = item.stored ? stay(item.stored.jobId, null) : newJob()
      return { ...item, ...place, id: idOf(item) }
    })
    return { placed, parted: [] }
  }

  const around = await createNeighbourhood(tx, items, now)
  const placed: Placed[] = []
  for (const item of items) {
    const id = idOf(item)
    const kept = item.stored && keptSlot(around, item.known.traits.traces, item.stored)
    const place = kept ?? bestMatch(around, item, { seen, now }) ?? newJob()
    placed.push({ ...item, ...place, id })
    around.add(asNeighbour(item, id, place, now), item.known.keys)
  }
  return partJobs(tx, around, placed)
}

/** The job that this is another listing of; null if there is none. */
function bestMatch(
  { near, compare }: Neighbourhood,
  { read, known, stored }: ListingToPlace,
  { seen, now }: { seen: ReadonlySet<string>; now: Date },
): Place | null {
  const others = near(known.keys).filter(
    ({ id, jobId }) => id !== stored?.id && jobId !== stored?.jobId,
  )
  const { traces } = known.traits
  const hasItsTitle = (one: Neighbour) => one.traces && titleOf(one.traces) === titleOf(traces)
  let same: Neighbour | null = null
  let opening: Neighbour | null = null
  let gone: Neighbour | null = null
  for (const other of others) {
    const verdict = other.traces
      ? compare(traces, other.traces, areTogether(other, read, seen))
      : 'other'
    if (verdict === 'same' && other.goneAt === null) {
      // Several roles advertised in one post share their text; if more than one matches, the title decides.
      if (hasItsTitle(other)) return joined(other, read, now)
      same ??= other
    } else if (verdict === 'same') {
      if (!gone || hasItsTitle(other) || !hasItsTitle(gone)) gone = other // the latest one says most
    } else if (verdict === 'opening' && other.goneAt === null) opening ??= other
  }
  const found = same ?? gone
  return found ? joined(found, read, now) : opening && stay(opening.jobId, null)
}

const titleOf = ({ title }: DedupeFeatures) => [...title.words, '', ...title.grades].join(' ')

/** On the same board: listings of the same batch or run are listed together; one that is gone is not. */
function areTogether(
  other: Neighbour,
  read: ReadListing,
  seen: ReadonlySet<string>,
): boolean | null {
  if (other.source !== read.source || other.board !== read.board) return null
  if (other.isOfBatch || seen.has(other.externalId)) return true
  return other.goneAt ? false : null
}

function joined(other: Neighbour, read: ReadListing, now: Date): Place {
  const isOfOneBoard = other.source === read.source && other.board === read.board
  const since = new Date(other.postedAt ?? other.firstSeenAt).getTime()
  const at = read.listing.postedAt ? Date.parse(read.listing.postedAt) : now.getTime()
  const isLater = other.goneAt !== null || at - since >= DAY_MS
  return {
    ...stay(other.jobId, other.openingId),
    isRepost: isOfOneBoard && isLater && read.closedAt === null,
  }
}

function asNeighbour(
  { read, known }: ListingToPlace,
  id: number,
  place: Place,
  now: Date,
): Neighbour {
  return {
    id,
    jobId: place.jobId as Neighbour['jobId'],
    openingId: place.openingId ?? id,
    source: read.source,
    board: read.board,
    externalId: read.externalId,
    goneAt: read.closedAt ? new Date(read.closedAt) : null,
    firstSeenAt: now,
    postedAt: read.listing.postedAt ?? null,
    traces: known.traits.traces,
    isOfBatch: true,
  }
}
