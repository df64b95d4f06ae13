/** Runs of boards are told for a month. */
import { type Db, inTransaction } from '#store/db.ts'
import * as runs from '#store/runs.ts'

const KEPT_DAYS = 30
const DAY_MS = 86_400_000

export function forgetRuns({ db, clock }: { db: Db; clock: { now(): Date } }): Promise<number> {
  const before = new Date(clock.now().getTime() - KEPT_DAYS * DAY_MS)
  return inTransaction(db, (tx) => runs.forget(tx, before))
}
