/**
 * Holds subscription mail back from addresses whose mailbox is gone or whose owner reported it as spam. Codes and
 * account notices are always sent: a person who is suppressed by mistake must be able to sign in, a notice of a takeover
 * must not be switched off by a report, and how often they are sent is limited anyway.
 */
import type { AccountId } from '#core/account/account.ts'
import type { MailReport } from '#core/mail/suppression.ts'
import { withReport } from '#core/mail/suppression.ts'
import * as accountChanges from '#store/account-changes.ts'
import * as accounts from '#store/accounts.ts'
import * as alertSettings from '#store/alert-settings.ts'
import type { Tx } from '#store/db.ts'
import * as suppressions from '#store/mail-suppressions.ts'
import * as subscribers from '#store/newsletter-subscribers.ts'

/** `unknown`: neither a confirmed account's address nor a subscriber's, so nothing about it is stored. */
export type ReportOutcome = 'suppressed' | 'counted' | 'unknown'

export type ReportedMail = { recipient: string; kind: string; isSubscription: boolean }

/** The kind of an email about alerts is this and how often it comes. */
export const ALERT_MAIL = 'alerts-'

/** Call it last in a transaction, before what records changes of the account. */
export async function recordReport(
  tx: Tx,
  { recipient, kind, isSubscription }: ReportedMail,
  report: MailReport,
  now: Date,
): Promise<ReportOutcome> {
  const address = recipient.toLowerCase()
  const accountId = await accounts.confirmedIdOf(tx, address)
  if (accountId === null && !isSubscription) return 'unknown'
  const earlier = await suppressions.lock(tx, address)
  const known = withReport(earlier, report, now)
  if (known !== earlier) await suppressions.put(tx, address, known)
  if (report.reason === 'complained') await endReported(tx, { address, kind, accountId }, now)
  if (accountId !== null) {
    accountChanges.record(tx, accountId, { kind: 'account', subject: null }, now)
  }
  return known.suppressedAt === null ? 'counted' : 'suppressed'
}

/** A report of spam says that its sender does not want this, also once mail is sent to the address again. */
async function endReported(
  tx: Tx,
  { address, kind, accountId }: { address: string; kind: string; accountId: AccountId | null },
  now: Date,
): Promise<void> {
  if (kind.startsWith(subscribers.ISSUE_MAIL)) {
    await subscribers.unsubscribeAddress(tx, address, now)
  } else if (kind.startsWith(ALERT_MAIL) && accountId !== null) {
    await alertSettings.turnMailOff(tx, accountId)
    accountChanges.record(tx, accountId, { kind: 'alert', subject: null }, now)
  }
}
