/**
 * Sends what is due in the outbox. Several servers may do so at once: each message is taken by one of them, and by
 * another only if the first has not reported for longer than sending can take. If a server dies after the mail server
 * accepted a message and before that was recorded, the message is sent twice, with the same Message-ID.
 */
import { judgeReply } from '#core/mail/delivery-failure.ts'
import { isMailAddress } from '#core/mail/mail-address.ts'
import { coolDownMs, retryPauseMs } from '#core/mail/mail-retries.ts'
import { inTransaction, type Tx } from '#store/db.ts'
import * as sending from '#store/outbox-sending.ts'
import type { Services } from '#work/use-case/use-case-services.ts'
import { type MailContent, openContent } from './queue-mail.ts'
import { recordReport } from './suppress-mail.ts'

/** Connections that a small mail server accepts at once. */
const AT_ONCE = 3
/** Messages considered per pass, so that waiting messages do not delay others for long. */
const LOOKED_AT = 50
/** Longer than all time limits of one attempt together. */
const TAKEN_FOR_MS = 3 * 60_000
const MAX_PROBLEM = 500

/** Emails to someone who deleted their account: the row is deleted whatever the outcome. */
const LEAVES_NO_TRACE = new Set(['account-deleted'])

export type OutgoingMail = MailContent &
  Pick<sending.DueMessage, 'messageKey' | 'recipient' | 'subject' | 'createdAt'>

/** Sends email. Resolves when a mail server has accepted the message. */
export type MailPort = { send(mail: OutgoingMail): Promise<void> }

/** The mail server permanently refused this message. */
export class MailRefused extends Error {
  /** What it answered, beginning with the code. */
  readonly reply: string
  /** Whether it answered RCPT TO. */
  readonly isAboutRecipient: boolean

  constructor(
    message: string,
    { reply, isAboutRecipient }: { reply: string; isAboutRecipient: boolean },
  ) {
    super(message)
    this.reply = reply
    this.isAboutRecipient = isAboutRecipient
  }
}

/** `failed`: it is tried again. `suppressed`: held back, because mail to that address came back or was reported. */
export const MAIL_OUTCOMES = ['sent', 'failed', 'given_up', 'suppressed'] as const
export type MailOutcome = (typeof MAIL_OUTCOMES)[number]

type Sender = Pick<Services, 'db' | 'clock' | 'log' | 'keys'>

/** Sends a few messages and resolves to how many were tried. Call it again until that is 0. */
export async function sendDueMails(
  sender: Sender,
  port: MailPort,
  onOutcome: (outcome: MailOutcome) => void = () => {},
): Promise<number> {
  const { taken, dropped } = await inTransaction(sender.db, (tx) => takeDue(tx, sender.clock.now()))
  dropped.forEach(onOutcome)
  await Promise.all(
    taken.map(async (message) => onOutcome(await trySending(sender, port, message))),
  )
  return taken.length
}

async function takeDue(tx: Tx, now: Date) {
  const taken = new Map<string, sending.DueMessage>()
  const dropped: MailOutcome[] = []
  for (const message of await sending.due(tx, now, LOOKED_AT)) {
    if (taken.size === AT_ONCE) break
    const reason = worthless(message, now)
    const freeAt = freeAgainAt(message)
    const key = `${message.kind}\n${message.recipient.toLowerCase()}`
    if (reason !== null && LEAVES_NO_TRACE.has(message.kind)) await sending.remove(tx, message.id)
    else if (reason !== null) await sending.giveUp(tx, message.id, reason, now)
    else if (freeAt > now) await sending.postpone(tx, message.id, freeAt)
    // The next one follows after this one was sent.
    else if (!taken.has(key)) taken.set(key, message)
    if (reason !== null && !message.isReplaced)
      dropped.push(message.isSuppressed ? 'suppressed' : 'given_up')
  }
  const messages = [...taken.values()]
  const ids = messages.map(({ id }) => id)
  await sending.take(tx, ids, new Date(now.getTime() + TAKEN_FOR_MS))
  return { taken: messages, dropped }
}

function worthless(message: sending.DueMessage, now: Date) {
  const { goodUntil, isReplaced, isSuppressed, recipient } = message
  if (isReplaced) return 'a newer one replaced it'
  if (isSuppressed)
    return 'the address is suppressed: earlier mail came back, or was reported as spam'
  if (goodUntil <= now) return 'it expired before it could be sent'
  return isMailAddress(recipient) ? null : 'the recipient is not a single address'
}

function freeAgainAt({ lastSentAt, sentToday }: sending.DueMessage): Date {
  return new Date(lastSentAt === null ? 0 : lastSentAt.getTime() + coolDownMs(sentToday - 1))
}

async function trySending(
  { db, clock, log, keys }: Sender,
  port: MailPort,
  message: sending.DueMessage,
): Promise<MailOutcome> {
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
      isOver ? 'gave up sending an email' : 'an email could not be sent',
    )
    await inTransaction(db, async (tx) => {
      if (isOver && LEAVES_NO_TRACE.has(kind)) await sending.remove(tx, id)
      else if (isOver) await sending.giveUp(tx, id, problem, now)
      else await sending.markFailed(tx, id, { problem, nextAttemptAt })
      if (error instanceof MailRefused) await recordRefusal(tx, message, error, now)
    })
    return isOver ? 'given_up' : 'failed'
  }
  if (LEAVES_NO_TRACE.has(kind)) await sending.remove(db, id)
  else await sending.markSent(db, id, clock.now())
  return 'sent'
}

async function recordRefusal(tx: Tx, message: sending.DueMessage, refused: MailRefused, now: Date) {
  const { verdict, status } = judgeReply(refused.reply, refused.isAboutRecipient)
  if (verdict === 'other') return
  await recordReport(tx, message, { reason: 'bounced', isCertain: verdict === 'gone', status }, now)
}

/** The mail server's message without the recipient's address, because it is logged. */
function problemOf(error: unknown, { recipient }: sending.DueMessage) {
  const words = error instanceof Error ? error.message : String(error)
  // Some servers repeat it in another case.
  const address = new RegExp(recipient.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`), 'gi')
  return words.replace(address, '(the recipient)').slice(0, MAX_PROBLEM)
}
