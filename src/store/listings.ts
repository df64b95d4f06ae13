/**
 * Table `listings`: every listing of every source, and whether it is listed, missed, gone or back. A listing that no
 * run has missed was last seen when its board was last read completely. Only deviations from that are written, so a
 * run without news writes nothing here.
 */
import { sql } from 'kysely'
import type { JobId } from '#core/job/job.ts'
import type { Db, Tx } from './db.ts'
import { prepare } from './prepared.ts'

/** The state of a board's listing before a run. */
export type KnownListing = {
  id: number
  externalId: string
  stamp: string | null
  missedRuns: number
  missedSince: Date | null
  /** Set while the listing is missed and held: how many were listed when it vanished. */
  heldOf: number | null
  firstSeenAt: Date
  /** If no run has missed it, its board's last complete run may be later. */
  lastSeenAt: Date
  /** Its source states when it ends. */
  hasEnd: boolean
  isGone: boolean
}

/** Listings of the board that are listed, and those that disappeared after `goneAfter` and may come back. */
export async function ofBoard(db: Db, boardId: number, goneAfter: Date): Promise<KnownListing[]> {
  const { rows } = await sql<{
    id: number
    external_id: string
    stamp: string | null
    missed_runs: number
    missed_since: Date | null
    held_of: number | null
    first_seen_at: Date
    last_seen_at: Date
    has_end: boolean
    is_gone: boolean
  }>`
    select id, external_id, stamp, missed_runs, missed_since, held_of, first_seen_at,
           coalesce(last_seen_at, changed_at) as last_seen_at, ends_at is not null as has_end,
           gone_at is not null as is_gone
      from listings
     where board_id = ${boardId} and (gone_at is null or gone_at > ${goneAfter})`.execute(db)
  return rows.map((row) => ({
    id: row.id,
    externalId: row.external_id,
    stamp: row.stamp,
    missedRuns: row.missed_runs,
    missedSince: row.missed_since,
    heldOf: row.held_of,
    firstSeenAt: row.first_seen_at,
    lastSeenAt: row.last_seen_at,
    hasEnd: row.has_end,
    isGone: row.is_gone,
  }))
}

/**
 * Records that a complete run did not find these listings. `lastThere` is the previous complete run; `heldOf` is how
 * many were listed, if so many vanished at once that they are held.
 */
export async function miss(
  tx: Tx,
  ids: readonly number[],
  {
    since,
    lastThere,
    heldOf = null,
  }: { since: Date; lastThere: Date | null; heldOf?: number | null },
): Promise<void> {
  if (ids.length === 0) return
  await sql`
    update listings set
           last_seen_at = case when missed_runs = 0 then greatest(last_seen_at, ${lastThere}) else last_seen_at end,
           missed_since = case when missed_runs = 0 then ${since} else missed_since end,
           held_of = case when missed_runs = 0 then ${heldOf}::int else held_of end,
           missed_runs = least(missed_runs + 1, 1000)
     where id = any(${[...ids]}::bigint[])`.execute(tx)
}

/** These listings are there after all. */
export async function unmiss(tx: Tx, ids: readonly number[], now: Date): Promise<void> {
  if (ids.length === 0) return
  await sql`
    update listings set missed_runs = 0, missed_since = null, last_seen_at = ${now}
     where id = any(${[...ids]}::bigint[])`.execute(tx)
}

/** These listings were found in a run that says nothing about others. */
export async function see(tx: Tx, ids: readonly number[], now: Date): Promise<void> {
  if (ids.length === 0) return
  await sql`
    update listings set last_seen_at = ${now} where id = any(${[...ids]}::bigint[])`.execute(tx)
}

/** Those of these listings' jobs that another open listing has too. */
export async function jobsBeside(tx: Tx, ids: readonly number[]): Promise<JobId[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<{ job_id: JobId }>`
    select distinct l.job_id from listings l
     where l.id = any(${[...ids]}::bigint[])
       and exists (select from listings o
                    where o.job_id = l.job_id and o.id <> l.id and o.gone_at is null)`.execute(tx)
  return rows.map((row) => row.job_id)
}

