/**
 * Table `saved_jobs`: the jobs that people saved. A row with `deleted_at` was unsaved recently: it counts as not
 * saved, and saving the job again restores it with its note.
 */
import { sql } from 'kysely'
import type { AccountId } from '#core/account/account.ts'
import type { JobId } from '#core/job/job.ts'
import { type SavedJob, sinceSaved } from '#core/lists/saved-job.ts'
import type { Salary } from '#core/pay/salary.ts'
import type { Db, Tx } from './db.ts'
import { CARD_COLUMNS, type CardRow, toCard, toSalary } from './jobs.ts'

/** All saved jobs of the person, newest first, including closed ones. */
export async function list(db: Db, accountId: AccountId): Promise<SavedJob[]> {
  const { rows } = await sql<SavedRow>`
    select ${CARD_COLUMNS}, j.closed_at, j.reposted_count, s.saved_at, s.note,
           s.salary_min as then_min, s.salary_max as then_max, s.salary_currency as then_currency,
           s.salary_period as then_period, s.reposted_count as then_reposted
      from saved_jobs s
      join jobs j on j.id = s.job_id
      join companies c on c.id = j.company_id
     where s.account_id = ${accountId} and s.deleted_at is null
     order by s.saved_at desc, s.job_id desc`.execute(db)
  return rows.map(toSavedJob)
}

/** The ids of the saved jobs, newest first. */
export async function ids(db: Db, accountId: AccountId): Promise<JobId[]> {
  const { rows } = await sql<{ job_id: JobId }>`
    select job_id from saved_jobs
     where account_id = ${accountId} and deleted_at is null
     order by saved_at desc, job_id desc`.execute(db)
  return rows.map(({ job_id }) => job_id)
}

export async function count(db: Db | Tx, accountId: AccountId): Promise<number> {
  const { rows } = await sql<{ kept: number }>`
    select count(*) as kept from saved_jobs
     where account_id = ${accountId} and deleted_at is null`.execute(db)
  return rows[0]?.kept ?? 0
}

/** Whether each of these jobs is saved, or was unsaved within a day; those that are neither are left out. */
export async function statesOf(
  tx: Tx,
  accountId: AccountId,
  jobIds: readonly JobId[],
): Promise<Map<JobId, 'kept' | 'unsaved'>> {
  const { rows } = await sql<{ job_id: JobId; is_kept: boolean }>`
    select job_id, deleted_at is null as is_kept from saved_jobs
     where account_id = ${accountId} and job_id = any(${[...jobIds]}::bigint[])`.execute(tx)
  return new Map(rows.map(({ job_id, is_kept }) => [job_id, is_kept ? 'kept' : 'unsaved']))
}

/** Saves the job with its current salary. */
export async function add(tx: Tx, accountId: AccountId, jobId: JobId, now: Date): Promise<void> {
  await sql`
    insert into saved_jobs (account_id, job_id, saved_at, salary_min, salary_max, salary_currency,
                            salary_period, reposted_count)
    select ${accountId}, id, ${now}, salary_min, salary_max, salary_currency, salary_period,
           reposted_count
      from jobs where id = ${jobId}`.execute(tx)
}

/** Restores an unsaved job with its note. */
export async function restore(tx: Tx, accountId: AccountId, jobId: JobId): Promise<void> {
  await sql`
    update saved_jobs set deleted_at = null
     where account_id = ${accountId} and job_id = ${jobId}`.execute(tx)
}

/** Returns those that were saved before. */
export async function remove(
  tx: Tx,
  accountId: AccountId,
  jobIds: readonly JobId[],
  now: Date,
): Promise<JobId[]> {
  const { rows } = await sql<{ job_id: JobId }>`
    update saved_jobs set deleted_at = ${now}
     where account_id = ${accountId} and job_id = any(${[...jobIds]}::bigint[])
       and deleted_at is null
    returning job_id`.execute(tx)
  return rows.map(({ job_id }) => job_id)
}

/** Returns whether the job is saved. */
export async function setNote(
  tx: Tx,
  accountId: AccountId,
  jobId: JobId,
  note: string,
): Promise<boolean> {
  const { rows } = await sql`
    update saved_jobs set note = ${note}
     where account_id = ${accountId} and job_id = ${jobId} and deleted_at is null
    returning 1`.execute(tx)
  return rows.length > 0
}

/** Purges rows of all accounts that were unsaved before this instant. */
export async function purgeUnsaved(tx: Tx, before: Date): Promise<void> {
  await sql`delete from saved_jobs where deleted_at < ${before}`.execute(tx)
}

type SavedRow = CardRow & {
  closed_at: Date | null
  reposted_count: number
  saved_at: Date
  note: string
  then_min: number | null
  then_max: number | null
  then_currency: string | null
  then_period: NonNullable<Salary['period']> | null
  then_reposted: number
}

function toSavedJob(row: SavedRow): SavedJob {
  const job = toCard(row)
  const then = toSalary({
    salary_min: row.then_min,
    salary_max: row.then_max,
    salary_currency: row.then_currency,
    salary_period: row.then_period,
  })
  return {
    job,
    savedAt: row.saved_at.toISOString(),
    note: row.note,
    since: sinceSaved(
      { salary: then, repostedCount: row.then_reposted },
      {
        salary: job.salary,
        repostedCount: row.reposted_count,
        closedAt: row.closed_at?.toISOString() ?? null,
      },
    ),
  }
}
