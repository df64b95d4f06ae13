/** Adds, tests, restarts and removes the channels of a person's alerts. Every statement names the owner. */
import { ECDH, randomBytes } from 'node:crypto'
import type { AccountId, Viewer } from '#core/account/account.ts'
import type { AlertId } from '#core/alert/alert.ts'
import {
  type AlertChannel,
  type ChannelId,
  type ChannelKind,
  type ChannelTarget,
  isPushSubscription,
  type PushSubscription,
  parseChannelUrl,
  parseNtfyTopic,
} from '#core/alert/alert-channel.ts'
import { alertNotice } from '#core/alert/alert-notice.ts'
import { Refusal } from '#core/api/refusal.ts'
import { MAX_CHANNELS } from '#core/settings/account-limits.ts'
import * as accountChanges from '#store/account-changes.ts'
import * as alertChannels from '#store/alert-channels.ts'
import * as alerts from '#store/alerts.ts'
import * as channelDeliveries from '#store/channel-deliveries.ts'
import { type Db, inTransaction, type Tx } from '#store/db.ts'
import type { Services } from '#work/use-case/use-case-services.ts'
import { channelUrl } from './channel-endings.ts'

type Saver = Pick<Services, 'db' | 'clock' | 'keys'>
type Owner = Pick<Viewer, 'id'>
/** A channel of an alert. */
type Which = { alertId: AlertId; id: ChannelId }

const SECRET_BYTES = 32

/** What a person gives; a webhook's secret is ours. */
export type WishedTarget =
  | { kind: 'webhook' | 'ntfy'; url: string }
  | ({ kind: 'push' } & PushSubscription)

/**
 * `secret` checks the signatures of a webhook, and is not shown again. An address that the alert has already is not
 * notified twice: its channel gets the new keys, and is used again if it was stopped. `isNew` is for forms, where a
 * person more likely forgot the address than wants a new secret: then an address in use throws `channel_exists`.
 * Throws `bad_channel_url`.
 */
export async function addChannel(
  { db, clock, keys }: Saver,
  { id: accountId }: Owner,
  alertId: AlertId,
  wished: WishedTarget,
  { isNew = false } = {},
): Promise<{ channel: AlertChannel; secret: string | null }> {
  const target = targetOf(wished)
  const { kind, url } = target
  const sealed = keys.seal(alertChannels.SEALED_FOR, JSON.stringify(target))
  const now = clock.now()
  const channel = await inTransaction(db, async (tx) => {
    await requireAlert(tx, accountId, alertId)
    changed(tx, accountId, alertId, now)
    const same = await channelAt({ tx, keys }, accountId, { alertId, kind, url })
    if (isNew && same?.stoppedAt === null) throw new Refusal('channel_exists')
    if (same) return alertChannels.renew(tx, same.id, sealed)
    if ((await alertChannels.count(tx, accountId)) >= MAX_CHANNELS)
      throw new Refusal('too_many_channels')
    return alertChannels.add(tx, accountId, { alertId, kind, host: new URL(url).host, sealed }, now)
  })
  return { channel, secret: target.kind === 'webhook' ? target.secret : null }
}

/** The channel of the alert that has this address; null if there is none. One whose key is gone is no longer known. */
async function channelAt(
  { tx, keys }: { tx: Tx; keys: Services['keys'] },
  accountId: AccountId,
  { alertId, kind, url }: { alertId: AlertId; kind: ChannelKind; url: string },
): Promise<AlertChannel | null> {
  for (const channel of await alertChannels.list(tx, accountId, alertId)) {
    if (channel.kind !== kind) continue
    if ((await channelUrl({ db: tx, keys }, channel.id)) === url) return channel
  }
  return null
}

function targetOf(wished: WishedTarget): ChannelTarget {
  const url = parseChannelUrl(wished.url)?.href
  if (!url) throw new Refusal('bad_channel_url')
  if (wished.kind === 'push') {
    const { p256dh, auth } = wished
    if (!isPushSubscription(wished) || !isPoint(p256dh)) throw new Refusal('bad_push_subscription')
    return { kind: 'push', url, p256dh, auth }
  }
  if (wished.kind === 'ntfy') {
    if (!parseNtfyTopic(url)) throw new Refusal('bad_ntfy_topic')
    return { kind: 'ntfy', url }
  }
  const secret = `whsec_${randomBytes(SECRET_BYTES).toString('base64')}`
  return { kind: 'webhook', url, secret }
}

/** Whether the key is a point on P-256. Any other key of that length fails only when a notice is encrypted. */
function isPoint(p256dh: string): boolean {
  try {
    ECDH.convertKey(p256dh, 'prime256v1', 'base64url')
    return true
  } catch {
    return false
  }
}

/** Queues a test; how it went is in the log of deliveries. Throws `too_many_test_deliveries`. */
export async function testChannel(
  {
    db,
    clock,
    tries,
    settings: { publicUrl },
  }: Pick<Services, 'db' | 'clock' | 'tries' | 'settings'>,
  { id: accountId }: Owner,
  which: Which,
): Promise<void> {
  const now = clock.now()
  await requireChannel(db, accountId, which)
  await tries.take(
    [{ limit: 'channelTestByAccount', subject: accountId }],
    'too_many_test_deliveries',
  )
  await inTransaction(db, async (tx) => {
    const alert = await requireAlert(tx, accountId, which.alertId)
    const channel = await requireChannel(tx, accountId, which)
    const notice = alertNotice(alert, [], { publicUrl, isTest: true })
    await channelDeliveries.add(tx, [{ accountId, channelId: channel.id, notice }], now)
    changed(tx, accountId, which.alertId, now)
  })
}

/** Uses a channel again that was stopped because it did not answer. */
export async function resumeChannel(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { id: accountId }: Owner,
  which: Which,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    await requireChannel(tx, accountId, which)
    await alertChannels.setStopped(tx, which.id, null)
    changed(tx, accountId, which.alertId, clock.now())
  })
}

/** Removes the channel with its log; what waits is not sent any more. */
export async function removeChannel(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { id: accountId }: Owner,
  which: Which,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    await requireChannel(tx, accountId, which)
    await alertChannels.remove(tx, accountId, which.id)
    changed(tx, accountId, which.alertId, clock.now())
  })
}

/** Locks the account, so that two requests cannot exceed a limit together. */
async function requireAlert(tx: Tx, accountId: AccountId, id: AlertId) {
  await alerts.lockAndCount(tx, accountId)
  const alert = await alerts.find(tx, accountId, id)
  if (!alert) throw new Refusal('alert_not_found')
  return alert
}

async function requireChannel(db: Db | Tx, accountId: AccountId, which: Which) {
  const channel = await alertChannels.find(db, accountId, which)
  if (!channel) throw new Refusal('channel_not_found')
  return channel
}

const changed = (tx: Tx, accountId: AccountId, id: AlertId, now: Date) =>
  accountChanges.record(tx, accountId, { kind: 'alert', subject: `${id}` }, now)
