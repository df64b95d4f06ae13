/**
 * Keeps the index in step with the database: starts from the snapshot, or from every open job if no snapshot
 * fits, and then applies each change. If the database turns out not to be the one the index was made from, a new
 * index is built while the old one keeps answering. Merges and saves when nothing else is waiting.
 */
import { setImmediate as breathe } from 'node:timers/promises'
import type { JobId } from '#core/job/job.ts'
import type { ExchangeRates } from '#core/pay/exchange-rates.ts'
import { SKILL_PHRASES } from '#core/skill/skill-phrases.ts'
import { createWriter, type Publication, type Writer } from '#search/indexing/writer.ts'
import { createCoalescedRunner } from '#server/process/runners.ts'
import type { Db } from '#store/db.ts'
import { createQueue } from '#store/queue.ts'
import * as feed from '#store/search-feed.ts'
import type { Log } from '#work/use-case/use-case-services.ts'
import type { Snapshots } from './index-snapshot.ts'

/** Documents added at once: a few megabytes. */
const CHUNK = 500
/** How old the snapshot may get while there are changes. */
const SAVE_EVERY_MS = 5 * 60_000
/** Saving blocks everything else, so it may take at most one part in this many of the time. */
const SAVE_SHARE = 100

export type Index = {
  writer: Writer
  mark: feed.Mark
}

export type IndexKeeper = {
  /** Resolves when the index is complete and published. */
  open(): Promise<void>
  /** Resolves when everything committed before the call is published. */
  catchUp(): Promise<void>
  /** Writes the snapshot if anything has changed: with `due`, only if the last one is old enough. */
  save(when: 'due' | 'now'): Promise<void>
  state(): { jobs: number; position: string; savedAt: number | null; builds: number } | null
}

type Options = {
  db: Db
  rates: ExchangeRates
  log: Log
  /** Null for no snapshots. */
  snapshots: Snapshots | null
  /** Called with the jobs that have changed, before the index is updated; null if any may have. */
  forget(ids: JobId[] | null): Promise<void>
  /** Resolves when every searcher uses it. */
  publish(publication: Publication): Promise<void>
  /** Called after each successful check of the database. */
  looked(): void
  /** Milliseconds since 1970. */
  clock(): number
}

export function createIndexKeeper(options: Options): IndexKeeper {
  const { db, rates, log, snapshots, forget, publish, looked, clock } = options
  const queue = createQueue({ atOnce: 1 })
  let index: Index | null = null
  let builds = 0
  let savedAt: number | null = null
  let isSaved = false
  let triedAt = 0
  let saveMs = 0
  let isTidying = false

  async function open() {
    const kept = await snapshots?.open().catch((error: unknown) => {
      log.warn({ reason: String(error) }, 'the saved search index cannot be read; rebuilding it')
      return null
    })
    if (kept) {
      index = { writer: kept.writer, mark: kept.mark }
      savedAt = kept.savedAt
      isSaved = true
      // Searchers may have newer data from a writer that has died, so they must not get the old snapshot first.
      await applyChanges('later')
      await publish(index.writer.publication())
    } else {
      if (snapshots) log.info({}, 'no saved search index matches this database; building a new one')
      await build()
    }
    tidy()
  }

  /** Builds from every open job. The old index serves until the new one is complete. */
  async function build() {
    const mark = await feed.mark(db)
    const writer = createWriter({ phrases: SKILL_PHRASES })
    let reading = feed.openJobs(db, 0, CHUNK, rates)
    while (true) {
      const documents = await reading
      const isLast = documents.length < CHUNK
      // The database reads the next chunk while we add this one.
      if (!isLast) reading = feed.openJobs(db, documents.at(-1)?.id ?? 0, CHUNK, rates)
      writer.put(documents)
      writer.merge()
      if (isLast) break
    }
    while (writer.merge()) await breathe()
    index = { writer, mark }
    builds++
    isSaved = false
    await forget(null)
    await publish(writer.publication())
    await applyChanges() // what was written in the meantime
  }

  /** With `later`, the caller publishes the result. */
  async function applyChanges(shown: 'now' | 'later' = 'now') {
    if (!index) return
    const { writer, mark } = index
    const show = async () => {
      if (shown === 'now') await publish(writer.publication())
    }
    const changes = await feed.changesSince(db, mark)
    if (!changes.isComplete) {
      log.warn(
        { jobs: writer.size },
        'the search index does not match this database; rebuilding it',
      )
      return build()
    }
    const { jobs, counts, sightings } = changes
    for (let start = 0; start < jobs.length; start += CHUNK) {
      const ids = jobs.slice(start, start + CHUNK)
      const open = await feed.openJobsOf(db, ids, rates)
      const stillOpen = new Set(open.map((job) => job.id))
      await forget(ids)
      writer.remove(ids.filter((id) => !stillOpen.has(id)))
      writer.put(open)
      await show()
    }
    for (const { id, views, applications } of counts) writer.setCounts(id, { views, applications })
    if (counts.length > 0) await show()
    // Searchers read the day directly from shared memory, so there is nothing to publish.
    for (const { id, day } of sightings) writer.setSeen(id, day)
    if (jobs.length + counts.length + sightings.length > 0) isSaved = false
    index.mark = changes.mark
    looked()
  }

  /** Merges one step at a time, so that changes can be applied in between. */
  function tidy() {
    if (isTidying) return
    isTidying = true
    queue
      .run(async () => {
        isTidying = false
        if (!index) return
        if (index.writer.merge()) await publish(index.writer.publication())
        else if (isWasteful(index.writer)) await build()
        else return
        tidy()
      })
      .catch((error: unknown) =>
        log.error({ reason: String(error) }, 'the search index could not be merged'),
      )
  }

  async function save(when: 'due' | 'now') {
    if (!index || isSaved || snapshots === null) return
    const now = clock()
    const isDue = now - triedAt >= Math.max(SAVE_EVERY_MS, saveMs * SAVE_SHARE)
    if (when === 'due' && !isDue) return
    triedAt = now // so a full disk isn't tried again every two seconds
    await snapshots.save({ ...index, savedAt: now })
    saveMs = clock() - now
    savedAt = now
    isSaved = true
  }

  const catchUp = createCoalescedRunner(() => queue.run(() => applyChanges()))

  return {
    open: () => queue.run(open),
    async catchUp() {
      await catchUp()
      tidy()
    },
    save: (when) => queue.run(() => save(when)),
    state: () =>
      index && {
        jobs: index.writer.size,
        position: index.mark.position,
        savedAt,
        builds,
      },
  }
}

/**
 * The names of removed jobs stay in an index until it is rebuilt, which pays off once more than half are removed.
 */
const MAX_WASTE = 0.5
/** A small index isn't worth rebuilding. */
const MIN_WASTEFUL_JOBS = 10_000
const isWasteful = (writer: Writer) =>
  writer.size >= MIN_WASTEFUL_JOBS && writer.waste() > MAX_WASTE
