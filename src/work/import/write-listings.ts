/**
 * Writes all listings, from files and from boards, in batches of one transaction each, so that memory stays flat and
 * a stop at any time keeps every finished batch. Safe to repeat: a listing that the same rules have read before
 * changes nothing.
 */
import { setImmediate as letOthers } from 'node:timers/promises'
import type { Listing } from '#core/job/listing.ts'
import type { LeasedBoard } from '#store/board-leases.ts'
import * as boardLeases from '#store/board-leases.ts'
import { type Db, inTransaction, type Tx } from '#store/db.ts'
import * as importJobs from '#store/import-jobs.ts'
import * as jobDemands from '#store/job-demands.ts'
import type { StoredListing } from '#store/listing-writes.ts'
import * as listingWrites from '#store/listing-writes.ts'
import * as listings from '#store/listings.ts'
import { isValueRefused } from '#store/value-refused.ts'
import type { Parted } from './part-jobs.ts'
import { type Placed, placeListings } from './place-listings.ts'
import { type FactsRead, type ReadListing, readFacts } from './read-listing.ts'
import { renewJobs } from './renew-jobs.ts'

const BATCH = 500

/** How long a board stays leased after a batch; a batch takes about a second. */
export const LEASE_MS = 5 * 60_000

export type WriteCounts = {
  added: number
  changed: number
  same: number
  /** Of the same: listings from a file that boards have, left unchanged. */
  kept: number
  reopened: number
  reposted: number
}

export type WriteServices = {
  db: Db
  clock: { now(): Date }
  /** Applies the rules elsewhere, such as on another thread; in this thread by default. */
  readAll?: (listings: readonly Listing[]) => Promise<FactsRead[]>
  /** Called at named points of the writing, for tests of what a sudden end leaves behind. */
  reached?: (point: 'stored' | 'merged') => void
}

export type WriteOptions = {
  /** Marks sample data, which is never merged with other jobs. */
  isDemo?: boolean
  /** The leased board that the listings come from. */
  board?: LeasedBoard | null
  /** Ids that this run of the board has found so far, including unchanged ones. */
  seen?: ReadonlySet<string>
  batchSize?: number
  /**
   * Called with a listing that the database refuses, and why; the others are stored. Without it, the whole batch
   * fails.
   */
  onRefused?: ((listing: ReadListing, why: string) => void) | undefined
  onBatch?: ((counts: WriteCounts) => void) | undefined
}

/** Another server has leased the board since. */
export class LeaseLost extends Error {
  override readonly name = 'LeaseLost'
}

export type ListingWriter = {
  take(listing: ReadListing): Promise<void>
  /** Resolves when all listings are stored. */
  finish(): Promise<void>
  counts: WriteCounts
}

export function createListingWriter(
  services: WriteServices,
  options: WriteOptions = {},
): ListingWriter {
  const { batchSize = BATCH, onBatch } = options
  const counts: WriteCounts = {
    added: 0,
    changed: 0,
    same: 0,
    kept: 0,
    reopened: 0,
    reposted: 0,
  }
  let batch = new Map<string, ReadListing>()
  let writing = Promise.resolve()

  /** While the database writes one batch, the rules read the next. */
  async function flush() {
    if (batch.size === 0) return
    const items = [...batch.values()]
    const seen = new Set(options.seen)
    batch = new Map()
    const facts = await readAhead(services, items)
    await writing
    writing = write({ items, facts, seen })
    writing.catch(() => {}) // rethrown where it is awaited
  }

  async function write(batch: Batch) {
    let written: WriteCounts
    try {
      written = await writeBatch(services, batch, options)
    } catch (error) {
      const { onRefused } = options
      if (!onRefused || !isValueRefused(error)) throw error
      const [first] = batch.items
      if (first && batch.items.length === 1) return onRefused(first, error.message)
      const half = Math.ceil(batch.items.length / 2)
      await write({ ...batch, items: batch.items.slice(0, half) })
      await write({ ...batch, items: batch.items.slice(half) })
      return
    }
    for (const name of Object.keys(counts) as (keyof WriteCounts)[]) counts[name] += written[name]
    services.reached?.('stored')
    onBatch?.(counts)
  }

  return {
    counts,
    async take(listing) {
      const key = listingWrites.listingKey(listing)
      if (batch.has(key)) await flush() // the same listing again: write the later one after the earlier
      batch.set(key, listing)
      if (batch.size >= batchSize) await flush()
    },
    async finish() {
      await flush()
      await writing
    },
  }
}

