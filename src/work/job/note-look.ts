/** That a person looked at the jobs: kept with their account, so that a phone and a desk agree on what is new. */
import type { AccountId } from '#core/account/account.ts'
import { isWriteRefused } from '#core/api/refusal.ts'
import { afterLook, isSameVisit, isWorthKeeping, type Looks } from '#core/lists/last-visit.ts'
import { inTransaction } from '#store/db.ts'
import * as listSettings from '#store/list-settings.ts'
import type { World } from '#work/world/world.ts'

/**
 * At the list a visit may begin; at one job (`begins: false`) it only goes on. Nothing is written without `keeps`. Pages
 * that are open elsewhere get no event: nothing on them changes.
 */
export async function noteLook(
  { db, clock }: Pick<World, 'db' | 'clock'>,
  accountId: AccountId,
  { begins, keeps }: { begins: boolean; keeps: boolean },
): Promise<Looks | null> {
  const now = clock.now()
  const before = await listSettings.looks(db, accountId)
  if (!keeps || (!begins && !(before && isSameVisit(before, now)))) return before
  const after = afterLook(before, now)
  if (isWorthKeeping(before, after)) {
    await inTransaction(db, (tx) => listSettings.keepLooks(tx, accountId, after)).catch(
      (error: unknown) => {
        // Where nothing can be written, the page is worth more than the note.
        if (!isWriteRefused(error)) throw error
      },
    )
  }
  return after
}
