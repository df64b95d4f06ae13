/** Table `invitations`: links that let one person sign up each, stored by the hash of their token. */
import { sql } from 'kysely'
import type { AccountId } from '#core/account/account.ts'
import type { Db, Tx } from './db.ts'
import { PASSWORD } from './sign-in-methods.ts'

export type Invitation = {
  id: string
  /** The last characters of the link. */
  hint: string
  createdAt: Date
  expiresAt: Date
  revokedAt: Date | null
  usedAt: Date | null
  /** Who signed up with it. */
  accountId: AccountId | null
  email: string | null
}

export async function add(
  tx: Tx,
  added: { tokenSha256: Buffer; hint: string; now: Date; expiresAt: Date },
): Promise<string> {
  const { id } = await tx
    .insertInto('invitations')
    .values({
      token_sha256: added.tokenSha256,
      hint: added.hint,
      created_at: added.now,
      expires_at: added.expiresAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** The newest, at most `limit`. */
export function list(db: Db, limit: number): Promise<Invitation[]> {
  return db
    .selectFrom('invitations as i')
    .leftJoin('accounts as a', 'a.id', 'i.account_id')
    .select(['i.id', 'i.hint', 'i.created_at as createdAt', 'i.expires_at as expiresAt'])
    .select(['i.revoked_at as revokedAt', 'i.used_at as usedAt', 'a.email'])
    .select((eb) => eb.ref('i.account_id').$castTo<AccountId | null>().as('accountId'))
    .orderBy('i.created_at', 'desc')
    .orderBy('i.id', 'desc')
    .limit(limit)
    .execute()
}

/** False if there is no such invitation that could still be used. */
export async function revoke(tx: Tx, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('invitations')
    .set({ revoked_at: now })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Whether somebody could sign up with it now. */
export async function isOpen(db: Db | Tx, tokenSha256: Buffer, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('invitations')
    .select('id')
    .where('token_sha256', '=', tokenSha256)
    .where('used_at', 'is', null)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row !== undefined
}

/** Uses it up: of several at once, one gets true. */
export async function take(db: Db | Tx, tokenSha256: Buffer, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('invitations')
    .set({ used_at: now })
    .where('token_sha256', '=', tokenSha256)
    .where('used_at', 'is', null)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Notes the account that was created with one that is used up. */
export async function setAccount(
  db: Db | Tx,
  tokenSha256: Buffer,
  accountId: AccountId,
): Promise<void> {
  await db
    .updateTable('invitations')
    .set({ account_id: accountId })
    .where('token_sha256', '=', tokenSha256)
    .where('used_at', 'is not', null)
    .where('account_id', 'is', null)
    .execute()
}

/**
 * Before somebody signs up again with an address that was never proved: deletes the account that they created with this
 * invitation, which can then be used again. One statement, so that no invitation ever belongs to two accounts.
 */
export async function release(db: Db | Tx, tokenSha256: Buffer, email: string): Promise<void> {
  await sql`
    with freed as (
      update invitations i set used_at = null, account_id = null
        from accounts a
       where i.token_sha256 = ${tokenSha256} and a.id = i.account_id and a.email = ${email}
         and not a.email_verified and a.suspended_at is null
         and not exists (select from sessions s where s.account_id = a.id)
         and not exists (select from passkeys p where p.account_id = a.id)
         and not exists (select from wallets w where w.account_id = a.id)
         and not exists (
           select from sign_in_methods m where m.account_id = a.id and m.provider_id <> ${PASSWORD}
         )
      returning a.id
    )
    delete from accounts where id in (select id from freed)`.execute(db)
}

/** Deletes unused ones that expired before then. Used ones are deleted with their account. */
export async function purge(db: Db, before: Date): Promise<void> {
  await db
    .deleteFrom('invitations')
    .where('expires_at', '<', before)
    .where('account_id', 'is', null)
    .execute()
}
