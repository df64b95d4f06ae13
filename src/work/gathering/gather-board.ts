/**
 * One run of a leased board: everything that it lists is written, and at the end what it no longer lists is judged.
 * Only a run that read everything closes anything, and only listings that two such runs have missed.
 */
import { isFailedSubmission } from '#core/api/refusal.ts'
import { formatJobGate, type JobGate, type WhyLeftOut, whyLeftOut } from '#core/boards/job-gate.ts'
import { offersPerson } from '#core/job/person-offer.ts'
import {
  Away,
  type Found,
  type Get,
  NotModified,
  type Source,
  Unreadable,
} from '#sources/source/source.ts'
import type { LeasedBoard } from '#store/board-leases.ts'
import { inTransaction } from '#store/db.ts'
import type { KnownListing } from '#store/listings.ts'
import * as listings from '#store/listings.ts'
import type { RunProblem, RunResult } from '#store/runs.ts'
import { type ReadListing, readListing } from '#work/import/read-listing.ts'
import {
  createListingWriter,
  holdBoard,
  LeaseLost,
  type WriteServices,
} from '#work/import/write-listings.ts'
import { RULES, seeJobs } from './board-sightings.ts'
import { endRun } from './end-run.ts'
import { findCopies } from './find-copies.ts'
import { keepBack } from './keep-back.ts'
import { leftOutCount, type RunSeen } from './run-seen.ts'
import type { TakenBoard } from './take-board.ts'

export type GatherContext = Omit<WriteServices, 'reached'> & {
  log: { error(fields: object, message: string): void }
  /** Named points of a run, for tests of what a sudden end leaves behind. */
  reached?: (point: 'fetched' | 'stored' | 'merged' | 'indexed') => void
}

/** How a run accesses its source. */
export type SourceAccess = {
  get: Get
  /** To send with the next run; known only at the end. */
  validators(): Readonly<Record<string, string | null>> | null
  keys: Readonly<Record<string, string>>
  /** Which jobs are taken; without it, everything on the board. */
  gate?: JobGate | null
  /** Aborts the run. */
  signal?: AbortSignal
}

/** How many problems are stored with an example. */
const EXAMPLES = 5
const EXAMPLE_CHARS = 300
/** How many titles of jobs that were left out are stored, per reason. */
const LEFT_OUT_TITLES = 200
const HEARTBEAT_MS = 60_000
const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000
/** A listing that disappeared longer ago does not come back as the same one. */
const BACK_WITHIN_DAYS = 90

const STOPPED: RunSeen['trouble'] = {
  outcome: 'stopped',
  sentence: 'The server was stopped.',
  retryAt: null,
}

export async function gatherBoard(
  services: GatherContext,
  { board, runId }: TakenBoard,
  source: Source,
  door: SourceAccess,
): Promise<RunResult> {
  const { gate = null } = door
  const startedAt = services.clock.now()
  const goneAfter = new Date(startedAt.getTime() - BACK_WITHIN_DAYS * DAY_MS)
  const known = new Map(
    (await listings.ofBoard(services.db, board.id, goneAfter)).map((listing) => [
      listing.externalId,
      listing,
    ]),
  )
  const seen = newSeen(known)
  const writer = createListingWriter(services, {
    board,
    seen: seen.ids,
    onRefused: ({ externalId, listing }, why) => {
      const example = JSON.stringify(listing)
      addProblem(seen, { problem: `it could not be stored: ${why}`, id: externalId, example })
    },
  })
  const kept = keepBack({
    db: services.db,
    board,
    source,
    seen,
    now: startedAt,
    write: writer.take,
  })
  const beat = heartbeat(services, board)
  const found = source.gather(board.token, {
    async get(request) {
      await beat()
      return door.get(request)
    },
    isWanted: (title) => !gate || whyLeftOut(gate, { title }) === null,
    isKnown: (id, stamp) => known.get(id)?.stamp === stampOf(stamp, board),
    keys: door.keys,
    employer: board.company,
  })
  try {
    while (true) {
      const next = await nextOf(found, seen, services, { board, signal: door.signal })
      if (door.signal?.aborted) seen.trouble = STOPPED
      if (next === null || seen.trouble) break
      if (seen.found + leftOutCount(seen) === 0) services.reached?.('fetched')
      const listing = takeIn(seen, next, { source, board, gate, now: startedAt })
      await kept.take(next, listing)
    }
    await kept.finish()
    await writer.finish()
  } catch (error) {
    if (error instanceof LeaseLost || isFailedSubmission(error)) throw error
    services.log.error({ err: error, board: boardName(board) }, 'listings could not be stored')
    const sentence = `Its listings could not be stored: ${(error as Error).message}`
    seen.trouble = { outcome: 'unreadable', sentence, retryAt: null }
  }
  const result = await endRun(services, {
    board,
    runId,
    source,
    seen,
    counts: writer.counts,
    validators: door.validators(),
    gate: formatJobGate(gate ?? 'all'),
    startedAt,
  })
  await seeJobs(services, board, result.outcome)
  const isOneEmployers = source.kind === 'employer' && source.onlyBoard === null
  if (isOneEmployers && result.added + result.reopened > 0) await findCopies(services, board)
  services.reached?.('indexed')
  return result
}

