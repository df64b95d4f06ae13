/** Records that jobs are still listed: for each job once a day (UTC); for its board, to the minute. */

import { isWhole, type RunOutcome } from '#core/boards/run-outcome.ts'
import { RULES_VERSION } from '#core/job/job-facts.ts'
import { FEATURES_VERSION } from '#core/merge/dedupe-features.ts'
import { startOfDay } from '#core/time/utc-day.ts'
import type { LeasedBoard } from '#store/board-leases.ts'
import { inTransaction } from '#store/db.ts'
import * as jobLives from '#store/job-lives.ts'
import type { WriteServices } from '#work/import/write-listings.ts'

/** The version of everything that rules derive from a listing. */
export const RULES = RULES_VERSION * 1_000 + FEATURES_VERSION

const STEP = 2_000

/**
 * Runs after the board's run in small steps, which block nothing else. If everything was read, all listings without a
 * missed run count as seen; otherwise only those that the run found.
 */
export async function seeJobs(
  { db, clock }: Pick<WriteServices, 'db' | 'clock'>,
  board: LeasedBoard,
  outcome: RunOutcome,
): Promise<void> {
  const now = clock.now()
  const options = { now, before: startOfDay(now), isAll: isWhole(outcome), limit: STEP }
  while ((await inTransaction(db, (tx) => jobLives.seeBoard(tx, board.id, options))) === STEP);
}
