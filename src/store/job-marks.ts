/** Table `job_marks`: jobs that people viewed or dismissed, up to a maximum of each; the oldest are removed. */
import { sql } from 'kysely'
import type { AccountId } from '#core/account/account.ts'
import type { JobId } from '#core/job/job.ts'
import { MAX_MARKED_JOBS } from '#core/lists/job-lists.ts'
import type { Db, Tx } from './db.ts'

export type MarkKind = 'viewed' | 'dismissed'

/** Oldest first. */
export async function ids(db: Db, accountId: AccountId, kind: MarkKind): Promise<JobId[]> {
  const { rows } = await sql<{ job_id: JobId }>`
    select job_id from job_marks
     where account_id = ${accountId} and kind = ${kind}
     order by marked_at, job_id`.execute(db)
  return rows.map(({ job_id }) => job_id)
}

/** Dismissed jobs with titles and companies, newest first. */
export async function dismissed(db: Db, accountId: AccountId) {
  const { rows } = await sql<{ id: JobId; title: string; company: string }>`
    select j.id, j.title, c.name as company
      from job_marks m
      join jobs j on j.id = m.job_id
      join companies c on c.id = j.company_id
     where m.account_id = ${accountId} and m.kind = 'dismissed'
     order by m.marked_at desc, m.job_id desc`.execute(db)
  return rows
}

/** Marks the jobs that exist, and deletes the oldest marks beyond the limit. */
export async function add(
  tx: Tx,
  accountId: AccountId,
  kind: MarkKind,
  jobIds: readonly JobId[],
  now: Date,
): Promise<void> {
  await sql`
    insert into job_marks (account_id, kind, job_id, marked_at)
    select ${accountId}, ${kind}, id, ${now} from jobs where id = any(${[...jobIds]}::bigint[])
    on conflict do nothing`.execute(tx)
  await sql`
    delete from job_marks
     where account_id = ${accountId} and kind = ${kind}
       and job_id in (select job_id from job_marks
                       where account_id = ${accountId} and kind = ${kind}
                       order by marked_at desc, job_id desc offset ${MAX_MARKED_JOBS})`.execute(tx)
}

export async function remove(
  tx: Tx,
  accountId: AccountId,
  kind: MarkKind,
  jobIds: readonly JobId[],
): Promise<void> {
  await sql`
    delete from job_marks
     where account_id = ${accountId} and kind = ${kind}
       and job_id = any(${[...jobIds]}::bigint[])`.execute(tx)
}
