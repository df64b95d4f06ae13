/**
 * Tables `operators` and `operator_codes`: which accounts are operators of this instance, and the codes that make an
 * account one.
 */
import { sql } from 'kysely'
import type { AccountId, Viewer } from '#core/account/account.ts'
import type { Db, Tx } from './db.ts'
import * as signInMethods from './sign-in-methods.ts'

export type Operator = { email: string; name: string; since: Date }

export async function has(db: Db | Tx, accountId: AccountId): Promise<boolean> {
  const row = await db
    .selectFrom('operators')
    .select('account_id')
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return row !== undefined
}

/**
 * What an account may see of the operator's pages. `lacks-factor`: nothing until the person signs in with a second
 * factor or a passkey. What counts is how this session began, because someone with only the password could set up a
 * factor in it.
 */
export type Standing = 'none' | 'lacks-factor' | 'operator'

export async function standing(
  db: Db,
  { id, factor }: Pick<Viewer, 'id' | 'factor'>,
): Promise<Standing> {
  if (!(await has(db, id))) return 'none'
  return factor !== null && (await hasFactor(db, id)) ? 'operator' : 'lacks-factor'
}

/** Whether the account has a passkey or an active second factor. */
export async function hasFactor(db: Db, accountId: AccountId): Promise<boolean> {
  const { totp, passkey } = await signInMethods.ways(db, accountId)
  return totp || passkey
}

/** In the order in which they became operators. */
export function list(db: Db): Promise<Operator[]> {
  return db
    .selectFrom('operators as o')
    .innerJoin('accounts as a', 'a.id', 'o.account_id')
    .select(['a.email', 'a.name', 'o.since'])
    .orderBy('o.since')
    .orderBy('a.email')
    .execute()
}

/** Whether the account is an operator and no other one could take its place. Locks who the operators are. */
export async function isLast(tx: Tx, accountId: AccountId): Promise<boolean> {
  const { rows } = await sql<{ id: AccountId; isActive: boolean }>`
    select o.account_id as id, a.suspended_at is null as "isActive"
      from operators o join accounts a on a.id = o.account_id
     order by o.account_id
       for update`.execute(tx)
  return (
    rows.some(({ id }) => id === accountId) &&
    !rows.some(({ id, isActive }) => isActive && id !== accountId)
  )
}

/** Idempotent. */
export async function add(tx: Tx, accountId: AccountId, now: Date): Promise<void> {
  await tx
    .insertInto('operators')
    .values({ account_id: accountId, since: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** The account with this address if it was an operator; null otherwise. */
export async function remove(tx: Tx, email: string): Promise<AccountId | null> {
  const { rows } = await sql<{ account_id: AccountId }>`
    delete from operators
     where account_id in (select id from accounts where lower(email) = lower(${email}))
    returning account_id`.execute(tx)
  return rows[0]?.account_id ?? null
}

/**
 * Called before a session without a factor adds one. Someone with only the password could have begun it, so the
 * rights return only with a new code from the server. False if the account was not an operator.
 */
export async function removeAccount(tx: Tx, accountId: AccountId): Promise<boolean> {
  const row = await tx
    .deleteFrom('operators')
    .where('account_id', '=', accountId)
    .returning('account_id')
    .executeTakeFirst()
  return row !== undefined
}

/** Stores a code by its hash, and deletes expired ones. */
export async function keepCode(
  tx: Tx,
  { hash, expiresAt, now }: { hash: Buffer; expiresAt: Date; now: Date },
): Promise<void> {
  await tx.deleteFrom('operator_codes').where('expires_at', '<=', now).execute()
  await tx.insertInto('operator_codes').values({ hash, expires_at: expiresAt }).execute()
}

/** Whether this code existed and was valid. If so, deletes all other codes too. */
export async function takeCode(tx: Tx, hash: Buffer, now: Date): Promise<boolean> {
  const row = await tx
    .deleteFrom('operator_codes')
    .where('hash', '=', hash)
    .where('expires_at', '>', now)
    .returning('hash')
    .executeTakeFirst()
  if (!row) return false
  await tx.deleteFrom('operator_codes').execute()
  return true
}
