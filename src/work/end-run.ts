/**
 * The end of a run: what was missed is counted, held or closed, what came back is open again, and the board is given
 * back with the time of its next run. One transaction: a run that dies before it has ended nothing.
 */
import { backOffMinutes } from '#core/back-off.ts'
import { hasComeBack, vanishesTooMuch } from '#core/board-guard.ts'
import { nextInterval, nextRunAt } from '#core/board-schedule.ts'
import { isWhole, type RunOutcome } from '#core/run-outcome.ts'
import type { Source } from '#sources/source.ts'
import type { LeasedBoard, Validators } from '#store/boards.ts'
import * as boards from '#store/boards.ts'
import { inTransaction, type Tx } from '#store/db.ts'
import * as importJobs from '#store/import-jobs.ts'
import type { KnownListing } from '#store/listings.ts'
import * as listings from '#store/listings.ts'
import type { RunProblem, RunResult } from '#store/runs.ts'
import * as runs from '#store/runs.ts'
import { RULES } from './board-sightings.ts'
import { renewJobs } from './renew-jobs.ts'
import { runSentence } from './run-sentence.ts'
import { holdBoard, type WriteCounts, type WriteWorld } from './write-listings.ts'

/** What a run has seen. */
export type RunSeen = {
  /** What was stored of the board before, by the source's id. */
  known: ReadonlyMap<string, KnownListing>
  /** Ids that are there. */
  ids: Set<string>
  /** Ids that the source itself says have ended. */
  removed: Set<string>
  /** Ids that are there as we know them, and had gone. */
  back: Set<string>
  /** Items of the board. */
  found: number
  problems: number
  /** Problems with items of which nobody can tell which they are. */
  nameless: number
  examples: RunProblem[]
  /** Why there is more than was read. */
  capped: string | null
  /** Not to be shown yet, by the source's terms. */
  delayed: number
  /** What ended it too early. */
  trouble: { outcome: RunOutcome; sentence: string; retryAt: Date | null } | null
  isUnchanged: boolean
}

export type EndingRun = {
  board: LeasedBoard
  runId: number
  source: Source
  seen: RunSeen
  counts: WriteCounts
  validators: Validators | null
  startedAt: Date
}

type Held = { at: Date; missing: number; of: number } | null

/** Two complete runs have to miss a listing before it is closed. */
const MISSES = 2
const MINUTE_MS = 60_000
/** Read at least so often, a board is seen "every day". */
const STEADY_MS = 26 * 3_600_000

export function endRun(world: WriteWorld, run: EndingRun): Promise<RunResult> {
  const { board, source, seen, counts, startedAt } = run
  return inTransaction(world.db, async (tx) => {
    await importJobs.lockImports(tx)
    const now = world.clock.now()
    await holdBoard(tx, board, now)
    const outcome = outcomeOf(run)
    const isOver = isWhole(outcome) && source.lists === 'whole'
    const judged = isOver ? await judgeMissing(tx, run, now) : await seeThose(tx, run, now)
    const ended = await listings.end(tx, idsOf(seen, seen.removed), now)
    const back = await listings.reopen(tx, idsOf(seen, seen.back), now)
    const beside = await listings.jobsBeside(tx, judged.vanished)
    const turned = await renewJobs(tx, [...judged.jobs, ...ended, ...back, ...beside], { now })
    const result: RunResult = {
      ...counts,
      outcome: isWhole(outcome) && judged.held ? 'held' : outcome,
      found: seen.isUnchanged ? judged.listed : seen.found,
      same: seen.isUnchanged
        ? judged.listed
        : seen.found - counts.added - counts.changed - seen.problems,
      missing: judged.missing,
      closed: turned.closed,
      reopened: counts.reopened + turned.reopened,
      problems: seen.problems,
      examples: seen.examples,
      sentence: '',
    }
    result.sentence = runSentence({ ...result, seen, held: judged.held, source: source.title })
    await boards.giveBack(tx, board.id, {
      ...nextOf(run, result, now),
      held: judged.held,
      endedAt: now,
      complete: isWhole(outcome)
        ? {
            at: startedAt,
            steadySince: steadySince(board, startedAt),
            listed: judged.listed,
            // What may not be shown yet has to be read again, changed or not.
            validators: seen.delayed > 0 ? null : run.validators,
            rules: RULES,
          }
        : null,
    })
    await runs.end(tx, run.runId, result, now)
    await doubt(tx, run, now)
    return result
  })
}

function outcomeOf({ seen }: EndingRun): RunOutcome {
  const { trouble } = seen
  if (trouble) {
    return seen.ids.size > 0 && trouble.outcome !== 'stopped' ? 'partial' : trouble.outcome
  }
  if (seen.isUnchanged) return 'unchanged'
  if (seen.problems > 0 && seen.problems === seen.found) return 'unreadable'
  return seen.capped !== null || seen.nameless > 0 ? 'partial' : 'complete'
}