/** When these listings were published, where stated. */
export async function postedAt(tx: Tx, ids: readonly number[]): Promise<Map<number, Date>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ id: number; posted_at: string | null }>`
    select id, raw ->> 'postedAt' as posted_at from listings
     where id = any(${[...ids]}::bigint[])`.execute(tx)
  return new Map(
    rows.flatMap(({ id, posted_at }) => (posted_at ? [[id, new Date(posted_at)] as const] : [])),
  )
}

/** Ends those that are still listed. Returns their jobs. */
export async function end(tx: Tx, ids: readonly number[], at: Date): Promise<JobId[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<{ job_id: JobId }>`
    update listings set gone_at = ${at}
     where id = any(${[...ids]}::bigint[]) and gone_at is null
    returning job_id`.execute(tx)
  return distinct(rows)
}

/** Ends these listings as of when they were first missed. Returns their jobs. */
export async function endMissed(tx: Tx, ids: readonly number[]): Promise<JobId[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<{ job_id: JobId }>`
    update listings set gone_at = missed_since
     where id = any(${[...ids]}::bigint[]) and gone_at is null and missed_since is not null
    returning job_id`.execute(tx)
  return distinct(rows)
}

/** Ends each listing at its own time. Returns their jobs. */
export async function endEach(tx: Tx, ends: readonly { id: number; at: Date }[]): Promise<JobId[]> {
  if (ends.length === 0) return []
  const { rows } = await sql<{ job_id: JobId }>`
    update listings l set gone_at = r.at
      from jsonb_to_recordset(${JSON.stringify(ends)}::jsonb) as r (id bigint, at timestamptz)
     where l.id = r.id and l.gone_at is null
    returning l.job_id`.execute(tx)
  return distinct(rows)
}

/** Detaches these listings from their board, so that no run decides about them any more. */
export async function leaveBoard(tx: Tx, ids: readonly number[]): Promise<void> {
  await sql`
    update listings set board_id = null, stamp = null where id = any(${[...ids]}::bigint[])`.execute(
    tx,
  )
}

/** Reopens listings that had disappeared, unless their stated end has passed. Returns their jobs. */
export async function reopen(tx: Tx, ids: readonly number[], now: Date): Promise<JobId[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<{ job_id: JobId }>`
    update listings set gone_at = null, missed_runs = 0, missed_since = null, last_seen_at = ${now}
     where id = any(${[...ids]}::bigint[]) and gone_at is not null
       and (ends_at is null or ends_at > ${now})
    returning job_id`.execute(tx)
  return distinct(rows)
}

/** Ends those whose stated end has passed, as of that end. Returns their jobs. */
export async function endDue(tx: Tx, ids: readonly number[], now: Date): Promise<JobId[]> {
  const { rows } = await sql<{ job_id: JobId }>`
    update listings set gone_at = ends_at
     where id = any(${[...ids]}::bigint[]) and gone_at is null and ends_at <= ${now}
    returning job_id`.execute(tx)
  return distinct(rows)
}

/** A batch of listings whose stated end has passed. */
export async function due(db: Db, now: Date, limit: number): Promise<{ id: number }[]> {
  const { rows } = await sql<{ id: number }>`
    select id from listings
     where gone_at is null and ends_at <= ${now} order by ends_at limit ${limit}`.execute(db)
  return rows
}

/** The board's current listings. */
export async function listedOf(db: Db | Tx, ...boardIds: number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from listings where board_id = any(${boardIds}::bigint[]) and gone_at is null`.execute(
    db,
  )
  return rows.map((row) => row.id)
}

/** Listings of a board that vanished together and are held. */
export async function idsHeld(tx: Tx, boardId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from listings
     where board_id = ${boardId} and gone_at is null and missed_runs > 0 and held_of is not null`.execute(
    tx,
  )
  return rows.map((row) => row.id)
}

/** A held listing, as the operator sees it. */
export type HeldListing = {
  jobId: JobId
  title: string
  url: string | null
  /** As the source wrote it. */
  locationText: string | null
  lastSeenAt: Date | null
}

