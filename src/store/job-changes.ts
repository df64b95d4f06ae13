/**
 * What has changed in `jobs` since a cursor, in the order of the transactions. A transaction is listed
 * only once no older one is running: nothing can appear before it anymore, so a cursor never skips a change.
 */
import { sql } from 'kysely'
import { Refusal } from '#core/api/refusal.ts'
import type { JobId } from '#core/job/job.ts'
import type { ChangeCursor, JobChange } from '#core/job/job-changes.ts'
import type { Db } from './db.ts'
import * as jobs from './jobs.ts'

export type ChangePage = {
  changes: JobChange[]
  /** Where to go on after each of the changes. */
  cursors: ChangeCursor[]
  next: ChangeCursor
  hasMore: boolean
}

/**
 * Null begins with every open job. Refuses when what was removed since is no longer known, and a cursor that is ahead
 * of this database: another one gave it, or this one before it was restored.
 */
export async function since(
  db: Db,
  cursor: ChangeCursor | null,
  limit: number,
): Promise<ChangePage> {
  const { rows } = await changed(db, cursor, limit + 1)
  const { settled, newest, forgotten } = rows[0] as Row
  const start = cursor?.start ?? settled
  if (cursor && (isForgotten(cursor, forgotten) || isAhead(cursor, newest))) {
    throw new Refusal('changes_forgotten')
  }

  const found = rows.flatMap(({ transaction, id, kind }) =>
    transaction && id && kind ? { transaction, id, kind } : [],
  )
  const hasMore = found.length > limit
  const page = found.slice(0, limit)
  const open = page.filter(({ kind }) => kind === 'open').map(({ id }) => id)
  const details = new Map((await jobs.openByIds(db, open)).map((job) => [job.id, job]))
  // A job that was closed or removed since we looked comes again, as that.
  const told = page.filter(({ id, kind }) => kind !== 'open' || details.has(id))
  const last = page.at(-1)
  return {
    changes: told.map(({ id, kind }) => ({
      id,
      kind,
      job: kind === 'open' ? (details.get(id) ?? null) : null,
    })),
    cursors: told.map(({ transaction, id }) => ({ transaction, id, start })),
    next:
      hasMore && last
        ? { transaction: last.transaction, id: last.id, start }
        : { transaction: settled, id: 0, start },
    hasMore,
  }
}

/** The first row is always there: it says how far the rest can be believed. */
type Row = {
  /** Every transaction before it has ended. */
  settled: string
  /** No transaction with this number or a later one had begun. */
  newest: string
  /** Removals up to this transaction may be forgotten. */
  forgotten: string
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
