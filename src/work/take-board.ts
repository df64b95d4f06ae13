/** Takes a board to read it: the one that has been due for longest, and nobody else's until the lease is over. */
import type { LeasedBoard } from '#store/boards.ts'
import * as boards from '#store/boards.ts'
import { type Db, inTransaction } from '#store/db.ts'
import * as runs from '#store/runs.ts'
import { LEASE_MS } from './write-listings.ts'

export type TakenBoard = { board: LeasedBoard; runId: number }

/** `only`: one of these, whether it is due or not. null when there is none to take. */
export function takeBoard(
  { db, clock }: { db: Db; clock: { now(): Date } },
  { sources, only = null }: { sources: readonly string[]; only?: readonly number[] | null },
): Promise<TakenBoard | null> {
  const now = clock.now()
  return inTransaction(db, async (tx) => {
    const board = await boards.take(tx, { sources, only, now, leaseMs: LEASE_MS })
    return board && { board, runId: await runs.begin(tx, board, now) }
  })
}
