/**
 * Made listings in a PostgreSQL of their own: the one that comes with the product, in a temporary directory. One plain
 * table; what a query's filters mean is written here again in SQL, apart from the engine.
 */
import * as fs from 'node:fs'
import * as os from 'node:os'
import * as path from 'node:path'
import pg from 'pg'
import { type JobQuery, POSTED_HOURS, type PostedKey } from '#core/search/query.ts'
import { fold } from '#core/text/fold-text.ts'
import { dayOf } from '#core/time/utc-day.ts'
import { type JobDocument, publishedAt } from '#search/document.ts'
import { startEmbeddedPostgres } from '#server/database/embedded-postgres.ts'

const HOUR_MS = 3_600_000
const BATCH = 2_000
const INT8 = 20

const COLUMNS = {
  id: 'bigint',
  title: 'text',
  company: 'text',
  company_slug: 'text',
  location_text: 'text',
  /** All names of its places, folded, to look in. */
  place_text: 'text',
  places: 'text[]',
  tags: 'text[]',
  remote: 'text',
  work_setting: 'text',
  job_type: 'text',
  level: 'text',
  work_type: 'text',
  sector: 'text',
  category: 'text',
  pay_min: 'float8',
  pay_max: 'float8',
  published_at: 'bigint',
  first_seen_at: 'bigint',
  seen_day: 'integer',
  is_reposted: 'boolean',
  is_from_employer: 'boolean',
  views: 'integer',
  applications: 'integer',
  description: 'text',
} as const

export type Postgres = { client: pg.Client; stop(): Promise<void> }

/** An empty database on which nothing is tuned but memory for one client. */
export async function startPostgres(): Promise<Postgres> {
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'rolecall-compare-'))
  const server = await startEmbeddedPostgres(directory)
  const types = {
    getTypeParser: (oid: number, format?: 'text' | 'binary') =>
      oid === INT8 ? Number : pg.types.getTypeParser(oid, format as 'text'),
  } as pg.CustomTypesConfig
  const client = new pg.Client({ connectionString: server.url, types })
  await client.connect()
  await client.query(`
    set work_mem = '512MB'; set maintenance_work_mem = '1GB'; set synchronous_commit = off;
    set max_parallel_workers_per_gather = 0; set max_parallel_maintenance_workers = 0; set jit = off`)
  return {
    client,
    async stop() {
      await client.end()
      await server.stop()
      fs.rmSync(directory, { recursive: true, force: true })
    },
  }
}

/** Makes the table `listing` and fills it. `words`, where given, are kept with each listing as an array. */
export async function loadListings(
  client: pg.Client,
  documents: Iterable<JobDocument>,
  words: ((job: JobDocument) => string[]) | null,
): Promise<void> {
  const columns = { ...COLUMNS, ...(words && { words: 'text[]' }) }
  const shape = Object.entries(columns).map(([name, type]) => `${name} ${type}`)
  await client.query(`create unlogged table listing (${shape.join(', ')})`)
  let batch: object[] = []
  const flush = async () => {
    await client.query(
      `insert into listing select * from jsonb_to_recordset($1::jsonb) as r (${shape.join(', ')})`,
      [JSON.stringify(batch)],
    )
    batch = []
  }
  for (const job of documents) {
    batch.push({ ...toRow(job), ...(words && { words: words(job) }) })
    if (batch.length === BATCH) await flush()
  }
  await flush()
  await client.query(`
    alter table listing add primary key (id);
    create index on listing (published_at);
    create index on listing using gin (tags)`)
}

function toRow(job: JobDocument): Record<keyof typeof COLUMNS, unknown> {
  const { min = null, max = null } = job.yearlyUsd ?? {}
  return {
    id: job.id,
    title: job.title,
    company: job.company,
    company_slug: job.companySlug,
    location_text: job.locationText,
    place_text: fold([job.locationText ?? [], job.places, job.placeNames].flat().join(' · ')),
    places: job.places,
    tags: job.tags,
    remote: job.remote,
    work_setting: job.workSetting,
    job_type: job.jobType,
    level: job.level,
    work_type: job.workType,
    sector: job.sector,
    category: job.category,
    pay_min: min ?? max,
    pay_max: max ?? min,
    published_at: publishedAt(job),
    first_seen_at: job.firstSeenAt,
    seen_day: job.seenDay,
    is_reposted: job.isReposted,
    is_from_employer: job.isFromEmployer,
    views: job.views,
    applications: job.applications,
    description: job.descriptionText,
  }
}

/** One filter of a query: what it says, and of which facet it is the own filter. */
export type Condition = { filter: keyof JobQuery; sql: string }
/** Hands in a value; answers the "$1" that stands for it. */
export type Bind = (value: unknown) => string

export function conditionsOf(query: JobQuery, now: Date, bind: Bind): Condition[] {
  const found: Condition[] = []
  const add = (filter: keyof JobQuery, isSet: boolean, sql: () => string) => {
    if (isSet) found.push({ filter, sql: sql() })
  }
  const oneOf = (filter: keyof JobQuery, column: string, wanted: readonly string[]) =>
    add(filter, wanted.length > 0, () => `${column} = any(${bind(wanted)}::text[])`)

  const within = (filter: keyof JobQuery, column: string, key: PostedKey | null) =>
    add(filter, key !== null, () => {
      const since = now.getTime() - POSTED_HOURS[key ?? 'today'] * HOUR_MS
      return `${column} ${key === 'ua_gt1m' ? '<' : '>='} ${bind(since)}::bigint`
    })

  oneOf('workSettings', 'work_setting', query.workSettings)
  oneOf('jobTypes', 'job_type', query.jobTypes)
  oneOf('levels', 'level', query.levels)
  oneOf('workTypes', 'work_type', query.workTypes)
  oneOf('sectors', 'sector', query.sectors)
  oneOf('category', 'category', query.category === null ? [] : [query.category])
  oneOf('company', 'company_slug', query.company === null ? [] : [query.company])
  add('tags', query.tags.length > 0, () => `tags && ${bind(query.tags)}::text[]`)
  add('location', query.location !== null, () => {
    return `position(${bind(fold(query.location ?? '').trim())} in place_text) > 0`
  })
  add('remote', query.remote, () => {
    return `(work_setting = 'remote' or remote <> 'none' or
             concat_ws(' ', title, location_text) ~* 'remote|anywhere|work from home')`
  })
  within('posted', 'published_at', query.posted)
  within('firstSeen', 'first_seen_at', query.firstSeen)
  add('newSince', query.newSince !== null, () => {
    return `first_seen_at >= ${bind(Date.parse(query.newSince ?? ''))}::bigint`
  })
  add('confirmedDays', query.confirmedDays !== null, () => {
    return `seen_day >= ${bind(dayOf(now.getTime()) - (query.confirmedDays ?? 0))}::integer`
  })
  add('neverReposted', query.neverReposted, () => 'not is_reposted')
  add('fromEmployer', query.fromEmployer, () => 'is_from_employer')
  add('salaryMin', query.salaryMin !== null, () => {
    return `(pay_max is null or pay_max >= ${bind(query.salaryMin)}::float8)`
  })
  add('salaryMax', query.salaryMax !== null, () => {
    return `(pay_min is null or pay_min <= ${bind(query.salaryMax)}::float8)`
  })
  add('hideNoData', query.hideNoData, () => {
    return '(pay_min is not null and location_text is not null and job_type is not null)'
  })
  return found
}
