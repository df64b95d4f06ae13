/**
 * Keeps the pace of hosts that many boards share, for all servers together: turns are reserved in the database, half a
 * second's at a time, so that a fast host costs two statements a second.
 */
import { Away } from '#sources/source/source.ts'
import { type Db, inTransaction } from '#store/db.ts'
import * as laneTurns from '#store/lane-turns.ts'
import { createQueue, type Queue } from '#store/queue.ts'
import * as sourceRequests from '#store/source-requests.ts'
import type { Clock } from '#work/use-case/use-case-services.ts'
import type { Lane } from './host-pace.ts'
import { type Delay, MAX_WAIT_MS } from './host-scheduler.ts'

export type LanePace = {
  /**
   * Resolves when the next request to the lane may start. Throws Away if the host has asked for a long pause, or if one
   * of its ceilings is reached.
   */
  turn(lane: Lane, signal: AbortSignal): Promise<void>
  /** No server sends a request to the lane before `until`. */
  pause(lane: Lane, until: Date): Promise<void>
}

const RESERVED_MS = 500

/** `turns`: reserved and not yet used, in milliseconds since 1970. */
type Reserved = { queue: Queue; turns: number[] }

export function createLanePace({
  db,
  clock,
  delay,
}: {
  db: Db
  clock: Clock
  delay: Delay
}): LanePace {
  const lanes = new Map<string, Reserved>()

  function reservedOf({ name }: Lane): Reserved {
    const known = lanes.get(name)
    if (known) return known
    const reserved = { queue: createQueue({ atOnce: 1 }), turns: [] }
    lanes.set(name, reserved)
    return reserved
  }

  async function next(lane: Lane, reserved: Reserved, signal: AbortSignal): Promise<void> {
    const betweenMs = lane.secondsBetween * 1_000
    for (;;) {
      const now = clock.now()
      // A turn that has passed is lost: used late, it would fall together with the next one. A turn that is far ahead
      // was reserved before the clock was set back.
      reserved.turns = reserved.turns.filter(
        (turn) => turn >= now.getTime() && turn <= now.getTime() + RESERVED_MS,
      )
      const turn = reserved.turns.shift()
      if (turn !== undefined) return delay(turn - now.getTime(), signal)
      const count = Math.max(1, Math.floor(RESERVED_MS / betweenMs))
      const { at, pausedUntil } = await laneTurns.reserve(db, {
        lane: lane.name,
        betweenMs,
        count,
        now,
      })
      if (pausedUntil) {
        const waitMs = pausedUntil.getTime() - now.getTime()
        if (waitMs > MAX_WAIT_MS)
          throw new Away('busy', `${lane.name} asked us to wait.`, pausedUntil)
        await delay(waitMs, signal)
        continue
      }
      reserved.turns = Array.from(
        { length: count - 1 },
        (_, index) => at.getTime() + (index + 1) * betweenMs,
      )
      const waitMs = at.getTime() - clock.now().getTime()
      return waitMs > 0 ? delay(waitMs, signal) : undefined
    }
  }

  async function count({ name, ceilings = [] }: Lane) {
    if (ceilings.length === 0) return
    const now = clock.now()
    const allowedAt = await inTransaction(db, (tx) =>
      sourceRequests.count(tx, { lane: name, ceilings, now }),
    )
    if (!allowedAt) return
    const message = `${name} allows no more requests until ${allowedAt.toISOString()}.`
    throw new Away('ceiling', message, allowedAt)
  }

  return {
    turn(lane, signal) {
      if (lane.secondsBetween === 0) return Promise.resolve()
      const reserved = reservedOf(lane)
      return reserved.queue.run(
        async () => {
          await next(lane, reserved, signal)
          await count(lane)
        },
        { signal },
      )
    },
    pause(lane, until) {
      reservedOf(lane).turns = []
      return laneTurns.pause(db, { lane: lane.name, until })
    },
  }
}
