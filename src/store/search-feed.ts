/**
 * What the search index reads: open jobs as documents, and what has changed since a position (change-positions.ts).
 */
import { sql } from 'kysely'
import { isEmployersOwn } from '#core/boards/source-kind.ts'
import type { EligibilityFacts } from '#core/eligibility/eligibility.ts'
import { htmlToText } from '#core/html/html.ts'
import type { JobId } from '#core/job/job.ts'
import { MATCH_RULES } from '#core/match/match.ts'
import type { MatchDemands } from '#core/match/match-demands.ts'
import { type ExchangeRates, SHIPPED_RATES, yearlyUsd } from '#core/pay/exchange-rates.ts'
import { countryName } from '#core/place/countries.ts'
import type { Place } from '#core/place/place.ts'
import { areasIn } from '#core/place/place-area.ts'
import { SUPPORT } from '#core/search/query.ts'
import { dayOf } from '#core/time/utc-day.ts'
import type { JobDocument } from '#search/segments/document.ts'
import { epochOf, LAST, numberChanges } from './change-positions.ts'
import type { Db } from './db.ts'
import { LAST_SEEN, toSalary } from './jobs.ts'

/** The channel on which a change of jobs is announced. */
export const JOBS_CHANGED = 'jobs_changed'

/** The position that a copy of the jobs has reached, as text, and its epoch, which another database does not have. */
export type Mark = { position: string; epoch: string }

/** Whether every change since `mark` is still available here. Reads `change_counter c`. */
const canFollow = ({ position, epoch }: Mark) => sql`coalesce(
  ${position}::bigint between c.forgotten and c.position
  and ${epochOf(sql`${position}::bigint`)} = ${epoch}::text, false)`

/** The current position. Take it before reading existing jobs. */
export async function mark(db: Db): Promise<Mark> {
  // Otherwise what is pending would be read with the jobs, and once more as changes.
  await numberChanges(db)
  const { rows } = await sql<Mark>`
    select ${LAST}::text as position, ${epochOf(LAST)} as epoch from change_counter c`.execute(db)
  return rows[0] as Mark
}

/** Whether a copy at `mark` can be brought up to date from here. */
export async function continues(db: Db, mark: Mark): Promise<boolean> {
  const { rows } = await sql<{ continues: boolean }>`
    select ${canFollow(mark)} as continues from change_counter c`.execute(db)
  return rows[0]?.continues ?? false
}

/** Open jobs with ids greater than `after`, sorted by id. Fewer than `limit` means that these were the last. */
export async function openJobs(
  db: Db,
  after: number,
  limit: number,
  rates: ExchangeRates = SHIPPED_RATES,
): Promise<JobDocument[]> {
  const { rows } = await sql<Row>`
    ${DOCUMENT} where j.closed_at is null and j.id > ${after} order by j.id limit ${limit}`.execute(
    db,
  )
  return rows.map((row) => toDocument(row, rates))
}

/** Those of these jobs that are open now. */
export async function openJobsOf(
  db: Db,
  ids: readonly number[],
  rates: ExchangeRates = SHIPPED_RATES,
): Promise<JobDocument[]> {
  const { rows } = await sql<Row>`
    ${DOCUMENT} where j.closed_at is null and j.id = any(${[...ids]}::bigint[])`.execute(db)
  return rows.map((row) => toDocument(row, rates))
}

export type Changes = {
  /** Written, closed or removed since then: to be read again or dropped. */
  jobs: JobId[]
  counts: { id: JobId; views: number; applications: number }[]
  /** Jobs that were only seen again on a day. */
  sightings: { id: JobId; day: number }[]
  /** Where to go on. */
  mark: Mark
  /** False if this is not the database of the mark, or if changes since then have been purged. */
  isComplete: boolean
}

