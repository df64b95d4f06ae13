/** Table `job_events`: when jobs were closed, reopened and reposted. */
import { sql } from 'kysely'
import type { JobId } from '#core/job/job.ts'
import type { Db, Tx } from './db.ts'
import { prepare } from './prepared.ts'

export const JOB_EVENTS = ['closed', 'reopened', 'reposted'] as const
export type JobEvent = { kind: (typeof JOB_EVENTS)[number]; at: Date }

export async function record(
  tx: Tx,
  events: readonly (JobEvent & { jobId: JobId })[],
): Promise<void> {
  if (events.length === 0) return
  const rows = events.map(({ jobId, kind, at }) => ({ job_id: jobId, kind, at }))
  await sql`
    insert into job_events (job_id, kind, at)
    select r.job_id, r.kind, r.at
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (job_id bigint, kind text, at timestamptz)`.execute(
    tx,
  )
}

/** Oldest first. */
export async function ofJob(db: Db, jobId: JobId): Promise<JobEvent[]> {
  const { rows } = await sql<JobEvent>`
    ${prepare('events-of-job')}
    select kind, at from job_events where job_id = ${jobId} order by at, id`.execute(db)
  return rows
}
