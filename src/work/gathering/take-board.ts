/** Takes a board to read it: the one that has been due for longest, and nobody else's until the lease is over. */
import type { LeasedBoard } from '#store/boards.ts'
import * as boards from '#store/boards.ts'
import { type Db, inTransaction } from '#store/db.ts'
import * as runs from '#store/runs.ts'
import { LEASE_MS } from '#work/import/write-listings.ts'

export type TakenBoard = { board: LeasedBoard; runId: number }

/** `only`: one of these, due or not, and paused only if of `evenPaused` too. null when there is none to take. */
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
