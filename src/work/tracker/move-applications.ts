/** Moves applications to a stage, one or many at once. Answers what is needed to put each back. */
import type { AccountId } from '#core/account/account.ts'
import { type ApplicationId, hasAppliedDate, type Stage } from '#core/tracker/application.ts'
import * as accountChanges from '#store/account-changes.ts'
import * as applications from '#store/applications.ts'
import { inTransaction, type Tx } from '#store/db.ts'
import type { World } from '#work/world/world.ts'
import { type Moved, noteMoves } from './note-moves.ts'

export type Moving = {
  ids: readonly ApplicationId[]
  stage: Stage
  /** The person's own day, noted as the day of applying where none is and the stage asks for one. */
  today?: string | null | undefined
}

/** Returns those that stood elsewhere, and where; others' and deleted ones are left out. */
export function moveApplications(
  { db, clock }: Pick<World, 'db' | 'clock'>,
  accountId: AccountId,
  moving: Moving,
): Promise<Moved[]> {
  const now = clock.now()
  return inTransaction(db, async (tx) => {
    const moved = await move(tx, accountId, moving, now)
    await tell(tx, accountId, moved, now)
    return moved
  })
}

/** Puts each back that still stands where it was moved to, and forgets the day that the move noted. Returns those. */
export function moveBack(
  { db, clock }: Pick<World, 'db' | 'clock'>,
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
    await tell(tx, accountId, back, now)
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

async function tell(tx: Tx, accountId: AccountId, moved: readonly Moved[], now: Date) {
  if (moved.length === 0) return
  const subject = moved.length === 1 ? String(moved[0]?.id) : null
  accountChanges.record(tx, accountId, { kind: 'application', subject }, now)
}
