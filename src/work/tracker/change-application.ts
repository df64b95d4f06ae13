/** Changes an application if the version still matches; otherwise reports its current state. */
import type { AccountId } from '#core/account/account.ts'
import { Refusal } from '#core/api/refusal.ts'
import type { Application, ApplicationId } from '#core/tracker/application.ts'
import type { ApplicationChange } from '#core/tracker/application-input.ts'
import * as accountChanges from '#store/account-changes.ts'
import * as applications from '#store/applications.ts'
import { inTransaction } from '#store/db.ts'
import type { Services } from '#work/use-case/use-case-services.ts'
import { noteMoves } from './note-moves.ts'

export type Edit = {
  id: ApplicationId
  /** The version that the person saw. */
  version: number
  values: ApplicationChange
}

/**
 * Throws `version_conflict` if someone else changed it first: `details.current` is the current application, and
 * `details.yours` the attempted change.
 */
export function changeApplication(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
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
