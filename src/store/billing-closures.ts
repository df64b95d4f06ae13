/**
 * Table `billing_closures`: customers at Stripe whose account was deleted. A trigger adds them, whatever deleted the
 * account; the row stays until Stripe has confirmed that nothing will be charged any more.
 */
import { sql } from 'kysely'
import type { Tx } from './db.ts'

/** The next one to close, postponed so that no other server takes it meanwhile; null if there is none. */
export async function take(
  tx: Tx,
  { now, until }: { now: Date; until: Date },
): Promise<{ customerId: string; failures: number } | null> {
  const { rows } = await sql<{ customer_id: string; failures: number }>`
    update billing_closures set close_at = ${until}
     where customer_id = (
       select customer_id from billing_closures where close_at <= ${now}
        order by close_at limit 1 for update skip locked)
    returning customer_id, failures`.execute(tx)
  const row = rows[0]
  return row ? { customerId: row.customer_id, failures: row.failures } : null
}

export async function done(tx: Tx, customerId: string): Promise<void> {
  await tx.deleteFrom('billing_closures').where('customer_id', '=', customerId).execute()
}

export async function failed(
  tx: Tx,
  customerId: string,
  { failures, closeAt }: { failures: number; closeAt: Date },
): Promise<void> {
  await tx
    .updateTable('billing_closures')
    .set({ failures, close_at: closeAt })
    .where('customer_id', '=', customerId)
    .execute()
}
