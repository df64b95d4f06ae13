/** Table `mail_suppressions`: addresses that subscription mail came back from, or whose owner reported it as spam. */
import { type Expression, type SqlBool, sql } from 'kysely'
import type { Suppression } from '#core/mail/suppression.ts'
import type { Db, Tx } from './db.ts'

const COLUMNS = [
  'reason',
  'status',
  'first_at as firstAt',
  'last_at as lastAt',
  'reports',
  'suppressed_at as suppressedAt',
] as const

/** What is known of an address, suppressed or not; null for nothing. */
export async function find(db: Db | Tx, address: string): Promise<Suppression | null> {
  const row = await select(db, address).executeTakeFirst()
  return (row as Suppression | undefined) ?? null
}

/** The same, locked until the transaction ends. */
export async function lock(tx: Tx, address: string): Promise<Suppression | null> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`mail ${address.toLowerCase()}`}, 0))`.execute(
    tx,
  )
  return find(tx, address)
}

/**
 * Whether subscription mail to an address is held back, in a query whose rows have the address: it came back, or the
 * address is that of a suspended account.
 */
export const isSuppressed = (address: Expression<string>) =>
  sql<SqlBool>`(exists (select from mail_suppressions as held
    where held.address = lower(${address}) and held.suppressed_at is not null)
    or exists (select from accounts as held
    where held.email = lower(${address}) and held.suspended_at is not null))`

export async function put(tx: Tx, address: string, suppression: Suppression): Promise<void> {
  const { firstAt, lastAt, suppressedAt, ...rest } = suppression
  const values = { ...rest, first_at: firstAt, last_at: lastAt, suppressed_at: suppressedAt }
  await tx
    .insertInto('mail_suppressions')
    .values({ address: address.toLowerCase(), ...values })
    .onConflict((row) => row.column('address').doUpdateSet(values))
    .execute()
}

/** Stores the code that was sent to try the address again, in place of an earlier one. False if it is not suppressed. */
export async function setCode(tx: Tx, address: string, hash: Buffer, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('mail_suppressions')
    .set({ code_hash: hash, code_at: now, code_tries: 0 })
    .where('address', '=', address.toLowerCase())
    .where('suppressed_at', 'is not', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** The pending code, with its number of tries increased; locked until the transaction ends. Null for none. */
export async function tryCode(
  tx: Tx,
  address: string,
): Promise<{ hash: Buffer; sentAt: Date; tries: number } | null> {
  const row = await tx
    .updateTable('mail_suppressions')
    .set((eb) => ({ code_tries: eb('code_tries', '+', 1) }))
    .where('address', '=', address.toLowerCase())
    .returning(['code_hash as hash', 'code_at as sentAt', 'code_tries as tries'])
    .executeTakeFirst()
  if (!row?.hash || !row.sentAt) return null
  return { hash: row.hash, sentAt: row.sentAt, tries: row.tries }
}

export async function remove(tx: Tx, addresses: readonly string[]): Promise<void> {
  if (addresses.length === 0) return
  await tx
    .deleteFrom('mail_suppressions')
    .where(
      'address',
      'in',
      addresses.map((address) => address.toLowerCase()),
    )
    .execute()
}

/** Deletes what is known of an address that was suppressed before then. */
export async function lift(tx: Tx, address: string, before: Date): Promise<void> {
  await tx
    .deleteFrom('mail_suppressions')
    .where('address', '=', address.toLowerCase())
    .where('suppressed_at', '<', before)
    .execute()
}

/** Deletes what is known of failures, if the last one was before then. Complaints stay. */
export async function purgeBounces(db: Db, before: Date): Promise<void> {
  await db
    .deleteFrom('mail_suppressions')
    .where('reason', '=', 'bounced')
    .where('last_at', '<', before)
    .execute()
}

const select = (db: Db | Tx, address: string) =>
  db.selectFrom('mail_suppressions').select(COLUMNS).where('address', '=', address.toLowerCase())
