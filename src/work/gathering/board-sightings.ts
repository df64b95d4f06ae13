/** Records that jobs are still listed: for each job once a day (UTC), for its board to the minute. */

import { isWhole, type RunOutcome } from '#core/boards/run-outcome.ts'
import { RULES_VERSION } from '#core/job/job-facts.ts'
import { TRACES_VERSION } from '#core/merge/job-traces.ts'
import { startOfDay } from '#core/time/utc-day.ts'
import type { LeasedBoard } from '#store/boards.ts'
import { inTransaction } from '#store/db.ts'
import * as jobLives from '#store/job-lives.ts'
import type { WriteWorld } from '#work/import/write-listings.ts'

/** Everything that is made of a listing by rule. */
export const RULES = RULES_VERSION * 1_000 + TRACES_VERSION

const STEP = 2_000

/**
 * After a run, in small steps: nothing else waits for it. Everything that missed no run was there if all of it was read;
 * otherwise only what the run itself came upon.
 */
export async function seeJobs(
  { db, clock }: Pick<WriteWorld, 'db' | 'clock'>,
  board: LeasedBoard,
  outcome: RunOutcome,
): Promise<void> {
  const now = clock.now()
  const told = { now, before: startOfDay(now), isAll: isWhole(outcome), limit: STEP }
  while ((await inTransaction(db, (tx) => jobLives.seeBoard(tx, board.id, told))) === STEP);
}
