/**
 * Sends what is due in the outbox. Several servers may do so at once: each message is taken by one of them, and by
 * another only if the first has not reported for longer than sending can take. If a server dies after the mail server
 * accepted a message and before that was recorded, the message is sent twice, with the same Message-ID.
 */
import { setTimeout as delay } from 'node:timers/promises'
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
/** One connection is left for what people wait for, such as codes. */
const SUBSCRIPTIONS_AT_ONCE = AT_ONCE - 1
/** Messages considered at once, so that waiting messages do not delay others for long. */
const LOOKED_AT = 50
/** Longer than all time limits of one attempt together. */
const TAKEN_FOR_MS = 3 * 60_000
/** Between two tries to record that a message was accepted. */
const RECORD_PAUSE_MS = 500
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

export type MailSender = {
  /**
   * Decides about due messages and starts to send as many as there is room for. Resolves to how many it decided about;
   * there may be more until that is 0.
   */
  fill(): Promise<number>
  /** Resolves when nothing is being sent. Rejects if how a message ended was not recorded. */
  idle(): Promise<void>
}

type Options = {
  onOutcome?: ((outcome: MailOutcome) => void) | undefined
  /** Called when a message has ended, so that `fill` may take another. */
  onRoom?: () => void
  /** Once aborted, nothing is tried again, so that the server can stop. */
  signal?: AbortSignal
}

export function createMailSender(
  sender: Sender,
  port: MailPort,
  { onOutcome = () => {}, onRoom = () => {}, signal }: Options = {},
): MailSender {
  const inFlight = new Map<Promise<void>, sending.DueMessage>()

  function start(message: sending.DueMessage, takenUntil: Date) {
    const { id, kind } = message
    const done = trySending(sender, port, message, { takenUntil, signal })
      .then(onOutcome)
      .finally(() => {
        inFlight.delete(done)
        onRoom()
      })
    done.catch((error: unknown) =>
      sender.log.warn({ err: error, id, kind }, 'how an email ended was not recorded'),
    )
    inFlight.set(done, message)
  }

  return {
    async fill() {
      const now = sender.clock.now()
      const takenUntil = new Date(now.getTime() + TAKEN_FOR_MS)
      const { taken, dropped, handled } = await inTransaction(sender.db, (tx) =>
        takeDue(tx, [...inFlight.values()], { now, takenUntil }),
      )
      dropped.forEach(onOutcome)
      for (const message of taken) start(message, takenUntil)
      return handled
    },
    async idle() {
      const ended = await Promise.allSettled(inFlight.keys())
      const failed = ended.find(({ status }) => status === 'rejected')
      if (failed?.status === 'rejected') throw failed.reason
    },
  }
}

/** Sends a few messages and resolves to how many it decided about. Call it again until that is 0. */
export async function sendDueMails(
  sender: Sender,
  port: MailPort,
  onOutcome?: (outcome: MailOutcome) => void,
): Promise<number> {
  const mails = createMailSender(sender, port, { onOutcome })
  const handled = await mails.fill()
  await mails.idle()
  return handled
}

async function takeDue(
  tx: Tx,
  inFlight: readonly sending.DueMessage[],
  { now, takenUntil }: { now: Date; takenUntil: Date },
) {
  const taken: sending.DueMessage[] = []
  const dropped: MailOutcome[] = []
  let handled = 0
  const busy = () => [...inFlight, ...taken]
  const hasRoom = ({ isSubscription }: { isSubscription: boolean }) =>
    busy().length < AT_ONCE &&
    !(isSubscription && busy().filter((it) => it.isSubscription).length >= SUBSCRIPTIONS_AT_ONCE)
  if (!hasRoom({ isSubscription: false })) return { taken, dropped, handled }
  const withSubscriptions = hasRoom({ isSubscription: true })
  for (const message of await sending.due(tx, now, { limit: LOOKED_AT, withSubscriptions })) {
    const reason = worthless(message, now)
    const freeAt = freeAgainAt(message)
    if (reason !== null && LEAVES_NO_TRACE.has(message.kind)) await sending.remove(tx, message.id)
    else if (reason !== null) await sending.giveUp(tx, message.id, reason, now)
    else if (freeAt > now) await sending.postpone(tx, message.id, freeAt)
    // One of those that wait for each other follows after the other was sent.
    else if (hasRoom(message) && !taken.some((other) => isLike(other, message))) taken.push(message)
    else continue
    handled += 1
    if (reason !== null && !message.isReplaced)
      dropped.push(message.isSuppressed ? 'suppressed' : 'given_up')
  }
  const ids = taken.map(({ id }) => id)
  await sending.take(tx, ids, takenUntil)
  return { taken, dropped, handled }
}

/** Whether the cool-down counts them together. */
const isLike = (one: sending.DueMessage, other: sending.DueMessage) =>
  one.kind === other.kind &&
  one.recipient.toLowerCase() === other.recipient.toLowerCase() &&
  one.knownDevice === other.knownDevice

function worthless(message: sending.DueMessage, now: Date) {
  const { goodUntil, isReplaced, isSuppressed, recipient } = message
  if (isReplaced) return 'a newer one replaced it'
  if (isSuppressed)
    return 'the address is suppressed: earlier mail came back, was reported as spam, or the account is suspended'
  if (goodUntil <= now) return 'it expired before it could be sent'
  return isMailAddress(recipient) ? null : 'the recipient is not a single address'
}

function freeAgainAt({ lastSentAt, sentToday }: sending.DueMessage): Date {
  return new Date(lastSentAt === null ? 0 : lastSentAt.getTime() + coolDownMs(sentToday - 1))
}

type Lease = { takenUntil: Date; signal: AbortSignal | undefined }

async function trySending(
  sender: Sender,
  port: MailPort,
  message: sending.DueMessage,
  lease: Lease,
): Promise<MailOutcome> {
  const { db, clock, log, keys } = sender
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
  await recordSent(sender, message, lease)
  return 'sent'
}

/** Once the lease ends, the message would be sent again, so a database that restarts is waited for. */
async function recordSent(
  { db, clock, log }: Sender,
  { id, kind }: sending.DueMessage,
  { takenUntil, signal }: Lease,
): Promise<void> {
  const sentAt = clock.now()
  for (;;) {
    try {
      if (LEAVES_NO_TRACE.has(kind)) await sending.remove(db, id)
      else await sending.markSent(db, id, sentAt)
      return
    } catch (error) {
      if (signal?.aborted || clock.now() >= takenUntil) throw error
      log.warn({ err: error, id, kind }, 'an email was sent, which could not be recorded yet')
      await delay(RECORD_PAUSE_MS, undefined, { ...(signal && { signal }) }).catch(() => {})
    }
  }
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
