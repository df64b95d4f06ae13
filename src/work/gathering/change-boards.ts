/** What an operator does with boards: add, name, pause, run now, remove, confirm a loss, and accept other jobs. */

import { Refusal } from '#core/api/refusal.ts'
import { isResting } from '#core/boards/board-schedule.ts'
import type { JobId } from '#core/job/job.ts'
import type { NewBoard } from '#store/boards.ts'
import * as boards from '#store/boards.ts'
import { type Db, inTransaction, type Tx } from '#store/db.ts'
import * as foreignAnswers from '#store/foreign-answers.ts'
import * as importJobs from '#store/import-jobs.ts'
import * as listings from '#store/listings.ts'
import { renewJobs } from '#work/import/renew-jobs.ts'
import type { Services } from '#work/use-case/use-case-services.ts'

/** Boards per statement where many are removed. */
const AT_ONCE = 500

type BoardWorld = { db: Db; clock: { now(): Date } }

/** Adds the boards that do not exist yet, due immediately. Returns how many were added. */
export async function addBoards(
  services: BoardWorld,
  added: readonly NewBoard[],
  options: { isStarter?: boolean } = {},
): Promise<number> {
  return (await addBoardList(services, added, options)).count
}

/** The same, also returning the instant by which the addition can be undone. */
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

/** Adds one board, due immediately unless paused. An existing board stays unchanged. */
export function addBoard(
  { db, clock }: BoardWorld,
  board: NewBoard,
  { isPaused = false }: { isPaused?: boolean } = {},
): Promise<{ id: number; isNew: boolean }> {
  const now = clock.now()
  return inTransaction(db, async (tx) => {
    const isNew = (await boards.add(tx, [board], { now })) > 0
    const added = await boards.byToken(tx, board.source, board.token)
    if (!added) throw new Refusal('board_not_found') // just removed by someone else
    if (isNew && isPaused) await boards.setPaused(tx, added.id, { pausedAt: now, now })
    return { id: added.id, isNew }
  })
}

/** A paused board is not read; its listed jobs stay. */
export function pauseBoard(services: BoardWorld, id: number): Promise<void> {
  const now = services.clock.now()
  return change(services, (tx) => boards.setPaused(tx, id, { pausedAt: now, now }))
}

export function resumeBoard(services: BoardWorld, id: number): Promise<void> {
  const now = services.clock.now()
  return change(services, (tx) => boards.setPaused(tx, id, { pausedAt: null, now }))
}

/** Sets the company name that its jobs show; null uses the board's own. Jobs change with the next run. */
export function nameBoard(services: BoardWorld, id: number, company: string | null): Promise<void> {
  const now = services.clock.now()
  return change(services, (tx) => boards.setCompany(tx, id, { company, now }))
}

/**
 * Throws if the board is paused, its source is off, or the site asks for rest. `boardService.sources` lists all sources
 * and whether each is enabled.
 */
export function runBoardNow(
  {
    db,
    clock,
    boardService,
  }: BoardWorld & { boardService: Pick<Services['boardService'], 'sources'> },
  id: number,
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const board = await boards.byId(tx, id)
    if (!board) throw new Refusal('board_not_found')
    if (board.pausedAt) throw new Refusal('board_paused')
    const source = boardService.sources.find(({ name }) => name === board.source)
    if (!source || source.whyOff !== null) throw new Refusal('source_off')
    const now = clock.now()
    if (isResting(board.lastRunAt, source.restMinutes, now)) throw new Refusal('source_rests')
    await boards.makeDue(tx, [id], now)
  })
}

/** Returns how many of these boards exist. */
export function runBoardsNow({ db, clock }: BoardWorld, ids: readonly number[]): Promise<number> {
  return inTransaction(db, (tx) => boards.makeDue(tx, ids, clock.now()))
}

async function change({ db }: BoardWorld, work: (tx: Tx) => Promise<boolean>) {
  if (!(await inTransaction(db, work))) throw new Refusal('board_not_found')
}

/** Jobs that only this board listed are closed. Returns how many. */
export function removeBoard({ db, clock }: BoardWorld, id: number): Promise<number> {
  const now = clock.now()
  return inTransaction(db, async (tx) => {
    await importJobs.lockImports(tx)
    if (!(await boards.byId(tx, id))) throw new Refusal('board_not_found')
    return closeAndRemove(tx, [id], now)
  })
}

/** Undoes adding a list of boards at that instant, as if each board had been removed. */
export function undoAddBoards(
  { db, clock }: BoardWorld,
  addedAt: Date,
): Promise<{ boards: number; closed: number }> {
  const now = clock.now()
  return inTransaction(db, async (tx) => {
    await importJobs.lockImports(tx)
    const ids = await boards.addedAt(tx, addedAt)
    return { boards: ids.length, closed: await closeAndRemove(tx, ids, now) }
  })
}

/** Returns how many jobs this closes. */
async function closeAndRemove(tx: Tx, ids: readonly number[], now: Date): Promise<number> {
  const jobs = new Set<JobId>()
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    const some = ids.slice(from, from + AT_ONCE)
    for (const job of await listings.end(tx, await listings.listedOf(tx, ...some), now)) {
      jobs.add(job)
    }
    await boards.remove(tx, some)
  }
  return (await renewJobs(tx, [...jobs], { now })).closed
}

/**
 * Confirms that held listings are gone. `seen` is the state that the operator saw; if more has been held since, this
 * throws `held_changed`. Returns how many jobs this closes.
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

/**
 * Accepts that the board's jobs were replaced by what it answers with: the next run, due immediately, adds these jobs,
 * and its earlier ones close like all that are missing. `seen` is what the operator saw; if the board answers with
 * another company's by now, this throws `held_changed`.
 */
export function acceptForeign(
  { db, clock }: BoardWorld,
  id: number,
  seen: { at: Date; company: string },
): Promise<void> {
  return inTransaction(db, async (tx) => {
    if (!(await boards.byId(tx, id))) throw new Refusal('board_not_found')
    const foreign = await foreignAnswers.ofBoard(tx, id)
    if (!foreign) throw new Refusal('nothing_held')
    if (foreign.since.getTime() !== seen.at.getTime() || foreign.company !== seen.company) {
      throw new Refusal('held_changed')
    }
    await foreignAnswers.accept(tx, id)
    await boards.makeDue(tx, [id], clock.now())
  })
}