/** The listings of `idsHeld` with details, up to `limit`, sorted by title. */
export async function heldOf(
  db: Db,
  { boardId, limit }: { boardId: number; limit: number },
): Promise<HeldListing[]> {
  const { rows } = await sql<{
    job_id: JobId
    title: string
    url: string | null
    location: string | null
    last_seen_at: Date | null
  }>`
    select job_id, raw ->> 'title' as title, raw ->> 'url' as url, raw ->> 'location' as location,
           last_seen_at
      from listings
     where board_id = ${boardId} and gone_at is null and missed_runs > 0 and held_of is not null
     order by title, id limit ${limit}`.execute(db)
  return rows.map((row) => ({
    jobId: row.job_id,
    title: row.title,
    url: row.url,
    locationText: row.location,
    lastSeenAt: row.last_seen_at,
  }))
}

/** Enough to know whose jobs a board lists. */
const STATED = 500

/** What a board's current listings state about their company and addresses. */
export async function statedOf(
  db: Db,
  boardId: number,
): Promise<{ company: string; url: string | null; applyUrl: string | null }[]> {
  const { rows } = await sql<{ company: string; url: string | null; apply_url: string | null }>`
    select raw ->> 'company' as company, raw ->> 'url' as url, raw ->> 'applyUrl' as apply_url
      from listings where board_id = ${boardId} and gone_at is null order by id limit ${STATED}`.execute(
    db,
  )
  return rows.map(({ apply_url: applyUrl, ...row }) => ({ ...row, applyUrl }))
}

/** How many of a board's listings were new or changed since then. */
export async function writtenSince(db: Db, boardId: number, since: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from listings
     where board_id = ${boardId} and last_seen_at >= ${since}`.execute(db)
  return rows[0]?.count ?? 0
}

/** Expects `listings` as l and `boards` as b. */
export const LISTING_LAST_SEEN = sql`
  case when l.missed_runs = 0 and l.gone_at is null
       then greatest(l.last_seen_at, b.last_complete_at, l.changed_at)
       else coalesce(l.last_seen_at, l.changed_at) end`

/** A listing of a job, as shown on the job's page. */
export type JobListing = {
  id: number
  source: string
  board: string
  url: string | null
  applyUrl: string | null
  /** As the source wrote it. */
  locationText: string | null
  /** Listings with the same opening are at the same place. */
  openingId: number
  firstSeenAt: Date
  lastSeenAt: Date
  goneAt: Date | null
  /** Since when its board has been read completely every day; null without a board. */
  steadySince: Date | null
}

/** Oldest first. */
export async function ofJob(db: Db, jobId: JobId): Promise<JobListing[]> {
  const { rows } = await sql<{
    id: number
    source: string
    board: string
    url: string | null
    apply_url: string | null
    location: string | null
    opening_id: number
    first_seen_at: Date
    last_seen_at: Date
    gone_at: Date | null
    steady_since: Date | null
  }>`
    ${prepare('listings-of-job')}
    select l.id, l.source, l.board, l.raw ->> 'url' as url, l.raw ->> 'applyUrl' as apply_url,
           l.raw ->> 'location' as location, coalesce(l.opening_id, l.id) as opening_id, l.first_seen_at,
           ${LISTING_LAST_SEEN} as last_seen_at,
           l.gone_at, b.steady_since
      from listings l left join boards b on b.id = l.board_id
     where l.job_id = ${jobId} order by l.first_seen_at, l.id`.execute(db)
  return rows.map((row) => ({
    id: row.id,
    source: row.source,
    board: row.board,
    url: row.url,
    applyUrl: row.apply_url,
    locationText: row.location,
    openingId: row.opening_id,
    firstSeenAt: row.first_seen_at,
    lastSeenAt: row.last_seen_at,
    goneAt: row.gone_at,
    steadySince: row.steady_since,
  }))
}

const distinct = (rows: { job_id: JobId }[]) => [...new Set(rows.map((row) => row.job_id))]

/** When the content of any of a job's listings last changed, by job. A listing seen again has not changed. */
export async function changedAt(db: Db, jobIds: readonly JobId[]): Promise<Map<JobId, Date>> {
  if (jobIds.length === 0) return new Map()
  const { rows } = await sql<{ job_id: JobId; changed_at: Date }>`
    select job_id, max(changed_at) as changed_at
      from listings where job_id = any(${[...jobIds]}::bigint[]) group by job_id`.execute(db)
  return new Map(rows.map((row) => [row.job_id, row.changed_at]))
}