/** Facts of the new and changed listings, as seen before their batch is written. */
async function readAhead({ db, readAll }: WriteServices, items: readonly ReadListing[]) {
  const stored = await listingWrites.stored(db, items)
  const news = items.filter((item) => !isAsStored(item, stored.get(listingWrites.listingKey(item))))
  if (readAll) {
    const read = await readAll(news.map(({ listing }) => listing))
    return new Map(news.map((item, index) => [item, read[index] as FactsRead]))
  }
  const facts = new Map<ReadListing, FactsRead>()
  for (const item of news) {
    facts.set(item, readFacts(item.listing))
    await letOthers() // lets the batch being written proceed
  }
  return facts
}

const isAsStored = (item: ReadListing, stored: StoredListing | undefined) =>
  stored?.hash.equals(item.hash) ?? false

type Batch = {
  items: readonly ReadListing[]
  facts: ReadonlyMap<ReadListing, FactsRead>
  seen: ReadonlySet<string>
}

async function writeBatch(
  services: WriteServices,
  { items, facts, seen }: Batch,
  { isDemo = false, board = null }: WriteOptions,
): Promise<WriteCounts> {
  return inTransaction(services.db, async (tx) => {
    await importJobs.lockImports(tx)
    // Read after waiting for other imports: an alert made in the meantime must not find these jobs too old.
    const now = services.clock.now()
    if (board) await holdBoard(tx, board, now)
    const stored = await listingWrites.stored(tx, items)
    const storedOf = (item: ReadListing) => stored.get(listingWrites.listingKey(item)) ?? null
    // A file may be old, so listings that a board has are updated and reopened only by their board.
    const isOfBoard = (item: ReadListing) =>
      board === null && (storedOf(item)?.boardId ?? null) !== null
    const read = items.filter((item) => !isOfBoard(item))
    const news = read.filter((item) => !isAsStored(item, storedOf(item) ?? undefined))
    const same = read.filter((item) => isAsStored(item, storedOf(item) ?? undefined))

    const toPlace = news.map((read) => ({
      read,
      known: facts.get(read) ?? readFacts(read.listing),
      stored: storedOf(read),
    }))
    const { placed, parted } = await placeListings(tx, toPlace, { isAlone: isDemo, seen, now })
    const renewed = await writePlaced(tx, { placed, parted }, { isDemo, board, now })
    services.reached?.('merged')
    const back = await reopenUnchanged(
      tx,
      same.map((item) => ({ item, stored: storedOf(item) as StoredListing })),
      { board, now },
    )
    return {
      added: placed.filter((listing) => listing.stored === null).length,
      changed: placed.filter((listing) => listing.stored !== null).length,
      same: items.length - news.length,
      kept: items.length - read.length,
      reopened: renewed.reopened + back.reopened,
      reposted: placed.filter(({ isRepost }) => isRepost).length,
    }
  })
}

/** Throws `LeaseLost` if another server has leased the board since. */
export async function holdBoard(tx: Tx, board: LeasedBoard, now: Date): Promise<void> {
  const isOurs = await boardLeases.hold(tx, board, new Date(now.getTime() + LEASE_MS))
  if (!isOurs) throw new LeaseLost(`${board.source}/${board.token} is now read by another server`)
}

type Written = { placed: readonly Placed[]; parted: readonly Parted[] }

