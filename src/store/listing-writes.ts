/**
 * Table `listings`, as written by gathering and importing: the stored state of a batch, similar listings, and the
 * rows themselves. Called only by use cases that hold the import lock.
 */
import { sql } from 'kysely'
import type { JobId } from '#core/job/job.ts'
import type { Listing } from '#core/job/listing.ts'
import type { ListingFacts } from '#core/merge/best-listing.ts'
import type { DedupeFeatures } from '#core/merge/dedupe-features.ts'
import type { Db, Tx } from './db.ts'
import { LISTING_LAST_SEEN } from './listings.ts'

export type ListingKey = { source: string; board: string; externalId: string }

export const listingKey = ({ source, board, externalId }: ListingKey) =>
  `${source}\n${board}\n${externalId}`

/**
 * Derived data stored with a listing so that it need not be read again: the dedupe features, and what its job shows.
 */
export type StoredFeatures = { traces: DedupeFeatures; shows: ListingFacts }

export type StoredListing = {
  id: number
  jobId: JobId
  hash: Buffer
  isGone: boolean
  boardId: number | null
  stamp: string | null
}

/** What is stored of these listings, by `listingKey`. */
export async function stored(
  db: Db | Tx,
  keys: readonly ListingKey[],
): Promise<Map<string, StoredListing>> {
  const { rows } = await sql<{
    source: string
    board: string
    external_id: string
    id: number
    job_id: JobId
    hash: Buffer
    is_gone: boolean
    board_id: number | null
    stamp: string | null
  }>`
    select l.source, l.board, l.external_id, l.id, l.job_id, l.hash, l.gone_at is not null as is_gone,
           l.board_id, l.stamp
      from unnest(${keys.map((key) => key.source)}::text[], ${keys.map((key) => key.board)}::text[],
                  ${keys.map((key) => key.externalId)}::text[]) as k (source, board, external_id)
      join listings l using (source, board, external_id)`.execute(db)
  return new Map(
    rows.map((row) => [
      listingKey({ source: row.source, board: row.board, externalId: row.external_id }),
      {
        id: row.id,
        jobId: row.job_id,
        hash: row.hash,
        isGone: row.is_gone,
        boardId: row.board_id,
        stamp: row.stamp,
      },
    ]),
  )
}

/** A listing that may be the same job as another. */
export type LikeListing = {
  id: number
  jobId: JobId
  openingId: number
  source: string
  board: string
  externalId: string
  goneAt: Date | null
  firstSeenAt: Date
  postedAt: string | null
  traits: StoredFeatures
  keys: string[]
}

/**
 * Listings with one of these blocking keys that are listed or disappeared after `goneAfter`; for each key the
 * `mostOfKey` oldest. Each key is looked up separately: in one query, PostgreSQL would compare every listing with all
 * of the keys. Sample data has no keys.
 */
export async function like(
  tx: Tx,
  keys: readonly string[],
  { goneAfter, mostOfKey }: { goneAfter: Date; mostOfKey: number },
): Promise<LikeListing[]> {
  if (keys.length === 0) return []
  const { rows } = await sql<LikeRow>`
    select ${LIKE_COLUMNS}, l.merge_keys::text[] as keys
      from listings l
     where l.id in (select o.id
                      from unnest(${[...keys]}::bigint[]) as k (key)
                     cross join lateral (
                           select id from listings
                            where merge_keys @> array[k.key] and (gone_at is null or gone_at > ${goneAfter})
                            order by first_seen_at, id limit ${mostOfKey}) o)
     order by l.first_seen_at, l.id`.execute(tx)
  return rows.map(toLike)
}

export type ListingOfJob = Omit<LikeListing, 'traits'> & {
  /** Null if older rules read it. */
  traits: StoredFeatures | null
  isOnBoard: boolean
  /** Its board did not show it in the last run, or could not be read. */
  isDoubted: boolean
}

