/**
 * Table `search_feeders`: which server fills the search cluster. Only one does, and by the database's clock: a lease
 * that is not renewed goes to the next server that asks.
 */
import { sql } from 'kysely'
import type { Tx } from './db.ts'

export type FeederLease = { prefix: string; holder: string; seconds: number }

/** Takes or renews the lease; returns its fence, or null while another server holds it. */
export async function take(
  tx: Tx,
  { prefix, holder, seconds }: FeederLease,
): Promise<number | null> {
  const until = sql`now() + make_interval(secs => ${seconds})`
  const { rows } = await sql<{ fence: number }>`
    insert into search_feeders as f (prefix, holder, fence, leased_until)
    values (${prefix}, ${holder}, 1, ${until})
    on conflict (prefix) do update
      set holder = excluded.holder, leased_until = excluded.leased_until,
          fence = f.fence + case when f.holder = excluded.holder then 0 else 1 end
      where f.holder = excluded.holder or f.leased_until <= now()
    returning fence`.execute(tx)
  return rows[0]?.fence ?? null
}

/** Gives the lease up, so that another server need not wait for its end. */
export async function release(tx: Tx, { prefix, holder }: Omit<FeederLease, 'seconds'>) {
  await sql`
    update search_feeders set leased_until = now() where prefix = ${prefix} and holder = ${holder}`.execute(
    tx,
  )
}
