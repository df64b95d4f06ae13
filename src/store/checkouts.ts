/** Table `checkouts`: the payment page that an account may have open at Stripe. */
import type { AccountId } from '#core/account/account.ts'
import type { PaidPlan } from '#core/plan/plan.ts'
import type { Interval } from '#core/plan/subscription.ts'
import type { Db, Tx } from './db.ts'

export type Checkout = {
  /** Asking Stripe again with the same key opens no second page. */
  key: string
  plan: PaidPlan
  interval: Interval
  priceId: string
  createdAt: Date
  /** Null until Stripe has answered. */
  page: { sessionId: string; url: string; expiresAt: Date } | null
}

export async function find(db: Db | Tx, accountId: AccountId): Promise<Checkout | null> {
  const row = await db
    .selectFrom('checkouts')
    .selectAll()
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  if (!row) return null
  const { session_id: sessionId, url, expires_at: expiresAt } = row
  return {
    key: row.key,
    plan: row.plan as PaidPlan,
    interval: row.pay_interval as Interval,
    priceId: row.price_id,
    createdAt: row.created_at,
    page: sessionId && url && expiresAt ? { sessionId, url, expiresAt } : null,
  }
}

/** In place of the earlier one. */
export async function put(
  tx: Tx,
  accountId: AccountId,
  { key, plan, interval, priceId, createdAt }: Omit<Checkout, 'page'>,
): Promise<void> {
  const row = {
    key,
    plan,
    pay_interval: interval,
    price_id: priceId,
    created_at: createdAt,
    session_id: null,
    url: null,
    expires_at: null,
  }
  await tx
    .insertInto('checkouts')
    .values({ account_id: accountId, ...row })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(row))
    .execute()
}

/** What Stripe answered to this key. False if the key was replaced or removed meanwhile. */
export async function opened(
  tx: Tx,
  key: string,
  { sessionId, url, expiresAt }: NonNullable<Checkout['page']>,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('checkouts')
    .set({ session_id: sessionId, url, expires_at: expiresAt })
    .where('key', '=', key)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function remove(tx: Tx, accountId: AccountId): Promise<void> {
  await tx.deleteFrom('checkouts').where('account_id', '=', accountId).execute()
}

/** Deletes those begun before this instant. */
export async function purge(tx: Tx, before: Date): Promise<void> {
  await tx.deleteFrom('checkouts').where('created_at', '<', before).execute()
}

/** Removes one that a subscription came from: it was begun before that. */
export async function removePaid(tx: Tx, accountId: AccountId, startedAt: Date): Promise<void> {
  await tx
    .deleteFrom('checkouts')
    .where('account_id', '=', accountId)
    .where('created_at', '<=', startedAt)
    .execute()
}
