/** Table `alert_feeds`: the feed of each alert that has one, stored by the hash of the token in its address. */
import type { AccountId } from '#core/account/account.ts'
import type { AlertId } from '#core/alert/alert.ts'
import { isActive } from './account-list.ts'
import type { Db, Tx } from './db.ts'

/** Replaces an existing feed; its old address stops working. */
export async function put(
  tx: Tx,
  accountId: AccountId,
  { alertId, tokenSha256, now }: { alertId: AlertId; tokenSha256: Buffer; now: Date },
): Promise<void> {
  const values = { token_sha256: tokenSha256, created_at: now }
  await tx
    .insertInto('alert_feeds')
    .values({ alert_id: alertId, account_id: accountId, ...values })
    .onConflict((row) => row.column('alert_id').doUpdateSet(values))
    .execute()
}

/** Returns whether there was one. */
export async function remove(tx: Tx, accountId: AccountId, alertId: AlertId): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('alert_feeds')
    .where('account_id', '=', accountId)
    .where('alert_id', '=', alertId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** When the feed was created; null if there is none. */
export async function madeAt(db: Db, accountId: AccountId, alertId: AlertId): Promise<Date | null> {
  const row = await db
    .selectFrom('alert_feeds')
    .select('created_at')
    .where('account_id', '=', accountId)
    .where('alert_id', '=', alertId)
    .executeTakeFirst()
  return row?.created_at ?? null
}

/** Whose alert this token opens; null if there is none, or the account is suspended. */
export async function ownerOf(
  db: Db,
  tokenSha256: Buffer,
): Promise<{ accountId: AccountId; alertId: AlertId } | null> {
  const row = await db
    .selectFrom('alert_feeds')
    .select(['account_id', 'alert_id'])
    .where('token_sha256', '=', tokenSha256)
    .where(isActive)
    .executeTakeFirst()
  if (!row) return null
  return { accountId: row.account_id as AccountId, alertId: row.alert_id as AlertId }
}
