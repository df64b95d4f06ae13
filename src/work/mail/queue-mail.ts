/** Puts an email into the outbox. A worker sends it, so that no request waits for a mail server. */

import { CODE_MINUTES } from '#core/account/sign-in-times.ts'
import { emailHtml, type LetterContent, letterText } from '#core/mail/email-message.ts'
import { isSubscriptionMail } from '#core/mail/subscription-headers.ts'
import type { Db, Tx } from '#store/db.ts'
import * as outbox from '#store/outbox.ts'
import type { Keyring } from '#work/use-case/keyring.ts'
import type { Services } from '#work/use-case/use-case-services.ts'

export type OutgoingMessage = Omit<outbox.OutboxMessage, 'sealed' | 'isSubscription'> &
  Omit<MailContent, 'headers'> & {
    /** Additional headers. With those of `subscriptionHeaders`, it is not sent to a suppressed address. */
    headers?: Record<string, string>
  }

const MINUTE_MS = 60_000
/** How long a message about an event is worth sending. */
const NEWS_GOOD_FOR_MS = 2 * 24 * 60 * MINUTE_MS
/** Jobs and issues are not sent again, so their emails are kept as long as mail servers usually keep them. */
const SUBSCRIPTION_GOOD_FOR_MS = 5 * 24 * 60 * MINUTE_MS
const CODE_GOOD_FOR_MS = CODE_MINUTES * MINUTE_MS

/** Kinds with a code or link: of several to one address, only the newest is worth sending. */
const PROOFS = /^(?:code-|sign-in-link$|password-reset$)/

/** Other kinds of which only the newest is worth sending. */
const NEWEST_ONLY = new Set(['already-signed-up', 'contact-messages'])

type Queue = Pick<Services, 'clock' | 'keys'> & { db: Db | Tx }

/** `db` may be the transaction that causes the message. */
export const queueMail = (queue: Queue, message: OutgoingMessage): Promise<void> =>
  queueMails(queue, [message])

/** Several at once, with one statement. */
export const queueMails = (
  { db, clock, keys }: Queue,
  messages: readonly OutgoingMessage[],
): Promise<void> =>
  outbox.add(
    db,
    messages.map((message) => toOutbox(keys, message, clock.now())),
  )

function toOutbox(
  keys: Keyring,
  { text, html, headers = {}, replyTo, ...message }: OutgoingMessage,
  now: Date,
): outbox.OutboxMessage & outbox.Validity {
  const isProof = PROOFS.test(message.kind)
  const isSubscription = isSubscriptionMail(headers)
  const lastingMs = isSubscription ? SUBSCRIPTION_GOOD_FOR_MS : NEWS_GOOD_FOR_MS
  const goodForMs = isProof ? CODE_GOOD_FOR_MS : lastingMs
  return {
    ...message,
    sealed: sealContent(keys, { text, html, headers, ...(replyTo && { replyTo }) }),
    isSubscription,
    now,
    goodUntil: new Date(now.getTime() + goodForMs),
    replacesOlder: isProof || NEWEST_ONLY.has(message.kind),
  }
}

/** The content of an email. It may contain a code, or a link that works without signing in. */
export type MailContent = {
  text: string
  html: string
  headers: Record<string, string>
  /** The one address that replies go to, if not the sender's. */
  replyTo?: string
}

/** For content that was deleted after sending. */
const FORGOTTEN: MailContent = { text: '', html: '', headers: {} }

export const sealContent = (keys: Keyring, content: MailContent) =>
  keys.seal(outbox.SEALED_FOR, JSON.stringify(content))

export function openContent({ keys }: Pick<Services, 'keys'>, sealed: string): MailContent {
  return sealed === '' ? FORGOTTEN : JSON.parse(keys.open(outbox.SEALED_FOR, sealed))
}

/** A short email as text and as equivalent HTML. */
export const letter = (content: LetterContent) => ({
  subject: content.subject,
  text: letterText(content),
  html: emailHtml(content),
})
