/** Table `subscriptions`: what gives accounts their plan. The plan itself is computed, by `src/core/plan`. */
import { sql } from 'kysely'
import type { AccountId } from '#core/account/account.ts'
import type { Source, Subscription } from '#core/plan/subscription.ts'
import type { Db, Tx } from './db.ts'

export type StoredSubscription = Subscription & {
  /** Its id at Stripe; null for the other sources. */
  providerId: string | null
}

export async function list(db: Db | Tx, accountId: AccountId): Promise<StoredSubscription[]> {
  const rows = await db
    .selectFrom('subscriptions')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('source')
    .execute()
  return rows.map((row) => ({
    source: row.source as Source,
    plan: row.plan as Subscription['plan'],
    status: row.status,
    interval: row.pay_interval as Subscription['interval'],
    startedAt: row.started_at,
    periodEndsAt: row.period_ends_at,
    endsAt: row.ends_at,
    pastDueSince: row.past_due_since,
    providerId: row.provider_id,
  }))
}

/** In place of what the account had from this source. */
export async function put(
  tx: Tx,
  accountId: AccountId,
  subscription: StoredSubscription,
  now: Date,
): Promise<void> {
  const row = {
    plan: subscription.plan,
    status: subscription.status,
    pay_interval: subscription.interval,
    provider_id: subscription.providerId,
    started_at: subscription.startedAt,
    period_ends_at: subscription.periodEndsAt,
    ends_at: subscription.endsAt,
    past_due_since: subscription.pastDueSince,
    changed_at: now,
  }
  await tx
    .insertInto('subscriptions')
    .values({ account_id: accountId, source: subscription.source, ...row })
    .onConflict((conflict) => conflict.columns(['account_id', 'source']).doUpdateSet(row))
    .execute()
}

/** Returns whether there was one. */
export async function remove(tx: Tx, accountId: AccountId, source: Source): Promise<boolean> {
  const { rows } = await sql`
    delete from subscriptions where account_id = ${accountId} and source = ${source}
    returning 1`.execute(tx)
  return rows.length > 0
}
