/** Changes when a person gets emails about alerts: hour, zone, weekday, a pause for holidays, or none at all. */
import type { AccountId } from '#core/account/account.ts'
import * as accountChanges from '#store/account-changes.ts'
import type { AlertSettings } from '#store/alert-settings.ts'
import * as alerts from '#store/alerts.ts'
import { inTransaction } from '#store/db.ts'
import type { Services } from '#work/use-case/use-case-services.ts'
import { scheduleEmails } from './schedule-emails.ts'

/** Settings that are not given stay unchanged. Resolves to whether the account still exists. */
export function changeAlertSettings(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  accountId: AccountId,
  change: Partial<AlertSettings>,
): Promise<boolean> {
  const now = clock.now()
  return inTransaction(db, async (tx) => {
    if ((await alerts.lockAndCount(tx, accountId)) === null) return false
    await scheduleEmails(tx, accountId, change, now)
    accountChanges.record(tx, accountId, { kind: 'alert', subject: null }, now)
    return true
  })
}
