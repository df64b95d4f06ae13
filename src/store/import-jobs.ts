/**
 * Writes a batch of listings and the jobs, companies and counts that follow from them, in a fixed number
 * of statements whatever the batch's size. Only verbs call it, inside a transaction.
 */
import { sql } from 'kysely'
import type { JobFacts } from '#core/job.ts'
import type { Listing } from '#core/listing.ts'
import type { MatchDemands } from '#core/match-demands.ts'
import type { Db, Tx } from './db.ts'
import * as jobDemands from './job-demands.ts'

export type KeyedListing = { source: string; board: string; externalId: string }

export type ListingToWrite = KeyedListing & {
  listing: Listing
  facts: JobFacts
  demands: MatchDemands
  hash: Buffer
  /** When its job ended; null while it is open, whatever end the listing announces. */
  closedAt: string | null
  /** null for a listing that was never seen. */
  jobId: number | null
}

/** Any fixed number of our own: one batch is written at a time, so that two imports cannot interleave. */
const IMPORT_LOCK = 715_204_119

/** Waits for other imports' batches; held to the end of the transaction. */
export async function lockImports(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${IMPORT_LOCK})`.execute(tx)
}

/** What is stored of these listings: `source\nboard\nid` → job and hash. */
export async function known(
  db: Db | Tx,
  keys: readonly KeyedListing[],
): Promise<Map<string, { jobId: number; hash: Buffer }>> {
  const { rows } = await sql<{
    source: string
    board: string
    external_id: string
    job_id: number
    hash: Buffer
  }>`
    select l.source, l.board, l.external_id, l.job_id, l.hash
      from unnest(${keys.map((key) => key.source)}::text[], ${keys.map((key) => key.board)}::text[],
                  ${keys.map((key) => key.externalId)}::text[]) as k (source, board, external_id)
      join listings l using (source, board, external_id)`.execute(db)
  return new Map(
    rows.map((row) => [
      listingKey({ source: row.source, board: row.board, externalId: row.external_id }),
      { jobId: row.job_id, hash: row.hash },
    ]),
  )
}

export const listingKey = ({ source, board, externalId }: KeyedListing) =>
  `${source}\n${board}\n${externalId}`

/** Stores new and changed listings with their jobs. `isDemo` marks sample data; `now` is when they were seen. */
export async function write(
  tx: Tx,
  items: readonly ListingToWrite[],
  { isDemo, now }: { isDemo: boolean; now: Date },
): Promise<void> {
  if (items.length === 0) return
  const companyIds = await writeCompanies(tx, items, { isDemo, now })
  const ids = await reserveIds(tx, items.filter((item) => item.jobId === null).length)
  const rows = items.map((item) => {
    const jobId = item.jobId ?? (ids.shift() as number)
    return { item, jobId, job: jobRow(item, jobId, companyIds, isDemo) }
  })

  const fresh = rows.filter((row) => row.item.jobId === null)
  const changed = rows.filter((row) => row.item.jobId !== null)
  const before = await companiesOf(
    tx,
    changed.map((row) => row.jobId),
  )
  await insertJobs(
    tx,
    fresh.map((row) => row.job),
    now,
  )
  await updateJobs(
    tx,
    changed.map((row) => row.job),
    now,
  )
  await writeListings(tx, rows, now)
  await jobDemands.write(
    tx,
    rows.map(({ item, jobId }) => ({ jobId, demands: item.demands })),
  )
  await recountOpenJobs(tx, [...new Set([...companyIds.values(), ...before])])
}

/** Removes the sample data. Returns how many jobs it was. */
export async function removeDemo(tx: Tx): Promise<number> {
  const { numAffectedRows } = await sql`delete from jobs where is_demo`.execute(tx)
  await sql`
    delete from companies c where is_demo and not exists (select 1 from jobs j where j.company_id = c.id)`.execute(
    tx,
  )
  const { rows } = await sql<{ id: number }>`select id from companies where is_demo`.execute(tx)
  await recountOpenJobs(
    tx,
    rows.map((row) => row.id),
  )
  return Number(numAffectedRows ?? 0)
}

async function writeCompanies(
  tx: Tx,
  items: readonly ListingToWrite[],
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
  // A company keeps the name it was first seen with; facts it lacked are filled in, known ones refreshed.
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
  return new Map(rows.map((row) => [row.slug, row.id]))
}

async function reserveIds(tx: Tx, count: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('jobs', 'id')) as id from generate_series(1, ${count})`.execute(
    tx,
  )
  return rows.map((row) => row.id)
}

type JobRow = ReturnType<typeof jobRow>

