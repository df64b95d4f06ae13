/** Puts a message into the outbox. A worker sends it, so that nobody waits for a mail server. */
import { type LetterContent, letterHtml, letterText } from '#core/letter.ts'
import type { Db, Tx } from '#store/db.ts'
import * as outbox from '#store/outbox.ts'
import type { Clock } from './world.ts'

const MINUTE_MS = 60_000
/** A message that says what has happened is worth reading for so long. */
const NEWS_GOOD_FOR_MS = 2 * 24 * 60 * MINUTE_MS
/** Codes and links live this long. */
const CODE_GOOD_FOR_MS = 10 * MINUTE_MS

/** Kinds that carry a code or link: of several to one address only the newest is worth sending. */
const PROOFS = /^(?:code-|sign-in-link$|password-reset$)/

/** `db` may be the transaction of what caused the message. */
export function queueMail(db: Db | Tx, clock: Clock, message: outbox.OutboxMessage): Promise<void> {
  const isProof = PROOFS.test(message.kind)
  const now = clock.now()
  const goodForMs = isProof ? CODE_GOOD_FOR_MS : NEWS_GOOD_FOR_MS
  return outbox.add(db, message, {
    now,
    goodUntil: new Date(now.getTime() + goodForMs),
    replacesOlder: isProof || message.kind === 'already-signed-up',
  })
}

/** A short letter as text and as HTML that says the same. */
export const letter = (content: LetterContent) => ({
  subject: content.subject,
  text: letterText(content),
  html: letterHtml(content),
})
