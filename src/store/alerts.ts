/** Table `alerts`: people's saved searches. A row with `deleted_at` was deleted recently and can be restored. */
import { type RawBuilder, sql } from 'kysely'
import type { AccountId } from '#core/account/account.ts'
import type { Alert, AlertFrequency, AlertId, AlertSearch } from '#core/alert/alert.ts'
import * as accounts from './accounts.ts'
import { epochOf, LAST } from './change-positions.ts'
import type { Db, Tx } from './db.ts'

/** Newest first. */
export async function list(db: Db | Tx, accountId: AccountId): Promise<Alert[]> {
  const rows = await db
    .selectFrom('alerts')
    .select(COLUMNS)
    .where('account_id', '=', accountId)
    .where('deleted_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map(toAlert)
}

/** Null if the account has no such alert. */
export async function find(db: Db | Tx, accountId: AccountId, id: AlertId): Promise<Alert | null> {
  const row = await db
    .selectFrom('alerts')
    .select(COLUMNS)
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return row ? toAlert(row) : null
}

/**
 * The number of alerts. Locks the account until the transaction ends, so nobody else can add
 * one; null if the account is gone.
 */
export async function lockAndCount(tx: Tx, accountId: AccountId): Promise<number | null> {
  if (!(await accounts.lock(tx, accountId))) return null
  const { count } = await tx
    .selectFrom('alerts')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

export type AlertContent = AlertSearch & { frequency: AlertFrequency }

export async function add(
  tx: Tx,
  accountId: AccountId,
  { keywords, filters, frequency }: AlertContent,
  now: Date,
): Promise<Alert> {
  const row = await tx
    .insertInto('alerts')
    .values({
      account_id: accountId,
      keywords,
      filters,
      frequency,
      created_at: now,
      since: now,
    })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow()
  return toAlert(row)
}

/** Changes what is given. With `since`, jobs that were new before then are not found any more. */
export async function change(
  tx: Tx,
  accountId: AccountId,
  id: AlertId,
  {
    isActive,
    since,
    ...content
  }: { [Key in keyof AlertContent]?: AlertContent[Key] | undefined } & {
    isActive?: boolean | undefined
    since?: Date | undefined
  },
): Promise<Alert | null> {
  const given = {
    ...(content.keywords !== undefined && { keywords: content.keywords }),
    ...(content.filters !== undefined && { filters: content.filters }),
    ...(content.frequency !== undefined && { frequency: content.frequency }),
    ...(isActive !== undefined && { is_active: isActive }),
    ...(since !== undefined && { since }),
  }
  if (Object.keys(given).length === 0) return find(tx, accountId, id)
  const row = await tx
    .updateTable('alerts')
    .set(given)
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .returning(COLUMNS)
    .executeTakeFirst()
  return row ? toAlert(row) : null
}

/** Deletes or restores. Returns whether this call did. */
export async function setDeleted(
  tx: Tx,
  accountId: AccountId,
  id: AlertId,
  deletedAt: Date | null,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('alerts')
    .set({ deleted_at: deletedAt })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .where('deleted_at', deletedAt === null ? 'is not' : 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export type WatchingAlert = AlertSearch & {
  id: AlertId
  accountId: AccountId
  frequency: AlertFrequency
  since: Date
}

/** Alerts that watch for jobs, and the ids of paused and deleted ones, as of a position. */
export type FollowedAlerts = { alerts: WatchingAlert[]; ended: AlertId[]; at: AlertPosition }

/** A position and the epoch that it is in: see change-positions.ts. */
export type AlertPosition = { position: number; epoch: string | null }

/** Everybody's alerts that watch for jobs. */
export async function watching(db: Db | Tx): Promise<FollowedAlerts> {
  return toFollowed(await read(db, IS_WATCHING))
}

/**
 * Everybody's alerts that changed since `from`; null if changes since then have been purged or were lost. The next call takes
 * the new position. Sees what was numbered before. Alerts that were purged, or deleted with their account, are not
 * reported.
 */
export async function changedSince(
  db: Db | Tx,
  { position, epoch }: AlertPosition,
): Promise<FollowedAlerts | null> {
  const rows = await read(
    db,
    sql`a.id in (select id from change_positions where kind = 'alert' and position > ${position}::bigint)`,
    position,
  )
  const { last, forgotten, epochThen } = rows[0] as FollowedRow
  const isKnown = position >= forgotten && position <= last && epochThen === epoch
  return isKnown ? toFollowed(rows) : null
}

const IS_WATCHING = sql<boolean>`a.is_active and a.deleted_at is null`

type FollowedRow = {
  last: number
  forgotten: number
  /** Of the last position, and of the one that was asked for. */
  epochNow: string | null
  epochThen: string | null
  isWatching: boolean
} & (WatchingAlert | NoAlert)

/** The first row always exists. */
async function read(
  db: Db | Tx,
  which: RawBuilder<unknown>,
  from: number | null = null,
): Promise<FollowedRow[]> {
  const { rows } = await sql<FollowedRow>`
    select ${LAST} as last, c.forgotten, ${epochOf(LAST)} as "epochNow",
           ${from === null ? sql`null` : epochOf(sql`${from}::bigint`)} as "epochThen", ${IS_WATCHING} as "isWatching", a.id, a.account_id as "accountId",
           a.keywords, a.filters, a.frequency, a.since
      from change_counter c left join alerts a on ${which}
     order by a.id`.execute(db)
  return rows
}

function toFollowed(rows: readonly FollowedRow[]): FollowedAlerts {
  const alerts: WatchingAlert[] = []
  const ended: AlertId[] = []
  for (const { last, forgotten, epochNow, epochThen, isWatching, ...alert } of rows) {
    if (alert.id === null) continue
    if (isWatching) alerts.push(alert)
    else ended.push(alert.id)
  }
  const { last: position, epochNow: epoch } = rows[0] as FollowedRow
  return { alerts, ended, at: { position, epoch } }
}

type NoAlert = { id: null }

/** Those of these alerts that still watch for jobs. */
export async function liveAmong(tx: Tx, ids: readonly AlertId[]): Promise<ReadonlySet<AlertId>> {
  if (ids.length === 0) return new Set()
  const { rows } = await sql<{ id: AlertId }>`
    select id from alerts where id = any(${[...ids]}::bigint[]) and is_active and deleted_at is null`.execute(
    tx,
  )
  return new Set(rows.map(({ id }) => id))
}

/** The alerts of these people, newest first. */
export async function listAll(tx: Tx, accountIds: readonly AccountId[]): Promise<OwnedAlert[]> {
  if (accountIds.length === 0) return []
  const rows = await tx
    .selectFrom('alerts')
    .select([...COLUMNS, 'account_id'])
    .where('account_id', 'in', [...accountIds])
    .where('deleted_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map((row) => ({ ...toAlert(row), accountId: row.account_id as AccountId }))
}

export type OwnedAlert = Alert & { accountId: AccountId }

/** Purges rows of all accounts that were deleted before this instant. */
export async function purge(tx: Tx, before: Date): Promise<void> {
  await tx.deleteFrom('alerts').where('deleted_at', '<', before).execute()
}

/** Filters are the parameters of an address, and slugs need no encoding. */
const COMPANY_NAME = sql<string | null>`(
  select name from companies
   where slug = substring(alerts.filters from '(?:^|&)company=([^&]+)'))`.as('company_name')

const COLUMNS = [
  'id',
  'keywords',
  'filters',
  'frequency',
  'is_active',
  'created_at',
  COMPANY_NAME,
] as const

type Row = {
  id: number
  keywords: string[]
  filters: string
  frequency: string
  is_active: boolean
  created_at: Date
  company_name: string | null
}

const toAlert = ({ id, keywords, filters, frequency, ...row }: Row): Alert => ({
  id: id as AlertId,
  keywords,
  filters,
  frequency: frequency as AlertFrequency,
  isActive: row.is_active,
  createdAt: row.created_at.toISOString(),
  companyName: row.company_name,
})
