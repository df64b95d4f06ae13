/**
 * Table `sessions`: the browsers in which someone is signed in. Better Auth creates and renews sessions by the real
 * clock, so expiry is checked against the database's clock.
 */
import { sql } from 'kysely'
import type { AccountId } from '#core/account/account.ts'
import type { Db, Tx } from './db.ts'

export type SessionRow = {
  id: string
  createdAt: Date
  /** When it was last renewed; at most a day behind its last use. */
  usedAt: Date
  expiresAt: Date
  network: string | null
  userAgent: string | null
}

export function list(db: Db, accountId: AccountId): Promise<SessionRow[]> {
  return db
    .selectFrom('sessions')
    .select([
      'id',
      'created_at as createdAt',
      'updated_at as usedAt',
      'expires_at as expiresAt',
      'ip_address as network',
      'user_agent as userAgent',
    ])
    .where('account_id', '=', accountId)
    .where('expires_at', '>', sql<Date>`now()`)
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .execute()
}

/** Those of these sessions that are still valid. */
export async function living(db: Db, sessionIds: readonly string[]): Promise<Set<string>> {
  if (sessionIds.length === 0) return new Set()
  const rows = await db
    .selectFrom('sessions')
    .select('id')
    .where('id', 'in', [...sessionIds])
    .where('expires_at', '>', sql<Date>`now()`)
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/** Records a fresh proof of identity in this session. */
export async function confirm(
  db: Db | Tx,
  accountId: AccountId,
  sessionId: string,
  now: Date,
): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ confirmed_at: now })
    .where('account_id', '=', accountId)
    .where('id', '=', sessionId)
    .execute()
}

/** Sessions that began with an app code or a backup code no longer count as having a second factor. */
export async function forgetApp(tx: Tx, accountId: AccountId): Promise<void> {
  await tx
    .updateTable('sessions')
    .set({ factor: null })
    .where('account_id', '=', accountId)
    .where('factor', 'in', ['totp', 'backup-code'])
    .execute()
}

/** False if this account has no such session. */
export async function end(db: Db | Tx, accountId: AccountId, sessionId: string): Promise<boolean> {
  const row = await db
    .deleteFrom('sessions')
    .where('account_id', '=', accountId)
    .where((eb) => eb(eb.cast<string>('id', 'text'), '=', sessionId))
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Ends all sessions but `kept`; null ends every one. Browsers that signed in before are no longer known to the
 * account.
 */
export async function endOthers(
  db: Db | Tx,
  accountId: AccountId,
  kept: string | null,
): Promise<void> {
  const all = db.deleteFrom('sessions').where('account_id', '=', accountId)
  await (kept === null ? all : all.where('id', '!=', kept)).execute()
  await renewEpochs(db).where('id', '=', accountId).execute()
}

/**
 * Ends every session of the account with this address, or of all accounts for null. Their browsers are no longer
 * known either. Returns the number of sessions.
 */
export async function endAll(db: Db | Tx, email: string | null): Promise<number> {
  const isMeant = email === null ? sql<boolean>`true` : sql<boolean>`lower(email) = lower(${email})`
  await renewEpochs(db).where(isMeant).execute()
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('account_id', 'in', (eb) => eb.selectFrom('accounts').select('id').where(isMeant))
    .executeTakeFirst()
  return Number(numDeletedRows)
}

/** What the cookies of the account's known browsers are signed for; null if there is no such account. */
export async function deviceEpoch(db: Db, accountId: AccountId): Promise<string | null> {
  const row = await db
    .selectFrom('accounts')
    .select('device_epoch')
    .where('id', '=', accountId)
    .executeTakeFirst()
  return row?.device_epoch ?? null
}

const renewEpochs = (db: Db | Tx) =>
  db.updateTable('accounts').set({ device_epoch: sql<string>`gen_random_uuid()` })

/** Deletes expired sessions, and expired codes, links and unfinished flows. */
export async function purge(db: Db): Promise<void> {
  await db.deleteFrom('sessions').where('expires_at', '<', sql<Date>`now()`).execute()
  await db.deleteFrom('verifications').where('expires_at', '<', sql<Date>`now()`).execute()
}
