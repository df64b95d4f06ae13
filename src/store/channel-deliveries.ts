/**
 * Table `channel_deliveries`: what is sent to the channels of alerts, and how it went. Taking a delivery postpones its
 * next attempt, and no one else takes it until then. If the sender dies, it becomes due again.
 */
import { sql } from 'kysely'
import type { AccountId } from '#core/account/account.ts'
import type { AlertId } from '#core/alert/alert.ts'
import type { ChannelId, ChannelKind } from '#core/alert/alert-channel.ts'
import type { AlertNotice } from '#core/alert/alert-notice.ts'
import { isActiveAccount } from './account-list.ts'
import type { Db, Tx } from './db.ts'

/** The channel on which servers learn about new deliveries. */
export const DELIVERY_QUEUED = 'delivery_queued'

export type NewDelivery = { accountId: AccountId; channelId: ChannelId; notice: AlertNotice }

export async function add(tx: Tx, deliveries: readonly NewDelivery[], now: Date): Promise<void> {
  if (deliveries.length === 0) return
  await tx
    .insertInto('channel_deliveries')
    .values(
      deliveries.map(({ accountId, channelId, notice }) => ({
        account_id: accountId,
        channel_id: channelId,
        is_test: notice.isTest,
        content: JSON.stringify(notice),
        created_at: now,
        next_attempt_at: now,
      })),
    )
    .execute()
  await sql`select pg_notify(${DELIVERY_QUEUED}, '')`.execute(tx)
}

export type DueDelivery = {
  id: string
  accountId: AccountId
  channelId: ChannelId
  alertId: AlertId
  kind: ChannelKind
  host: string
  /** The channel's target. */
  sealed: string
  notice: AlertNotice
  createdAt: Date
  /** Earlier attempts. */
  attempts: number
}

type Taking = {
  now: Date
  until: Date
  limit: number
  perAccount: number
  busy: readonly AccountId[]
}

/**
 * Takes due deliveries, longest due first, only `perAccount` of one account, and none of accounts that are `busy`. They
 * are due again at `until`. Those of a paused or deleted alert, or of a suspended account, wait until it is active again,
 * or are purged. While one
 * delivery to a channel is being tried again, the others to it wait: a dead address costs one attempt at a time.
 */
export async function take(
  tx: Tx,
  { now, until, limit, perAccount, busy }: Taking,
): Promise<DueDelivery[]> {
  const { rows } = await sql<Omit<DueDelivery, 'notice'> & { content: string }>`
    with ranked as (
      select d.id, d.next_attempt_at,
             row_number() over (partition by d.account_id order by d.next_attempt_at, d.id) as rank
        from channel_deliveries d
        join alert_channels c on c.id = d.channel_id
        join alerts a on a.id = c.alert_id
       where d.next_attempt_at <= ${now} and a.deleted_at is null and (d.is_test or a.is_active)
         and c.stopped_at is null and ${isActiveAccount(sql.ref('d.account_id'))}
         and (d.is_test or not exists (
           select from channel_deliveries tried
            where tried.channel_id = d.channel_id and tried.id <> d.id and tried.attempts > 0
              and tried.next_attempt_at is not null and (d.attempts = 0 or tried.id < d.id)))
         and d.account_id <> all(${[...busy]}::uuid[])),
    due as (
      select d.id
        from channel_deliveries d
        join ranked r on r.id = d.id
       where r.rank <= ${perAccount} and d.next_attempt_at <= ${now}
       order by r.next_attempt_at
       limit ${limit}
         for update of d skip locked)
    update channel_deliveries d
       set next_attempt_at = ${until}, attempts = d.attempts + 1
      from due, alert_channels c
     where d.id = due.id and c.id = d.channel_id
    returning d.id, d.account_id as "accountId", d.channel_id as "channelId", c.alert_id as "alertId", c.kind,
              c.host, c.sealed, d.content, d.created_at as "createdAt", d.attempts - 1 as attempts`.execute(
    tx,
  )
  return rows.map(({ content, ...row }) => ({ ...row, notice: JSON.parse(content) }))
}

/** The outcome of an attempt. `status` is that of HTTP, null without an answer. */
export type Outcome = { status: number | null } & (
  | { deliveredAt: Date }
  /** Null to give up. */
  | { nextAttemptAt: Date | null }
)

/** Returns false if the channel was removed, or another server took the delivery because this attempt was too slow. */
export async function record(
  tx: Tx,
  { id, attempts }: Pick<DueDelivery, 'id' | 'attempts'>,
  outcome: Outcome,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('channel_deliveries')
    .set({
      status: outcome.status,
      delivered_at: 'deliveredAt' in outcome ? outcome.deliveredAt : null,
      next_attempt_at:
        'deliveredAt' in outcome || outcome.nextAttemptAt === null
          ? null
          : ifUsed(outcome.nextAttemptAt),
    })
    .where('id', '=', id)
    .where('attempts', '=', attempts + 1)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Nothing is tried again at a channel that was stopped meanwhile. */
const ifUsed = (at: Date) => sql<Date | null>`(
  select ${at}::timestamptz from alert_channels c where c.id = channel_id and c.stopped_at is null)`

/** Whether the channel accepted anything since then. */
export async function hasArrived(tx: Tx, channelId: ChannelId, since: Date): Promise<boolean> {
  const row = await tx
    .selectFrom('channel_deliveries')
    .select('id')
    .where('channel_id', '=', channelId)
    .where('delivered_at', '>=', since)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Gives up what still waits for this channel. */
export async function giveUp(tx: Tx, channelId: ChannelId): Promise<void> {
  await tx
    .updateTable('channel_deliveries')
    .set({ next_attempt_at: null })
    .where('channel_id', '=', channelId)
    .where('next_attempt_at', 'is not', null)
    .execute()
}

export type LoggedDelivery = {
  id: string
  channelId: ChannelId
  isTest: boolean
  jobs: number
  createdAt: Date
  attempts: number
  status: number | null
  deliveredAt: Date | null
  /** Null if it arrived or was given up. */
  nextAttemptAt: Date | null
}

/** The last deliveries of each channel of the alert, newest first. */
export async function newest(
  db: Db,
  accountId: AccountId,
  { alertId, perChannel }: { alertId: AlertId; perChannel: number },
): Promise<LoggedDelivery[]> {
  const { rows } = await sql<LoggedDelivery>`
    select d.id, d.channel_id as "channelId", d.is_test as "isTest",
           jsonb_array_length(d.content::jsonb -> 'jobs') as jobs, d.created_at as "createdAt", d.attempts,
           d.status, d.delivered_at as "deliveredAt", d.next_attempt_at as "nextAttemptAt"
      from alert_channels c
      cross join lateral (
        select * from channel_deliveries
         where channel_id = c.id order by created_at desc, id limit ${perChannel}) d
     where c.account_id = ${accountId} and c.alert_id = ${alertId}
     order by d.created_at desc, d.id`.execute(db)
  return rows
}

/** Deletes deliveries from before this instant. */
export async function purge(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('channel_deliveries').where('created_at', '<', before).execute()
}
