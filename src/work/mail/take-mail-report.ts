/** What happens when a report about our mail arrives: the address that the message went to may be suppressed. */
import type { AccountId } from '#core/account/account.ts'
import { UNSUBSCRIBE_PURPOSES } from '#core/mail/subscription-headers.ts'
import { isUuid } from '#core/text/uuid.ts'
import * as accounts from '#store/accounts.ts'
import { inTransaction, type Tx } from '#store/db.ts'
import * as subscribers from '#store/newsletter-subscribers.ts'
import * as outbox from '#store/outbox.ts'
import { readSigned } from '#work/use-case/signed-token.ts'
import type { Services } from '#work/use-case/use-case-services.ts'
import { type ReadReport, readMailReport } from './read-mail-report.ts'
import { ALERT_MAIL, type ReportedMail, type ReportOutcome, recordReport } from './suppress-mail.ts'

/** `ignored`: not a report, or not about a message that we can recognize. */
export async function takeMailReport(
  { db, clock, log, keys }: Pick<Services, 'db' | 'clock' | 'log' | 'keys'>,
  bytes: Uint8Array,
): Promise<ReportOutcome | 'ignored'> {
  const report = await readMailReport(bytes)
  if (report === null) return 'ignored'
  const outcome = await inTransaction(db, async (tx) => {
    const message = await reportedMail(tx, keys, report)
    return message ? recordReport(tx, message, report, clock.now()) : 'ignored'
  })
  const { reason, status } = report
  log.info({ reason, status, outcome }, 'a report about an email arrived')
  return outcome
}

async function reportedMail(
  tx: Tx,
  keys: Services['keys'],
  { messageKeys, unsubscribeToken }: ReadReport,
): Promise<ReportedMail | null> {
  for (const key of messageKeys) {
    const message = await outbox.recipientOf(tx, key)
    if (message) return message
  }
  return unsubscribeToken === null ? null : subscriptionMail({ db: tx, keys }, unsubscribeToken)
}

/** For complaints about messages that have left the outbox: nobody can sign a link but we, and each works for a year. */
async function subscriptionMail(
  reader: Pick<Services, 'keys'> & { db: Tx },
  signed: string,
): Promise<ReportedMail | null> {
  const read = (purpose: string) => readSigned(reader, { purpose, signed })
  const [subscriberId, issueId = ''] =
    (await read(UNSUBSCRIBE_PURPOSES.newsletter))?.split('_') ?? []
  if (subscriberId && isUuid(subscriberId)) {
    const subscriber = await subscribers.find(reader.db, subscriberId as subscribers.SubscriberId)
    const kind = `${subscribers.ISSUE_MAIL}${issueId}`
    return subscriber && { recipient: subscriber.email, kind, isSubscription: true }
  }
  const accountId = await read(UNSUBSCRIBE_PURPOSES.alerts)
  const recipient =
    accountId &&
    isUuid(accountId) &&
    (await accounts.provedEmailOf(reader.db, accountId as AccountId))
  return recipient ? { recipient, kind: ALERT_MAIL, isSubscription: true } : null
}