async function writePlaced(
  tx: Tx,
  { placed, parted }: Written,
  { isDemo, board, now }: { isDemo: boolean; board: LeasedBoard | null; now: Date },
) {
  await insertNewJobs(tx, { placed, parted }, { isDemo, now })
  await listingWrites.move(tx, parted)
  const left = placed.filter(({ stored, jobId }) => stored !== null && stored.jobId !== jobId)
  await listingWrites.write(
    tx,
    placed.map(({ id, jobId, openingId, read, known }) => ({
      ...read,
      id,
      jobId,
      openingId: openingId === id ? null : openingId,
      boardId: board?.id ?? null,
      goneAt: read.closedAt,
      traits: known.traits,
      keys: isDemo ? [] : known.keys,
    })),
    now,
  )
  // A new job with one new listing is already as it should be.
  const perJob = Map.groupBy(placed, ({ jobId }) => jobId)
  const touched = placed.filter(
    ({ jobId, isNewJob, stored }) =>
      !isNewJob || stored !== null || (perJob.get(jobId)?.length ?? 0) > 1,
  )
  return renewJobs(
    tx,
    [...touched, ...parted, ...left.flatMap(({ stored }) => stored ?? [])].map(
      ({ jobId }) => jobId,
    ),
    {
      inHand: new Map(placed.map(({ id, read, known }) => [id, { listing: read.listing, known }])),
      reposted: placed.filter(({ isRepost }) => isRepost).map(({ jobId }) => jobId),
      now,
    },
  )
}

async function insertNewJobs(
  tx: Tx,
  { placed, parted }: Written,
  { isDemo, now }: { isDemo: boolean; now: Date },
) {
  const firstOfParted = [...Map.groupBy(parted, ({ jobId }) => jobId).values()].map(
    ([first]) => first as Parted,
  )
  const raw = await listingWrites.raw(
    tx,
    firstOfParted.map(({ id }) => id),
  )
  const jobs = [
    ...placed
      .filter(({ isNewJob }) => isNewJob)
      .map(({ jobId, read, known }) => ({
        id: jobId,
        listing: read.listing,
        known,
        closedAt: read.closedAt,
        firstSeenAt: now,
        seenAt: now,
      })),
    ...firstOfParted.flatMap(({ id, jobId }) => {
      const before = raw.get(id)
      if (!before) return []
      const { listing, firstSeenAt, lastSeenAt: seenAt } = before
      const known = readFacts(listing)
      return { id: jobId, listing, known, closedAt: null, firstSeenAt, seenAt }
    }),
  ].map((job) => ({ ...job, facts: job.known.facts, places: null }))
  if (jobs.length === 0) return
  const companyIds = await importJobs.writeCompanies(tx, jobs, { isDemo, now })
  await importJobs.insertJobs(tx, jobs, { companyIds, isDemo })
  await jobDemands.write(
    tx,
    jobs.map(({ id, known }) => ({ jobId: id, demands: known.demands })),
  )
  await importJobs.recountOpenJobs(tx, [...companyIds.values()])
}

/** Unchanged listings: reopens those that had disappeared, and assigns those from files to the board. */
async function reopenUnchanged(
  tx: Tx,
  same: readonly { item: ReadListing; stored: StoredListing }[],
  { board, now }: { board: LeasedBoard | null; now: Date },
) {
  const back = same.filter(({ item, stored }) => stored.isGone && item.closedAt === null)
  const jobIds = await listings.reopen(
    tx,
    back.map(({ stored }) => stored.id),
    now,
  )
  if (board) {
    const other = same.filter(
      ({ item, stored }) => stored.boardId !== board.id || stored.stamp !== item.stamp,
    )
    await listingWrites.adopt(
      tx,
      other.map(({ item, stored }) => ({ id: stored.id, stamp: item.stamp })),
      board.id,
    )
  }
  return renewJobs(tx, jobIds, { now })
}
