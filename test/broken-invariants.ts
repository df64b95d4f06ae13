/** What must hold in any database of ours, also after a restore. */
import { sql } from 'kysely'
import type { Db } from '#store/db.ts'

/** The rows that break something; none if all is well. */
export async function brokenInvariants(db: Db): Promise<unknown[]> {
  const { rows } = await sql`
    select 'open_jobs' as broken, c.id::text from companies c
     where c.open_jobs <> (select count(*) from jobs j where j.company_id = c.id and j.closed_at is null)
    union all
    select 'future change', p.id::text from change_positions p, change_counter c where p.position > c.position
    union all
    select 'id', max(id)::text from jobs
    having max(id) > (select last_value from pg_sequences where sequencename = 'jobs_id_seq')
    union all
    select 'file without content', f.id::text from files f left join file_contents c on c.file_id = f.id
     where f.object_name is null and c.file_id is null
    union all
    select 'damaged file', f.id::text from files f join file_contents c on c.file_id = f.id
     where f.sha256 <> sha256(c.content) or f.bytes <> length(c.content)`.execute(db)
  return rows
}
