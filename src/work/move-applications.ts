/** Moves applications to a stage, one or many at once. Answers what is needed to put each back. */
import type { AccountId } from '#core/account.ts'
import { type ApplicationId, hasAppliedDate, type Stage } from '#core/application.ts'
import * as accountChanges from '#store/account-changes.ts'
import * as applications from '#store/applications.ts'
import { inTransaction, type Tx } from '#store/db.ts'
import { type Moved, noteMoves } from './note-moves.ts'
import type { World } from './world.ts'

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

/** Puts each back where it stood. Returns what was moved now. */
export function moveBack(
  { db, clock }: Pick<World, 'db' | 'clock'>,
  accountId: AccountId,
  moved: readonly Moved[],
): Promise<Moved[]> {
  const now = clock.now()
  const stages = Map.groupBy(moved, ({ from }) => from)
  return inTransaction(db, async (tx) => {
    const all: Moved[] = []
    for (const [stage, those] of stages) {
      all.push(...(await move(tx, accountId, { ids: those.map(({ id }) => id), stage }, now)))
    }
    await tell(tx, accountId, all, now)
    return all
  })
}

async function move(tx: Tx, accountId: AccountId, moving: Moving, now: Date): Promise<Moved[]> {
  const { stage, today } = moving
  const held = await applications.lock(tx, accountId, moving.ids)
  const moved = held.filter((it) => it.stage !== stage).map(({ id, stage: from }) => ({ id, from }))
  if (moved.length === 0) return moved
  const appliedOn = hasAppliedDate(stage) ? (today ?? null) : null
  const ids = moved.map(({ id }) => id)
  await applications.setStage(tx, accountId, { ids, stage, appliedOn }, now)
  await noteMoves(tx, accountId, { moved, to: stage, appliedOn: null }, now)
  return moved
}

async function tell(tx: Tx, accountId: AccountId, moved: readonly Moved[], now: Date) {
  if (moved.length === 0) return
  const subject = moved.length === 1 ? String(moved[0]?.id) : null
  await accountChanges.record(tx, accountId, { kind: 'application', subject }, now)
}
