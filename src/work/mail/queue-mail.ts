/** Puts a message into the outbox. A worker sends it, so that nobody waits for a mail server. */

import { CODE_MINUTES } from '#core/account/sign-in-times.ts'
import { type LetterContent, letterHtml, letterText } from '#core/mail/letter.ts'
import type { Db, Tx } from '#store/db.ts'
import * as outbox from '#store/outbox.ts'
import type { Keyring } from '#work/world/keyring.ts'
import type { World } from '#work/world/world.ts'

export type OutgoingMessage = Omit<outbox.OutboxMessage, 'sealed'> &
  Omit<MailContent, 'headers'> & {
    /** Headers beyond the usual, such as List-Unsubscribe. */
    headers?: Record<string, string>
  }

const MINUTE_MS = 60_000
/** A message that says what has happened is worth reading for so long. */
const NEWS_GOOD_FOR_MS = 2 * 24 * 60 * MINUTE_MS
const CODE_GOOD_FOR_MS = CODE_MINUTES * MINUTE_MS

/** Kinds that carry a code or link: of several to one address only the newest is worth sending. */
const PROOFS = /^(?:code-|sign-in-link$|password-reset$)/

/** `db` may be the transaction of what caused the message. */
export function queueMail(
  { db, clock, keys }: Pick<World, 'clock' | 'keys'> & { db: Db | Tx },
  { text, html, headers = {}, ...message }: OutgoingMessage,
): Promise<void> {
  const isProof = PROOFS.test(message.kind)
  const now = clock.now()
  const goodForMs = isProof ? CODE_GOOD_FOR_MS : NEWS_GOOD_FOR_MS
  const sealed = sealContent(keys, { text, html, headers })
  return outbox.add(
    db,
    { ...message, sealed },
    {
      now,
      goodUntil: new Date(now.getTime() + goodForMs),
      replacesOlder: isProof || message.kind === 'already-signed-up',
    },
  )
}

/** What a message says: it may hold a code, or a link that acts without a sign-in. */
export type MailContent = { text: string; html: string; headers: Record<string, string> }

/** Empty where it was forgotten, after sending. */
const FORGOTTEN: MailContent = { text: '', html: '', headers: {} }

export const sealContent = (keys: Keyring, content: MailContent) =>
  keys.seal(outbox.SEALED_FOR, JSON.stringify(content))

export function openContent({ keys }: Pick<World, 'keys'>, sealed: string): MailContent {
  return sealed === '' ? FORGOTTEN : JSON.parse(keys.open(outbox.SEALED_FOR, sealed))
}

/** A short letter as text and as HTML that says the same. */
export const letter = (content: LetterContent) => ({
  subject: content.subject,
  text: letterText(content),
  html: letterHtml(content),
})
