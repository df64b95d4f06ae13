/**
 * Ends a run in one transaction: missed listings are counted, held or closed, returned ones are reopened, and the
 * board is released with the time of its next run. A run that dies before this has ended nothing.
 */
import { backOffMinutes } from '#core/boards/back-off.ts'
import { nextInterval, nextRunAt } from '#core/boards/board-schedule.ts'
import { isWhole, type RunOutcome } from '#core/boards/run-outcome.ts'
import type { LeasedBoard } from '#store/boards.ts'
import * as boards from '#store/boards.ts'
import { inTransaction, type Tx } from '#store/db.ts'
import * as importJobs from '#store/import-jobs.ts'
import * as listings from '#store/listings.ts'
import type { RunResult } from '#store/runs.ts'
import * as runs from '#store/runs.ts'
import { renewJobs } from '#work/import/renew-jobs.ts'
import { holdBoard, type WriteServices } from '#work/import/write-listings.ts'
import { RULES } from './board-sightings.ts'
import { type Judged, judgeMissing } from './judge-missing.ts'
import { type EndingRun, idsOf } from './run-seen.ts'
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
      same: seen.isUnchanged
        ? judged.listed
        : seen.found - counts.added - counts.changed - seen.problems - seen.delayed,
      missing: judged.missing,
      closed: turned.closed,
      reopened: counts.reopened + turned.reopened,
      problems: seen.problems,
      examples: seen.examples,
      sentence: '',
    }
    const { held, unseen } = judged
    result.sentence = runSentence({ ...result, seen, held, unseen })
    await boards.giveBack(tx, board, {
      ...nextOf(run, result, judged, now),
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

/**
 * A board that can no longer be read may show outdated text, so other listings of the same jobs are shown instead.
 */
async function doubt(tx: Tx, { board, seen }: EndingRun, now: Date) {
  const hasFailed = seen.trouble !== null && seen.trouble.outcome !== 'stopped'
  if (!hasFailed || board.failures > 0) return
  const listed = [...seen.known.values()].flatMap(({ id, isGone }) => (isGone ? [] : id))
  await renewJobs(tx, await listings.jobsBeside(tx, listed), { now })
}

function nextOf(
  { board, source, seen }: EndingRun,
  result: RunResult,
  { vanished }: Judged,
  now: Date,
) {
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
  const hasChanged = result.added + result.changed + result.closed + result.reopened + vanished > 0
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