/** What was committed since `from`, each row once and as it is now. */
export async function changesSince(db: Db, from: Mark): Promise<Changes> {
  await numberChanges(db)
  const since = sql`p.position > ${from.position}::bigint`
  const { rows } = await sql<Changes>`
    select jsonb_build_object('position', ${LAST}::text, 'epoch', ${epochOf(LAST)}) as mark,
           ${canFollow(from)} as "isComplete",
           coalesce((select jsonb_agg(distinct p.id) from change_positions p
                      where p.kind in ('job', 'demands') and ${since}),
                    '[]') as jobs,
           coalesce((select jsonb_agg(jsonb_build_object(
                              'id', n.job_id, 'views', n.views, 'applications', n.applications) order by n.job_id)
                       from change_positions p join job_counts n on n.job_id = p.id
                      where p.kind = 'counts' and ${since}),
                    '[]') as counts,
           coalesce((select jsonb_agg(jsonb_build_object(
                              'id', s.job_id, 'day', floor(extract(epoch from s.seen_at) / 86400)) order by s.job_id)
                       from change_positions p join job_sightings s on s.job_id = p.id
                      where p.kind = 'sighting' and ${since}),
                    '[]') as sightings
      from change_counter c`.execute(db)
  return rows[0] as Changes
}

const DOCUMENT = sql`
  select j.id, j.title, c.name as company, c.slug as company_slug, j.location_text, j.places,
         j.remote_scope, j.eligibility -> 'facts' as eligibility, j.languages, j.years_min, j.work_setting, j.job_type, j.level, j.work_type, j.sector, j.category, j.tags,
         j.salary_min, j.salary_max, j.salary_currency, j.salary_period,
         j.description_text, j.requirements_html,
         j.posted_at, j.first_seen_at, ${LAST_SEEN} as last_seen_at, j.reposted_count, j.source,
         coalesce(n.views, 0) as views, coalesce(n.applications, 0) as applications,
         d.content as demands
    from jobs j
    join companies c on c.id = j.company_id
    left join job_demands d on d.job_id = j.id and d.rules = ${MATCH_RULES}
    left join job_counts n on n.job_id = j.id
    left join job_sightings s on s.job_id = j.id`

type Row = Pick<
  JobDocument,
  'id' | 'title' | 'company' | 'tags' | 'level' | 'sector' | 'category' | 'views' | 'applications'
> &
  Parameters<typeof toSalary>[0] & {
    company_slug: string
    location_text: string | null
    places: Place[]
    remote_scope: JobDocument['remote']
    eligibility: EligibilityFacts | null
    languages: string[]
    years_min: number | null
    work_setting: JobDocument['workSetting']
    job_type: JobDocument['jobType']
    work_type: JobDocument['workType']
    description_text: string | null
    requirements_html: string | null
    posted_at: Date | null
    first_seen_at: Date
    last_seen_at: Date
    reposted_count: number
    source: string
    demands: MatchDemands | null
  }

function toDocument(row: Row, rates: ExchangeRates): JobDocument {
  const salary = toSalary(row)
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
    at: row.places,
    areas: areasIn(row.location_text ?? ''),
    remote: row.remote_scope,
    eligibility: row.eligibility,
    years: row.years_min,
    languages: row.languages,
    support: row.eligibility ? supportOf(row.eligibility) : [],
    workSetting: row.work_setting,
    jobType: row.job_type,
    level: row.level,
    workType: row.work_type,
    sector: row.sector,
    category: row.category,
    tags: row.tags,
    yearlyUsd: salary && yearlyUsd(salary, rates),
    payCurrency: salary?.currency ?? null,
    descriptionText: textOf(row),
    postedAt: row.posted_at?.getTime() ?? null,
    firstSeenAt: row.first_seen_at.getTime(),
    seenDay: dayOf(row.last_seen_at.getTime()),
    isReposted: row.reposted_count > 0,
    isFromEmployer: isEmployersOwn(row.source),
    views: row.views,
    applications: row.applications,
    demands: row.demands,
  }
}

/** Requirements as text: "R&amp;D" becomes R&D. */
function textOf({ description_text, requirements_html }: Row): string | null {
  const requirements = requirements_html && htmlToText(requirements_html)
  return [description_text, requirements].filter(Boolean).join('\n') || null
}

/** The name by which jobs are grouped: the city if known, otherwise region or country. */
const nameOf = ({ city, region, country }: Place) =>
  city ?? region ?? (country && countryName(country))

/** What the employer offers to people from elsewhere. */
const supportOf = ({ visa, relocation }: EligibilityFacts) =>
  SUPPORT.filter((each) => (each === 'visa' ? visa : relocation) === true)

const distinct = (names: (string | null)[]) => [...new Set(names.filter((name) => name !== null))]
