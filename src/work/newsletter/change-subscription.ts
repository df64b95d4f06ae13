/** What the links in emails to subscribers do, at the click of their button; doing so again is not an error. */
import { Refusal } from '#core/api/refusal.ts'
import { CONFIRM_DAYS } from '#core/newsletter/confirmation-pause.ts'
import { inTransaction } from '#store/db.ts'
import * as suppressions from '#store/mail-suppressions.ts'
import * as issues from '#store/newsletter-issues.ts'
import * as subscribers from '#store/newsletter-subscribers.ts'
import type { Services } from '#work/use-case/use-case-services.ts'
import { getsIssues, isSubscribed } from './ask-to-subscribe.ts'
import { NOBODY, readConfirmToken, readUnsubscribeToken } from './subscriber-links.ts'

type Parts = Pick<Services, 'db' | 'clock' | 'keys'>

const CONFIRM_MS = CONFIRM_DAYS * 24 * 3_600_000

/** `held`: mail to the address was stopped after the link was sent, so that only a newer link begins it again. */
export type Confirmation = 'subscribed' | 'unconfirmed' | 'held'

/** Changes nothing. Throws `not_found` for an invalid or expired link. */
export async function subscriptionToConfirm(parts: Parts, signed: string): Promise<Confirmation> {
  const subscriber = await requireConfirmable(parts, signed)
  if (getsIssues(subscriber)) return 'subscribed'
  return isHeldSince(subscriber) ? 'held' : 'unconfirmed'
}

/**
 * A link that arrived proves that mail does, and its button that it is wanted: if it was sent after mail to the address
 * was held back, mail is sent there again. Returns whether this began the subscription. Throws `not_found` for an
 * invalid or expired link.
 */
export async function confirmSubscription(parts: Parts, signed: string): Promise<boolean> {
  const subscriber = await requireConfirmable(parts, signed)
  if (getsIssues(subscriber) || isHeldSince(subscriber)) return false
  const { id, email, lastMailAt } = subscriber
  await inTransaction(parts.db, async (tx) => {
    await subscribers.confirm(tx, id, parts.clock.now())
    if (lastMailAt) await suppressions.lift(tx, email, lastMailAt)
  })
  return true
}

/** Whether mail to the address was stopped after the last link was sent there. */
const isHeldSince = ({ suppressedAt, lastMailAt }: subscribers.Subscriber) =>
  suppressedAt !== null && (lastMailAt === null || suppressedAt >= lastMailAt)

async function requireConfirmable(parts: Parts, signed: string): Promise<subscribers.Subscriber> {
  const id = await readConfirmToken(parts, signed)
  const subscriber = id && (await subscribers.find(parts.db, id))
  if (!subscriber) throw new Refusal('not_found')
  const age = parts.clock.now().getTime() - (subscriber.lastMailAt?.getTime() ?? 0)
  if (!getsIssues(subscriber) && age > CONFIRM_MS) throw new Refusal('not_found')
  return subscriber
}

/**
 * `held`: subscribed, but nothing is sent, because mail came back or was reported as spam; `stopped`: unsubscribed, and
 * nothing would be sent either; `test`: the link is from a test or a preview; `gone`: no longer stored.
 */
export type Subscription = 'subscribed' | 'held' | 'unsubscribed' | 'stopped' | 'test' | 'gone'

/** Changes nothing. Throws `not_found` for an invalid link. */
export async function subscriptionToEnd(parts: Parts, signed: string): Promise<Subscription> {
  const { id } = await requireUnsubscribing(parts, signed)
  if (id === NOBODY) return 'test'
  const subscriber = await subscribers.find(parts.db, id)
  if (!subscriber) return 'gone'
  if (getsIssues(subscriber)) return 'subscribed'
  if (isSubscribed(subscriber)) return 'held'
  return subscriber.suppressedAt === null ? 'unsubscribed' : 'stopped'
}

/** Throws `not_found` for an invalid link. */
export async function unsubscribe(parts: Parts, signed: string): Promise<void> {
  const { id, issueId } = await requireUnsubscribing(parts, signed)
  await inTransaction(parts.db, async (tx) => {
    const hasEnded = await subscribers.unsubscribe(tx, id, parts.clock.now())
    if (hasEnded && issueId !== null) await issues.countUnsubscribed(tx, issueId)
  })
}

/**
 * For somebody who unsubscribed by mistake. Does nothing once the address is deleted, nor while mail to it is held back:
 * a link to confirm, sent there, proves that mail arrives and is wanted.
 */
export async function subscribeAgain(parts: Parts, signed: string): Promise<void> {
  const { id } = await requireUnsubscribing(parts, signed)
  const subscriber = await subscribers.find(parts.db, id)
  if (!subscriber || subscriber.suppressedAt !== null) return
  await inTransaction(parts.db, (tx) => subscribers.confirm(tx, id, parts.clock.now()))
}

async function requireUnsubscribing(parts: Parts, signed: string) {
  const read = await readUnsubscribeToken(parts, signed)
  if (!read) throw new Refusal('not_found')
  return read
}
