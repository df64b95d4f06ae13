/**
 * Sends what is due to the channels of alerts. Several servers may do so at once: each delivery is taken by one of
 * them, and by another only if the first has not reported for longer than sending can take. If a server dies between
 * the answer and its record, the delivery is repeated with the same id.
 */
import type { AccountId } from '#core/account/account.ts'
import { type ChannelTarget, deliveryPauseMs, isGone } from '#core/alert/alert-channel.ts'
import { isPlaceholder } from '#core/mail/mail-address.ts'
import * as accountChanges from '#store/account-changes.ts'
import * as accounts from '#store/accounts.ts'
import * as alertChannels from '#store/alert-channels.ts'
import * as channelDeliveries from '#store/channel-deliveries.ts'
import { inTransaction, type Tx } from '#store/db.ts'
import * as suppressions from '#store/mail-suppressions.ts'
import { letter, queueMail } from '#work/mail/queue-mail.ts'
import type { Services } from '#work/use-case/use-case-services.ts'
import { type NoticeRequest, noticeRequest } from './notice-request.ts'

const AT_ONCE = 20
/** So that addresses of one person that never answer leave room for everybody else. */
const PER_ACCOUNT = 4
/** Longer than the time limit of one attempt. */
const TAKEN_FOR_MS = 60_000

/** Posts to addresses that people gave: to the public internet only, without redirects. */
export type NoticePort = {
  /** Resolves to the HTTP status; null if there was no answer. Never throws. */
  post(request: NoticeRequest): Promise<number | null>
}

type Sender = Pick<Services, 'db' | 'clock' | 'keys' | 'settings' | 'log'>

export type NoticeSender = {
  /** Takes what is due and starts to send it, as far as there is room. Resolves to how many it took. */
  fill(): Promise<number>
  /** Resolves when nothing is being sent. */
  idle(): Promise<void>
}

/** `onRoom` is called when a delivery has ended, so that `fill` may take another. */
export function createNoticeSender(
  sender: Sender,
  port: NoticePort,
  onRoom: () => void = () => {},
): NoticeSender {
  const inFlight = new Map<Promise<void>, AccountId>()

  function start(delivery: channelDeliveries.DueDelivery) {
    const { id, accountId } = delivery
    const sending = send(sender, port, delivery)
      .catch((error: unknown) =>
        sender.log.warn({ err: error, id }, 'how a notice went was not recorded; it is repeated'),
      )
      .finally(() => {
        inFlight.delete(sending)
        onRoom()
      })
    inFlight.set(sending, accountId)
  }

  return {
    async fill() {
      const limit = AT_ONCE - inFlight.size
      if (limit === 0) return 0
      const now = sender.clock.now()
      const until = new Date(now.getTime() + TAKEN_FOR_MS)
      const busy = [...new Set(inFlight.values())]
      const taken = await inTransaction(sender.db, (tx) =>
        channelDeliveries.take(tx, { now, until, limit, perAccount: PER_ACCOUNT, busy }),
      )
      taken.forEach(start)
      return taken.length
    },
    async idle() {
      await Promise.all(inFlight.keys())
    },
  }
}

async function send(sender: Sender, port: NoticePort, delivery: channelDeliveries.DueDelivery) {
  const { db, clock, log } = sender
  const { id, kind, channelId, attempts, notice } = delivery
  const request = await buildRequest(sender, delivery)
  const status = request && (await port.post(request))
  const now = clock.now()
  const hasArrived = status !== null && status >= 200 && status < 300
  const isOver = isGone(kind, status)
  // A person waits for the result of a test, and can send another.
  const pauseMs = isOver || notice.isTest ? null : deliveryPauseMs(attempts + 1)
  if (!hasArrived)
    log.info({ id, kind, status, attempts: attempts + 1 }, 'a notice was not accepted')
  await inTransaction(db, async (tx) => {
    const outcome = hasArrived
      ? { status, deliveredAt: now }
      : { status, nextAttemptAt: pauseMs === null ? null : new Date(now.getTime() + pauseMs) }
    if (!(await channelDeliveries.record(tx, delivery, outcome))) return
    const { accountId, alertId } = delivery
    accountChanges.record(tx, accountId, { kind: 'alert', subject: `${alertId}` }, now)
    if (hasArrived || pauseMs !== null || (notice.isTest && !isOver)) return
    if (!isOver && (await channelDeliveries.hasArrived(tx, channelId, delivery.createdAt))) return
    await stop(sender, tx, delivery, { isOver, now })
  })
}

/** Null if the target cannot be read or has unusable keys, which counts as a failed attempt like any other. */
async function buildRequest(
  sender: Sender,
  delivery: channelDeliveries.DueDelivery,
): Promise<NoticeRequest | null> {
  const { id, kind, sealed } = delivery
  try {
    const target: ChannelTarget = JSON.parse(sender.keys.open(alertChannels.SEALED_FOR, sealed))
    return await noticeRequest(sender, target, delivery)
  } catch (error) {
    sender.log.warn({ err: error, id, kind }, 'a notice cannot be built for its channel')
    return null
  }
}

const NOUNS = {
  webhook: { a: 'a webhook', name: 'webhook' },
  ntfy: { a: 'an ntfy topic', name: 'ntfy topic' },
}

/** Browsers forget their subscriptions all the time, which is nothing to write to anyone about. */
async function stop(
  { clock, keys, settings, log }: Sender,
  tx: Tx,
  { accountId, alertId, channelId, kind, host, notice }: channelDeliveries.DueDelivery,
  { isOver, now }: { isOver: boolean; now: Date },
) {
  await channelDeliveries.giveUp(tx, channelId)
  if (!(await alertChannels.setStopped(tx, channelId, now))) return
  log.info({ channelId, kind }, 'a channel of an alert was stopped')
  if (kind === 'push') return
  const recipient = await accounts.provedEmailOf(tx, accountId)
  if (recipient === null || isPlaceholder(recipient)) return
  if (await suppressions.find(tx, recipient)) return
  const noun = NOUNS[kind]
  const why = isOver ? 'says that it’s gone' : 'hasn’t accepted anything for a day'
  await queueMail(
    { clock, keys, db: tx },
    {
      accountId,
      kind: 'alert-channel-stopped',
      recipient,
      ...letter({
        subject: `We turned off ${noun.a} of your job alert`,
        lines: [
          `The ${noun.name} at ${host} of your alert “${notice.alert.name}” ${why}, so we stopped sending to it. Emails about the alert aren’t affected.`,
          'Check the address, then turn it on again:',
          {
            link: `${settings.publicUrl}/dashboard/job-alerts?edit=${alertId}`,
            label: 'Open the alert',
          },
        ],
        footer: { reason: 'You get this because you have job alerts on Rolecall.', links: [] },
      }),
    },
  )
}
