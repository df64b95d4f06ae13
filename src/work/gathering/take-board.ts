/** Leases the board that should be read next, so that nobody else reads it until the lease ends. */
import { boardsToTake, type DueBoard, type LaneBoard } from '#core/boards/board-lanes.ts'
import type { Source } from '#sources/source/source.ts'
import { laneOf } from '#sources/source/source-load.ts'
import type { LeasedBoard } from '#store/board-leases.ts'
import * as boardLeases from '#store/board-leases.ts'
import { type Db, inTransaction, type Tx } from '#store/db.ts'
import * as runs from '#store/runs.ts'
import { LEASE_MS } from '#work/import/write-listings.ts'

export type TakenBoard = { board: LeasedBoard; runId: number }

type Wanted = { only: readonly number[]; evenPaused?: readonly number[] }

/** Due boards of a source that are looked at first; more only if all of these are in full lanes. */
const LOOKED_AT = 10
const MORE = 8

/**
 * Of the boards that are due, the next one whose lane has room; null if there is none. `wanted`: one of these boards
 * instead, due or not, whatever its lane; paused ones only if they are also in `evenPaused`.
 */
export function takeBoard(
  { db, clock }: { db: Db; clock: { now(): Date } },
  sources: readonly Pick<Source, 'name' | 'load'>[],
  wanted: Wanted | null = null,
): Promise<TakenBoard | null> {
  return inTransaction(db, async (tx) => {
    const now = clock.now()
    const { only: ids, evenPaused = [] } = wanted ?? { only: await nextIds(tx, sources, now) }
    if (ids.length === 0) return null
    const board = await boardLeases.take(tx, { ids, evenPaused, now, leaseMs: LEASE_MS })
    // Not `now`: until the board was taken, its run before this one may have been ending.
    return board && { board, runId: await runs.begin(tx, board, clock.now()) }
  })
}

async function nextIds(
  tx: Tx,
  sources: readonly Pick<Source, 'name' | 'load'>[],
  now: Date,
): Promise<number[]> {
  const byName = new Map(sources.map((source) => [source.name, source]))
  const withLane = <Board extends { source: string; token: string }>(board: Board) => {
    const source = byName.get(board.source)
    return { ...board, lane: source ? laneOf(source, board.token) : board.source }
  }
  const boardsAtOnce = (name: string) => byName.get(name)?.load.boardsAtOnce ?? 1
  await boardLeases.lockTaking(tx)
  const reading = (await boardLeases.reading(tx, now)).map(withLane)
  const next: DueBoard[] = []
  // A source whose only lane is full is not looked at, however many of its boards are due.
  let left = sources.filter((source) => !isFull(source, reading)).map(({ name }) => name)
  for (let limit = LOOKED_AT; left.length > 0; limit *= MORE) {
    const due = (await boardLeases.due(tx, { sources: left, now, limit })).map(withLane)
    next.push(...boardsToTake(due, reading, boardsAtOnce))
    left = left.filter(
      (name) =>
        due.filter(({ source }) => source === name).length >= limit &&
        next.every(({ source }) => source !== name),
    )
  }
  return boardsToTake(next, reading, boardsAtOnce).map(({ id }) => id)
}

function isFull({ load }: Pick<Source, 'load'>, reading: readonly LaneBoard[]) {
  const [only, ...others] = load.hosts
  if (only === undefined || others.length > 0) return false
  return reading.filter(({ lane }) => lane === only).length >= load.boardsAtOnce
}
