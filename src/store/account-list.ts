/**
 * Accounts as an operator sees them: table `accounts` with a few facts and counts, and never the content of anything.
 * Pages are found by the account that they follow, so the last page costs what the first one does.
 */
import { type Expression, type SqlBool, sql } from 'kysely'
import type { AccountId } from '#core/account/account.ts'
import type { AccountsQuery } from '#core/operator/accounts-query.ts'
import type { Db, Tx } from './db.ts'

export type ListedAccount = {
  id: AccountId
  email: string
  /** Empty if the person stated none. */
  name: string
  isVerified: boolean
  createdAt: Date
  /** Null for somebody who never did. */
  signedInAt: Date | null
  suspendedAt: Date | null
  isOperator: boolean
}

export const ACCOUNTS_PER_PAGE = 50

const COLUMNS = sql`
  a.id, a.email, a.name, a.email_verified as "isVerified", a.created_at as "createdAt",
  a.signed_in_at as "signedInAt", a.suspended_at as "suspendedAt",
  exists (select from operators as o where o.account_id = a.id) as "isOperator"`

/** As in the index `accounts_words`. */
const WORDS = sql`to_tsvector('simple', lower(a.name || ' ' || translate(a.email, '@.+-_/', '      ')))`

/** Newest first, one more than a page, which says whether another page follows. */
export async function list(
  db: Db,
  { words, id, isSuspended, after }: AccountsQuery,
): Promise<ListedAccount[]> {
  const query = words.map((word) => `${word}:*`).join(' & ')
  const isFound =
    id !== null
      ? sql`a.id = ${id}`
      : words.length > 0
        ? sql`a.id in (select id from found)`
        : sql`true`
  // Apart from the order: PostgreSQL expects any words to be common, and would read all accounts for rare ones.
  const found = sql`with found as materialized (
    select a.id from accounts a where ${WORDS} @@ to_tsquery('simple', ${query}))`
  const { rows } = await sql<ListedAccount>`
    ${words.length > 0 && id === null ? found : sql``}
    select ${COLUMNS}
      from accounts a
     where ${isFound}
       and ${isSuspended ? sql`a.suspended_at is not null` : sql`true`}
       and ${
         after === null
           ? sql`true`
           : sql`(a.created_at, a.id) < (select created_at, id from accounts where id = ${after})`
       }
     order by a.created_at desc, a.id desc
     limit ${ACCOUNTS_PER_PAGE + 1}`.execute(db)
  return rows
}

export async function counts(db: Db): Promise<{ all: number; suspended: number }> {
  const { rows } = await sql<{ all: number; suspended: number }>`
    select count(*) as "all", count(suspended_at) as suspended from accounts`.execute(db)
  return rows[0] as { all: number; suspended: number }
}

/** What an operator sees of one account. */
export type SeenAccount = ListedAccount & {
  suspendedBecause: string | null
  hasTotp: boolean
  passkeys: number
  sessions: number
  savedJobs: number
  applications: number
  alerts: number
  files: number
  /** Of all files, also of those that can still be restored. */
  fileBytes: number
  accessTokens: number
  connectedApps: number
}

/** Null if there is no such account. */
export async function find(db: Db | Tx, accountId: AccountId): Promise<SeenAccount | null> {
  const { rows } = await sql<SeenAccount>`
    select ${COLUMNS}, a.suspended_because as "suspendedBecause",
           exists (select from second_factors f where f.account_id = a.id and f.verified) as "hasTotp",
           (select count(*) from passkeys p where p.account_id = a.id) as passkeys,
           (select count(*) from sessions s where s.account_id = a.id and s.expires_at > now()) as sessions,
           (select count(*) from saved_jobs j where j.account_id = a.id and j.deleted_at is null) as "savedJobs",
           (select count(*) from applications p where p.account_id = a.id and p.deleted_at is null)
             as applications,
           (select count(*) from alerts l where l.account_id = a.id and l.deleted_at is null) as alerts,
           (select count(*) from files f where f.account_id = a.id and f.deleted_at is null) as files,
           (select coalesce(sum(bytes), 0) from files f where f.account_id = a.id) as "fileBytes",
           (select count(*) from access_tokens t where t.account_id = a.id) as "accessTokens",
           (select count(*) from oauth_consents c where c.account_id = a.id) as "connectedApps"
      from accounts a
     where a.id = ${accountId}`.execute(db)
  return rows[0] ?? null
}

/** The reason is what the person reads. Idempotent: false if the account was suspended already, or is gone. */
export async function suspend(
  tx: Tx,
  accountId: AccountId,
  { because, now }: { because: string; now: Date },
): Promise<boolean> {
  // Waits for sessions that are being created: see the trigger of migration 0069.
  await tx.selectFrom('accounts').select('id').where('id', '=', accountId).forUpdate().execute()
  const { numUpdatedRows } = await tx
    .updateTable('accounts')
    .set({ suspended_at: now, suspended_because: because })
    .where('id', '=', accountId)
    .where('suspended_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** False if the account was not suspended. */
export async function liftSuspension(tx: Tx, accountId: AccountId): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('accounts')
    .set({ suspended_at: null, suspended_because: null })
    .where('id', '=', accountId)
    .where('suspended_at', 'is not', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Whether the account is not suspended, in a query whose rows have its id. */
export const isActiveAccount = (accountId: Expression<unknown>) =>
  sql<SqlBool>`not exists (select from accounts as owner
    where owner.id = ${accountId} and owner.suspended_at is not null)`

/** The same in a query of one table with `account_id`. */
export const isActive = isActiveAccount(sql.ref('account_id'))

export async function isSuspended(db: Db | Tx, accountId: AccountId): Promise<boolean> {
  const row = await db
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', accountId)
    .where('suspended_at', 'is not', null)
    .executeTakeFirst()
  return row !== undefined
}

export async function noteSignIn(db: Db, accountId: AccountId, now: Date): Promise<void> {
  await db.updateTable('accounts').set({ signed_in_at: now }).where('id', '=', accountId).execute()
}
