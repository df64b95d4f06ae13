/**
 * Writes jobs and the companies and counts derived from them, in a fixed number of statements whatever the batch's
 * size. Called only by use cases, inside a transaction.
 */
import { sql } from 'kysely'
import type { JobFacts, WorkSetting } from '#core/job/job.ts'
import type { Listing } from '#core/job/listing.ts'
import type { Place, RemoteScope } from '#core/place/place.ts'
import { ADVISORY_LOCKS } from './advisory-locks.ts'
import * as companyLogos from './company-logos.ts'
import type { Tx } from './db.ts'

/** The data of a job to write: a listing's own text and the facts that the rules read from it. */
export type JobToWrite = {
  id: number
  listing: Listing
  facts: JobFacts
  /** Given when the job has several places. */
  places: JobPlaces | null
  closedAt: string | null
  /** When that listing was last seen. */
  seenAt: Date
}

/** The places of a job and how one works there, from all its listings. */
export type JobPlaces = {
  workSetting: WorkSetting | null
  locationText: string | null
  places: Place[]
  countries: string[]
  remote: RemoteScope
}

/** Waits for the batches of other imports. The lock is held until the transaction ends. */
export async function lockImports(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${ADVISORY_LOCKS.imports})`.execute(tx)
}

/** Removes the sample data. Returns the number of jobs removed. */
export async function removeDemo(tx: Tx): Promise<number> {
  const { rows } = await sql<{ companyId: number; jobs: number }>`
    with removed as (delete from jobs where is_demo returning company_id)
    select company_id as "companyId", count(*) as jobs from removed group by 1`.execute(tx)
  await sql`
    delete from companies c where is_demo and not exists (select 1 from jobs j where j.company_id = c.id)`.execute(
    tx,
  )
  // A company stays, and is no longer sample data, if it has real jobs as well.
  await recountOpenJobs(
    tx,
    rows.map(({ companyId }) => companyId),
  )
  return rows.reduce((sum, { jobs }) => sum + jobs, 0)
}

/** Returns each company's id by its slug. */
export async function writeCompanies(
  tx: Tx,
  items: readonly Pick<JobToWrite, 'listing' | 'facts'>[],
  { isDemo, now }: { isDemo: boolean; now: Date },
): Promise<Map<string, number>> {
  const bySlug = new Map<string, object>()
  for (const { listing, facts } of items) {
    bySlug.set(facts.companySlug, {
      slug: facts.companySlug,
      name: facts.company,
      website: webAddress(listing.companyWebsite),
      employees: listing.companyEmployees ?? null,
      offices: listing.companyOffices ?? null,
      sector: facts.sector,
      rating: listing.companyRating ?? null,
      is_top: listing.companyIsTop ?? false,
    })
  }
  // A company keeps its first name; missing facts are filled in, known ones updated.
  const { rows } = await sql<{ id: number; slug: string }>`
    insert into companies as c
           (slug, name, website, employees, offices, sector, rating, is_top, is_demo, first_seen_at)
    select r.slug, r.name, r.website, r.employees, r.offices, r.sector, r.rating, r.is_top, ${isDemo}, ${now}
      from jsonb_to_recordset(${JSON.stringify([...bySlug.values()])}::jsonb)
           as r (slug text, name text, website text, employees text, offices text, sector text,
                 rating numeric, is_top boolean)
     order by r.slug
    on conflict (slug) do update set
      website = coalesce(excluded.website, c.website),
      employees = coalesce(excluded.employees, c.employees),
      offices = coalesce(excluded.offices, c.offices),
      sector = coalesce(excluded.sector, c.sector),
      rating = coalesce(excluded.rating, c.rating),
      is_top = excluded.is_top or c.is_top,
      is_demo = excluded.is_demo and c.is_demo
    returning id, slug`.execute(tx)
  const ids = new Map(rows.map((row) => [row.slug, row.id]))
  const logos = new Map(
    items.flatMap(({ listing, facts }) => {
      const url = webAddress(listing.companyLogo)
      return url === null ? [] : [[ids.get(facts.companySlug) as number, url] as const]
    }),
  )
  const addresses = [...logos].map(([companyId, url]) => ({ companyId, url }))
  await companyLogos.noteAddresses(tx, addresses, now)
  return ids
}

/** This many unused job ids. */
export async function reserveIds(tx: Tx, count: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('jobs', 'id')) as id from generate_series(1, ${count})`.execute(
    tx,
  )
  return rows.map((row) => row.id)
}

type JobRow = ReturnType<typeof jobRow>

