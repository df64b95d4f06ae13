/** Undoes a mistaken move: the application returns to its earlier stage, and the timeline drops the move. */
import type { AccountId } from '#core/account/account.ts'
import { Refusal } from '#core/api/refusal.ts'
import {
  type ApplicationEvent,
  type ApplicationId,
  hasAppliedDate,
  type Stage,
} from '#core/tracker/application.ts'
import * as accountChanges from '#store/account-changes.ts'
import * as events from '#store/application-events.ts'
import * as applicationParts from '#store/application-parts.ts'
import * as applications from '#store/applications.ts'
import { inTransaction } from '#store/db.ts'
import type { Services } from '#work/use-case/use-case-services.ts'

type Ref = { applicationId: ApplicationId; eventId: number }

/** A day that a move sets is today in some time zone: noon UTC of that day is no further than this from the move. */
const TODAY_MS = 26 * 3_600_000

/**
 * Only for the latest move, if it led to the current stage; for older ones only the day can be corrected. Returns the
 * applied day that the move had set, which is removed with it.
 */
export function undoMove(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  accountId: AccountId,
  { applicationId, eventId }: Ref,
): Promise<{ appliedOn: string | null }> {
  const now = clock.now()
  return inTransaction(db, async (tx) => {
    const [held] = await applications.lock(tx, accountId, [applicationId])
    if (!held) throw new Refusal('not_found')
    const moves = (await events.list(tx, accountId, applicationId)).filter(isMove)
    const event = moves.find(({ id }) => id === eventId)
    if (!event) throw new Refusal('not_found')
    const isNewest = moves.every(({ id }) => id <= eventId)
    if (!isNewest || event.fromStage === null || event.toStage !== held.stage) {
      throw new Refusal('version_conflict')
    }
    const ref = { applicationId, id: eventId }
    await applicationParts.remove(tx, accountId, 'application_events', { ...ref, now })
    const to = { ids: [applicationId], stage: event.fromStage, appliedOn: null }
    await applications.setStage(tx, accountId, to, now)
    const appliedOn = hasNoted(event, moves, held.appliedOn) ? held.appliedOn : null
    if (appliedOn) await applications.clearAppliedOn(tx, accountId, [applicationId])
    const subject = String(applicationId)
    accountChanges.record(tx, accountId, { kind: 'application', subject }, now)
    return { appliedOn }
  })
}

/** Redoes an undone move on its original day, including the applied day that it had set. */
export function restoreMove(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  accountId: AccountId,
  { applicationId, eventId, appliedOn }: Ref & { appliedOn: string | null },
): Promise<void> {
  const now = clock.now()
  return inTransaction(db, async (tx) => {
    const [held] = await applications.lock(tx, accountId, [applicationId])
    if (!held) throw new Refusal('not_found')
    const ref = { applicationId, id: eventId }
    if (!(await applicationParts.restore(tx, accountId, 'application_events', ref))) {
      throw new Refusal('not_found')
    }
    const restored = (await events.list(tx, accountId, applicationId)).find(
      ({ id }) => id === eventId,
    )
    if (restored?.toStage && restored.fromStage === held.stage) {
      const to = { ids: [applicationId], stage: restored.toStage, appliedOn }
      await applications.setStage(tx, accountId, to, now)
    }
    const subject = String(applicationId)
    accountChanges.record(tx, accountId, { kind: 'application', subject }, now)
  })
}

/** Whether this is the first move to a stage that asks for the applied day, made on that day. */
function hasNoted(
  event: ApplicationEvent,
  moves: readonly ApplicationEvent[],
  appliedOn: string | null,
): boolean {
  const asks = (it: ApplicationEvent) => it.toStage !== null && hasAppliedDate(it.toStage)
  if (!appliedOn || !asks(event) || moves.some((it) => it !== event && asks(it))) return false
  const apartMs = Date.parse(`${appliedOn}T12:00:00Z`) - Date.parse(event.recordedAt)
  return Math.abs(apartMs) <= TODAY_MS
}

const isMove = ({ toStage }: { toStage: Stage | null }) => toStage !== null
