/**
 * Decides about listings that a run did not see: missed, held, gone, or unknown. This depends on the source: a board
 * that lists everything reports the end of a job by omitting it, a feed of the newest jobs rarely does, and a board
 * that cannot be read does so only after weeks.
 */
import {
  type Hold,
  holdsOf,
  stillHeld,
  sumOfHolds,
  vanishesTooMuch,
} from '#core/boards/board-guard.ts'
import { isWhole, type RunOutcome } from '#core/boards/run-outcome.ts'
import {
  endByRule,
  isDropped,
  isUnseen,
  LEAST_UNSEEN_DAYS,
  unseenDays,
} from '#core/boards/unseen-jobs.ts'
import * as boards from '#store/boards.ts'
import type { Tx } from '#store/db.ts'
import type { KnownListing } from '#store/listings.ts'
import * as listings from '#store/listings.ts'
import type { EndingRun, RunSeen } from './run-seen.ts'

export type Judged = {
  /** Jobs of listings that have ended. */
  jobs: number[]
  /** Listings of jobs that should show another listing now. */
  doubted: number[]
  held: Hold | null
  missing: number
  /** How many of the missing ones the previous run still found. */
  vanished: number
  /** How many are on the board. */
  listed: number
  /** Listings that ended because they were not seen for this many days. */
  unseen: { count: number; days: number } | null
}

/** A listing is closed after two complete runs have missed it. */
const MISSES = 2
const DAY_MS = 86_400_000
/** Other boards read since then show that the fault is not ours. */
const LATELY_MS = 2 * DAY_MS

export function judgeMissing(tx: Tx, run: EndingRun, outcome: RunOutcome, now: Date) {
  const { source, seen } = run
  if (seen.foreign) return judgeNone(run)
  if (source.lists === 'whole')
    return isWhole(outcome) ? judgeWhole(tx, run, now) : judgeUnread(tx, run, outcome, now)
  return seen.trouble || outcome === 'unreadable'
    ? judgeUnread(tx, run, outcome, now)
    : judgeNewest(tx, run, outcome, now)
}

/** After a run that shows nothing about the board's own jobs. */
async function judgeNone({ board }: EndingRun): Promise<Judged> {
  return {
    jobs: [],
    doubted: [],
    held: heldBefore(board),
    missing: 0,
    vanished: 0,
    listed: 0,
    unseen: null,
  }
}

const heldBefore = ({ heldAt, heldMissing, heldOf }: EndingRun['board']): Hold | null =>
  heldAt && { at: heldAt, missing: heldMissing ?? 0, of: heldOf ?? 0 }

const ids = (known: readonly KnownListing[]) => known.map(({ id }) => id)

function splitListed({ known, ids: there, removed, isUnchanged }: RunSeen) {
  const listed = [...known.values()].filter(({ isGone }) => !isGone)
  const isThere = ({ externalId, missedRuns }: KnownListing) =>
    isUnchanged ? missedRuns === 0 : there.has(externalId)
  return {
    listed,
    missing: listed.filter((one) => !isThere(one) && !removed.has(one.externalId)),
    back: listed.filter((one) => one.missedRuns > 0 && isThere(one)),
  }
}

/** After a complete run: listings not found are missed, and those missed before have ended. */
async function judgeWhole(
  tx: Tx,
  { board, seen, startedAt }: EndingRun,
  now: Date,
): Promise<Judged> {
  const { listed, missing, back } = splitListed(seen)
  const vanished = missing.filter(({ missedRuns }) => missedRuns === 0)
  const before = listed.filter(({ missedRuns }) => missedRuns === 0).length
  const isTooMuch =
    !seen.isAccepted && vanishesTooMuch({ listed: before, vanished: vanished.length })

  const missed = missing.filter(({ missedRuns }) => missedRuns > 0)
  const kept = new Set(stillHeld(missed, now))
  const held = sumOfHolds([
    ...holdsOf([...kept]),
    ...(isTooMuch ? [{ at: startedAt, missing: vanished.length, of: before }] : []),
  ])

  const at = { since: startedAt, lastThere: board.lastCompleteAt }
  await listings.miss(tx, ids(vanished), { ...at, heldOf: isTooMuch ? before : null })
  await listings.miss(tx, ids(missed), at)
  await listings.unmiss(tx, ids(back), now)
  const gone = missed.filter((one) => one.missedRuns + 1 >= MISSES && !kept.has(one))
  return {
    jobs: await listings.endMissed(tx, ids(gone)),
    doubted: ids(vanished),
    held,
    missing: missing.length,
    vanished: vanished.length,
    listed: seen.isUnchanged ? before - vanished.length : seen.ids.size,
    unseen: null,
  }
}