function jobRow(
  { id, listing, facts, places, closedAt, seenAt }: JobToWrite,
  companyIds: ReadonlyMap<string, number>,
  isDemo: boolean,
) {
  const { salary, years } = facts
  const {
    locationText,
    places: at,
    countries,
    remote,
    workSetting,
  } = places ?? {
    ...facts,
    ...facts.location,
  }
  return {
    id,
    company_id: companyIds.get(facts.companySlug) as number,
    title: facts.title,
    location_text: locationText,
    places: at,
    countries,
    remote_scope: remote,
    work_setting: workSetting,
    job_type: facts.jobType,
    level: facts.level,
    years_min: years?.min ?? null,
    years_max: years?.max ?? null,
    languages: facts.languages,
    eligibility: facts.eligibility,
    work_type: facts.workType,
    sector: facts.sector,
    category: facts.category,
    tags: facts.tags,
    salary_min: salary?.min ?? null,
    salary_max: salary?.max ?? null,
    salary_currency: salary?.currency ?? null,
    salary_period: salary?.period ?? null,
    salary_text: facts.salaryText,
    pay_details: facts.payDetails,
    description_html: facts.descriptionHtml,
    description_text: facts.descriptionText,
    requirements_html: facts.requirementsHtml,
    source: listing.source,
    url: webAddress(listing.url),
    apply_url: webAddress(listing.applyUrl) ?? webAddress(listing.url),
    is_demo: isDemo,
    posted_at: listing.postedAt ?? null,
    closed_at: closedAt,
    last_seen_at: seenAt,
  }
}

/** The columns of `jobRow`, shared by the insert, the update and the record type. */
const JOB_COLUMNS = {
  id: 'bigint',
  company_id: 'bigint',
  title: 'text',
  location_text: 'text',
  places: 'jsonb',
  countries: 'text[]',
  remote_scope: 'text',
  work_setting: 'text',
  job_type: 'text',
  level: 'text',
  years_min: 'smallint',
  years_max: 'smallint',
  languages: 'text[]',
  eligibility: 'jsonb',
  work_type: 'text',
  sector: 'text',
  category: 'text',
  tags: 'text[]',
  salary_min: 'numeric',
  salary_max: 'numeric',
  salary_currency: 'text',
  salary_period: 'text',
  salary_text: 'text',
  pay_details: 'jsonb',
  description_html: 'text',
  description_text: 'text',
  requirements_html: 'text',
  source: 'text',
  url: 'text',
  apply_url: 'text',
  is_demo: 'boolean',
  posted_at: 'timestamptz',
  closed_at: 'timestamptz',
  last_seen_at: 'timestamptz',
} satisfies Record<keyof JobRow, string>

const columnNames = Object.keys(JOB_COLUMNS)
const columnList = sql.raw(columnNames.join(', '))
const recordColumns = sql.raw(columnNames.map((name) => `r.${name}`).join(', '))
const recordShape = sql.raw(
  Object.entries(JOB_COLUMNS)
    .map(([name, type]) => `${name} ${type}`)
    .join(', '),
)
const assignments = sql.raw(
  columnNames
    .filter((name) => name !== 'id' && name !== 'last_seen_at')
    .map((name) => `${name} = r.${name}`)
    .join(', '),
)

export type JobWrite = {
  companyIds: ReadonlyMap<string, number>
  /** Marks sample data. */
  isDemo: boolean
}

export async function insertJobs(
  tx: Tx,
  jobs: readonly (JobToWrite & { firstSeenAt: Date })[],
  { companyIds, isDemo }: JobWrite,
): Promise<void> {
  if (jobs.length === 0) return
  const rows = jobs.map((job) => ({
    ...jobRow(job, companyIds, isDemo),
    first_seen_at: job.firstSeenAt,
  }))
  await sql`
    insert into jobs (${columnList}, first_seen_at)
    overriding system value
    select ${recordColumns}, r.first_seen_at
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
           as r (${recordShape}, first_seen_at timestamptz)`.execute(tx)
}

/** Keeps `last_seen_at` where another listing of the job was seen later. */
export async function updateJobs(
  tx: Tx,
  jobs: readonly JobToWrite[],
  { companyIds, isDemo }: JobWrite,
): Promise<void> {
  if (jobs.length === 0) return
  const rows = jobs.map((job) => jobRow(job, companyIds, isDemo))
  await sql`
    update jobs j set ${assignments}, last_seen_at = greatest(j.last_seen_at, r.last_seen_at)
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (${recordShape})
     where j.id = r.id`.execute(tx)
}

/**
 * The companies of these jobs. Read before a change too: a job that moves between companies changes the counts of
 * both.
 */
export async function companiesOf(tx: Tx, jobIds: readonly number[]): Promise<number[]> {
  if (jobIds.length === 0) return []
  const { rows } = await sql<{ company_id: number }>`
    select distinct company_id from jobs where id = any(${[...jobIds]}::bigint[])`.execute(tx)
  return rows.map((row) => row.company_id)
}

/** Updates these companies' numbers of open jobs. */
export async function recountOpenJobs(tx: Tx, companyIds: readonly number[]): Promise<void> {
  if (companyIds.length === 0) return
  await sql`
    update companies c set open_jobs = n.open_jobs
      from (select t.id, (select count(*) from jobs j
                           where j.company_id = t.id and j.closed_at is null) as open_jobs
              from unnest(${[...new Set(companyIds)]}::bigint[]) as t (id)) n
     where c.id = n.id and c.open_jobs <> n.open_jobs`.execute(tx)
}

/** Keeps only http and https addresses. */
function webAddress(value: string | null | undefined): string | null {
  const address = value?.trim()
  return address && /^https?:\/\/[^\s/]+/i.test(address) ? address : null
}
