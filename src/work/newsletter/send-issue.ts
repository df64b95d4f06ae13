/**
 * Sends an issue to every subscriber once: in batches, so that other email is not held up and the operator can stop.
 * A batch's emails and how far the issue is are one transaction: a server that is killed loses and repeats nothing,
 * and several servers can share the work.
 */
import { Refusal } from '#core/api/refusal.ts'
import { listIdOf, subscriptionHeaders } from '#core/mail/subscription-headers.ts'
import { UNDO_MINUTES } from '#core/newsletter/newsletter.ts'
import { inTransaction, type Tx } from '#store/db.ts'
import * as issues from '#store/newsletter-issues.ts'
import * as subscribers from '#store/newsletter-subscribers.ts'
import { queueMail } from '#work/mail/queue-mail.ts'
import type { Services } from '#work/use-case/use-case-services.ts'
import { issueEmail, readIssue } from './render-issue.ts'
import { unsubscribeUrl } from './subscriber-links.ts'

type Parts = Pick<Services, 'db' | 'clock' | 'keys' | 'settings'>

/** 25 emails every 15 seconds are 6,000 an hour: less than three connections to a mail server can send. */
const BATCH = 25
const PAUSE_MS = 15_000
/**
 * No more are queued while more than this wait: a mail server that takes fewer an hour would make the rest use up their
 * attempts, and a stopped issue would have many half-sent.
 */
const MAX_WAITING = 100

/** Begins in a minute, until which it can be cancelled. Throws `version_conflict` if the draft is another by now. */
export async function startIssue(
  { db, clock }: Parts,
  { id, version }: { id: issues.IssueId; version: number },
): Promise<void> {
  const now = clock.now()
  const firstBatchAt = new Date(now.getTime() + UNDO_MINUTES * 60_000)
  const isStarted = await inTransaction(db, (tx) =>
    issues.start(tx, { id, version, firstBatchAt }, now),
  )
  if (!isStarted) throw new Refusal('version_conflict')
}

/**
 * Before the first email it becomes a draft again. Later nothing more of it leaves the outbox until it is resumed,
 * except what the mail server is being given at this moment.
 */
export const stopIssue = ({ db, clock }: Parts, id: issues.IssueId): Promise<void> =>
  inTransaction(db, (tx) => issues.stop(tx, id, clock.now()))

export const resumeIssue = ({ db, clock }: Parts, id: issues.IssueId): Promise<void> =>
  inTransaction(db, (tx) => issues.resume(tx, id, clock.now()))

/** Queues the next batch of an issue that is due. Returns how many emails, 0 if too many wait; null if none is due. */
export function queueNextBatch(parts: Parts): Promise<number | null> {
  return inTransaction(parts.db, async (tx) => {
    const now = parts.clock.now()
    const issue = await issues.lockDue(tx, now)
    if (!issue) return null
    const { id, startedAt, queuedUpTo } = issue
    const nextAt = new Date(now.getTime() + PAUSE_MS)
    // Without a mail server, nothing leaves the outbox.
    if (parts.settings.mailIsConfigured && (await issues.countWaiting(tx, id)) > MAX_WAITING) {
      await issues.postponeBatch(tx, id, nextAt)
      return 0
    }
    const readers = await subscribers.next(tx, {
      after: queuedUpTo,
      confirmedBy: startedAt,
      limit: BATCH,
    })
    await queueFor(parts, tx, issue, readers)
    const isLast = readers.length < BATCH
    await issues.noteBatch(
      tx,
      {
        id,
        upTo: readers.at(-1)?.id ?? null,
        count: readers.length,
        nextAt: isLast ? null : nextAt,
      },
      now,
    )
    return readers.length
  })
}

async function queueFor(
  parts: Parts,
  tx: Tx,
  { id: issueId, subject, markdown }: issues.DueIssue,
  readers: readonly { id: subscribers.SubscriberId; email: string }[],
): Promise<void> {
  const { settings } = parts
  const services = { ...parts, db: tx }
  const content = readIssue(markdown, settings)
  if (content === null) throw new Error(`issue ${issueId} cannot be rendered`)
  const listId = listIdOf(settings.publicUrl, 'newsletter')
  for (const { id, email } of readers) {
    const url = await unsubscribeUrl(services, { id, issueId })
    await queueMail(services, {
      accountId: null,
      kind: `${subscribers.ISSUE_MAIL}${issueId}`,
      recipient: email,
      headers: subscriptionHeaders({ listId, unsubscribeUrl: url }),
      ...issueEmail(content, { subject, settings, unsubscribeUrl: url }),
    })
  }
}