/** After everything was read: what is not there was missed, and what was missed before has gone. */
async function judgeMissing(tx: Tx, { board, seen, startedAt }: EndingRun, now: Date) {
  const listed = [...seen.known.values()].filter(({ isGone }) => !isGone)
  const isThere = ({ externalId, missedRuns }: KnownListing) =>
    seen.isUnchanged ? missedRuns === 0 : seen.ids.has(externalId)
  const missing = listed.filter(
    (listing) => !isThere(listing) && !seen.removed.has(listing.externalId),
  )
  const vanished = missing.filter(({ missedRuns }) => missedRuns === 0)
  const before = listed.filter(({ missedRuns }) => missedRuns === 0).length
  const isTooMuch = vanishesTooMuch({ listed: before, vanished: vanished.length })

  const isHeld = ({ missedSince }: KnownListing) =>
    board.heldAt !== null && missedSince?.getTime() === board.heldAt.getTime()
  const stillMissing = missing.filter(isHeld).length
  const goesOn = board.heldAt !== null && !hasComeBack({ of: board.heldOf ?? 0, stillMissing })
  const held: Held =
    isTooMuch || goesOn
      ? {
          at: goesOn && board.heldAt ? board.heldAt : startedAt,
          missing: (goesOn ? stillMissing : 0) + (isTooMuch ? vanished.length : 0),
          of: (goesOn ? (board.heldOf ?? 0) : 0) + (isTooMuch ? before : 0),
        }
      : null

  const missed = missing.filter(({ missedRuns }) => missedRuns > 0)
  const lastThere = board.lastCompleteAt
  await listings.miss(tx, ids(vanished), {
    since: isTooMuch && held ? held.at : startedAt,
    lastThere,
  })
  await listings.miss(tx, ids(missed), { since: startedAt, lastThere })
  const isBack = (listing: KnownListing) => listing.missedRuns > 0 && isThere(listing)
  await listings.unmiss(tx, ids(listed.filter(isBack)), now)
  const gone = missed.filter(
    (listing) => listing.missedRuns + 1 >= MISSES && !(goesOn && isHeld(listing)),
  )
  const jobs = await listings.endMissed(tx, ids(gone))
  return {
    jobs,
    held,
    missing: missing.length,
    vanished: ids(vanished),
    listed: seen.ids.size || before - vanished.length,
  }
}

/** After a run that tells nothing about what it did not see. */
async function seeThose(tx: Tx, { board, seen }: EndingRun, now: Date) {
  const there = [...seen.ids].flatMap((id) => seen.known.get(id) ?? [])
  await listings.see(tx, ids(there), now)
  await listings.unmiss(
    tx,
    ids(there.filter(({ missedRuns, isGone }) => missedRuns > 0 && !isGone)),
    now,
  )
  const held: Held = board.heldAt && {
    at: board.heldAt,
    missing: board.heldMissing ?? 0,
    of: board.heldOf ?? 0,
  }
  return { jobs: [], held, missing: 0, vanished: [], listed: seen.ids.size }
}

/** A board that cannot be read any more may show old texts: what another says of the same jobs is shown now. */
async function doubt(tx: Tx, { board, seen }: EndingRun, now: Date) {
  const hasFailed = seen.trouble !== null && seen.trouble.outcome !== 'stopped'
  if (!hasFailed || board.failures > 0) return
  const listed = [...seen.known.values()].filter(({ isGone }) => !isGone)
  await renewJobs(tx, await listings.jobsBeside(tx, ids(listed)), { now })
}

const ids = (known: readonly KnownListing[]) => known.map(({ id }) => id)

const idsOf = ({ known }: RunSeen, externalIds: ReadonlySet<string>) =>
  [...externalIds].flatMap((id) => known.get(id)?.id ?? [])

function nextOf({ board, source, seen }: EndingRun, result: RunResult, now: Date) {
  const { intervalMinutes: interval } = board
  const { leastMinutes } = source.terms
  const chance = (board.id % 17) / 17
  if (seen.trouble?.outcome === 'stopped') {
    return { nextRunAt: now, intervalMinutes: interval, failures: board.failures }
  }
  if (seen.trouble || result.outcome === 'unreadable') {
    const failures = board.failures + 1
    const asked = seen.trouble?.retryAt
      ? (seen.trouble.retryAt.getTime() - now.getTime()) / MINUTE_MS
      : 0
    const minutes = Math.max(backOffMinutes(failures, asked), leastMinutes)
    return { nextRunAt: nextRunAt(now, minutes, 0), intervalMinutes: interval, failures }
  }
  const hasChanged =
    result.added + result.changed + result.closed + result.reopened + result.missing > 0
  const next =
    board.lastCompleteAt === null
      ? Math.max(interval, leastMinutes)
      : nextInterval({ interval, hasChanged, leastMinutes })
  return { nextRunAt: nextRunAt(now, next, chance), intervalMinutes: next, failures: 0 }
}

function steadySince({ lastCompleteAt, steadySince }: LeasedBoard, now: Date) {
  const isSteady = lastCompleteAt && now.getTime() - lastCompleteAt.getTime() <= STEADY_MS
  return (isSteady && steadySince) || now
}
