/** Takes over the time zone of a person's browser, once: a zone that is known, or that they chose, stays. */
import type { AccountId } from '#core/account/account.ts'
import { isTimeZone } from '#core/time/time-zone.ts'
import * as accountChanges from '#store/account-changes.ts'
import * as alertSettings from '#store/alert-settings.ts'
import { inTransaction, type Tx } from '#store/db.ts'
import type { Services } from '#work/use-case/use-case-services.ts'
import { scheduleEmails } from './schedule-emails.ts'

/** Of somebody who has alerts. Their next emails come at that zone's time. */
export function learnTimeZone(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  accountId: AccountId,
  timeZone: string,
): Promise<void> {
  const now = clock.now()
  return inTransaction(db, async (tx) => {
    if ((await alertSettings.lock(tx, accountId)) === null) return
    const learned = await learnedZone(tx, accountId, timeZone)
    if (!learned) return
    await scheduleEmails(tx, accountId, learned, now)
    accountChanges.record(tx, accountId, { kind: 'alert', subject: null }, now)
  })
}

/** The changed settings; null if they stay. */
export async function learnedZone(
  tx: Tx,
  accountId: AccountId,
  timeZone: string | null,
): Promise<Pick<alertSettings.AlertSettings, 'timeZone' | 'isZoneKnown'> | null> {
  if (timeZone === null || !isTimeZone(timeZone)) return null
  const isKnown = (await alertSettings.read(tx, accountId))?.isZoneKnown ?? false
  return isKnown ? null : { timeZone, isZoneKnown: true }
}
