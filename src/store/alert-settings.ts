/** Table `alert_settings`: when a person wants emails about alerts, and when the next ones are due. */
import { type RawBuilder, sql } from 'kysely'
import type { AccountId } from '#core/account/account.ts'
import type { AlertFrequency } from '#core/alert/alert.ts'
import type { Db, Tx } from './db.ts'

export type AlertSettings = {
  /** An IANA name. */
  timeZone: string
  /** Whether the person chose the zone or their browser named it. Until then it is UTC. */
  isZoneKnown: boolean
  /** Local, HH:MM. */
  sendAt: string
  /** Of weekly emails: 1 is Monday. */
  weekday: number
  pausedUntil: Date | null
  isMailOff: boolean
}

/** When the next email of each kind is due; null for none. */
export type Due = Record<AlertFrequency, Date | null>

export type OwnAlertSettings = AlertSettings & { due: Due }

/** Null for someone who never had an alert. */
export async function read(db: Db | Tx, accountId: AccountId): Promise<OwnAlertSettings | null> {
  const row = await db
    .selectFrom('alert_settings')
    .selectAll()
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return row ? toSettings(row) : null
}

/** The same, and keeps others from changing them until the transaction ends. */
export async function lock(tx: Tx, accountId: AccountId): Promise<OwnAlertSettings | null> {
  const row = await tx
    .selectFrom('alert_settings')
    .selectAll()
    .where('account_id', '=', accountId)
    .forUpdate()
    .executeTakeFirst()
  return row ? toSettings(row) : null
}

export async function write(
  tx: Tx,
  accountId: AccountId,
  { timeZone, isZoneKnown, sendAt, weekday, pausedUntil, isMailOff, due }: OwnAlertSettings,
): Promise<void> {
  const given = {
    time_zone: timeZone,
    is_zone_known: isZoneKnown,
    send_at: sendAt,
    weekday,
    paused_until: pausedUntil,
    is_mail_off: isMailOff,
    daily_at: due.daily,
    weekly_at: due.weekly,
    immediate_at: due.immediately,
  }
  await tx
    .insertInto('alert_settings')
    .values({ account_id: accountId, ...given })
    .onConflict((row) => row.column('account_id').doUpdateSet(given))
    .execute()
}

/** When the next emails of each of these people are due; rows must exist. */
export async function writeDue(
  tx: Tx,
  people: readonly { accountId: AccountId; due: Due }[],
): Promise<void> {
  await sql`
    update alert_settings s
       set immediate_at = given.immediate_at, daily_at = given.daily_at, weekly_at = given.weekly_at
      from unnest(${people.map(({ accountId }) => accountId)}::uuid[],
                  ${people.map(({ due }) => due.immediately)}::timestamptz[],
                  ${people.map(({ due }) => due.daily)}::timestamptz[],
                  ${people.map(({ due }) => due.weekly)}::timestamptz[])
             as given (account_id, immediate_at, daily_at, weekly_at)
     where s.account_id = given.account_id`.execute(tx)
}

/** No emails until the person turns them on again. */
export async function turnMailOff(tx: Tx, accountId: AccountId): Promise<void> {
  await tx
    .updateTable('alert_settings')
    .set({ is_mail_off: true, daily_at: null, weekly_at: null, immediate_at: null })
    .where('account_id', '=', accountId)
    .execute()
}

/** These people have something that must not wait: an email is due then, unless one is due earlier. */
export async function dueSoon(tx: Tx, accountIds: readonly AccountId[], at: Date): Promise<void> {
  if (accountIds.length === 0) return
  await sql`
    update alert_settings set immediate_at = least(immediate_at, ${at})
     where account_id = any(${[...accountIds]}::uuid[]) and not is_mail_off`.execute(tx)
}

export type DuePerson = OwnAlertSettings & {
  accountId: AccountId
  email: string
  /** Nothing is sent to an address that nobody has proved to own. */
  isEmailProved: boolean
}

/**
 * People with an email due: those with immediate ones first, then those whose email is due longest. Other servers take
 * others until the transaction ends.
 */
export async function takeDue(tx: Tx, now: Date, limit: number): Promise<DuePerson[]> {
  const hurried = await takeBy(tx, sql`s.immediate_at`, now, { limit, without: [] })
  if (hurried.length === limit) return hurried
  const any = sql`least(s.daily_at, s.weekly_at, s.immediate_at)`
  const without = hurried.map(({ accountId }) => accountId)
  return [...hurried, ...(await takeBy(tx, any, now, { limit: limit - hurried.length, without }))]
}

/** `due` is an expression with an index of its own, so that what it costs does not grow with how many are due. */
async function takeBy(
  tx: Tx,
  due: RawBuilder<unknown>,
  now: Date,
  { limit, without }: { limit: number; without: readonly AccountId[] },
): Promise<DuePerson[]> {
  const { rows } = await sql<
    Row & { account_id: AccountId; email: string; email_verified: boolean }
  >`
    select s.*, a.email, a.email_verified
      from alert_settings s
      join accounts a on a.id = s.account_id
     where ${due} <= ${now} and a.suspended_at is null and s.account_id <> all(${[...without]}::uuid[])
     order by ${due}, s.account_id
     limit ${limit}
       for update of s skip locked`.execute(tx)
  return rows.map((row) => ({
    ...toSettings(row),
    accountId: row.account_id,
    email: row.email,
    isEmailProved: row.email_verified,
  }))
}

type Row = {
  time_zone: string
  is_zone_known: boolean
  send_at: string
  weekday: number
  paused_until: Date | null
  is_mail_off: boolean
  daily_at: Date | null
  weekly_at: Date | null
  immediate_at: Date | null
}

const toSettings = (row: Row): OwnAlertSettings => ({
  timeZone: row.time_zone,
  isZoneKnown: row.is_zone_known,
  sendAt: row.send_at,
  weekday: row.weekday,
  pausedUntil: row.paused_until,
  isMailOff: row.is_mail_off,
  due: { daily: row.daily_at, weekly: row.weekly_at, immediately: row.immediate_at },
})
