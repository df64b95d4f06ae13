/**
 * Table `listings`: what each source handed in, and the life of each: listed, missed, gone, back. A listing that misses
 * no run was last seen when its board was last read whole; only what differs from that is written, so that a run that
 * finds nothing new writes nothing here.
 */
import { sql } from 'kysely'
import type { JobId } from '#core/job/job.ts'
import type { Db, Tx } from './db.ts'

/** How a listing of a board stands before a run. */
export type KnownListing = {
  id: number
  externalId: string
  stamp: string | null
  missedRuns: number
  missedSince: Date | null
  /** While it is missed: it is held, one of so many that stood there when it vanished. */
  heldOf: number | null
  firstSeenAt: Date
  /** While it misses no run, its board's last whole reading may be later. */
  lastSeenAt: Date
  /** Its source says when it ends. */
  hasEnd: boolean
  isGone: boolean
}

/** Listings of the board that are listed, and those that went after `goneAfter`: they may come back. */
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
 * They were not there in a run that read everything. `lastThere` is when the board was last read whole before it;
 * `heldOf`, of how many, where so many vanished at once that they are held.
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

/** They are there after all. */
export async function unmiss(tx: Tx, ids: readonly number[], now: Date): Promise<void> {
  if (ids.length === 0) return
  await sql`
    update listings set missed_runs = 0, missed_since = null, last_seen_at = ${now}
     where id = any(${[...ids]}::bigint[])`.execute(tx)
}

/** They were there, in a run that says nothing about others. */
export async function see(tx: Tx, ids: readonly number[], now: Date): Promise<void> {
  if (ids.length === 0) return
  await sql`
    update listings set last_seen_at = ${now} where id = any(${[...ids]}::bigint[])`.execute(tx)
}

/** Jobs of these listings that another listing names as open as well. */
export async function jobsBeside(tx: Tx, ids: readonly number[]): Promise<JobId[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<{ job_id: JobId }>`
    select distinct l.job_id from listings l
     where l.id = any(${[...ids]}::bigint[])
       and exists (select from listings o
                    where o.job_id = l.job_id and o.id <> l.id and o.gone_at is null)`.execute(tx)
  return rows.map((row) => row.job_id)
}

/** When these were published; those that say so. */
export async function postedAt(tx: Tx, ids: readonly number[]): Promise<Map<number, Date>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ id: number; posted_at: string | null }>`
    select id, raw ->> 'postedAt' as posted_at from listings
     where id = any(${[...ids]}::bigint[])`.execute(tx)
  return new Map(
    rows.flatMap(({ id, posted_at }) => (posted_at ? [[id, new Date(posted_at)] as const] : [])),
  )
}

/** Ends those that are still listed. Returns the jobs that they are of. */
export async function end(tx: Tx, ids: readonly number[], at: Date): Promise<JobId[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<{ job_id: JobId }>`
    update listings set gone_at = ${at}
     where id = any(${[...ids]}::bigint[]) and gone_at is null
    returning job_id`.execute(tx)
  return distinct(rows)
}

/** Ends those at the moment when they were first missed. Returns the jobs that they are of. */
export async function endMissed(tx: Tx, ids: readonly number[]): Promise<JobId[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<{ job_id: JobId }>`
    update listings set gone_at = missed_since
     where id = any(${[...ids]}::bigint[]) and gone_at is null and missed_since is not null
    returning job_id`.execute(tx)
  return distinct(rows)
}

/** Ends each at its own moment. Returns the jobs that they are of. */
export async function endEach(tx: Tx, ends: readonly { id: number; at: Date }[]): Promise<JobId[]> {
  if (ends.length === 0) return []
  const { rows } = await sql<{ job_id: JobId }>`
    update listings l set gone_at = r.at
      from jsonb_to_recordset(${JSON.stringify(ends)}::jsonb) as r (id bigint, at timestamptz)
     where l.id = r.id and l.gone_at is null
    returning l.job_id`.execute(tx)
  return distinct(rows)
}

/** They stand on no board any more: what becomes of them, none can tell. */
export async function leaveBoard(tx: Tx, ids: readonly number[]): Promise<void> {
  await sql`
    update listings set board_id = null, stamp = null where id = any(${[...ids]}::bigint[])`.execute(
    tx,
  )
}

/** Lists those again that had gone, but not beyond their announced end. Returns the jobs that they are of. */
export async function reopen(tx: Tx, ids: readonly number[], now: Date): Promise<JobId[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<{ job_id: JobId }>`
    update listings set gone_at = null, missed_runs = 0, missed_since = null, last_seen_at = ${now}
     where id = any(${[...ids]}::bigint[]) and gone_at is not null
       and (ends_at is null or ends_at > ${now})
    returning job_id`.execute(tx)
  return distinct(rows)
}

/** Ends those whose announced end has come, at that moment. Returns the jobs that they are of. */
export async function endDue(tx: Tx, ids: readonly number[], now: Date): Promise<JobId[]> {
  const { rows } = await sql<{ job_id: JobId }>`
    update listings set gone_at = ends_at
     where id = any(${[...ids]}::bigint[]) and gone_at is null and ends_at <= ${now}
    returning job_id`.execute(tx)
  return distinct(rows)
}

/** Those whose announced end has come, a batch of them. */
export async function due(db: Db, now: Date, limit: number): Promise<{ id: number }[]> {
  const { rows } = await sql<{ id: number }>`
    select id from listings
     where gone_at is null and ends_at <= ${now} order by ends_at limit ${limit}`.execute(db)
  return rows
}

/** Listings of a board that are listed now. */
export async function listedOf(db: Db | Tx, boardId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from listings where board_id = ${boardId} and gone_at is null`.execute(db)
  return rows.map((row) => row.id)
}

/** Listings of a board that vanished at once and are not believed to be gone yet. */
export async function idsHeld(tx: Tx, boardId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from listings
     where board_id = ${boardId} and gone_at is null and missed_runs > 0 and held_of is not null`.execute(
    tx,
  )
  return rows.map((row) => row.id)
}

/** One listing that is held, and is not believed to be gone, as the operator sees it. */
export type HeldListing = {
  jobId: JobId
  title: string
  url: string | null
  /** As the source wrote it. */
  locationText: string | null
  lastSeenAt: Date | null
}

/** The same as `idsHeld` in words, some of them, by title. */
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

/** How many of a board were new or changed since then. */
export async function writtenSince(db: Db, boardId: number, since: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from listings
     where board_id = ${boardId} and last_seen_at >= ${since}`.execute(db)
  return rows[0]?.count ?? 0
}

/** Over `listings` as l and `boards` as b. */
export const LISTING_LAST_SEEN = sql`
  case when l.missed_runs = 0 and l.gone_at is null
       then greatest(l.last_seen_at, b.last_complete_at, l.changed_at)
       else coalesce(l.last_seen_at, l.changed_at) end`

/** One listing of a job, as its page names it. */
export type JobListing = {
  id: number
  source: string
  board: string
  url: string | null
  applyUrl: string | null
  /** As the source wrote it. */
  locationText: string | null
  /** Listings with the same one are at the same place. */
  openingId: number
  firstSeenAt: Date
  lastSeenAt: Date
  goneAt: Date | null
  /** Since when its board has been read whole every day; null where it has no board. */
  steadySince: Date | null
}

/** The oldest first. */
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
