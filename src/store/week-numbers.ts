/**
 * What a week brought, counted from `jobs`. A job is new in the week in which it was first seen, unless it was posted
 * long before: a board that is read for the first time lists old jobs too. Sample jobs do not count.
 */
import { sql } from 'kysely'
import type { WeekNumbers } from '#core/newsletter/week-issue.ts'
import type { Db, Tx } from './db.ts'

const WEEK_MS = 7 * 24 * 3_600_000
/** Names of each kind. */
const TOP = 5

/** Reads all jobs, so it may take seconds: use a connection for bulk work. `until` is not part of the week. */
export async function weekNumbers(
  db: Db | Tx,
  { since, until }: { since: Date; until: Date },
): Promise<WeekNumbers> {
  const before = new Date(since.getTime() - WEEK_MS)
  const { rows } = await sql<Omit<WeekNumbers, 'since' | 'until'>>`
    with fresh as materialized (
      select * from jobs where ${isNew(since, until)}
    ), companies_top as (
      select c.name, c.slug, count(*)::int as jobs from fresh f join companies c on c.id = f.company_id
       group by c.id order by 3 desc, 1 limit ${TOP}
    ), skills_top as (
      select tag as name, count(*)::int as jobs from fresh, unnest(tags) as tag
       group by 1 order by 2 desc, 1 limit ${TOP}
    ), places_top as (
      select place->>'city' as name, count(distinct id)::int as jobs
        from fresh, jsonb_array_elements(places) as place
       where place->>'city' is not null group by 1 order by 2 desc, 1 limit ${TOP}
    ), pay as (
      select salary_currency as currency,
             coalesce((salary_min + salary_max) / 2, salary_min, salary_max) as amount
        from fresh where salary_period = 'year' and salary_currency is not null
         and num_nonnulls(salary_min, salary_max) > 0
    ), pay_top as (
      select currency, count(*)::int as jobs,
             percentile_cont(0.25) within group (order by amount) as low,
             percentile_cont(0.75) within group (order by amount) as high
        from pay group by 1 order by 2 desc, 1 limit ${TOP}
    )
    select (select count(*) from fresh) as "newJobs",
           (select count(*) from jobs where ${isNew(before, since)}) as before,
           (select count(*) from fresh where work_setting = 'remote') as remote,
           (select count(distinct company_id) from fresh) as companies,
           (select count(*) from jobs where closed_at is null and not is_demo) as "openJobs",
           (select coalesce(jsonb_agg(t), '[]') from companies_top t) as "topCompanies",
           (select coalesce(jsonb_agg(t), '[]') from skills_top t) as "topSkills",
           (select coalesce(jsonb_agg(t), '[]') from places_top t) as "topPlaces",
           (select coalesce(jsonb_agg(t), '[]') from pay_top t) as salaries`.execute(db)
  const [numbers] = rows
  if (!numbers) throw new Error('a query without from returned no row')
  return { since, until, ...numbers }
}

const isNew = (since: Date, until: Date) => sql`
  not is_demo and first_seen_at >= ${since} and first_seen_at < ${until}
  and coalesce(posted_at, first_seen_at) >= ${new Date(since.getTime() - WEEK_MS)}`
