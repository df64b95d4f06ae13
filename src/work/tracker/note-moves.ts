/** Writes moves between stages into the timelines. A move that is taken back soon leaves no trace. */
import type { AccountId } from '#core/account/account.ts'
import { type ApplicationId, hasAppliedDate, type Stage } from '#core/tracker/application.ts'
import * as events from '#store/application-events.ts'
import type { Tx } from '#store/db.ts'

/** A slip of the hand, and undo, come within this time. */
const TAKE_BACK_MS = 10 * 60_000

/** Noons of one's own today lie less than this before now, in every time zone. */
const DAY_MS = 24 * 3_600_000

export type Moved = {
  id: ApplicationId
  from: Stage
  to: Stage
  /** The day of applying that the move noted; null where it noted none. */
  appliedOn: string | null
}

/** `appliedOn` is the day of applying to go by; the one that a move noted is today's. */
export async function noteMoves(
  tx: Tx,
  accountId: AccountId,
  { moved, appliedOn }: { moved: readonly Omit<Moved, 'appliedOn'>[]; appliedOn: string | null },
  now: Date,
): Promise<void> {
  const last = await events.lastMoves(
    tx,
    accountId,
    moved.map(({ id }) => id),
  )
  const takenBack = ({ id, from, to }: Omit<Moved, 'appliedOn'>) => {
    const before = last.get(id)
    const isBack = before?.from === to && before.to === from
    return isBack && now.getTime() - before.recordedAt.getTime() <= TAKE_BACK_MS
      ? [before.eventId]
      : []
  }
  await events.erase(tx, accountId, moved.flatMap(takenBack))
  await events.addMoves(
    tx,
    accountId,
    moved
      .filter((it) => takenBack(it).length === 0)
      .map(({ id, from, to }) => ({
        applicationId: id,
        from,
        to,
        happenedAt: hasAppliedDate(to) ? appliedAt(appliedOn, now) : now,
      })),
    now,
  )
}

/** The noon of an earlier day, as nobody says an hour; now where it may be the person's today. */
export function appliedAt(appliedOn: string | null | undefined, now: Date): Date {
  const noon = new Date(`${appliedOn}T12:00:00Z`)
  return appliedOn && now.getTime() - noon.getTime() >= DAY_MS ? noon : now
}
