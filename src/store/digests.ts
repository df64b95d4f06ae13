/** Table `digests`: the emails about alerts that were queued, one row each. */
import type { AccountId } from '#core/account/account.ts'
import type { AlertFrequency } from '#core/alert/alert.ts'
import type { Db, Tx } from './db.ts'

export type Digest = { kind: AlertFrequency; period: string; jobs: number }

/** Its id; null if the email of this period was queued before. */
export async function add(
  tx: Tx,
  accountId: AccountId,
  { kind, period, jobs }: Digest,
  now: Date,
): Promise<number | null> {
  const row = await tx
    .insertInto('digests')
    .values({ account_id: accountId, kind, period, jobs, sent_at: now })
    .onConflict((conflict) => conflict.columns(['account_id', 'kind', 'period']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

/** How many emails were queued for the person since then, and when the last one was. */
export async function since(
  tx: Tx,
  accountId: AccountId,
  kind: AlertFrequency,
  from: Date,
): Promise<{ count: number; lastAt: Date | null }> {
  const row = await tx
    .selectFrom('digests')
    .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.max('sent_at').as('lastAt')])
    .where('account_id', '=', accountId)
    .where('kind', '=', kind)
    .where('sent_at', '>', from)
    .executeTakeFirstOrThrow()
  return { count: row.count, lastAt: row.lastAt as Date | null }
}

/** Deletes rows from before this instant. */
export async function purge(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('digests').where('sent_at', '<', before).execute()
}
