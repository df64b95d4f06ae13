/** Table `billing_events`: which of Stripe's events arrived, so that none counts twice. */
import type { AccountId } from '#core/account/account.ts'
import type { Tx } from './db.ts'

/** False if it arrived before. */
export async function add(
  tx: Tx,
  event: { id: string; kind: string; accountId: AccountId },
  now: Date,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('billing_events')
    .values({
      event_id: event.id,
      kind: event.kind,
      account_id: event.accountId,
      received_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

export async function handled(tx: Tx, ids: readonly string[], now: Date): Promise<void> {
  if (ids.length === 0) return
  await tx
    .updateTable('billing_events')
    .set({ handled_at: now })
    .where('event_id', 'in', ids)
    .execute()
}

/** Deletes those that arrived before this instant. */
export async function purge(tx: Tx, before: Date): Promise<void> {
  await tx.deleteFrom('billing_events').where('received_at', '<', before).execute()
}
