/**
 * What has changed in `jobs` since a cursor, in transaction order. A transaction is listed only when no older one is
 * still running: nothing can appear before it any more, so a cursor never skips a change.
 */
import { sql } from 'kysely'
import { Refusal } from '#core/api/refusal.ts'
import type { JobId } from '#core/job/job.ts'
import type { ChangeCursor, JobChange } from '#core/job/job-changes.ts'
import type { Db } from './db.ts'
import * as jobs from './jobs.ts'

export type ChangePage = {
  changes: JobChange[]
  /** The cursor after each of the changes. */
  cursors: ChangeCursor[]
  next: ChangeCursor
  hasMore: boolean
}

/**
 * Null starts with every open job. Throws `changes_forgotten` when removals since the cursor have been purged, and
 * when the cursor comes from another database: it is ahead of this one, or from before the restore that filled it.
 */
export async function since(
  db: Db,
  cursor: ChangeCursor | null,
  limit: number,
): Promise<ChangePage> {
  const { page, restore, start, next, hasMore } = await readPage(db, cursor, limit)
  if (cursor && cursor.restore !== restore) throw new Refusal('changes_forgotten')
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
    cursors: listed.map(({ transaction, id }) => ({ transaction, id, start, restore })),
    next,
    hasMore,
  }
}

/**
 * The ids of jobs that changed and were open then, instead of the changes; `count` includes the other changes. For
 * positions stored in this database, which a restore replaces.
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

async function readPage(db: Db, cursor: ChangeCursor | null, limit: number) {
  const { rows } = await changed(db, cursor, limit + 1)
  const { settled, newest, forgotten, restore } = rows[0] as Row
  const start = cursor?.start ?? settled
  if (cursor && (isForgotten(cursor, forgotten) || isAhead(cursor, newest))) {
    throw new Refusal('changes_forgotten')
  }
  const found = rows.flatMap(({ transaction, id, kind }) =>
    transaction && id && kind ? { transaction, id, kind } : [],
  )
  const page = found.slice(0, limit)
  const hasMore = found.length > limit
  const last = page.at(-1)
  const next: ChangeCursor =
    hasMore && last
      ? { transaction: last.transaction, id: last.id, start, restore }
      : { transaction: settled, id: 0, start, restore }
  return { page, restore, start, next, hasMore }
}

/** The cursor after everything that has happened so far, for readers that want only what comes next. */
export async function latest(db: Db): Promise<ChangeCursor> {
  const { rows } = await sql<Pick<Row, 'settled' | 'restore'>>`
    select pg_snapshot_xmin(pg_current_snapshot())::text as settled, ${RESTORE} as restore`.execute(
    db,
  )
  const { settled, restore } = rows[0] as Pick<Row, 'settled' | 'restore'>
  return { transaction: settled, id: 0, start: settled, restore }
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

/** What `settle` in table-loads.ts has noted. */
const RESTORE = sql`substring(
  obj_description('job_removals_forgotten'::regclass, 'pg_class') from '^[0-9a-f]{8}$')`

/** The first row always exists; it says how far the rest can be trusted. */
type Row = {
  /** Every transaction before this one has ended. */
  settled: string
  /** No transaction with this number or a later one had begun. */
  newest: string
  /** Removals up to this transaction may have been purged. */
  forgotten: string
  /** Identifies the restore that filled this database. */
  restore: string | null
  transaction: string | null
  id: JobId | null
  kind: JobChange['kind'] | null
}

function changed(db: Db, cursor: ChangeCursor | null, limit: number) {
  const after = sql`(${cursor?.transaction ?? '0'}::xid8, ${cursor?.id ?? 0}::bigint)`
  const settled = sql`pg_snapshot_xmin(pg_current_snapshot())`
  const start = cursor ? sql`${cursor.start}::xid8` : settled
  return sql<Row>`
    select ${settled}::text as settled, pg_snapshot_xmax(pg_current_snapshot())::text as newest, f.changed_xid::text as forgotten,
           ${RESTORE} as restore,
           t.changed_xid::text as transaction, t.id, t.kind
      from job_removals_forgotten f
      left join (
        select * from (
          (select changed_xid, id, case when closed_at is null then 'open' else 'closed' end as kind
             from jobs
            where (changed_xid, id) > ${after} and changed_xid < ${settled}
              and (closed_at is null or changed_xid >= ${start})
            order by changed_xid, id limit ${limit})
          union all
          (select changed_xid, job_id, 'removed' from job_removals
            where (changed_xid, job_id) > ${after} and changed_xid < ${settled}
              and changed_xid >= ${start}
            order by changed_xid, job_id limit ${limit})) c
        order by changed_xid, id limit ${limit}) t on true
     order by t.changed_xid, t.id`.execute(db)
}

const isAhead = ({ transaction, start }: ChangeCursor, newest: string) =>
  BigInt(transaction) > BigInt(newest) || BigInt(start) > BigInt(newest)

const isForgotten = ({ transaction, start }: ChangeCursor, forgotten: string) =>
  BigInt(forgotten) >= BigInt(transaction) && BigInt(forgotten) >= BigInt(start)
