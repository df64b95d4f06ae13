/** Table `digests`: the emails about alerts that were queued, one row each. */
import type { AccountId } from '#core/account/account.ts'
import type { AlertFrequency } from '#core/alert/alert.ts'
import type { Db, Tx } from './db.ts'

export type Digest = { accountId: AccountId; kind: AlertFrequency; period: string; jobs: number }

/** One email of each kind and period. The ids by person; none for an email that was queued before. */
export async function add(
  tx: Tx,
  digests: readonly Digest[],
  now: Date,
): Promise<ReadonlyMap<AccountId, number>> {
  if (digests.length === 0) return new Map()
  const rows = await tx
    .insertInto('digests')
    .values(
      digests.map(({ accountId, ...rest }) => ({ account_id: accountId, ...rest, sent_at: now })),
    )
    .onConflict((conflict) => conflict.columns(['account_id', 'kind', 'period']).doNothing())
    .returning(['id', 'account_id as accountId'])
    .execute()
  return new Map(rows.map(({ accountId, id }) => [accountId as AccountId, id]))
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