/** All listings of these jobs, oldest first. */
export async function ofJobs(tx: Tx, jobIds: readonly number[]): Promise<ListingOfJob[]> {
  if (jobIds.length === 0) return []
  const { rows } = await sql<LikeRow & { is_on_board: boolean; is_doubted: boolean }>`
    select ${LIKE_COLUMNS}, '{}'::text[] as keys, l.board_id is not null as is_on_board,
           l.missed_runs > 0 or coalesce(b.failures > 0 and b.last_run_at >
             greatest(l.last_seen_at, l.changed_at, b.last_complete_at), false) as is_doubted
      from listings l left join boards b on b.id = l.board_id
     where l.job_id = any(${[...jobIds]}::bigint[])
     order by l.first_seen_at, l.id`.execute(tx)
  return rows.map((row) => ({
    ...toLike(row),
    isOnBoard: row.is_on_board,
    isDoubted: row.is_doubted,
  }))
}

/** The original listings, with the times when they were first and last seen. */
export async function raw(
  tx: Tx,
  ids: readonly number[],
): Promise<Map<number, { listing: Listing; firstSeenAt: Date; lastSeenAt: Date }>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ id: number; raw: Listing; first_seen_at: Date; last_seen_at: Date }>`
    select l.id, l.raw, l.first_seen_at, ${LISTING_LAST_SEEN} as last_seen_at
      from listings l left join boards b on b.id = l.board_id
     where l.id = any(${[...ids]}::bigint[])`.execute(tx)
  return new Map(
    rows.map(({ id, raw: listing, first_seen_at: firstSeenAt, last_seen_at: lastSeenAt }) => [
      id,
      { listing, firstSeenAt, lastSeenAt },
    ]),
  )
}

