/**
 * Table `jobs` (with `job_counts` and the company's name). Instants are UTC; salaries have the shape of
 * core/salary.ts.
 */
import { sql } from 'kysely'
import { creditsOf, type SourcePage } from '#core/boards/source-credit.ts'
import { logoPath } from '#core/company/company-logo.ts'
import type { EligibilityReading } from '#core/eligibility/read-eligibility.ts'
import type {
  ExperienceLevel,
  JobCard,
  JobDetail,
  JobId,
  JobType,
  Sector,
  WorkSetting,
  WorkType,
} from '#core/job/job.ts'
import type { PayDetails } from '#core/pay/pay-details.ts'
import type { Period, Salary } from '#core/pay/salary.ts'
import type { Place, RemoteScope } from '#core/place/place.ts'
import { shownLocation } from '#core/place/shown-location.ts'
import { LOGO_HASH } from './company-logos.ts'
import type { Db, Tx } from './db.ts'
import { prepare } from './prepared.ts'

/** The open jobs with these ids as cards, in the given order. Closed and removed jobs are left out. */
export async function cards(db: Db, ids: readonly JobId[]): Promise<JobCard[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<CardRow>`
    select ${CARD_COLUMNS}
      from jobs j join companies c on c.id = j.company_id
     where j.id = any(${[...ids]}::bigint[]) and j.closed_at is null`.execute(db)
  const byId = new Map(rows.map((row) => [row.id, toCard(row)]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/**
 * The beginnings of these jobs' descriptions, at most `maxLetters` characters each. Jobs without one are left out.
 */
export async function descriptionStarts(
  db: Db,
  ids: readonly JobId[],
  maxLetters: number,
): Promise<Map<JobId, string>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ id: JobId; text: string }>`
    select id, left(description_text, ${maxLetters}::int) as text
      from jobs
     where id = any(${[...ids]}::bigint[]) and description_text is not null`.execute(db)
  return new Map(rows.map(({ id, text }) => [id, text]))
}

/** Who may do these jobs from where. Jobs that the rules have not read are left out. */
export async function eligibilities(
  db: Db,
  ids: readonly JobId[],
): Promise<Map<JobId, EligibilityReading>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ id: JobId; eligibility: EligibilityReading }>`
    select id, eligibility from jobs
     where id = any(${[...ids]}::bigint[]) and jsonb_typeof(eligibility -> 'facts') = 'object'`.execute(
    db,
  )
  return new Map(rows.map(({ id, eligibility }) => [id, eligibility]))
}

/** The job with this id, open or closed; null if it never existed. */
export const byId = async (db: Db, id: JobId): Promise<JobDetail | null> =>
  (await withApplyUrl(db, id))?.job ?? null

/** The same, and where to apply: null for a closed job, and if its listing has no address. */
export async function withApplyUrl(
  db: Db,
  id: JobId,
): Promise<{ job: JobDetail; applyUrl: string | null } | null> {
  const { rows } = await sql<DetailRow>`${prepare('job')} ${DETAIL} where j.id = ${id}`.execute(db)
  const [row] = rows
  if (!row) return null
  return { job: toDetail(row), applyUrl: row.closed_at === null ? row.apply_url : null }
}

/** When each of these jobs was closed, ISO 8601; null for open ones. Unknown ids are left out. */
export async function closings(
  db: Db | Tx,
  ids: readonly JobId[],
): Promise<Map<JobId, string | null>> {
  const { rows } = await sql<{ id: JobId; closed_at: Date | null }>`
    select id, closed_at from jobs where id = any(${[...ids]}::bigint[])`.execute(db)
  return new Map(rows.map(({ id, closed_at }) => [id, closed_at?.toISOString() ?? null]))
}

/** Those of these jobs that are open now, in any order. */
export async function openByIds(db: Db, ids: readonly JobId[]): Promise<JobDetail[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<DetailRow>`
    ${DETAIL} where j.id = any(${[...ids]}::bigint[]) and j.closed_at is null`.execute(db)
  return rows.map(toDetail)
}

/** Where these jobs come from: open, closed or removed. Those removed before this was stored are left out. */
export async function origins(
  db: Db,
  ids: readonly JobId[],
): Promise<Map<JobId, { source: string; isDemo: boolean }>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ id: JobId; source: string; is_demo: boolean }>`
    select id, source, is_demo from jobs where id = any(${[...ids]}::bigint[])
    union all
    select job_id, source, is_demo from job_removals
     where job_id = any(${[...ids]}::bigint[]) and source is not null`.execute(db)
  return new Map(rows.map(({ id, source, is_demo }) => [id, { source, isDemo: is_demo }]))
}

/** Where to apply for an open job; null if its listing has no address. Undefined if there is no such open job. */
export async function applyUrl(db: Db, id: JobId): Promise<string | null | undefined> {
  const { rows } = await sql<{ apply_url: string | null }>`
    select apply_url from jobs where id = ${id} and closed_at is null`.execute(db)
  return rows[0]?.apply_url
}

/** Whether there is sample data, and whether there are no jobs at all. */
export async function demoState(db: Db): Promise<{ hasDemo: boolean; isEmpty: boolean }> {
  const { rows } = await sql<{ has_demo: boolean; is_empty: boolean }>`
    select exists (select 1 from jobs where is_demo) as has_demo,
           not exists (select 1 from jobs) as is_empty`.execute(db)
  return { hasDemo: rows[0]?.has_demo ?? false, isEmpty: rows[0]?.is_empty ?? true }
}

/**
 * Open jobs for the site map, sorted by id: `shard` covers ids (shard·size, (shard+1)·size]. Sample data and closed
 * jobs are never offered to search engines.
 */
