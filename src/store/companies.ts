/** Table `companies`: one row per employer, with its number of open jobs. */
import { sql } from 'kysely'
import type {
  Company,
  CompanyNote,
  CompanyPage,
  CompanySort,
  FoundBy,
} from '#core/company/company.ts'
import { logoPath } from '#core/company/company-logo.ts'
import { CONFIRMED_DAYS } from '#core/search/query.ts'
import { startOfDay } from '#core/time/utc-day.ts'
import { LOGO_HASH } from './company-logos.ts'
import type { Db } from './db.ts'
import { LAST_SEEN } from './jobs.ts'
import { prepare } from './prepared.ts'

const DAY_MS = 86_400_000

/** The company with this slug, hiring or not; null if there never was one. */
export async function bySlug(db: Db, slug: string): Promise<Company | null> {
  const { rows } = await sql<Row>`
    ${prepare('company')}
    select ${COLUMNS} from companies c where slug = ${slug}`.execute(db)
  return rows[0] ? toCompany(rows[0]) : null
}

/** Those of the slugs that belong to companies. */
export async function knownSlugs(db: Db, slugs: readonly string[]): Promise<Set<string>> {
  if (slugs.length === 0) return new Set()
  const rows = await db.selectFrom('companies').select('slug').where('slug', 'in', slugs).execute()
  return new Set(rows.map(({ slug }) => slug))
}

/**
 * Companies with open jobs whose name, location or industry contains the text. `text` null means all of them. Those for
 * which the sort has no value come last.
 */
export async function directory(
  db: Db,
  {
    text,
    page,
    perPage,
    sort = 'jobs',
  }: { text: string | null; page: number; perPage: number; sort?: CompanySort },
): Promise<CompanyPage> {
  const pattern = text === null ? null : `%${text.replace(/[\\%_]/g, '\\$&')}%`
  const { rows } = await sql<Row & NoteRow & { total: number }>`
    with page as materialized (
      select c.*, f.growth, f.remote_jobs, f.paid_jobs, f.pay_median, f.pay_currency,
             count(*) over () as total,
             row_number() over (order by ${ORDERS[sort]} is_top desc, open_jobs desc, name, id) as place
        from companies c left join company_figures f on f.company_id = c.id
       where ${isMatching(pattern)}
       order by place
       limit ${perPage} offset ${(page - 1) * perPage})
    select ${COLUMNS}, total, growth, remote_jobs, paid_jobs, pay_median, pay_currency,
           case when name ilike ${pattern} then null
                when sector ilike ${pattern} then jsonb_build_object('kind', 'industry', 'text', sector)
                when offices ilike ${pattern} then jsonb_build_object('kind', 'offices', 'text', offices)
                else (select jsonb_build_object('kind', 'jobs', 'text', j.location_text,
                                                'jobs', count(*))
                        from jobs j
                       where j.company_id = c.id and j.closed_at is null
                         and j.location_text ilike ${pattern}
                       group by j.location_text order by count(*) desc, j.location_text limit 1)
           end as found_by
      from page c order by place`.execute(db)
  const total = rows[0]?.total ?? (page > 1 ? await countMatching(db, pattern) : 0)
  return {
    companies: rows.map(toCompany),
    notes: Object.fromEntries(rows.map((row) => [row.slug, toNote(row)])),
    total,
    hasMore: page * perPage < total,
  }
}

const ORDERS: Readonly<Record<CompanySort, ReturnType<typeof sql>>> = {
  jobs: sql`open_jobs desc,`,
  growth: sql`f.growth desc nulls last,`,
  pay: sql`f.pay_usd desc nulls last,`,
  remote: sql`f.remote_jobs desc nulls last,`,
}

/**
 * The companies to show first: those found hiring within the last week, then those that we can describe beyond their
 * name, then top companies, then those with the most open jobs; among equals, the most recently added. The week
 * consists of whole UTC days, so within a day the selection changes only when jobs open or close.
 */
export async function featured(
  db: Db,
  { limit, now }: { limit: number; now: Date },
): Promise<Company[]> {
  const since = new Date(startOfDay(now).getTime() - CONFIRMED_DAYS * DAY_MS)
  const { rows } = await sql<Row>`
    with candidates as materialized (
      select c.* from companies c
       where open_jobs > 0
       order by ${isDescribed} desc, is_top desc, open_jobs desc, first_seen_at desc, id desc
       limit ${limit * CANDIDATES})
    select ${COLUMNS} from candidates c
     order by exists (select from jobs j left join job_sightings s on s.job_id = j.id
                       where j.company_id = c.id and j.closed_at is null and ${LAST_SEEN} >= ${since}) desc,
              ${isDescribed} desc, is_top desc, open_jobs desc, first_seen_at desc, id desc
     limit ${limit}`.execute(db)
  return rows.map(toCompany)
}

/** Candidates per featured company. Few of the largest companies are out of date. */
const CANDIDATES = 8

/** Something besides the name is known. */
const isDescribed = sql<boolean>`num_nonnulls(c.website, c.employees, c.offices, c.sector) > 0`

/** Slugs of companies that are hiring, without sample data, for the site map. */
export async function siteMap(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('companies')
    .select('slug')
    .where('open_jobs', '>', 0)
    .where('is_demo', '=', false)
    .orderBy('slug')
    .execute()
  return rows.map((row) => row.slug)
}

/** Companies with open jobs that match the pattern in name, location or industry; null matches every company. */
const isMatching = (pattern: string | null) => sql<boolean>`
  open_jobs > 0
  and (${pattern}::text is null
       or name ilike ${pattern} or offices ilike ${pattern} or sector ilike ${pattern}
       or exists (select 1 from jobs j where j.company_id = c.id and j.closed_at is null
                     and j.location_text ilike ${pattern}))`

async function countMatching(db: Db, pattern: string | null): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from companies c
     where ${isMatching(pattern)}`.execute(db)
  return rows[0]?.total ?? 0
}

const COLUMNS = sql`
  c.slug, c.name, c.website, c.employees, c.sector, c.rating, c.is_top, c.open_jobs, c.is_demo,
  ${LOGO_HASH},
  coalesce(c.offices, (select j.location_text from jobs j
                        where j.company_id = c.id and j.closed_at is null and j.location_text is not null
                        group by 1
                        order by bool_or(cardinality(j.countries) > 0) desc, count(*) desc, 1
                        limit 1)) as location`

type Row = {
  slug: string
  name: string
  website: string | null
  employees: string | null
  sector: string | null
  rating: number | null
  is_top: boolean
  open_jobs: number
  is_demo: boolean
  location: string | null
  logo_hash: string | null
}

type NoteRow = {
  growth: number | null
  remote_jobs: number | null
  paid_jobs: number | null
  pay_median: number | null
  pay_currency: string | null
  found_by: FoundBy | null
}

const toNote = (row: NoteRow): CompanyNote => ({
  growth: row.growth,
  remoteJobs: row.remote_jobs,
  pay:
    row.pay_median === null || row.pay_currency === null
      ? null
      : { median: row.pay_median, currency: row.pay_currency, jobs: row.paid_jobs ?? 0 },
  foundBy: row.found_by,
})

function toCompany(row: Row): Company {
  return {
    slug: row.slug,
    name: row.name,
    website: row.website,
    logo: row.logo_hash && logoPath(row.logo_hash),
    employees: row.employees,
    location: row.location,
    sector: row.sector,
    rating: row.rating,
    isTop: row.is_top,
    openJobs: row.open_jobs,
    isDemo: row.is_demo,
  }
}
