/**
 * After a run that changed a board: finds other boards with the same jobs. Of two of the same source, the one that was
 * added later is paused and its listings end, so that each job is listed once; when the operator resumes it, it goes
 * on. Boards of two sources both go on, and their listings are merged. A paused board is no reason to stop another.
 */
import { areCopies } from '#core/boards/board-copy.ts'
import * as boardCopies from '#store/board-copies.ts'
import type { LeasedBoard } from '#store/board-leases.ts'
import * as boards from '#store/boards.ts'
import { type Db, inTransaction, type Tx } from '#store/db.ts'
import * as importJobs from '#store/import-jobs.ts'
import * as listings from '#store/listings.ts'
import { renewJobs } from '#work/import/renew-jobs.ts'
import type { WriteServices } from '#work/import/write-listings.ts'

export async function findCopies(
  { db, clock }: Pick<WriteServices, 'db' | 'clock'>,
  board: LeasedBoard,
): Promise<void> {
  // Few boards have copies, so only those that do take the lock that all imports wait for.
  if ((await copiesOf(db, board.id)).length === 0) return
  await inTransaction(db, async (tx) => {
    await importJobs.lockImports(tx)
    const now = clock.now()
    const state = await boards.byId(tx, board.id)
    if (!state || state.pausedAt !== null) return
    for (const other of await copiesOf(tx, board.id)) {
      const { own, total, shared } = other
      const isFirst =
        state.addedAt < other.addedAt || (+state.addedAt === +other.addedAt && state.id < other.id)
      const [earlierId, boardId] = isFirst ? [state.id, other.id] : [other.id, state.id]
      const copy = { boardId, earlierId, shared, total: Math.max(own, total) }
      const isNew = await boardCopies.write(tx, copy, now)
      if (!isNew || other.source !== board.source) continue
      await boards.setPaused(tx, boardId, { pausedAt: now, now })
      const ended = await listings.end(tx, await listings.listedOf(tx, boardId), now)
      await renewJobs(tx, ended, { now })
    }
  })
}

async function copiesOf(db: Db | Tx, boardId: number): Promise<boardCopies.BoardBeside[]> {
  const boards = await boardCopies.beside(db, boardId)
  return boards.filter(({ own, total, shared }) => areCopies([own, total], shared))
}
