/** Table `access_tokens`: what lets programs act for a person. Stores only the hash of each token. */
import type { AccountId, Viewer } from '#core/account/account.ts'
import * as accounts from './accounts.ts'
import type { Db, Tx } from './db.ts'

export type AccessTokenId = string & { readonly __brand: 'AccessTokenId' }

export type AccessToken = {
  id: AccessTokenId
  name: string
  /** The last characters of the token. */
  hint: string
  isReadOnly: boolean
  createdAt: Date
  lastUsedAt: Date | null
  /** Null for one that never expires. */
  expiresAt: Date | null
}

/** A use is recorded only if the last recorded one is older, to save a write per request. */
const USE_NOTED_EVERY_MS = 60_000

/** Newest first. Includes expired tokens until they are deleted. */
export async function list(db: Db, accountId: AccountId): Promise<AccessToken[]> {
  const rows = await db
    .selectFrom('access_tokens')
    .select(COLUMNS)
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
  return rows.map(toAccessToken)
}

/**
 * The number of tokens. Locks the account until the transaction ends, so nobody else can add one; null if the account
 * is gone.
 */
export async function lockAndCount(tx: Tx, accountId: AccountId): Promise<number | null> {
  if (!(await accounts.lock(tx, accountId))) return null
  const { count } = await tx
    .selectFrom('access_tokens')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  return count
}

export async function add(
  tx: Tx,
  accountId: AccountId,
  token: Pick<AccessToken, 'name' | 'hint' | 'isReadOnly' | 'expiresAt'> & { hash: Buffer },
  now: Date,
): Promise<AccessToken> {
  const { name, hint, hash, isReadOnly, expiresAt } = token
  const row = await tx
    .insertInto('access_tokens')
    .values({
      account_id: accountId,
      name,
      hint,
      hash,
      is_read_only: isReadOnly,
      created_at: now,
      expires_at: expiresAt,
    })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow()
  return toAccessToken(row)
}

/** Returns whether the token existed. */
export async function remove(tx: Tx, accountId: AccountId, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('access_tokens')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** The owner and name of a token; null if it is gone. For the signed link in the email about it. */
export async function find(
  db: Db,
  id: string,
): Promise<{ accountId: AccountId; name: string } | null> {
  const row = await db
    .selectFrom('access_tokens')
    .select(['account_id', 'name'])
    .where('id', '=', id)
    .executeTakeFirst()
  return row ? { accountId: row.account_id as AccountId, name: row.name } : null
}

/** Who a token with this hash acts for; null if there is none, it has expired, or the account is suspended. */
export async function viewerOf(db: Db, hash: Buffer, now: Date): Promise<Viewer | null> {
  const row = await db
    .selectFrom('access_tokens as t')
    .innerJoin('accounts as a', 'a.id', 't.account_id')
    .select(['t.id as tokenId', 't.is_read_only', 't.last_used_at'])
    .select(['a.id', 'a.name', 'a.email', 'a.image', 'a.created_at'])
    .where('a.suspended_at', 'is', null)
    .where('t.hash', '=', hash)
    .where((eb) => eb.or([eb('t.expires_at', 'is', null), eb('t.expires_at', '>', now)]))
    .executeTakeFirst()
  if (!row) return null
  if (now.getTime() - (row.last_used_at?.getTime() ?? 0) >= USE_NOTED_EVERY_MS) {
    await db
      .updateTable('access_tokens')
      .set({ last_used_at: now })
      .where('id', '=', row.tokenId)
      .execute()
  }
  return {
    id: row.id as AccountId,
    name: row.name.trim() || null,
    email: row.email,
    avatar: row.image,
    createdAt: row.created_at,
    sessionId: null,
    confirmedAt: null,
    factor: null,
    isReadOnly: row.is_read_only,
  }
}

/** The name of the token with this hash, for what it did. */
export async function nameOf(db: Db, hash: Buffer): Promise<string | null> {
  const row = await db
    .selectFrom('access_tokens')
    .select('name')
    .where('hash', '=', hash)
    .executeTakeFirst()
  return row?.name ?? null
}

const COLUMNS = [
  'id',
  'name',
  'hint',
  'is_read_only',
  'created_at',
  'last_used_at',
  'expires_at',
] as const

type Row = {
  id: string
  name: string
  hint: string
  is_read_only: boolean
  created_at: Date
  last_used_at: Date | null
  expires_at: Date | null
}

const toAccessToken = (row: Row): AccessToken => ({
  id: row.id as AccessTokenId,
  name: row.name,
  hint: row.hint,
  isReadOnly: row.is_read_only,
  createdAt: row.created_at,
  lastUsedAt: row.last_used_at,
  expiresAt: row.expires_at,
})
