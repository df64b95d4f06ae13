/**
 * What has changed in `jobs` since a cursor, in the order of positions (change-positions.ts). A job is listed once, at
 * its last change.
 */
import { sql } from 'kysely'
import { Refusal } from '#core/api/refusal.ts'
import type { JobId } from '#core/job/job.ts'
import type { ChangeCursor, JobChange } from '#core/job/job-changes.ts'
import { epochOf, LAST, numberChanges } from './change-positions.ts'
import type { Db } from './db.ts'
import * as jobs from './jobs.ts'
import { onPrimary } from './read-routing.ts'

export type ChangePage = {
  changes: JobChange[]
  /** The cursor after each of the changes. */
  cursors: ChangeCursor[]
  next: ChangeCursor
  hasMore: boolean
}

/**
 * Null starts with every open job. Throws `changes_forgotten` when changes since the cursor have been purged, and when
 * the cursor comes from another database, or from this one before it was restored.
 */
export async function since(
  db: Db,
  cursor: ChangeCursor | null,
  limit: number,
): Promise<ChangePage> {
  await numberChanges(db)
  // A replica may lack jobs of the page, and the cursor would move past them.
  return onPrimary(async () => withJobs(db, await readPageOf(db, cursor, limit)))
}

/** The same for a cursor stored in this database, which a restore brings back with it. */
export async function sinceStored(
  db: Db,
  cursor: ChangeCursor,
  limit: number,
): Promise<ChangePage> {
  await numberChanges(db)
  return withJobs(db, await readPage(db, cursor, limit))
}

/**
 * The ids of jobs that changed and are open, instead of the changes; `count` includes the other changes. For stored
 * cursors. Sees what was numbered before.
 */
export async function openSince(
  db: Db,
  cursor: ChangeCursor | null,
  limit: number,
): Promise<{ ids: JobId[]; count: number; next: ChangeCursor }> {
  const { page, next } = await readPage(db, cursor, limit)
  const ids = page.flatMap(({ id, kind }) => (kind === 'open' ? [id] : []))
  return { ids, count: page.length, next }
}

/** The cursor after everything that was numbered so far, for readers that want only what comes next. */
export async function latest(db: Db): Promise<ChangeCursor> {
  const { rows } = await sql<{ position: number; epoch: string }>`
    select ${LAST} as position, ${epochOf(LAST)} as epoch from change_counter c`.execute(db)
  return { ...(rows[0] as { position: number; epoch: string }), listedTo: null }
}

async function withJobs(db: Db, { page, next, hasMore }: ReadPage): Promise<ChangePage> {
  const open = page.filter(({ kind }) => kind === 'open').map(({ id }) => id)
  const details = new Map((await jobs.openByIds(db, open)).map((job) => [job.id, job]))
  // A job that was closed or removed in the meantime appears again as such.
  const listed = page.filter(({ id, kind }) => kind !== 'open' || details.has(id))
  return {
    changes: listed.map(({ id, kind }) => ({
      id,
      kind,
      job: kind === 'open' ? (details.get(id) ?? null) : null,
    })),
    cursors: listed.map(({ cursor }) => cursor),
    next,
    hasMore,
  }
}

async function readPageOf(db: Db, cursor: ChangeCursor | null, limit: number): Promise<ReadPage> {
  const read = await readPage(db, cursor, limit)
  const isOurs = cursor === null || (read.epoch !== null && read.epoch === cursor.epoch)
  if (!isOurs) throw new Refusal('changes_forgotten')
  return read
}

type ReadPage = {
  page: { id: JobId; kind: JobChange['kind']; cursor: ChangeCursor }[]
  next: ChangeCursor
  hasMore: boolean
  /** What the epoch of the given cursor must be. */
  epoch: string | null
}

async function readPage(db: Db, cursor: ChangeCursor | null, limit: number): Promise<ReadPage> {
  const isListing = cursor === null || cursor.listedTo !== null
  const rows = isListing
    ? await listed(db, cursor, limit + 1)
    : await changed(db, cursor.position, limit + 1)
  const { last, lastEpoch, forgotten, epoch } = rows[0] as Row
  const from = cursor?.position ?? last
  if (from < forgotten || from > last) throw new Refusal('changes_forgotten')

  const found = rows.flatMap(({ id, kind, position, at }) =>
    id && kind
      ? [{ id, kind, cursor: position ? { position, listedTo: null, epoch: at } : listing(id) }]
      : [],
  )
  const page = found.slice(0, limit)
  const isCut = found.length > limit
  const end = isListing
    ? { position: from, listedTo: null, epoch }
    : { position: last, listedTo: null, epoch: lastEpoch }
  const next = (isCut && page.at(-1)?.cursor) || end
  return { page, next, hasMore: isCut || end.position < last, epoch }

  function listing(id: JobId): ChangeCursor {
    return { position: from, listedTo: id, epoch }
  }
}

/** Those of these jobs that were first seen, reopened or posted again at or after `from`, with the instant. */
export async function newSince(
  db: Db,
  ids: readonly JobId[],
  from: Date,
): Promise<Map<JobId, Date>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ id: JobId; at: Date }>`
    select id, at from (
      select j.id, greatest(j.first_seen_at, max(e.at)) as at
        from jobs j
        left join job_events e on e.job_id = j.id and e.kind in ('reopened', 'reposted')
       where j.id = any(${[...ids]}::bigint[]) and j.closed_at is null
       group by j.id) n
     where at >= ${from}`.execute(db)
  return new Map(rows.map(({ id, at }) => [id, at]))
}

/** The first row always exists; it says how far the rest can be trusted. */
type Row = {
  last: number
  lastEpoch: string
  /** Changes up to this position may have been purged. */
  forgotten: number
  /** Of the cursor's position. */
  epoch: string | null
  id: JobId | null
  kind: JobChange['kind'] | null
  /** Null while open jobs are listed. */
  position: number | null
  at: string | null
}

/** Open jobs after those that have been listed. */
async function listed(db: Db, cursor: ChangeCursor | null, limit: number): Promise<Row[]> {
  const from = cursor ? sql`${cursor.position}::bigint` : LAST
  const { rows } = await sql<Row>`
    select ${LAST} as last, ${epochOf(LAST)} as "lastEpoch", c.forgotten, ${epochOf(from)} as epoch,
           j.id, case when j.id is not null then 'open' end as kind, null as position, null as at
      from change_counter c
      left join (select id from jobs where closed_at is null and id > ${cursor?.listedTo ?? 0}
                  order by id limit ${limit}) j on true
     order by j.id`.execute(db)
  return rows
}

async function changed(db: Db, from: number, limit: number): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select ${LAST} as last, ${epochOf(LAST)} as "lastEpoch", c.forgotten,
           ${epochOf(sql`${from}::bigint`)} as epoch, p.id, p.kind, p.position, ${epochOf(sql`p.position`)} as at
      from change_counter c
      left join (select p.position, p.id, case when j.id is null then 'removed'
                                               when j.closed_at is null then 'open' else 'closed' end as kind
                   from change_positions p left join jobs j on j.id = p.id
                  where p.kind = 'job' and p.position > ${from}::bigint
                  order by p.position limit ${limit}) p on true
     order by p.position`.execute(db)
  return rows
}
