/** What the open jobs of a company are, and how long its jobs have lived. Reads tables `jobs` and `job_sightings`. */
import { sql } from 'kysely'
import type { JobLives } from '#core/company/hiring-record.ts'
import type { Category, ExperienceLevel, JobId } from '#core/job/job.ts'
import type { LevelPay } from '#core/salaries/pay-bands.ts'
import type { Db } from './db.ts'
import { LAST_SEEN } from './jobs.ts'

const companyId = (slug: string) => sql`(select id from companies where slug = ${slug})`

const day = (column: string) => sql`floor(extract(epoch from ${sql.ref(column)}) / 86400)::int`

/** Open jobs, and those closed after `since`, by the days on which they were first seen and closed. */
export async function lives(db: Db, slug: string, since: Date): Promise<JobLives[]> {
  const { rows } = await sql<JobLives>`
    select first_day as "firstDay", closed_day as "closedDay", count(*)::int as jobs,
           count(*) filter (where reposted_count > 0)::int as reposted
      from (select ${day('first_seen_at')} as first_day, null::int as closed_day, reposted_count
              from jobs where company_id = ${companyId(slug)} and closed_at is null
            union all
            select ${day('first_seen_at')}, ${day('closed_at')}, reposted_count
              from jobs where company_id = ${companyId(slug)} and closed_at > ${since}) j
     group by 1, 2 order by 1, 2`.execute(db)
  return rows
}

export type OpenFigures = {
  /** Of the open jobs: how many state pay, how many are remote. */
  paid: number
  remote: number
  /** When the last of them was confirmed; null without open jobs. */
  lastSeenAt: Date | null
}

export async function openFigures(db: Db, slug: string): Promise<OpenFigures> {
  const { rows } = await sql<OpenFigures>`
    select count(*) filter (where num_nonnulls(j.salary_min, j.salary_max) > 0)::int as paid,
           count(*) filter (where j.work_setting = 'remote')::int as remote,
           max(${LAST_SEEN}) as "lastSeenAt"
      from jobs j left join job_sightings s on s.job_id = j.id
     where j.company_id = ${companyId(slug)} and j.closed_at is null`.execute(db)
  return rows[0] as OpenFigures
}

/** `newest` are the newest of them, at most `limit`. `field` is null for jobs that are in no category. */
export type FieldJobs = { field: Category | null; jobs: number; newest: JobId[] }

/** Most jobs first, those in no category last. */
export async function openByField(db: Db, slug: string, limit: number): Promise<FieldJobs[]> {
  const { rows } = await sql<FieldJobs>`
    select category as field, count(*)::int as jobs,
           (array_agg(id order by coalesce(posted_at, first_seen_at) desc, id desc))[1:${limit}::int] as newest
      from jobs where company_id = ${companyId(slug)} and closed_at is null
     group by 1 order by category is null, 2 desc, 1`.execute(db)
  return rows
}

/** The least and the most that open jobs of a level state a year, by currency. */
export async function payByLevel(db: Db, slug: string): Promise<LevelPay[]> {
  const { rows } = await sql<LevelPay & { level: ExperienceLevel | null }>`
    select level, salary_currency as currency, count(*)::int as jobs,
           min(coalesce(salary_min, salary_max))::float8 as least,
           max(coalesce(salary_max, salary_min))::float8 as most
      from jobs
     where company_id = ${companyId(slug)} and closed_at is null and salary_period = 'year'
       and salary_currency is not null and num_nonnulls(salary_min, salary_max) > 0
     group by 1, 2`.execute(db)
  return rows
}
