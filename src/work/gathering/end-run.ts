/**
 * Ends a run in one transaction: missed listings are counted, held or closed, returned ones are reopened, and the
 * board is released with the time of its next run. A run that dies before this has ended nothing.
 */
import { backOffMinutes } from '#core/boards/back-off.ts'
import { nextInterval, nextRunAt, turnAt } from '#core/boards/board-schedule.ts'
import { nextYield } from '#core/boards/board-yield.ts'
import { isWhole, type RunOutcome } from '#core/boards/run-outcome.ts'
import type { LeasedBoard } from '#store/board-leases.ts'
import * as boardLeases from '#store/board-leases.ts'
import { inTransaction, type Tx } from '#store/db.ts'
import * as foreignAnswers from '#store/foreign-answers.ts'
import * as importJobs from '#store/import-jobs.ts'
import * as leftOutJobs from '#store/left-out-jobs.ts'
import * as listings from '#store/listings.ts'
import type { RunResult } from '#store/runs.ts'
import * as runs from '#store/runs.ts'
import { renewJobs } from '#work/import/renew-jobs.ts'
import { holdBoard, type WriteServices } from '#work/import/write-listings.ts'
import { RULES } from './board-sightings.ts'
import { type Judged, judgeMissing } from './judge-missing.ts'
import { type EndingRun, idsOf, leftOutCount } from './run-seen.ts'
import { runSentence } from './run-sentence.ts'

const MINUTE_MS = 60_000
/** A board that was read at least this often counts as seen "every day". */
const STEADY_MS = 26 * 3_600_000

export function endRun(services: WriteServices, run: EndingRun): Promise<RunResult> {
  const { board, seen, counts, startedAt } = run
  return inTransaction(services.db, async (tx) => {
    await importJobs.lockImports(tx)
    const now = services.clock.now()
    await holdBoard(tx, board, now)
    const outcome = outcomeOf(run)
    const judged = await judgeMissing(tx, run, outcome, now)
    const ended = await listings.end(tx, idsOf(seen, seen.removed), now)
    const back = await listings.reopen(tx, idsOf(seen, seen.back), now)
    const beside = await listings.jobsBeside(tx, judged.doubted)
    const turned = await renewJobs(tx, [...judged.jobs, ...ended, ...back, ...beside], { now })
    const result: RunResult = {
      ...counts,
      outcome: isWhole(outcome) && judged.held ? 'held' : outcome,
      found: seen.isUnchanged ? judged.listed : seen.found,
      same: sameOf(run, judged),
      missing: judged.missing,
      closed: turned.closed,
      reopened: counts.reopened + turned.reopened,
      problems: seen.problems,
      examples: seen.examples,
      sentence: '',
    }
    const { held, unseen } = judged
    result.sentence = runSentence({ ...result, seen, held, unseen })
    await boardLeases.giveBack(tx, board, {
      ...withTurn(nextOf(run, result, judged, now), result, yieldOf(run, result, judged, now)),
      held: judged.held,
      endedAt: now,
      complete: isWhole(outcome)
        ? {
            at: startedAt,
            steadySince: steadySince(board, startedAt),
            listed: judged.listed,
            // A listing that may not be shown yet must be read again, changed or not.
            validators: seen.delayed > 0 ? null : run.validators,
            rules: RULES,
            gate: run.gate,
          }
        : null,
    })
    await runs.end(tx, run.runId, result, now)
    if (isWhole(outcome) && !seen.isUnchanged) {
      await leftOutJobs.write(tx, board.id, [...seen.leftOut.values()])
    }
    if (seen.foreign) await foreignAnswers.write(tx, board.id, seen.foreign, now)
    else if (isWhole(outcome)) await foreignAnswers.clear(tx, board.id)
    await doubt(tx, run, now)
    return result
  })
}

function sameOf({ seen, counts }: EndingRun, { listed }: Judged): number {
  if (seen.isUnchanged) return listed
  if (seen.foreign) return 0
  return seen.found - counts.added - counts.changed - seen.problems - seen.delayed
}