export async function siteMapShard(
  db: Db,
  shard: number,
  size: number,
): Promise<{ id: JobId; seenAt: Date }[]> {
  const { rows } = await sql<{ id: JobId; last_seen_at: Date }>`
    select j.id, ${LAST_SEEN} as last_seen_at from jobs j left join job_sightings s on s.job_id = j.id
     where j.closed_at is null and not j.is_demo
       and j.id > ${shard * size} and j.id <= ${(shard + 1) * size}
     order by j.id`.execute(db)
  return rows.map((row) => ({ id: row.id, seenAt: row.last_seen_at }))
}

/** The shards with at least one job of the site map, with the latest sighting in each. */
export async function siteMapShards(
  db: Db,
  size: number,
): Promise<{ shard: number; seenAt: Date }[]> {
  const { rows } = await sql<{ shard: number; seen_at: Date }>`
    select ((j.id - 1) / ${size}::bigint)::int as shard, max(${LAST_SEEN}) as seen_at
      from jobs j left join job_sightings s on s.job_id = j.id
     where j.closed_at is null and not j.is_demo group by 1 order by 1`.execute(db)
  return rows.map((row) => ({ shard: row.shard, seenAt: row.seen_at }))
}

/** When a job was last found listed, exact to the day. Expects `jobs` as j and `job_sightings` as s. */
export const LAST_SEEN = sql`greatest(j.last_seen_at, s.seen_at)`

export const CARD_COLUMNS = sql`
  j.id, j.title, c.name as company, c.slug as company_slug, j.location_text, j.work_setting,
  j.job_type, j.level, j.tags, j.salary_min, j.salary_max, j.salary_currency, j.salary_period,
  j.salary_text, j.pay_details, j.posted_at, j.first_seen_at, j.is_demo, ${LOGO_HASH}`

const DETAIL = sql`
  select ${CARD_COLUMNS},
         j.description_html, j.description_text, j.requirements_html, j.years_min, j.years_max,
         j.places, j.countries, j.remote_scope, j.work_type, j.sector, j.url,
         j.apply_url, j.source, ${LAST_SEEN} as last_seen_at, j.closed_at,
         j.reposted_count, c.website as company_website,
         case when j.shown_listing_id is not null
              then (select jsonb_agg(jsonb_build_object('source', l.source, 'url', l.raw ->> 'url')
                                     order by l.first_seen_at, l.id)
                      from listings l
                     where l.job_id = j.id and (l.gone_at is null or j.closed_at is not null)) end as pages,
         coalesce(n.views, 0) as views, coalesce(n.applications, 0) as applications
    from jobs j
    join companies c on c.id = j.company_id
    left join job_counts n on n.job_id = j.id
    left join job_sightings s on s.job_id = j.id`

export type SalaryColumns = {
  salary_min: number | null
  salary_max: number | null
  salary_currency: string | null
  salary_period: Period | null
}

/** Check constraints guarantee the values of the enumerated columns. */
export type CardRow = SalaryColumns & {
  id: JobId
  title: string
  company: string
  company_slug: string
  location_text: string | null
  work_setting: WorkSetting | null
  job_type: JobType | null
  level: ExperienceLevel | null
  tags: string[]
  salary_text: string | null
  pay_details: PayDetails | null
  posted_at: Date | null
  first_seen_at: Date
  is_demo: boolean
  logo_hash: string | null
}

type DetailRow = CardRow & {
  description_html: string | null
  description_text: string | null
  requirements_html: string | null
  years_min: number | null
  years_max: number | null
  places: Place[]
  countries: string[]
  remote_scope: RemoteScope
  work_type: WorkType | null
  sector: Sector | null
  url: string | null
  apply_url: string | null
  source: string
  last_seen_at: Date
  closed_at: Date | null
  reposted_count: number
  company_website: string | null
  /** The pages that list it; null if there is only one. */
  pages: SourcePage[] | null
  views: number
  applications: number
}

export function toSalary(row: SalaryColumns): Salary | null {
  if (row.salary_min === null && row.salary_max === null) return null
  return {
    min: row.salary_min,
    max: row.salary_max,
    currency: row.salary_currency,
    period: row.salary_period,
  }
}

export function toCard(row: CardRow): JobCard {
  const place = shownLocation(row.location_text)
  return {
    id: row.id,
    title: row.title,
    company: row.company,
    companySlug: row.company_slug,
    companyLogo: row.logo_hash && logoPath(row.logo_hash),
    locationText: place?.text ?? null,
    locationRaw: place?.raw ?? null,
    workSetting: row.work_setting,
    jobType: row.job_type,
    level: row.level,
    tags: row.tags,
    salary: toSalary(row),
    salaryText: row.salary_text,
    // Of another shape only in a damaged row, which must not break the lists that it is in.
    payDetails: Array.isArray(row.pay_details?.regions) ? row.pay_details : null,
    postedAt: row.posted_at?.toISOString() ?? null,
    firstSeenAt: row.first_seen_at.toISOString(),
    isDemo: row.is_demo,
  }
}

function toDetail(row: DetailRow): JobDetail {
  return {
    ...toCard(row),
    descriptionHtml: row.description_html,
    descriptionText: row.description_text,
    requirementsHtml: row.requirements_html,
    years: row.years_min === null ? null : { min: row.years_min, max: row.years_max },
    location: { places: row.places, countries: row.countries, remote: row.remote_scope },
    workType: row.work_type,
    sector: row.sector,
    companyWebsite: row.company_website,
    url: row.url,
    hasApplyUrl: row.apply_url !== null,
    source: row.source,
    credits: creditsOf([row, ...(row.pages ?? [])]),
    lastSeenAt: row.last_seen_at.toISOString(),
    closedAt: row.closed_at?.toISOString() ?? null,
    repostedCount: row.reposted_count,
    views: row.views,
    applications: row.applications,
  }
}
