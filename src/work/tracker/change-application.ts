/** Changes an application, if it is still as the person saw it; else says how it is now. */
import type { AccountId } from '#core/account/account.ts'
import { Refusal } from '#core/api/refusal.ts'
import { type Application, type ApplicationId, isSent } from '#core/tracker/application.ts'
import type { ApplicationChange } from '#core/tracker/application-input.ts'
import * as accountChanges from '#store/account-changes.ts'
import * as applications from '#store/applications.ts'
import { inTransaction } from '#store/db.ts'
import type { World } from '#work/world/world.ts'
import { refuseAppliedDate } from './add-application.ts'
import { noteMoves } from './note-moves.ts'

export type Edit = {
  id: ApplicationId
  /** The version that the person saw. */
  version: number
  values: ApplicationChange
}

/**
 * Refuses with `version_conflict` when somebody was quicker: `details.current` is the application as it is, and
 * `details.yours` what was to be changed.
 */
export function changeApplication(
  { db, clock }: Pick<World, 'db' | 'clock'>,
  accountId: AccountId,
  { id, version, values }: Edit,
): Promise<Application> {
  const now = clock.now()
  return inTransaction(db, async (tx) => {
    const [held] = await applications.lock(tx, accountId, [id])
    const before = held && (await applications.byId(tx, accountId, id, now))
    if (!before) throw new Refusal('not_found')
    if (before.version !== version) {
      throw new Refusal('version_conflict', [], { current: before, yours: values })
    }
    const stage = values.stage ?? before.stage
    // Later stages imply an application too, so its day can be corrected at each of them.
    if (values.appliedOn !== before.appliedOn && !isSent(stage)) {
      refuseAppliedDate(stage, values.appliedOn)
    }
    await applications.change(tx, accountId, { id, version, values }, now)
    if (stage !== before.stage) {
      const appliedOn = values.appliedOn ?? before.appliedOn
      await noteMoves(
        tx,
        accountId,
        { moved: [{ id, from: before.stage, to: stage }], appliedOn },
        now,
      )
    }
    accountChanges.record(tx, accountId, { kind: 'application', subject: String(id) }, now)
    return (await applications.byId(tx, accountId, id, now)) as Application
  })
}
