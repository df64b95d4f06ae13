/** Table `alert_channels`: addresses besides email that an alert notifies. */
import { sql } from 'kysely'
import type { AccountId } from '#core/account/account.ts'
import type { AlertId } from '#core/alert/alert.ts'
import type { AlertChannel, ChannelId, ChannelKind } from '#core/alert/alert-channel.ts'
import type { Db, Tx } from './db.ts'

/** The purpose under which targets are encrypted. */
export const SEALED_FOR = 'alert-channel'

/** Oldest first. */
export async function list(
  db: Db | Tx,
  accountId: AccountId,
  alertId: AlertId,
): Promise<AlertChannel[]> {
  const rows = await db
    .selectFrom('alert_channels')
    .select(COLUMNS)
    .where('account_id', '=', accountId)
    .where('alert_id', '=', alertId)
    .orderBy('id')
    .execute()
  return rows.map(toChannel)
}

/** Null if the alert, which must not be deleted, has no such channel. */
export async function find(
  db: Db | Tx,
  accountId: AccountId,
  { alertId, id }: { alertId: AlertId; id: ChannelId },
): Promise<AlertChannel | null> {
  const row = await db
    .selectFrom('alert_channels')
    .select(COLUMNS)
    .where('account_id', '=', accountId)
    .where('alert_id', '=', alertId)
    .where('id', '=', id)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('alerts')
          .select('id')
          .whereRef('alerts.id', '=', 'alert_id')
          .where('deleted_at', 'is', null),
      ),
    )
    .executeTakeFirst()
  return row ? toChannel(row) : null
}

/** The target of a channel that exists. */
export async function sealedOf(db: Db | Tx, id: ChannelId): Promise<string> {
  const { sealed } = await db
    .selectFrom('alert_channels')
    .select('sealed')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return sealed
}

/** Of all alerts of the account. */
export async function count(tx: Tx, accountId: AccountId): Promise<number> {
  const { total } = await tx
    .selectFrom('alert_channels')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  return total
}

export type NewChannel = { alertId: AlertId; kind: ChannelKind; host: string; sealed: string }

export async function add(
  tx: Tx,
  accountId: AccountId,
  { alertId, kind, host, sealed }: NewChannel,
  now: Date,
): Promise<AlertChannel> {
  const row = await tx
    .insertInto('alert_channels')
    .values({
      account_id: accountId,
      alert_id: alertId,
      kind,
      host,
      sealed,
      created_at: now,
    })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow()
  return toChannel(row)
}

/** Replaces the target of a channel, and uses it again if it was stopped. */
export async function renew(tx: Tx, id: ChannelId, sealed: string): Promise<AlertChannel> {
  const row = await tx
    .updateTable('alert_channels')
    .set({ sealed, stopped_at: null })
    .where('id', '=', id)
    .returning(COLUMNS)
    .executeTakeFirstOrThrow()
  return toChannel(row)
}

/** Deletes the channel with its deliveries. */
export async function remove(tx: Tx, accountId: AccountId, id: ChannelId): Promise<void> {
  await tx
    .deleteFrom('alert_channels')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .execute()
}

/** Stops using the channel, or starts again with null. Returns whether this call changed that. */
export async function setStopped(tx: Tx, id: ChannelId, stoppedAt: Date | null): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('alert_channels')
    .set({ stopped_at: stoppedAt })
    .where('id', '=', id)
    .where('stopped_at', stoppedAt === null ? 'is not' : 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export type UsedChannel = { id: ChannelId; accountId: AccountId; alertId: AlertId }

/** The channels of these alerts that are not stopped. */
export async function used(tx: Tx, alertIds: readonly AlertId[]): Promise<UsedChannel[]> {
  if (alertIds.length === 0) return []
  const { rows } = await sql<UsedChannel>`
    select id, account_id as "accountId", alert_id as "alertId" from alert_channels
     where alert_id = any(${[...alertIds]}::bigint[]) and stopped_at is null
     order by id`.execute(tx)
  return rows
}

const COLUMNS = ['id', 'alert_id', 'kind', 'host', 'created_at', 'stopped_at'] as const

type Row = {
  id: number
  alert_id: number
  kind: string
  host: string
  created_at: Date
  stopped_at: Date | null
}

const toChannel = ({ id, alert_id, kind, host, created_at, stopped_at }: Row): AlertChannel => ({
  id: id as ChannelId,
  alertId: alert_id as AlertId,
  kind: kind as ChannelKind,
  host,
  createdAt: created_at,
  stoppedAt: stopped_at,
})
