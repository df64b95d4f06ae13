/** Writes moves between stages into the timelines. A move that is taken back soon leaves no trace. */
import type { AccountId } from '#core/account.ts'
import { type ApplicationId, hasAppliedDate, type Stage } from '#core/application.ts'
import * as events from '#store/application-events.ts'
import type { Tx } from '#store/db.ts'

/** A slip of the hand, and undo, come within this time. */
const TAKE_BACK_MS = 10 * 60_000

export type Moved = { id: ApplicationId; from: Stage }

/** All of `moved` go to one stage. */
export async function noteMoves(
  tx: Tx,
  accountId: AccountId,
  { moved, to, appliedOn }: { moved: readonly Moved[]; to: Stage; appliedOn: string | null },
  now: Date,
): Promise<void> {
  const last = await events.lastMoves(
    tx,
    accountId,
    moved.map(({ id }) => id),
  )
  const takenBack = ({ id, from }: Moved) => {
    const before = last.get(id)
    const isBack = before?.from === to && before.to === from
    return isBack && now.getTime() - before.recordedAt.getTime() <= TAKE_BACK_MS
      ? [before.eventId]
      : []
  }
  await events.erase(tx, accountId, moved.flatMap(takenBack))
  const happenedAt = hasAppliedDate(to) ? appliedAt(appliedOn, now) : now
  await events.addMoves(
    tx,
    accountId,
    moved
      .filter((it) => takenBack(it).length === 0)
      .map(({ id, from }) => ({ applicationId: id, from, to, happenedAt })),
    now,
  )
}

/** The noon of a day that is over, as nobody says an hour; else now. */
export function appliedAt(appliedOn: string | null | undefined, now: Date): Date {
  const noon = new Date(`${appliedOn}T12:00:00Z`)
  return appliedOn && noon < now ? noon : now
}