/**
 * After a run of a feed of the newest jobs: absence counts only for listings without a stated end, and only after a
 * long time.
 */
async function judgeNewest(
  tx: Tx,
  { board, source, seen, startedAt }: EndingRun,
  outcome: RunOutcome,
  now: Date,
): Promise<Judged> {
  const { listed, missing, back } = splitListed(seen)
  const vanished = missing.filter(({ missedRuns }) => missedRuns === 0)
  await listings.miss(tx, ids(vanished), { since: startedAt, lastThere: board.lastCompleteAt })
  await listings.unmiss(tx, ids(back), now)
  if (!isWhole(outcome)) await seeThose(tx, seen, now)
  return {
    jobs: await listings.endEach(tx, await endsByRule(tx, missing, source, now)),
    doubted: ids(vanished),
    held: null,
    missing: 0,
    vanished: 0,
    listed: seen.ids.size || listed.length - missing.length,
    unseen: null,
  }
}

async function endsByRule(
  tx: Tx,
  missing: readonly KnownListing[],
  { runsDays }: EndingRun['source'],
  now: Date,
) {
  if (runsDays === null) return []
  const dropped = missing.filter((one) => !one.hasEnd && isDropped(one, now))
  const published = await listings.postedAt(tx, ids(dropped))
  return dropped.flatMap(({ id, firstSeenAt, lastSeenAt, missedSince }) => {
    const since = published.get(id) ?? firstSeenAt
    const at = endByRule({ since, lastSeenAt, missedSince }, { runsDays, now })
    return at ? { id, at } : []
  })
}

/**
 * After a run that says nothing about the jobs it did not see. Jobs unseen for weeks end anyway, unless the board
 * answered and only part of it was read.
 */
async function judgeUnread(
  tx: Tx,
  run: EndingRun,
  outcome: RunOutcome,
  now: Date,
): Promise<Judged> {
  const { board, source, seen } = run
  await seeThose(tx, seen, now)
  const lastSeenOf = ({ lastSeenAt, missedRuns }: KnownListing) =>
    missedRuns === 0 && board.lastCompleteAt && board.lastCompleteAt > lastSeenAt
      ? board.lastCompleteAt
      : lastSeenAt
  const missing = splitListed(seen).missing.filter(
    ({ hasEnd }) => source.lists === 'whole' || !hasEnd,
  )
  const unseenFor = (days: number) => missing.filter((one) => isUnseen(lastSeenOf(one), days, now))
  const isAsked = outcome !== 'partial' || source.lists === 'window'
  const days =
    isAsked && unseenFor(LEAST_UNSEEN_DAYS).length > 0 ? await unseenLimitDays(tx, run, now) : null
  const lost = days === null ? [] : unseenFor(days)
  const jobs = await listings.endEach(
    tx,
    lost.map((one) => ({ id: one.id, at: lastSeenOf(one) })),
  )
  if (lost.length > 0) {
    await listings.leaveBoard(tx, ids(lost))
    await boards.forgetListed(tx, board.id, lost.length)
  }
  return {
    jobs,
    doubted: [],
    held: lost.length > 0 ? null : heldBefore(board),
    missing: 0,
    vanished: 0,
    listed: seen.ids.size,
    unseen: days === null || lost.length === 0 ? null : { count: lost.length, days },
  }
}

async function unseenLimitDays(tx: Tx, { board, seen }: EndingRun, now: Date) {
  if (seen.trouble?.outcome === 'stopped') return null
  const read = await boards.readBeside(tx, board, new Date(now.getTime() - LATELY_MS))
  const others = read.ofSource ? 'of its source' : read.ofAny ? 'of other sources' : 'none'
  return unseenDays(
    {
      isWrong: seen.trouble?.outcome === 'unreadable' && seen.ids.size === 0,
      failures: board.failures + 1,
      lastRunAt: board.lastRunAt,
      others,
    },
    now,
  )
}

async function seeThose(tx: Tx, { ids: externalIds, known }: RunSeen, now: Date) {
  const there = [...externalIds].flatMap((id) => known.get(id) ?? [])
  await listings.see(tx, ids(there), now)
  await listings.unmiss(
    tx,
    ids(there.filter(({ missedRuns, isGone }) => missedRuns > 0 && !isGone)),
    now,
  )
}
