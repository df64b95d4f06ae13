/**
 * Notifies a search engine of pages of jobs that are new, changed or closed since the last time. Any server may call
 * this at any time: one at a time notifies an engine. If it dies in between, the same pages are sent again. Sample
 * jobs, and jobs whose source forbids it, are never sent.
 */

import { Refusal } from '#core/api/refusal.ts'
import { backOffMinutes } from '#core/boards/back-off.ts'
import { mayBeForwarded } from '#core/boards/source-credit.ts'
import type { JobId } from '#core/job/job.ts'
import {
  type ChangeCursor,
  formatCursor,
  type JobChange,
  MAX_CHANGES,
  parseCursor,
} from '#core/job/job-changes.ts'
import { jobPosting } from '#core/job/job-posting.ts'
import { startOfDay } from '#core/time/utc-day.ts'
import * as announcements from '#store/announcements.ts'
import { numberChanges } from '#store/change-positions.ts'
import * as jobChanges from '#store/job-changes.ts'
import * as jobs from '#store/jobs.ts'
import type { Services } from '#work/use-case/use-case-services.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

/** Longer than reading the changes and all requests of one attempt together. */
const TAKEN_FOR_MS = 5 * MINUTE_MS
/** Changes within this time are sent together. */
const PAUSE_MS = MINUTE_MS
/** Once a day's limit is used up, changes are skipped this often. */
const SKIP_MS = 5 * MINUTE_MS
/** Reads of changes for one request, so that reading ends while the engine is taken. */
const MAX_READS = 20
const MAX_PROBLEM = 500

/** A page of a job that has changed since the engine was notified. */
export type ChangedPage = {
  url: string
  isOpen: boolean
  /** Whether the page has a schema.org JobPosting. */
  hasPosting: boolean
}

export type SearchEngine = {
  name: string
  /** Pages in one request. */
  maxPages: number
  /** Pages in one day of UTC; null for any number. */
  perDay: number | null
  takes(page: ChangedPage): boolean
  /** Failed requests are a problem, not an exception. */
  notify(pages: readonly ChangedPage[]): Promise<Outcome>
}

/** `refused`: how many pages the engine does not want; they are not sent again. */
export type Outcome =
  | { problem: null; refused: number }
  | { problem: string; retryAfter: Date | null }

type Given = Pick<Services, 'db' | 'clock' | 'log' | 'settings'>

/** Resolves to whether there is more to send right now. Sends nothing once the signal is aborted. */
export async function announceJobs(
  services: Given,
  engine: SearchEngine,
  signal?: AbortSignal,
): Promise<boolean> {
  const { db, clock, log } = services
  const now = clock.now()
  const taking = { engine: engine.name, until: new Date(now.getTime() + TAKEN_FOR_MS) }
  await numberChanges(db)
  const latest = await jobChanges.latest(db)
  const announced = await announcements.take(db, taking, { now, from: toStored(latest) })
  if (!announced) return false

  const today = startOfDay(now).toISOString().slice(0, 10)
  const sentToday = announced.sentOn === today ? announced.sentCount : 0
  const left = (engine.perDay ?? Number.POSITIVE_INFINITY) - sentToday
  const settle = (position: ChangeCursor, count: number, nextAttemptAt: Date) =>
    announcements.settle(db, taking, {
      cursor: toStored(position),
      sentOn: today,
      sentCount: sentToday + count,
      nextAttemptAt,
    })

  if (left <= 0) {
    // What changes meanwhile is left to the site map. Otherwise each day's limit would go to the jobs of the day before.
    const midnight = startOfDay(now).getTime() + DAY_MS
    await settle(latest, 0, new Date(Math.min(now.getTime() + SKIP_MS, midnight)))
    return false
  }

  const cursor = parseCursor(announced.cursor)
  const max = Math.min(engine.maxPages, left)
  const batch = cursor && (await collect(services, engine, { cursor, max, signal }))
  if (cursor && signal?.aborted) {
    await settle(cursor, 0, now)
    return false
  }
  if (batch === null) {
    log.warn({ engine: engine.name }, 'it is unknown which jobs have changed; starting from now')
    await settle(latest, 0, now)
    return false
  }

  const outcome: Outcome =
    batch.pages.length === 0 ? { problem: null, refused: 0 } : await engine.notify(batch.pages)
  if (outcome.problem !== null) {
    const problem = outcome.problem.slice(0, MAX_PROBLEM)
    const failedAt = clock.now().getTime()
    const askedMs = (outcome.retryAfter?.getTime() ?? failedAt) - failedAt
    const pauseMs = backOffMinutes(announced.failures + 1, askedMs / MINUTE_MS) * MINUTE_MS
    log.warn({ engine: engine.name, problem }, 'a search engine could not be notified of jobs')
    const nextAttemptAt = new Date(failedAt + pauseMs)
    await announcements.fail(db, taking, { problem, nextAttemptAt })
    return false
  }
  if (batch.pages.length > 0) {
    const pages = batch.pages.length
    log.info(
      { engine: engine.name, pages, refused: outcome.refused },
      'notified a search engine of jobs',
    )
    if (pages === left) {
      log.info({ engine: engine.name }, 'today’s limit is used up; the site map has the other jobs')
    }
  }
  const pauseMs = batch.hasMore ? 0 : PAUSE_MS
  await settle(batch.next, batch.pages.length, new Date(clock.now().getTime() + pauseMs))
  return batch.hasMore
}

type Batch = { pages: ChangedPage[]; next: ChangeCursor; hasMore: boolean }

/**
 * The next pages for this engine, each once, as it is now. An engine that wants few of many changed pages moves on by
 * at most `MAX_READS` reads. Null if the changes since the cursor are unknown.
 */
async function collect(
  services: Given,
  engine: SearchEngine,
  { cursor, max, signal }: { cursor: ChangeCursor; max: number; signal: AbortSignal | undefined },
): Promise<Batch | null> {
  const pages = new Map<JobId, ChangedPage>()
  let at = cursor
  for (let reads = 1; ; reads += 1) {
    const read = await changesSince(services, at)
    if (read === null) return null
    const { changes, cursors, next, hasMore } = read
    const changed = await toPages(services, changes)
    for (const [index, { id }] of changes.entries()) {
      const page = changed.get(id)
      if (page && engine.takes(page)) pages.set(id, page)
      else pages.delete(id)
      const end = cursors[index]
      if (pages.size >= max && end && index + 1 < changes.length)
        return { pages: [...pages.values()], next: end, hasMore: true }
    }
    at = next
    const isOver = !hasMore || pages.size >= max || reads === MAX_READS || signal?.aborted
    if (isOver) return { pages: [...pages.values()], next, hasMore }
  }
}

async function changesSince({ db }: Given, cursor: ChangeCursor) {
  try {
    return await jobChanges.sinceStored(db, cursor, MAX_CHANGES)
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'changes_forgotten') throw error
    return null
  }
}

const toStored = (cursor: ChangeCursor) => formatCursor({ ...cursor, epoch: null })

async function toPages(
  { db, settings }: Given,
  changes: readonly JobChange[],
): Promise<Map<JobId, ChangedPage>> {
  const origins = await jobs.origins(
    db,
    changes.map(({ id }) => id),
  )
  return new Map(
    changes.flatMap(({ id, job }) => {
      const origin = origins.get(id)
      if (!origin || origin.isDemo || !mayBeForwarded(origin.source)) return []
      const page = {
        url: `${settings.publicUrl}/jobs/${id}`,
        isOpen: job !== null,
        hasPosting: job !== null && jobPosting(job, settings) !== null,
      }
      return [[id, page] as const]
    }),
  )
}
