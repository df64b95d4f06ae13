/**
 * Table `jobs`, the columns about a job's life cycle and places. Written when its listings appear, disappear and
 * return.
 */
import { sql } from 'kysely'
import type { JobId } from '#core/job/job.ts'
import type { Tx } from './db.ts'
import type { JobPlaces } from './import-jobs.ts'

export type ListingHistory = {
  id: JobId
  companyId: number
  closedAt: Date | null
  shownListingId: number | null
  isDemo: boolean
}

export async function byIds(tx: Tx, ids: readonly number[]): Promise<ListingHistory[]> {
  const { rows } = await sql<{
    id: JobId
    company_id: number
    closed_at: Date | null
    shown_listing_id: number | null
    is_demo: boolean
  }>`
    select id, company_id, closed_at, shown_listing_id, is_demo from jobs
     where id = any(${[...ids]}::bigint[])`.execute(tx)
  return rows.map((row) => ({
    id: row.id,
    companyId: row.company_id,
    closedAt: row.closed_at,
    shownListingId: row.shown_listing_id,
    isDemo: row.is_demo,
  }))
}

/** Skips rows that already have the value: every change is read by all copies of the jobs. */
export async function setClosed(
  tx: Tx,
  jobs: readonly { id: number; closedAt: Date | null }[],
): Promise<void> {
  if (jobs.length === 0) return
  const rows = jobs.map(({ id, closedAt }) => ({ id, closed_at: closedAt }))
  await sql`
    update jobs j set closed_at = r.closed_at
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (id bigint, closed_at timestamptz)
     where j.id = r.id and j.closed_at is distinct from r.closed_at`.execute(tx)
}

export async function setPlaces(
  tx: Tx,
  jobs: readonly (JobPlaces & { id: number })[],
): Promise<void> {
  if (jobs.length === 0) return
  const rows = jobs.map(({ id, locationText, places, countries, remote, workSetting }) => ({
    id,
    location_text: locationText,
    places,
    countries,
    remote_scope: remote,
    work_setting: workSetting,
  }))
  await sql`
    update jobs j set location_text = r.location_text, places = r.places, countries = r.countries,
           remote_scope = r.remote_scope, work_setting = r.work_setting
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
           as r (id bigint, location_text text, places jsonb, countries text[], remote_scope text,
                 work_setting text)
     where j.id = r.id
       and (j.location_text, j.places, j.countries, j.remote_scope, j.work_setting) is distinct from
           (r.location_text, r.places, r.countries, r.remote_scope, r.work_setting)`.execute(tx)
}

/** Sets which listing's facts each job shows. */
export async function setShown(
  tx: Tx,
  jobs: readonly { id: number; shownListingId: number }[],
): Promise<void> {
  if (jobs.length === 0) return
  const rows = jobs.map(({ id, shownListingId }) => ({ id, shown: shownListingId }))
  await sql`
    update jobs j set shown_listing_id = r.shown
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (id bigint, shown bigint)
     where j.id = r.id and j.shown_listing_id is distinct from r.shown`.execute(tx)
}

export async function countReposts(tx: Tx, ids: readonly number[], now: Date): Promise<void> {
  if (ids.length === 0) return
  await sql`
    update jobs set reposted_count = reposted_count + 1, reposted_at = ${now}
     where id = any(${[...ids]}::bigint[])`.execute(tx)
}

/**
 * Records in `job_sightings` that jobs of the board were seen, unless that was recorded since `before`: once a day is
 * enough. `isAll` covers everything that the board lists; otherwise only listings seen individually since `before`.
 * At most `limit`; returns how many.
 */
export async function seeBoard(
  tx: Tx,
  boardId: number,
  { now, before, isAll, limit }: { now: Date; before: Date; isAll: boolean; limit: number },
): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into job_sightings (job_id, seen_at)
    select distinct j.id, ${now}::timestamptz
      from listings l join jobs j on j.id = l.job_id left join job_sightings s on s.job_id = j.id
     where l.board_id = ${boardId} and l.gone_at is null and l.missed_runs = 0
       and j.closed_at is null and j.last_seen_at < ${before}
       and (s.seen_at is null or s.seen_at < ${before}) and (${isAll} or l.last_seen_at >= ${before})
     order by j.id limit ${limit}
    on conflict (job_id) do update set seen_at = greatest(job_sightings.seen_at, excluded.seen_at)`.execute(
    tx,
  )
  return Number(numAffectedRows ?? 0)
}
