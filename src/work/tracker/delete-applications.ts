/** Deletes applications, and restores them within a day. */
import type { AccountId } from '#core/account/account.ts'
import type { ApplicationId } from '#core/tracker/application.ts'
import * as accountChanges from '#store/account-changes.ts'
import * as applications from '#store/applications.ts'
import { inTransaction, type Tx } from '#store/db.ts'
import type { Services } from '#work/use-case/use-case-services.ts'

type Ids = readonly ApplicationId[]

/** Returns which ones were deleted. Unknown ids and those of other accounts are left out. */
export function deleteApplications(
  services: Pick<Services, 'db' | 'clock'>,
  accountId: AccountId,
  ids: Ids,
) {
  const now = services.clock.now()
  return changeAndRecord(services, accountId, (tx) => applications.remove(tx, accountId, ids, now))
}

/** Returns which ones were restored. */
export function restoreApplications(
  services: Pick<Services, 'db' | 'clock'>,
  accountId: AccountId,
  ids: Ids,
) {
  return changeAndRecord(services, accountId, (tx) => applications.restore(tx, accountId, ids))
}

function changeAndRecord(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  accountId: AccountId,
  work: (tx: Tx) => Promise<ApplicationId[]>,
): Promise<ApplicationId[]> {
  return inTransaction(db, async (tx) => {
    const ids = await work(tx)
    const subject = ids.length === 1 ? String(ids[0]) : null
    if (ids.length > 0) {
      accountChanges.record(tx, accountId, { kind: 'application', subject }, clock.now())
    }
    return ids
  })
}
