/** Deletes old runs of boards. */
import { RUNS_KEPT_DAYS } from '#core/boards/run-outcome.ts'
import { type Db, inTransaction } from '#store/db.ts'
import * as runs from '#store/runs.ts'

const DAY_MS = 86_400_000

export function forgetRuns({ db, clock }: { db: Db; clock: { now(): Date } }): Promise<number> {
  const before = new Date(clock.now().getTime() - RUNS_KEPT_DAYS * DAY_MS)
  return inTransaction(db, (tx) => runs.forget(tx, before))
}
