/** What happens when a report about our mail arrives: the address that the message went to may be suppressed. */
import { inTransaction } from '#store/db.ts'
import * as outbox from '#store/outbox.ts'
import type { Services } from '#work/use-case/use-case-services.ts'
import { readMailReport } from './read-mail-report.ts'
import { type ReportOutcome, recordReport } from './suppress-mail.ts'

/** `ignored`: not a report, or not about a message of the last week. */
export async function takeMailReport(
  { db, clock, log }: Pick<Services, 'db' | 'clock' | 'log'>,
  bytes: Uint8Array,
): Promise<ReportOutcome | 'ignored'> {
  const report = await readMailReport(bytes)
  if (report === null) return 'ignored'
  const outcome = await inTransaction(db, async (tx) => {
    const message = await outbox.recipientOf(tx, report.messageKey)
    return message ? recordReport(tx, message, report, clock.now()) : 'ignored'
  })
  const { reason, status } = report
  log.info({ reason, status, outcome }, 'a report about an email arrived')
  return outcome
}
