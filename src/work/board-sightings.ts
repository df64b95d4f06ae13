/** That jobs are still there: told with each job once a day, and exactly by their boards. */
import { RULES_VERSION } from '#core/job-facts.ts'
import { TRACES_VERSION } from '#core/job-traces.ts'
import { isWhole, type RunOutcome } from '#core/run-outcome.ts'
import type { LeasedBoard } from '#store/boards.ts'
import { inTransaction } from '#store/db.ts'
import * as jobLives from '#store/job-lives.ts'
import type { WriteWorld } from './write-listings.ts'

/** Everything that is made of a listing by rule. */
export const RULES = RULES_VERSION * 1_000 + TRACES_VERSION

const DAY_MS = 86_400_000
const STEP = 2_000

/** After a run that read everything, in small steps: nothing else waits for it. */
export async function seeJobs(
  { db, clock }: Pick<WriteWorld, 'db' | 'clock'>,
  board: LeasedBoard,
  outcome: RunOutcome,
): Promise<void> {
  if (!isWhole(outcome)) return
  const now = clock.now()
  const told = { now, olderThan: new Date(now.getTime() - DAY_MS), limit: STEP }
  while ((await inTransaction(db, (tx) => jobLives.seeBoard(tx, board.id, told))) === STEP);
}
