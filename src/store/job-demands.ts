/** Table `job_demands`: what each job asks for, as read by the matching rules. One row per job. */
import { sql } from 'kysely'
import type { JobId } from '#core/job/job.ts'
import { MATCH_RULES } from '#core/match/match.ts'
import type { MatchDemands } from '#core/match/match-demands.ts'
import type { Db, Tx } from './db.ts'

/** The demands of these jobs, as far as the current rules have read them. */
export async function byIds(db: Db, ids: readonly JobId[]): Promise<Map<JobId, MatchDemands>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ job_id: JobId; content: MatchDemands }>`
    select job_id, content from job_demands
     where job_id = any(${[...ids]}::bigint[]) and rules = ${MATCH_RULES}`.execute(db)
  return new Map(rows.map(({ job_id, content }) => [job_id, content]))
}

/** Open jobs with ids greater than `after` that the current rules have not read, sorted by id. */
export async function unread(db: Db, after: number, limit: number): Promise<JobId[]> {
  const { rows } = await sql<{ id: JobId }>`
    select j.id from jobs j
     where j.closed_at is null and j.id > ${after}
       and not exists (select 1 from job_demands d where d.job_id = j.id and d.rules = ${MATCH_RULES})
     order by j.id limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}

export async function write(
  tx: Tx,
  rows: readonly { jobId: number; demands: MatchDemands }[],
): Promise<void> {
  if (rows.length === 0) return
  await sql`
    insert into job_demands (job_id, rules, content)
    select (r ->> 'jobId')::bigint, ${MATCH_RULES}, r -> 'demands'
      from jsonb_array_elements(${JSON.stringify(rows)}::jsonb) r
    on conflict (job_id) do update set rules = excluded.rules, content = excluded.content`.execute(
    tx,
  )
}
