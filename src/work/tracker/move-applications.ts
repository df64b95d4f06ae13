/** Moves one or several applications to a stage. Returns what is needed to undo it. */
import type { AccountId } from '#core/account/account.ts'
import { type ApplicationId, hasAppliedDate, type Stage } from '#core/tracker/application.ts'
import * as accountChanges from '#store/account-changes.ts'
import * as applications from '#store/applications.ts'
import { inTransaction, type Tx } from '#store/db.ts'
import type { Services } from '#work/use-case/use-case-services.ts'
import { type Moved, noteMoves } from './note-moves.ts'

export type Moving = {
  ids: readonly ApplicationId[]
  stage: Stage
  /** Today in the person's calendar; stored as the applied day if there is none and the stage asks for one. */
  today?: string | null | undefined
}

/** Returns those that were at another stage, with that stage. Leaves out deleted ones and those of other accounts. */
export function moveApplications(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  accountId: AccountId,
  moving: Moving,
): Promise<Moved[]> {
  const now = clock.now()
  return inTransaction(db, async (tx) => {
    const moved = await move(tx, accountId, moving, now)
    await recordChange(tx, accountId, moved, now)
    return moved
  })
}

/**
 * Moves back those still at the stage they were moved to, and clears the applied day that the move set. Returns them.
 */
export function moveBack(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  accountId: AccountId,
  moved: readonly Moved[],
): Promise<Moved[]> {
  const now = clock.now()
  const asked = new Map(moved.map((it) => [it.id, it]))
  return inTransaction(db, async (tx) => {
    const held = await applications.lock(tx, accountId, [...asked.keys()])
    const still = held.flatMap(({ id, stage, appliedOn }) => {
      const was = asked.get(id)
      if (was?.to !== stage || was.from === stage) return []
      const isNoted = appliedOn !== null && appliedOn === was.appliedOn
      return [{ id, from: stage, to: was.from, appliedOn: null, isNoted }]
    })
    for (const [stage, those] of Map.groupBy(still, ({ to }) => to)) {
      const ids = those.map(({ id }) => id)
      await applications.setStage(tx, accountId, { ids, stage, appliedOn: null }, now)
    }
    const noted = still.filter(({ isNoted }) => isNoted).map(({ id }) => id)
    await applications.clearAppliedOn(tx, accountId, noted)
    const back = still.map(({ isNoted, ...it }) => it)
    await noteMoves(tx, accountId, { moved: back, appliedOn: null }, now)
    await recordChange(tx, accountId, back, now)
    return back
  })
}

async function move(tx: Tx, accountId: AccountId, moving: Moving, now: Date): Promise<Moved[]> {
  const { stage, today } = moving
  const day = hasAppliedDate(stage) ? (today ?? null) : null
  const held = await applications.lock(tx, accountId, moving.ids)
  const moved = held
    .filter((it) => it.stage !== stage)
    .map(({ id, stage: from, appliedOn }) => {
      return { id, from, to: stage, appliedOn: appliedOn === null ? day : null }
    })
  if (moved.length === 0) return moved
  const ids = moved.map(({ id }) => id)
  await applications.setStage(tx, accountId, { ids, stage, appliedOn: day }, now)
  await noteMoves(tx, accountId, { moved, appliedOn: null }, now)
  return moved
}

async function recordChange(tx: Tx, accountId: AccountId, moved: readonly Moved[], now: Date) {
  if (moved.length === 0) return
  const subject = moved.length === 1 ? String(moved[0]?.id) : null
  accountChanges.record(tx, accountId, { kind: 'application', subject }, now)
}
