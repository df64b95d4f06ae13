/** Tables `trend_counts` and `trend_state`: the jobs of each month by kind and name, and when they were counted. */
import { sql } from 'kysely'
import type { TrendKind } from '#core/trends/trend-kind.ts'
import type { Month } from '#core/trends/trend-line.ts'
import type { Db, Tx } from './db.ts'

/** What shares are of: all jobs, or those whose text could ask for a skill. */
export type TrendWhole = 'all' | 'text'

/** Bytes, which are known without reading the text. A shorter text is a beginning or a placeholder, and names few of the skills. */
const LEAST_TEXT = 300

export type TrendState = { countedAt: Date | null; openJobs: number; watchedSince: Date | null }

export type TrendCount = { name: string; month: Month; jobs: number }

export async function state(db: Db): Promise<TrendState> {
  const { rows } = await sql<TrendState>`
    select counted_at as "countedAt", open_jobs as "openJobs", watched_since as "watchedSince"
      from trend_state`.execute(db)
  return rows[0] ?? { countedAt: null, openJobs: 0, watchedSince: null }
}

/** Returns whether this server may count; another's claim ends at `abandonedBefore`. */
export async function claim(
  db: Db,
  { now, abandonedBefore }: { now: Date; abandonedBefore: Date },
): Promise<boolean> {
  const { rows } = await sql`
    update trend_state set started_at = ${now}
     where started_at is null or started_at < ${abandonedBefore}
    returning 1`.execute(db)
  return rows.length > 0
}

export async function release(db: Db): Promise<void> {
  await sql`update trend_state set started_at = null`.execute(db)
}

export type TitledJob = { id: number; month: Month; title: string; company: string }

/** Jobs by id, `limit` at a time; `month` is '' if they were published earlier, or are dated later than now. */
export async function titles(
  db: Db,
  { since, now, afterId, limit }: { since: Month; now: Date; afterId: number; limit: number },
): Promise<TitledJob[]> {
  const { rows } = await sql<TitledJob & { isLater: boolean }>`
    select j.id, ${MONTH} as month, j.title, c.name as company,
           coalesce(j.posted_at, j.first_seen_at) > ${now} as "isLater"
      from (select * from jobs where id > ${afterId} order by id limit ${limit}) j
      join companies c on c.id = j.company_id
     order by j.id`.execute(db)
  return rows.map((row) => (row.month < since || row.isLater ? { ...row, month: '' } : row))
}

/** Replaces all counts. Reads all jobs, so it takes seconds for a million: use a connection for bulk work. */
export async function replace(
  tx: Tx,
  {
    since,
    roles,
    now,
    openJobs,
  }: { since: Month; roles: TrendCount[]; now: Date; openJobs: number },
): Promise<void> {
  await sql`delete from trend_counts`.execute(tx)
  await sql`
    insert into trend_counts (kind, name, month, jobs)
    with published as materialized (
      select ${MONTH} as month, tags, countries, work_setting = 'remote' as is_remote,
             num_nonnulls(salary_min, salary_max) > 0 as states_pay,
             octet_length(description_text) >= ${LEAST_TEXT} as has_text
        from jobs j
       where coalesce(posted_at, first_seen_at) >= (${`${since}-01`}::timestamp at time zone 'UTC')
         and coalesce(posted_at, first_seen_at) <= ${now}
    )
    select 'all', '', month, count(*) from published group by month
    union all
    select 'text', '', month, count(*) from published where has_text group by month
    union all
    select 'remote', '', month, count(*) from published where is_remote group by month
    union all
    select 'pay', '', month, count(*) from published where states_pay group by month
    union all
    select 'skill', tag, month, count(*) from published, unnest(tags) as tag
     where has_text group by month, tag
    union all
    select 'country', country, month, count(*) from published, unnest(countries) as country
     group by month, country`.execute(tx)
  await sql`
    insert into trend_counts (kind, name, month, jobs)
    select 'role', name, month, jobs
      from jsonb_to_recordset(${JSON.stringify(roles)}::jsonb)
           as r (name text, month text, jobs integer)`.execute(tx)
  await sql`
    update trend_state
       set started_at = null, counted_at = ${now}, open_jobs = ${openJobs},
           watched_since = (select min(first_seen_at) from jobs)`.execute(tx)
}

export async function months(
  db: Db,
  kind: TrendKind | TrendWhole,
  names: readonly string[] = [''],
): Promise<TrendCount[]> {
  const { rows } = await sql<TrendCount>`
    select name, month, jobs from trend_counts
     where kind = ${kind} and name = any(${[...names]}::text[])
     order by name, month`.execute(db)
  return rows
}

/** The names with the most jobs since a month, most first. */
export async function topNames(
  db: Db,
  kind: TrendKind,
  { since, limit }: { since: Month; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from trend_counts where kind = ${kind} and month >= ${since}
     group by name order by sum(jobs) desc, name limit ${limit}`.execute(db)
  return rows.map(({ name }) => name)
}

const MONTH = sql`to_char(coalesce(j.posted_at, j.first_seen_at) at time zone 'UTC', 'YYYY-MM')`