function newSeen(known: ReadonlyMap<string, KnownListing>): RunSeen {
  return {
    known,
    ids: new Set(),
    removed: new Set(),
    back: new Set(),
    found: 0,
    problems: 0,
    nameless: 0,
    examples: [],
    capped: null,
    leftOut: new Map(),
    delayed: 0,
    trouble: null,
    isUnchanged: false,
    foreign: null,
    isAccepted: false,
  }
}

/** Null at the end, whatever the cause; `seen.trouble` has the reason. */
async function nextOf(
  found: AsyncGenerator<Found>,
  seen: RunSeen,
  { log }: GatherContext,
  { board, signal }: { board: LeasedBoard; signal: AbortSignal | undefined },
): Promise<Found | null> {
  try {
    const next = await found.next()
    return next.done ? null : next.value
  } catch (error) {
    if (error instanceof LeaseLost) throw error
    if (signal?.aborted) return null // any error that the abort caused
    if (error instanceof NotModified) seen.isUnchanged = true
    else if (error instanceof Away) {
      const isCeiling = error.reason === 'ceiling'
      seen.trouble = { outcome: 'away', sentence: error.message, retryAt: error.retryAt, isCeiling }
    } else if (error instanceof Unreadable) {
      seen.trouble = { outcome: 'unreadable', sentence: error.message, retryAt: null }
    } else {
      log.error({ err: error, board: boardName(board) }, 'a source failed')
      const sentence = `Reading it failed: ${(error as Error).message}`
      seen.trouble = { outcome: 'unreadable', sentence, retryAt: null }
    }
    return null
  }
}

const boardName = ({ source, token }: LeasedBoard) => `${source}/${token}`

type At = { source: Source; board: LeasedBoard; gate: JobGate | null; now: Date }

/** Records what was seen, and returns the listing if it must be written. */
function takeIn(seen: RunSeen, found: Found, at: At): ReadListing | null {
  if ('capped' in found) {
    seen.capped = found.capped
    return null
  }
  if ('listing' in found && offersPerson(found.listing)) {
    seen.removed.add(found.listing.id) // it may be stored, as rules read it before
    return null
  }
  if ('removed' in found) {
    seen.removed.add(found.removed)
    return null
  }
  if ('leftOut' in found) {
    const why = at.gate && whyLeftOut(at.gate, found)
    return leaveOut(seen, found.leftOut, { title: found.title, why: why ?? 'field' })
  }
  if ('listing' in found && at.gate) {
    const { id, title } = found.listing
    const why = whyLeftOut(at.gate, found.listing)
    if (why) return leaveOut(seen, id, { title, why })
  }
  seen.found++
  if ('same' in found) {
    seen.ids.add(found.same)
    if (seen.known.get(found.same)?.isGone) seen.back.add(found.same)
    return null
  }
  if ('problem' in found) {
    addProblem(seen, found)
    return null
  }
  return readFound(seen, found, at)
}

/** A job that was taken before, with another setting or title, ends at once. */
function leaveOut(
  seen: RunSeen,
  id: string,
  { title, why }: { title: string; why: WhyLeftOut },
): null {
  const jobs = seen.leftOut.get(why) ?? { why, count: 0, titles: [] }
  seen.leftOut.set(why, jobs)
  jobs.count++
  if (jobs.titles.length < LEFT_OUT_TITLES) jobs.titles.push(title)
  seen.removed.add(id)
  return null
}

function readFound(
  seen: RunSeen,
  { listing, stamp }: Extract<Found, { listing: unknown }>,
  { source, board, now }: At,
): ReadListing | null {
  const read = readListing(
    {
      ...listing,
      postedAt: plausiblePostedAt(listing.postedAt, now),
      source: source.name,
      board: board.token,
    },
    {
      now,
      stamp: stamp === undefined ? null : stampOf(stamp, board),
      runsDays: source.showsEnded ? source.runsDays : null,
    },
  )
  if ('problem' in read) {
    const example = JSON.stringify(listing)
    addProblem(seen, { problem: read.problem, id: listing.id ?? null, example })
    return null
  }
  const { postedAt } = read.listing
  const shownFrom = postedAt ? Date.parse(postedAt) + source.terms.delayHours * HOUR_MS : 0
  if (shownFrom > now.getTime() && !seen.known.has(read.externalId)) {
    seen.delayed++
    return null
  }
  seen.ids.add(read.externalId)
  return read
}

/** No source lists jobs published later than tomorrow: such a date is an error, and the job counts as listed now. */
function plausiblePostedAt(postedAt: string | null | undefined, now: Date) {
  return postedAt && Date.parse(postedAt) > now.getTime() + DAY_MS ? null : postedAt
}

function addProblem(seen: RunSeen, { problem, id, example }: RunProblem) {
  seen.problems++
  if (id === null) seen.nameless++
  else seen.ids.add(id)
  if (seen.examples.length < EXAMPLES) {
    seen.examples.push({ problem, id, example: example.slice(0, EXAMPLE_CHARS) })
  }
}

/**
 * Includes the rules version and the company's name, so that a listing read by older rules or under another name is
 * not known.
 */
const stampOf = (stamp: string, { company }: LeasedBoard) =>
  [RULES, ...(company === null ? [] : [company]), stamp].join(' ')

/** Extends the lease while a board is being read. */
function heartbeat({ db, clock }: GatherContext, board: LeasedBoard) {
  let last = clock.now().getTime()
  return async () => {
    const now = clock.now()
    if (now.getTime() - last < HEARTBEAT_MS) return
    last = now.getTime()
    await inTransaction(db, (tx) => holdBoard(tx, board, now))
  }
}