/** This many unused listing ids. */
export async function reserveIds(tx: Tx, count: number): Promise<number[]> {
  if (count === 0) return []
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('listings', 'id')) as id from generate_series(1, ${count})`.execute(
    tx,
  )
  return rows.map((row) => row.id)
}

export type ListingRow = ListingKey & {
  id: number
  jobId: number
  /** Null for the first listing of its opening. */
  openingId: number | null
  listing: Listing
  hash: Buffer
  boardId: number | null
  stamp: string | null
  endsAt: string | null
  goneAt: string | null
  traits: StoredFeatures
  keys: readonly string[]
}

/** New listings get `now` as first seen. Existing ones keep theirs, and count as listed again. */
export async function write(tx: Tx, listings: readonly ListingRow[], now: Date): Promise<void> {
  if (listings.length === 0) return
  const records = listings.map((row) => ({
    id: row.id,
    source: row.source,
    board: row.board,
    external_id: row.externalId,
    job_id: row.jobId,
    opening_id: row.openingId,
    raw: row.listing,
    hash: row.hash.toString('hex'),
    board_id: row.boardId,
    stamp: row.stamp,
    ends_at: row.endsAt,
    gone_at: row.goneAt,
    traits: row.traits,
    merge_keys: row.keys,
  }))
  await sql`
    insert into listings (id, source, board, external_id, job_id, opening_id, raw, hash, board_id, stamp, ends_at,
                          gone_at, traits, merge_keys, first_seen_at, changed_at, last_seen_at)
    overriding system value
    select r.id, r.source, r.board, r.external_id, r.job_id, r.opening_id, r.raw, decode(r.hash, 'hex'), r.board_id,
           r.stamp, r.ends_at, r.gone_at, r.traits, r.merge_keys, ${now}, ${now}, ${now}
      from jsonb_to_recordset(${JSON.stringify(records)}::jsonb)
           as r (id bigint, source text, board text, external_id text, job_id bigint, opening_id bigint, raw jsonb,
                 hash text, board_id bigint, stamp text, ends_at timestamptz, gone_at timestamptz, traits jsonb,
                 merge_keys bigint[])
    on conflict (source, board, external_id) do update
      set job_id = excluded.job_id, opening_id = excluded.opening_id, raw = excluded.raw, hash = excluded.hash,
          board_id = coalesce(excluded.board_id, listings.board_id), stamp = excluded.stamp,
          ends_at = excluded.ends_at, gone_at = excluded.gone_at, traits = excluded.traits,
          merge_keys = excluded.merge_keys, changed_at = excluded.changed_at,
          last_seen_at = excluded.last_seen_at, missed_runs = 0, missed_since = null`.execute(tx)
}

/** A listing whose dedupe features are missing or outdated. */
export type ListingWithoutFeatures = { id: number; raw: Listing; isDemo: boolean }

/** Rows to check per query. */
const LOOKED_AT = 1_000

/**
 * The next listings after `after`, at most `limit`, whose dedupe features are not of this version, and the last one
 * checked; null when there are no more.
 */
export async function untraced(
  db: Db,
  { after, limit, version }: { after: number; limit: number; version: number },
): Promise<{ ids: number[]; last: number | null }> {
  const { rows } = await sql<{ id: number; is_old: boolean }>`
    select id, merge_keys is null or (traits #>> '{traces,version}')::int is distinct from ${version} as is_old
      from listings where id > ${after} order by id limit ${LOOKED_AT}`.execute(db)
  const old = rows.filter((row) => row.is_old).map((row) => row.id)
  const ids = old.slice(0, limit)
  return { ids, last: (old.length > limit ? ids : rows.map((row) => row.id)).at(-1) ?? null }
}

/** Those that still exist, with their original listing. */
export async function toTrace(tx: Tx, ids: readonly number[]): Promise<ListingWithoutFeatures[]> {
  const { rows } = await sql<{ id: number; raw: Listing; is_demo: boolean }>`
    select l.id, l.raw, j.is_demo from listings l join jobs j on j.id = l.job_id
     where l.id = any(${[...ids]}::bigint[])`.execute(tx)
  return rows.map(({ id, raw, is_demo }) => ({ id, raw, isDemo: is_demo }))
}

/** Stores dedupe features and blocking keys. */
export async function trace(
  tx: Tx,
  rows: readonly { id: number; traits: StoredFeatures; keys: readonly string[] }[],
): Promise<void> {
  const records = rows.map(({ id, traits, keys }) => ({ id, traits, merge_keys: keys }))
  await sql`
    update listings l set traits = r.traits, merge_keys = r.merge_keys
      from jsonb_to_recordset(${JSON.stringify(records)}::jsonb) as r (id bigint, traits jsonb, merge_keys bigint[])
     where l.id = r.id`.execute(tx)
}

/** Moves listings to another job, each with its opening there. */
export async function move(
  tx: Tx,
  moves: readonly { id: number; jobId: number; openingId: number | null }[],
): Promise<void> {
  if (moves.length === 0) return
  const records = moves.map(({ id, jobId, openingId }) => ({
    id,
    job_id: jobId,
    opening_id: openingId,
  }))
  await sql`
    update listings l set job_id = r.job_id, opening_id = r.opening_id
      from jsonb_to_recordset(${JSON.stringify(records)}::jsonb) as r (id bigint, job_id bigint, opening_id bigint)
     where l.id = r.id`.execute(tx)
}

/** Assigns listings to this board; those that came from a file belong to it from now on. */
export async function adopt(
  tx: Tx,
  rows: readonly { id: number; stamp: string | null }[],
  boardId: number,
): Promise<void> {
  if (rows.length === 0) return
  await sql`
    update listings l set board_id = ${boardId}, stamp = r.stamp
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (id bigint, stamp text)
     where l.id = r.id`.execute(tx)
}

const LIKE_COLUMNS = sql`
  l.id, l.job_id, coalesce(l.opening_id, l.id) as opening_id, l.source, l.board, l.external_id, l.gone_at,
  l.first_seen_at,   l.raw ->> 'postedAt' as posted_at, l.traits`

type LikeRow = {
  id: number
  job_id: JobId
  opening_id: number
  source: string
  board: string
  external_id: string
  gone_at: Date | null
  first_seen_at: Date
  posted_at: string | null
  traits: StoredFeatures
  keys: string[]
}

function toLike(row: LikeRow): LikeListing {
  return {
    id: row.id,
    jobId: row.job_id,
    openingId: row.opening_id,
    source: row.source,
    board: row.board,
    externalId: row.external_id,
    goneAt: row.gone_at,
    firstSeenAt: row.first_seen_at,
    postedAt: row.posted_at,
    traits: row.traits,
    keys: row.keys,
  }
}
