/**
 * Keeps an index true to the database: begins with the snapshot, or with every open job where there is none
 * that fits, and takes in each change since. When the database turns out to be another one than the index was
 * made from, a new index is made while the old one goes on answering. Merges and saves when nothing else waits.
 */
import { setImmediate as breathe } from 'node:timers/promises'
import type { JobId } from '#core/job/job.ts'
import { SKILL_PHRASES } from '#core/skill/skill-phrases.ts'
import { createWriter, type Publication, type Writer } from '#search/writer.ts'
import { createQueue, createTurns } from '#server/process/turns.ts'
import type { Db } from '#store/db.ts'
import * as feed from '#store/search-feed.ts'
import type { Log } from '#work/world/world.ts'
import type { Snapshots } from './index-snapshot.ts'

/** Documents taken in at once: a few megabytes. */
const CHUNK = 500
/** How old the snapshot may get while there are changes. */
const SAVE_EVERY_MS = 5 * 60_000
/** Saving stops everything else: it may take one part in so many of the time. */
const SAVE_SHARE = 100

export type Index = {
  writer: Writer
  mark: feed.Mark
  /** Changes since the mark that are in the index already. */
  applied: Set<string>
}

export type IndexKeeper = {
  /** Resolves when the index is complete and published. */
  open(): Promise<void>
  /** Resolves when everything committed before the call is published. */
  catchUp(): Promise<void>
  /** Writes the snapshot if it is old enough, or whenever something has changed with `now`. */
  save(when: 'due' | 'now'): Promise<void>
  state(): { jobs: number; position: string; savedAt: number | null; builds: number } | null
}

type Options = {
  db: Db
  log: Log
  /** Null to go without. */
  snapshots: Snapshots | null
  /** Hears which jobs have changed, before the index has them; null when any may have. */
  forget(ids: JobId[] | null): Promise<void>
  /** Resolves when every searcher has it. */
  publish(publication: Publication): Promise<void>
  /** Hears of each look at the database that went well. */
  looked(): void
  /** Milliseconds since 1970. */
  clock(): number
}

export function createIndexKeeper(options: Options): IndexKeeper {
  const { db, log, snapshots, forget, publish, looked, clock } = options
  const alone = createQueue()
  let index: Index | null = null
  let builds = 0
  let savedAt: number | null = null
  let isSaved = false
  let triedAt = 0
  let saveMs = 0
  let isTidying = false

  async function open() {
    const kept = await snapshots?.open().catch((error: unknown) => {
      log.warn({ reason: String(error) }, 'the kept search index cannot be read; rebuilding it')
      return null
    })
    if (kept) {
      index = { writer: kept.writer, mark: kept.mark, applied: new Set() }
      savedAt = kept.savedAt
      isSaved = true
      // Searchers may know more than it does, from a writer that has died: they are not to go back.
      await applyChanges('later')
      await publish(index.writer.publication())
    } else {
      if (snapshots) log.info({}, 'no kept search index fits this database; rebuilding it')
      await build()
    }
    tidy()
  }

  /** From every open job. The old index serves until the new one is complete. */
  async function build() {
    const mark = await feed.mark(db)
    const writer = createWriter({ phrases: SKILL_PHRASES })
    let reading = feed.openJobs(db, 0, CHUNK)
    while (true) {
      const documents = await reading
      const isLast = documents.length < CHUNK
      // The database reads the next chunk while we take this one in.
      if (!isLast) reading = feed.openJobs(db, documents.at(-1)?.id ?? 0, CHUNK)
      writer.put(documents)
      writer.merge()
      if (isLast) break
    }
    while (writer.merge()) await breathe()
    index = { writer, mark, applied: new Set() }
    builds++
    isSaved = false
    await forget(null)
    await publish(writer.publication())
    await applyChanges() // what was written while we read
  }

  /** Published to the searchers `now`, or `later` by the caller. */
  async function applyChanges(shown: 'now' | 'later' = 'now') {
    if (!index) return
    const { writer, mark, applied } = index
    const show = async () => {
      if (shown === 'now') await publish(writer.publication())
    }
    const changes = await feed.changesSince(db, mark)
    if (!changes.isComplete) {
      log.warn({ jobs: writer.size }, 'the search index is not of this database; rebuilding it')
      return build()
    }
    const isNew = (change: feed.Touched) => !applied.has(changeKey(change))
    const news = [...new Set(changes.jobs.filter(isNew).map((change) => change.id))]
    for (let start = 0; start < news.length; start += CHUNK) {
      const ids = news.slice(start, start + CHUNK)
      const open = await feed.openJobsOf(db, ids)
      const stillOpen = new Set(open.map((job) => job.id))
      await forget(ids)
      writer.remove(ids.filter((id) => !stillOpen.has(id)))
      writer.put(open)
      await show()
    }
    const counts = changes.counts.filter(isNew)
    for (const { id, views, applications } of counts) writer.setCounts(id, { views, applications })
    if (counts.length > 0) await show()
    // Searchers read the day where it lies: there is nothing to publish.
    const sightings = changes.sightings.filter(isNew)
    for (const { id, day } of sightings) writer.setSeen(id, day)
    if (news.length + counts.length + sightings.length > 0) isSaved = false
    const { jobs } = changes
    index.applied = new Set([...jobs, ...changes.counts, ...changes.sightings].map(changeKey))
    index.mark = { ...mark, position: changes.position }
    looked()
  }

  /** One merge after the other, each of them letting changes go before it. */
  function tidy() {
    if (isTidying) return
    isTidying = true
    alone(async () => {
      isTidying = false
      if (!index) return
      if (index.writer.merge()) await publish(index.writer.publication())
      else if (isWasteful(index.writer)) await build()
      else return
      tidy()
    }).catch((error: unknown) =>
      log.error({ reason: String(error) }, 'the search index was not merged'),
    )
  }

  async function save(when: 'due' | 'now') {
    if (!index || isSaved || snapshots === null) return
    const now = clock()
    const isDue = now - triedAt >= Math.max(SAVE_EVERY_MS, saveMs * SAVE_SHARE)
    if (when === 'due' && !isDue) return
    triedAt = now // a full disk is not tried again every two seconds
    await snapshots.save({ ...index, savedAt: now })
    saveMs = clock() - now
    savedAt = now
    isSaved = true
  }

  const catchUp = createTurns(() => alone(() => applyChanges()))

  return {
    open: () => alone(open),
    async catchUp() {
      await catchUp()
      tidy()
    },
    save: (when) => alone(() => save(when)),
    state: () =>
      index && {
        jobs: index.writer.size,
        position: index.mark.position,
        savedAt,
        builds,
      },
  }
}

/** Names of removed jobs stay in an index until it is rebuilt, which pays once they outnumber the others. */
const MAX_WASTE = 0.5
/** A small index wastes nothing worth the work. */
const MIN_WASTEFUL_JOBS = 10_000
const isWasteful = (writer: Writer) =>
  writer.size >= MIN_WASTEFUL_JOBS && writer.waste() > MAX_WASTE

/** A change to a job and one to its counts in the same transaction come in the same pass, so one key serves both. */
const changeKey = ({ id, xid }: feed.Touched) => `${id} ${xid}`
