/** Records moves between stages in the timelines. A move that is soon undone leaves no trace. */
import type { AccountId } from '#core/account/account.ts'
import { type ApplicationId, hasAppliedDate, type Stage } from '#core/tracker/application.ts'
import * as events from '#store/application-events.ts'
import type { Tx } from '#store/db.ts'

/** Mistakes and undo happen within this time. */
const TAKE_BACK_MS = 10 * 60_000

/** In every time zone, noon UTC of today's date is less than this long ago. */
const DAY_MS = 24 * 3_600_000

export type Moved = {
  id: ApplicationId
  from: Stage
  to: Stage
  /** The applied day that the move set; null if it set none. */
  appliedOn: string | null
}

/** `appliedOn` is the application's applied day. A day that the move itself set is today, so it needs no date. */
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

/** Noon of an earlier day, because no time of day is known; now if the day may be today for the person. */
export function appliedAt(appliedOn: string | null | undefined, now: Date): Date {
  const noon = new Date(`${appliedOn}T12:00:00Z`)
  return appliedOn && now.getTime() - noon.getTime() >= DAY_MS ? noon : now
}
