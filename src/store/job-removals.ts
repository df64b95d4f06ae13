/**
 * Tables `job_removals` and `job_removals_forgotten`: ids of deleted jobs, for readers that keep a copy of the jobs.
 */
import { sql } from 'kysely'
import type { Tx } from './db.ts'

/** Purges removals before this instant and records up to which transaction they were purged. Returns how many. */
export async function purge(tx: Tx, before: Date): Promise<number> {
  const { rows } = await sql<{ forgotten: number }>`
    with gone as (delete from job_removals where removed_at < ${before} returning changed_xid),
         noted as (update job_removals_forgotten f set changed_xid = greatest(f.changed_xid, n.newest)
                     from (select max(changed_xid) as newest from gone) n where n.newest is not null)
    select count(*) as forgotten from gone`.execute(tx)
  return rows[0]?.forgotten ?? 0
}
