/** Deletes applications, and brings them back while a day has not passed. */
import type { AccountId } from '#core/account/account.ts'
import type { ApplicationId } from '#core/tracker/application.ts'
import * as accountChanges from '#store/account-changes.ts'
import * as applications from '#store/applications.ts'
import { inTransaction, type Tx } from '#store/db.ts'
import type { World } from '#work/world/world.ts'

type Ids = readonly ApplicationId[]

/** Returns which were deleted now; others' are left out as unknown ones are. */
export function deleteApplications(
  world: Pick<World, 'db' | 'clock'>,
  accountId: AccountId,
  ids: Ids,
) {
  const now = world.clock.now()
  return told(world, accountId, (tx) => applications.remove(tx, accountId, ids, now))
}

/** Returns which are back now. */
export function restoreApplications(
  world: Pick<World, 'db' | 'clock'>,
  accountId: AccountId,
  ids: Ids,
) {
  return told(world, accountId, (tx) => applications.restore(tx, accountId, ids))
}

function told(
  { db, clock }: Pick<World, 'db' | 'clock'>,
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
