/** Records that a person viewed jobs, in their account, so that all their devices agree on what is new. */
import type { AccountId } from '#core/account/account.ts'
import { isWriteRefused } from '#core/api/refusal.ts'
import { afterView, isSameVisit, isWorthKeeping, type Looks } from '#core/lists/last-visit.ts'
import { inTransaction } from '#store/db.ts'
import * as listSettings from '#store/list-settings.ts'
import type { Services } from '#work/use-case/use-case-services.ts'

/**
 * Viewing the list can start a visit; viewing one job (`begins: false`) only continues one. Nothing is written
 * without `keeps`. Other open pages get no event, because nothing on them changes.
 */
export async function recordJobView(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  accountId: AccountId,
  { begins, keeps }: { begins: boolean; keeps: boolean },
): Promise<Looks | null> {
  const now = clock.now()
  const before = await listSettings.looks(db, accountId)
  if (!keeps || (!begins && !(before && isSameVisit(before, now)))) return before
  const after = afterView(before, now)
  if (isWorthKeeping(before, after)) {
    await inTransaction(db, (tx) => listSettings.keepLooks(tx, accountId, after)).catch(
      (error: unknown) => {
        // If nothing can be written, showing the page matters more.
        if (!isWriteRefused(error)) throw error
      },
    )
  }
  return after
}