function outcomeOf({ seen }: EndingRun): RunOutcome {
  const { trouble } = seen
  if (seen.foreign && trouble?.outcome !== 'stopped') return 'foreign'
  if (trouble) {
    return seen.ids.size + leftOutCount(seen) > 0 && trouble.outcome !== 'stopped'
      ? 'partial'
      : trouble.outcome
  }
  if (seen.isUnchanged) return 'unchanged'
  const hasReadable = seen.found > seen.problems || seen.removed.size > 0 // left-out ones are among these
  if (seen.problems > 0 && !hasReadable) return 'unreadable'
  return seen.capped !== null || seen.nameless > 0 ? 'partial' : 'complete'
}

/**
 * A board that can no longer be read may show outdated text, so other listings of the same jobs are shown instead.
 */
async function doubt(tx: Tx, { board, seen }: EndingRun, now: Date) {
  const hasFailed = seen.trouble && seen.trouble.outcome !== 'stopped' && !seen.trouble.isCeiling
  if (!hasFailed || board.failures > 0) return
  const listed = [...seen.known.values()].flatMap(({ id, isGone }) => (isGone ? [] : id))
  await renewJobs(tx, await listings.jobsBeside(tx, listed), { now })
}

function nextOf(run: EndingRun, result: RunResult, judged: Judged, now: Date) {
  const { board, source, seen } = run
  const { intervalMinutes: interval } = board
  const { leastMinutes } = source.terms
  if (seen.trouble?.outcome === 'stopped') {
    return { nextRunAt: now, intervalMinutes: interval, failures: board.failures }
  }
  if (seen.trouble || result.outcome === 'unreadable' || result.outcome === 'foreign') {
    const isCeiling = seen.trouble?.isCeiling === true
    const failures = isCeiling ? board.failures : board.failures + 1
    const asked = seen.trouble?.retryAt
      ? (seen.trouble.retryAt.getTime() - now.getTime()) / MINUTE_MS
      : 0
    const pause = isCeiling ? Math.ceil(asked) : backOffMinutes(failures, asked)
    const minutes = Math.max(pause, leastMinutes)
    return { nextRunAt: minutesAfter(now, minutes), intervalMinutes: interval, failures }
  }
  const hasChanged =
    result.added + result.changed + result.closed + result.reopened + judged.vanished > 0
  const isFirst = isUnread(board)
  const hasBrought = board.lastBroughtAt !== null || takenOf(run, judged) > 0
  const next =
    isFirst && hasBrought
      ? Math.max(interval, leastMinutes)
      : nextInterval({ interval, hasChanged, hasBrought, leastMinutes })
  return {
    nextRunAt: nextRunAt(now, next, { id: board.id, isFirst: isFirst && hasBrought }),
    intervalMinutes: next,
    failures: 0,
  }
}

const minutesAfter = (at: Date, minutes: number) =>
  new Date(at.getTime() + Math.round(minutes) * MINUTE_MS)

type Next = { nextRunAt: Date; intervalMinutes: number; failures: number }

function withTurn(
  next: Next,
  { outcome }: RunResult,
  brought: ReturnType<typeof yieldOf>,
): Next & typeof brought & { turnAt: Date | null } {
  const at =
    outcome === 'stopped' ? null : turnAt(next.nextRunAt, next.intervalMinutes, brought.jobsADay)
  return { ...next, ...brought, turnAt: at }
}

function yieldOf(run: EndingRun, { outcome, added }: RunResult, judged: Judged, now: Date) {
  const { board } = run
  const { jobsADay, lastRunAt, lastBroughtAt } = board
  const isOwn = outcome !== 'stopped' && outcome !== 'foreign'
  const brings = isOwn && takenOf(run, judged) > 0
  return {
    lastBroughtAt: brings ? now : lastBroughtAt,
    jobsADay: nextYield({ jobsADay, lastRunAt: isUnread(board) ? null : lastRunAt }, added, now),
  }
}

/** Whether no run has read it so far, wholly or in part: all of its jobs are what had gathered before. */
const isUnread = ({ lastCompleteAt, lastBroughtAt }: LeasedBoard) =>
  lastCompleteAt === null && lastBroughtAt === null

/** Jobs on the board that are taken, stored before or not. */
const takenOf = ({ seen }: EndingRun, { listed }: Judged) =>
  seen.isUnchanged ? listed : seen.found - seen.problems

function steadySince({ lastCompleteAt, steadySince }: LeasedBoard, now: Date) {
  const isSteady = lastCompleteAt && now.getTime() - lastCompleteAt.getTime() <= STEADY_MS
  return (isSteady && steadySince) || now
}
