/**
 * The time that all servers of a board agree on: the database's. It is read now and then and goes on by a counter that
 * nobody sets, so that a machine whose clock is wrong, or is corrected, ends no session, code or lease.
 */
import { sql } from 'kysely'
import type { Db } from '#store/db.ts'
import type { Clock, Log } from '#work/world/world.ts'

const READ_EVERY_MS = 30_000
/** A reading that nobody expected is believed when this much later another one says the same. */
const READ_AGAIN_MS = 5_000
/** Less is the way to the database and back. */
const AGREES_MS = 1_000
/** More is logged for the operator. */
const TOLD_MS = 5_000

export type BoardClock = Clock & {
  /** How far this machine's own clock is ahead of it, in milliseconds; 0 for what may be the way to the database. */
  aheadMs(): number
  stop(): void
}

export async function openBoardClock({ db, log }: { db: Db; log: Log }): Promise<BoardClock> {
  // Milliseconds since 1970 when the counter stood at 0.
  let origin = await readOrigin(db)
  let unexpected: number | null = null
  let isTold = false

  const nowMs = () => origin + performance.now()
  const aheadMs = () => {
    const ahead = Math.round(Date.now() - nowMs())
    return Math.abs(ahead) <= AGREES_MS ? 0 : ahead
  }
  const tell = () => {
    const ahead = aheadMs()
    const isFar = Math.abs(ahead) > TOLD_MS
    if (isFar && !isTold) {
      log.warn({ aheadMs: ahead }, 'the clock of this machine is not that of the database')
    }
    isTold = isFar
  }
  /** Returns when to read next. */
  const take = (read: number): number => {
    const isExpected = Math.abs(read - origin) <= AGREES_MS
    const isConfirmed = unexpected !== null && Math.abs(read - unexpected) <= AGREES_MS
    unexpected = isExpected || isConfirmed ? null : read
    if (unexpected !== null) return READ_AGAIN_MS
    origin = read
    tell()
    return READ_EVERY_MS
  }
  const readAgain = async () => {
    // The pool has logged why; the counter goes on.
    const read = await readOrigin(db).catch(() => null)
    if (!isStopped) plan(read === null ? READ_EVERY_MS : take(read))
  }
  let isStopped = false
  let timer: NodeJS.Timeout | undefined
  const plan = (pauseMs: number) => {
    timer = setTimeout(() => void readAgain(), pauseMs).unref()
  }

  tell()
  plan(READ_EVERY_MS)
  return {
    now: () => new Date(nowMs()),
    aheadMs,
    stop() {
      isStopped = true
      clearTimeout(timer)
    },
  }
}

async function readOrigin(db: Db): Promise<number> {
  const before = performance.now()
  const { rows } = await sql<{ ms: number }>`
    select extract(epoch from clock_timestamp())::float8 * 1000 as ms`.execute(db)
  const asOf = (before + performance.now()) / 2
  return (rows[0]?.ms ?? Date.now()) - asOf
}