function jobRow(
  { listing, facts, closedAt }: ListingToWrite,
  id: number,
  companyIds: Map<string, number>,
  isDemo: boolean,
) {
  const { location, salary, years } = facts
  return {
    id,
    company_id: companyIds.get(facts.companySlug) as number,
    title: facts.title,
    location_text: facts.locationText,
    places: location.places,
    countries: location.countries,
    remote_scope: location.remote,
    work_setting: facts.workSetting,
    job_type: facts.jobType,
    level: facts.level,
    years_min: years?.min ?? null,
    years_max: years?.max ?? null,
    work_type: facts.workType,
    sector: facts.sector,
    category: facts.category,
    tags: facts.tags,
    salary_min: salary?.min ?? null,
    salary_max: salary?.max ?? null,
    salary_currency: salary?.currency ?? null,
    salary_period: salary?.period ?? null,
    salary_text: facts.salaryText,
    description_html: facts.descriptionHtml,
    description_text: facts.descriptionText,
    requirements_html: facts.requirementsHtml,
    source: listing.source,
    url: webAddress(listing.url),
    apply_url: webAddress(listing.applyUrl) ?? webAddress(listing.url),
    is_demo: isDemo,
    posted_at: listing.postedAt ?? null,
    closed_at: closedAt,
  }
}

/** The columns of `jobRow`, once for the insert, the update and the record's shape. */
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
  work_type: 'text',
  sector: 'text',
  category: 'text',
  tags: 'text[]',
  salary_min: 'numeric',
  salary_max: 'numeric',
  salary_currency: 'text',
  salary_period: 'text',
  salary_text: 'text',
  description_html: 'text',
  description_text: 'text',
  requirements_html: 'text',
  source: 'text',
  url: 'text',
  apply_url: 'text',
  is_demo: 'boolean',
  posted_at: 'timestamptz',
  closed_at: 'timestamptz',
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
    .filter((name) => name !== 'id')
    .map((name) => `${name} = r.${name}`)
    .join(', '),
)

async function insertJobs(tx: Tx, rows: JobRow[], now: Date) {
  if (rows.length === 0) return
  await sql`
    insert into jobs (${columnList}, first_seen_at, last_seen_at)
    overriding system value
    select ${recordColumns}, ${now}, ${now}
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (${recordShape})`.execute(tx)
}

async function updateJobs(tx: Tx, rows: JobRow[], now: Date) {
  if (rows.length === 0) return
  await sql`
    update jobs j set ${assignments}, last_seen_at = ${now}
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (${recordShape})
     where j.id = r.id`.execute(tx)
}

async function writeListings(
  tx: Tx,
  rows: readonly { item: ListingToWrite; jobId: number }[],
  now: Date,
) {
  const records = rows.map(({ item, jobId }) => ({
    source: item.source,
    board: item.board,
    external_id: item.externalId,
    job_id: jobId,
    raw: item.listing,
    hash: item.hash.toString('hex'),
  }))
  await sql`
    insert into listings (source, board, external_id, job_id, raw, hash, first_seen_at, changed_at)
    select r.source, r.board, r.external_id, r.job_id, r.raw, decode(r.hash, 'hex'), ${now}, ${now}
      from jsonb_to_recordset(${JSON.stringify(records)}::jsonb)
           as r (source text, board text, external_id text, job_id bigint, raw jsonb, hash text)
    on conflict (source, board, external_id) do update
      set raw = excluded.raw, hash = excluded.hash, changed_at = excluded.changed_at`.execute(tx)
}

/** A changed listing may move its job to another company: the old one's count changes too. */
async function companiesOf(tx: Tx, jobIds: number[]): Promise<number[]> {
  if (jobIds.length === 0) return []
  const { rows } = await sql<{ company_id: number }>`
    select distinct company_id from jobs where id = any(${jobIds}::bigint[])`.execute(tx)
  return rows.map((row) => row.company_id)
}

async function recountOpenJobs(tx: Tx, companyIds: number[]) {
  await sql`
    update companies c set open_jobs = n.open_jobs
      from (select t.id, (select count(*) from jobs j
                           where j.company_id = t.id and j.closed_at is null) as open_jobs
              from unnest(${companyIds}::bigint[]) as t (id)) n
     where c.id = n.id and c.open_jobs <> n.open_jobs`.execute(tx)
}

/** Only addresses that are safe to follow are kept; a listing's own page is the way to apply when nothing else is named. */
function webAddress(value: string | null | undefined): string | null {
  const address = value?.trim()
  return address && /^https?:\/\/[^\s/]+/i.test(address) ? address : null
}
