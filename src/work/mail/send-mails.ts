/**
 * Sends what is due in the outbox. Several servers may do so at once: each message is taken by one of them, and by
 * another only when that one has said nothing for longer than sending can take. A message may therefore arrive
 * twice when a server dies between the mail server's yes and writing it down; both then have the same Message-ID.
 */
import { isMailAddress } from '#core/mail/mail-address.ts'
import { coolDownMs, retryPauseMs } from '#core/mail/mail-pauses.ts'
import { inTransaction, type Tx } from '#store/db.ts'
import * as sending from '#store/outbox-sending.ts'
import type { World } from '#work/world/world.ts'
import { type MailContent, openContent } from './queue-mail.ts'

/** As many at once as a small mail server likes. */
const AT_ONCE = 3
/** Looked at in one go, so that messages that must wait do not hold up others for long. */
const LOOKED_AT = 50
/** Longer than the time limits of one try together. */
const TAKEN_FOR_MS = 3 * 60_000
const MAX_PROBLEM = 500

/** To somebody who has asked us to forget them: their row is deleted, however it ended. */
const LEAVES_NO_TRACE = new Set(['account-deleted'])

export type OutgoingMail = Pick<sending.DueMessage, 'id' | 'recipient' | 'subject' | 'createdAt'> &
  MailContent

/** How mail leaves. Resolves when somebody else has taken the message over. */
export type MailPort = { send(mail: OutgoingMail): Promise<void> }

/** The mail server will never take this message. */
export class MailRefused extends Error {}

type Sender = Pick<World, 'db' | 'clock' | 'log' | 'keys'>

/** Sends a few; resolves to how many were tried. Call it again until that is none. */
export async function sendDueMails(sender: Sender, port: MailPort): Promise<number> {
  const taken = await inTransaction(sender.db, (tx) => takeDue(tx, sender.clock.now()))
  await Promise.all(taken.map((message) => trySending(sender, port, message)))
  return taken.length
}

async function takeDue(tx: Tx, now: Date): Promise<sending.DueMessage[]> {
  const taken = new Map<string, sending.DueMessage>()
  for (const message of await sending.due(tx, now, LOOKED_AT)) {
    if (taken.size === AT_ONCE) break
    const reason = worthless(message, now)
    const freeAt = freeAgainAt(message)
    const key = `${message.kind}\n${message.recipient.toLowerCase()}`
    if (reason !== null && LEAVES_NO_TRACE.has(message.kind)) await sending.remove(tx, message.id)
    else if (reason !== null) await sending.giveUp(tx, message.id, reason, now)
    else if (freeAt > now) await sending.postpone(tx, message.id, freeAt)
    // Its turn comes when the one before has gone.
    else if (!taken.has(key)) taken.set(key, message)
  }
  const messages = [...taken.values()]
  const ids = messages.map(({ id }) => id)
  await sending.take(tx, ids, new Date(now.getTime() + TAKEN_FOR_MS))
  return messages
}

function worthless({ goodUntil, isReplaced, recipient }: sending.DueMessage, now: Date) {
  if (isReplaced) return 'a newer one took its place'
  if (goodUntil <= now) return 'it came too late'
  return isMailAddress(recipient) ? null : 'the recipient is not one address'
}

function freeAgainAt({ lastSentAt, sentToday }: sending.DueMessage): Date {
  return new Date(lastSentAt === null ? 0 : lastSentAt.getTime() + coolDownMs(sentToday - 1))
}

async function trySending(
  { db, clock, log, keys }: Sender,
  port: MailPort,
  message: sending.DueMessage,
): Promise<void> {
  const { id, kind, attempts, goodUntil } = message
  try {
    await port.send({ ...message, ...openContent({ keys }, message.sealed) })
  } catch (error) {
    const now = clock.now()
    const problem = problemOf(error, message)
    const pauseMs = error instanceof MailRefused ? null : retryPauseMs(attempts + 1)
    const nextAttemptAt = new Date(now.getTime() + (pauseMs ?? 0))
    const isOver = pauseMs === null || nextAttemptAt >= goodUntil
    log.warn(
      { id, kind, attempts: attempts + 1, problem },
      isOver ? 'a mail was given up' : 'a mail did not leave',
    )
    if (isOver && LEAVES_NO_TRACE.has(kind)) await sending.remove(db, id)
    else if (isOver) await sending.giveUp(db, id, problem, now)
    else await sending.markFailed(db, id, { problem, nextAttemptAt })
    return
  }
  if (LEAVES_NO_TRACE.has(kind)) await sending.remove(db, id)
  else await sending.markSent(db, id, clock.now())
}

/** In the mail server's words, but not with the person's address: it is logged. */
function problemOf(error: unknown, { recipient }: sending.DueMessage) {
  const words = error instanceof Error ? error.message : String(error)
  return words.replaceAll(recipient, '(the recipient)').slice(0, MAX_PROBLEM)
}
