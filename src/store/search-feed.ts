/**
 * What the search index reads: open jobs as documents, and what has changed since a position.
 * A position is the oldest transaction that was still running when we read, as text (an xid8): everything
 * before it had ended and was seen, so asking for everything from it on misses nothing.
 */
import { sql } from 'kysely'
import { countryName } from '#core/countries.ts'
import type { JobId } from '#core/job.ts'
import type { Place } from '#core/place.ts'
import { comparableYearlyUsd } from '#core/salary.ts'
import type { JobDocument } from '#search/document.ts'
import type { Db } from './db.ts'
import { toSalary } from './jobs.ts'

/** Where "from now on" is. Take it before reading what is there. */
export async function position(db: Db): Promise<string> {
  const { rows } = await sql<{ xmin: string }>`
    select pg_snapshot_xmin(pg_current_snapshot())::text as xmin`.execute(db)
  return (rows[0] as { xmin: string }).xmin
}

/** Open jobs with larger ids than `after`, by id; fewer than `limit` means that these were the last. */
export async function openJobs(db: Db, after: number, limit: number): Promise<JobDocument[]> {
  const { rows } = await sql<Row>`
    ${DOCUMENT} where j.closed_at is null and j.id > ${after} order by j.id limit ${limit}`.execute(
    db,
  )
  return rows.map(toDocument)
}

/** Those of these jobs that are open now. */
export async function openJobsOf(db: Db, ids: readonly number[]): Promise<JobDocument[]> {
  const { rows } = await sql<Row>`
    ${DOCUMENT} where j.closed_at is null and j.id = any(${[...ids]}::bigint[])`.execute(db)
  return rows.map(toDocument)
}

/** A row and the transaction that last touched it: the same pair again is nothing new. */
export type Touched = { id: JobId; xid: string }

export type Changes = {
  /** Written, closed or removed since: to be read again, or forgotten. */
  jobs: Touched[]
  counts: (Touched & { views: number; applications: number })[]
  position: string
}

/**
 * What was committed since `from`. While some transaction runs long (in any database of the server) the
 * position waits for it, so the same changes may come again: they carry what tells them apart.
 */
export async function changesSince(db: Db, from: string): Promise<Changes> {
  // Rows restored from another server's backup may carry numbers that this one has not reached yet: not news.
  const since = sql`
    changed_xid >= ${from}::xid8 and changed_xid < pg_snapshot_xmax(pg_current_snapshot())`
  const { rows } = await sql<Changes>`
    select pg_snapshot_xmin(pg_current_snapshot())::text as position,
           coalesce((select jsonb_agg(jsonb_build_object('id', id, 'xid', xid))
                       from (select id, changed_xid::text as xid from jobs where ${since}
                             union all
                             select job_id, changed_xid::text from job_removals where ${since}) t),
                    '[]') as jobs,
           coalesce((select jsonb_agg(jsonb_build_object(
                              'id', job_id, 'xid', changed_xid::text, 'views', views, 'applications', applications))
                       from job_counts where ${since}),
                    '[]') as counts`.execute(db)
  return rows[0] as Changes
}

const DOCUMENT = sql`
  select j.id, j.title, c.name as company, c.slug as company_slug, j.location_text, j.places,
         j.remote_scope, j.work_setting, j.job_type, j.level, j.work_type, j.sector, j.category, j.tags,
         j.salary_min, j.salary_max, j.salary_currency, j.salary_period,
         concat_ws(E'\n', j.description_text, regexp_replace(j.requirements_html, '<[^>]*>', ' ', 'g')) as text,
         j.posted_at, j.first_seen_at,
         coalesce(n.views, 0) as views, coalesce(n.applications, 0) as applications
    from jobs j
    join companies c on c.id = j.company_id
    left join job_counts n on n.job_id = j.id`

type Row = Pick<
  JobDocument,
  'id' | 'title' | 'company' | 'tags' | 'level' | 'sector' | 'category' | 'views' | 'applications'
> &
  Parameters<typeof toSalary>[0] & {
    company_slug: string
    location_text: string | null
    places: Place[]
    remote_scope: JobDocument['remote']
    work_setting: JobDocument['workSetting']
    job_type: JobDocument['jobType']
    work_type: JobDocument['workType']
    text: string
    posted_at: Date | null
    first_seen_at: Date
  }

function toDocument(row: Row): JobDocument {
  const salary = toSalary(row)
  const usd = salary && comparableYearlyUsd(salary)
  const low = usd?.min ?? usd?.max ?? null
  const high = usd?.max ?? usd?.min ?? null
  return {
    id: row.id,
    title: row.title,
    company: row.company,
    companySlug: row.company_slug,
    locationText: row.location_text,
    places: distinct(row.places.map(nameOf)),
    placeNames: distinct(
      row.places.flatMap(({ region, country }) => [region, country && countryName(country)]),
    ),
    remote: row.remote_scope,
    workSetting: row.work_setting,
    jobType: row.job_type,
    level: row.level,
    workType: row.work_type,
    sector: row.sector,
    category: row.category,
    tags: row.tags,
    yearlyUsd: low === null || high === null ? null : { min: low, max: high },
    descriptionText: row.text || null,
    postedAt: row.posted_at?.getTime() ?? null,
    firstSeenAt: row.first_seen_at.getTime(),
    views: row.views,
    applications: row.applications,
  }
}

/** What people group jobs by: the city where there is one, else what is wider. */
const nameOf = ({ city, region, country }: Place) =>
  city ?? region ?? (country && countryName(country))

const distinct = (names: (string | null)[]) => [...new Set(names.filter((name) => name !== null))]
