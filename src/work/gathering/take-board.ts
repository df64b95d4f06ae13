/** Leases the board that has been due for longest, so that nobody else reads it until the lease ends. */
import type { LeasedBoard } from '#store/boards.ts'
import * as boards from '#store/boards.ts'
import { type Db, inTransaction } from '#store/db.ts'
import * as runs from '#store/runs.ts'
import { LEASE_MS } from '#work/import/write-listings.ts'

export type TakenBoard = { board: LeasedBoard; runId: number }

/**
 * `only`: choose from these, due or not; paused boards only if they are also in `evenPaused`. Null if there is none
 * to take.
 */
export function takeBoard(
  { db, clock }: { db: Db; clock: { now(): Date } },
  {
    sources,
    ...wanted
  }: {
    sources: readonly string[]
    only?: readonly number[] | null
    evenPaused?: readonly number[]
  },
): Promise<TakenBoard | null> {
  const now = clock.now()
  return inTransaction(db, async (tx) => {
    const board = await boards.take(tx, { sources, ...wanted, now, leaseMs: LEASE_MS })
    return board && { board, runId: await runs.begin(tx, board, now) }
  })
}
