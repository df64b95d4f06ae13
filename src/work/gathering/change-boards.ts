/** What an operator does with boards: adds, names, pauses them, has them read now, takes them away, believes a loss. */

import { Refusal } from '#core/api/refusal.ts'
import { isResting } from '#core/boards/board-schedule.ts'
import type { JobId } from '#core/job/job.ts'
import type { NewBoard } from '#store/boards.ts'
import * as boards from '#store/boards.ts'
import { type Db, inTransaction, type Tx } from '#store/db.ts'
import * as importJobs from '#store/import-jobs.ts'
import * as listings from '#store/listings.ts'
import { renewJobs } from '#work/import/renew-jobs.ts'
import type { World } from '#work/world/world.ts'

type BoardWorld = { db: Db; clock: { now(): Date } }

/** Adds those that are not there yet, due at once. Returns how many they were. */
export async function addBoards(
  world: BoardWorld,
  added: readonly NewBoard[],
  options: { isStarter?: boolean } = {},
): Promise<number> {
  return (await addBoardList(world, added, options)).count
}

/** The same, with the instant by which they can be taken back. */
export async function addBoardList(
  { db, clock }: BoardWorld,
  added: readonly NewBoard[],
  options: { isStarter?: boolean } = {},
): Promise<{ count: number; at: Date }> {
  const at = clock.now()
  return {
    count: await inTransaction(db, (tx) => boards.add(tx, added, { ...options, now: at })),
    at,
  }
}

/** Adds one, due at once unless it comes paused; one that is there already stays as it is. */
export function addBoard(
  { db, clock }: BoardWorld,
  board: NewBoard,
  { isPaused = false }: { isPaused?: boolean } = {},
): Promise<{ id: number; isNew: boolean }> {
  const now = clock.now()
  return inTransaction(db, async (tx) => {
    const isNew = (await boards.add(tx, [board], { now })) > 0
    const added = await boards.byToken(tx, board.source, board.token)
    if (!added) throw new Refusal('board_not_found') // removed by somebody else at this moment
    if (isNew && isPaused) await boards.setPaused(tx, added.id, { pausedAt: now, now })
    return { id: added.id, isNew }
  })
}

/** A paused board is not read; what is listed on it stays. */
export function pauseBoard(world: BoardWorld, id: number): Promise<void> {
  const now = world.clock.now()
  return change(world, (tx) => boards.setPaused(tx, id, { pausedAt: now, now }))
}

export function resumeBoard(world: BoardWorld, id: number): Promise<void> {
  const now = world.clock.now()
  return change(world, (tx) => boards.setPaused(tx, id, { pausedAt: null, now }))
}

/** The name is what its jobs show as their company; null lets the board say it. Its jobs have it once it was read. */
export function nameBoard(world: BoardWorld, id: number, company: string | null): Promise<void> {
  const now = world.clock.now()
  return change(world, (tx) => boards.setCompany(tx, id, { company, now }))
}

/**
 * Refused where nobody would read it, and where the site wants to rest. `boardDesk.sources`: all of them, and whether
 * each is read.
 */
export function runBoardNow(
  { db, clock, boardDesk }: BoardWorld & { boardDesk: Pick<World['boardDesk'], 'sources'> },
  id: number,
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const board = await boards.byId(tx, id)
    if (!board) throw new Refusal('board_not_found')
    if (board.pausedAt) throw new Refusal('board_paused')
    const source = boardDesk.sources.find(({ name }) => name === board.source)
    if (!source || source.whyOff !== null) throw new Refusal('source_off')
    const now = clock.now()
    if (isResting(board.lastRunAt, source.restMinutes, now)) throw new Refusal('source_rests')
    await boards.makeDue(tx, [id], now)
  })
}

/** Returns how many of them there are. */
export function runBoardsNow({ db, clock }: BoardWorld, ids: readonly number[]): Promise<number> {
  return inTransaction(db, (tx) => boards.makeDue(tx, ids, clock.now()))
}

async function change({ db }: BoardWorld, work: (tx: Tx) => Promise<boolean>) {
  if (!(await inTransaction(db, work))) throw new Refusal('board_not_found')
}

/** Nobody looks at it any more: what only it listed is closed. Returns how many jobs that were. */
export function removeBoard({ db, clock }: BoardWorld, id: number): Promise<number> {
  const now = clock.now()
  return inTransaction(db, async (tx) => {
    await importJobs.lockImports(tx)
    if (!(await boards.byId(tx, id))) throw new Refusal('board_not_found')
    return takeAway(tx, [id], now)
  })
}

/** Takes back what was added at that instant, a list of boards: as if each had been removed. */
export function takeBackBoards(
  { db, clock }: BoardWorld,
  addedAt: Date,
): Promise<{ boards: number; closed: number }> {
  const now = clock.now()
  return inTransaction(db, async (tx) => {
    await importJobs.lockImports(tx)
    const ids = await boards.addedAt(tx, addedAt)
    return { boards: ids.length, closed: await takeAway(tx, ids, now) }
  })
}

/** Returns how many jobs are closed by that. */
async function takeAway(tx: Tx, ids: readonly number[], now: Date): Promise<number> {
  const jobs = new Set<JobId>()
  for (const id of ids) {
    for (const job of await listings.end(tx, await listings.listedOf(tx, id), now)) jobs.add(job)
    await boards.remove(tx, id)
  }
  return (await renewJobs(tx, [...jobs], { now })).closed
}

/**
 * What vanished at once is gone indeed. `seen` is what the operator saw of it: what has joined it since then, nobody has
 * looked at. Returns how many jobs are closed by that.
 */
export function confirmHeld(
  { db, clock }: BoardWorld,
  id: number,
  seen: { at: Date; missing: number },
): Promise<number> {
  const now = clock.now()
  return inTransaction(db, async (tx) => {
    await importJobs.lockImports(tx)
    const board = await boards.byId(tx, id)
    if (!board) throw new Refusal('board_not_found')
    if (!board.held) throw new Refusal('nothing_held')
    const { at, missing } = board.held
    if (at.getTime() !== seen.at.getTime() || missing !== seen.missing) {
      throw new Refusal('held_changed')
    }
    const jobs = await listings.endMissed(tx, await listings.idsHeld(tx, id))
    await boards.clearHeld(tx, id)
    return (await renewJobs(tx, jobs, { now })).closed
  })
}
