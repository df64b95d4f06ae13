/**
 * The clock that all servers of an instance share: the database's. It is read periodically and advanced by a
 * monotonic counter in between, so a machine with a wrong or corrected clock doesn't end sessions, codes or
 * leases.
 */
import { sql } from 'kysely'
import type { Db } from '#store/db.ts'
import type { Clock, Log } from '#work/use-case/use-case-services.ts'

const READ_EVERY_MS = 30_000
/** An unexpected reading is accepted if a second reading after this pause agrees with it. */
const READ_AGAIN_MS = 5_000
/** Smaller differences may be the round trip to the database. */
const AGREES_MS = 1_000
/** Larger differences are logged for the operator. */
const WARN_ABOVE_MS = 5_000

export type InstanceClock = Clock & {
  /**
   * How far this machine's own clock is ahead of the shared one, in milliseconds. 0 for a difference that may be
   * the round trip to the database.
   */
  aheadMs(): number
  stop(): void
}

export async function openInstanceClock({ db, log }: { db: Db; log: Log }): Promise<InstanceClock> {
  // Milliseconds since 1970 at which `performance.now()` was 0.
  let origin = await readOrigin(db)
  let unexpected: number | null = null
  let hasWarned = false

  const nowMs = () => origin + performance.now()
  const aheadMs = () => {
    const ahead = Math.round(Date.now() - nowMs())
    return Math.abs(ahead) <= AGREES_MS ? 0 : ahead
  }
  const warnIfFarOff = () => {
    const ahead = aheadMs()
    const isFar = Math.abs(ahead) > WARN_ABOVE_MS
    if (isFar && !hasWarned) {
      log.warn({ aheadMs: ahead }, "this machine's clock differs from the database's")
    }
    hasWarned = isFar
  }
  /** Returns the pause before the next reading. */
  const accept = (read: number): number => {
    const isExpected = Math.abs(read - origin) <= AGREES_MS
    const isConfirmed = unexpected !== null && Math.abs(read - unexpected) <= AGREES_MS
    unexpected = isExpected || isConfirmed ? null : read
    if (unexpected !== null) return READ_AGAIN_MS
    origin = read
    warnIfFarOff()
    return READ_EVERY_MS
  }
  const readAgain = async () => {
    // The pool has logged the error; the counter keeps running.
    const read = await readOrigin(db).catch(() => null)
    if (!isStopped) plan(read === null ? READ_EVERY_MS : accept(read))
  }
  let isStopped = false
  let timer: NodeJS.Timeout | undefined
  const plan = (pauseMs: number) => {
    timer = setTimeout(() => void readAgain(), pauseMs).unref()
  }

  warnIfFarOff()
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
