/**
 * Table `announcements`: how far each search engine has been notified of changed jobs. Taking an engine postpones its
 * next attempt, so only one server notifies it; if that server dies, the engine can be taken again afterwards.
 */
import { sql } from 'kysely'
import type { Db } from './db.ts'

export type Announced = {
  /** A cursor of job-changes.ts, formatted. */
  cursor: string
  failures: number
  /** Pages sent on that day, yyyy-MM-dd. */
  sentOn: string | null
  sentCount: number
}

/** An engine that was taken: `until` identifies the taking. */
type Taken = { engine: string; until: Date }

/** Of servers of the version before, which start from now with it. */
const NONE = '0-0-0'

/** An engine that is new here begins at `from`. Null if it is not due. */
export async function take(
  db: Db,
  { engine, until }: Taken,
  { now, from }: { now: Date; from: string },
): Promise<Announced | null> {
  await db
    .insertInto('announcements')
    .values({ engine, position: NONE, cursor: from, next_attempt_at: now })
    .onConflict((row) => row.doNothing())
    .execute()
  const row = await db
    .updateTable('announcements')
    .set({ next_attempt_at: until, cursor: (eb) => eb.fn.coalesce('cursor', eb.val(from)) })
    .where('engine', '=', engine)
    .where('next_attempt_at', '<=', now)
    .returning(['cursor', 'failures', 'sent_on as sentOn', 'sent_count as sentCount'])
    .executeTakeFirst()
  return row ? { ...row, cursor: row.cursor ?? from } : null
}

/** Records success. Without effect if the engine has been taken again meanwhile. */
export async function settle(
  db: Db,
  { engine, until }: Taken,
  sent: Omit<Announced, 'failures'> & { nextAttemptAt: Date },
): Promise<void> {
  await db
    .updateTable('announcements')
    .set({
      cursor: sent.cursor,
      sent_on: sent.sentOn,
      sent_count: sent.sentCount,
      next_attempt_at: sent.nextAttemptAt,
      failures: 0,
      problem: null,
    })
    .where('engine', '=', engine)
    .where('next_attempt_at', '=', until)
    .execute()
}

/** Records a failure; the same changes are sent again at `nextAttemptAt`. */
export async function fail(
  db: Db,
  { engine, until }: Taken,
  { problem, nextAttemptAt }: { problem: string; nextAttemptAt: Date },
): Promise<void> {
  await db
    .updateTable('announcements')
    .set({ problem, next_attempt_at: nextAttemptAt, failures: sql`failures + 1` })
    .where('engine', '=', engine)
    .where('next_attempt_at', '=', until)
    .execute()
}
