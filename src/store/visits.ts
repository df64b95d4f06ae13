/**
 * Tables `job_visits`, `visitor_salts` and `job_counts`: which visits were counted when, and the counts. A visitor is
 * a keyed hash that is valid for one day; once that day's salt is deleted, no visitor can be identified.
 */
import { sql } from 'kysely'
import type { JobId } from '#core/job/job.ts'
import type { Db, Tx } from './db.ts'

export type VisitKind = 'view' | 'apply'

/**
 * The salt of this day, created by the first request. Takes no lock once it exists, so that visitors do not wait for
 * each other.
 */
export async function saltOf(tx: Tx, day: string, fresh: Buffer): Promise<Buffer> {
  const found = await readSalt(tx, day)
  if (found) return found
  await sql`
    insert into visitor_salts (on_day, salt) values (${day}::date, ${fresh})
    on conflict (on_day) do nothing`.execute(tx)
  return (await readSalt(tx, day)) as Buffer
}

/**
 * Records the visit unless the same visitor was counted after `since`. Returns whether it counts; a visit to a job
 * that is just being removed does not.
 */
export async function note(
  tx: Tx,
  visit: { jobId: JobId; kind: VisitKind; visitor: Buffer; now: Date; since: Date },
): Promise<boolean> {
  const { rows } = await sql`
    insert into job_visits as v (job_id, kind, visitor, counted_at)
    select id, ${visit.kind}, ${visit.visitor}, ${visit.now} from jobs where id = ${visit.jobId}
       for key share
    on conflict (job_id, kind, visitor) do update set counted_at = excluded.counted_at
     where v.counted_at <= ${visit.since}
    returning 1`.execute(tx)
  return rows.length > 0
}

export async function add(tx: Tx, jobId: JobId, kind: VisitKind): Promise<void> {
  const [views, applications] = kind === 'view' ? [1, 0] : [0, 1]
  await sql`
    insert into job_counts as n (job_id, views, applications) values (${jobId}, ${views}, ${applications})
    on conflict (job_id) do update
      set views = n.views + excluded.views, applications = n.applications + excluded.applications`.execute(
    tx,
  )
}

/** Rows per statement, so that no statement runs too long. */
const STEP = 5_000

/**
 * Deletes what is no longer needed to recognize repeat visits. The salts go first: they are few, and without them no
 * visitor can be identified in the rest.
 */
export async function purge(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('visitor_salts').where(sql<boolean>`on_day < ${before}`).execute()
  while ((await forgetSome(db, before)) === STEP);
}

async function forgetSome(db: Db, before: Date): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from job_visits where ctid = any(array(
      select ctid from job_visits where counted_at < ${before} order by counted_at limit ${STEP}))
       and counted_at < ${before}`.execute(db)
  return Number(numAffectedRows ?? 0)
}

async function readSalt(tx: Tx, day: string): Promise<Buffer | null> {
  const { rows } = await sql<{ salt: Buffer }>`
    select salt from visitor_salts where on_day = ${day}::date`.execute(tx)
  return rows[0]?.salt ?? null
}
