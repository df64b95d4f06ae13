/**
 * The outbox as its senders see it: what is due, who has taken it, how it ended. Taking a message moves its next
 * attempt ahead, and nobody else takes it until then; if the sender dies, it is due again.
 */
import { type ExpressionBuilder, sql } from 'kysely'
import type { Db, Tx } from './db.ts'
import type { DB } from './tables.gen.ts'

/** The channel on which servers hear of new messages. */
export const OUTBOX_QUEUED = 'outbox_queued'

/** Any number that no other lock of ours has. */
const TAKING_LOCK = 7_238_002

const DAY_MS = 24 * 3_600_000

export type DueMessage = {
  id: number
  kind: string
  recipient: string
  subject: string
  sealed: string
  createdAt: Date
  goodUntil: Date
  /** Tries so far, without this one. */
  attempts: number
  /** Whether a newer message of its kind to the same address waits, and makes this one worthless. */
  isReplaced: boolean
  /** Messages of its kind that went to the same address within a day, or are on their way. */
  sentToday: number
  /** When the last of them went; null for none. */
  lastSentAt: Date | null
}

/**
 * Messages that are due, the oldest first, held until the transaction ends. One server at a time decides what to
 * take, so that two never send to one address what only one may.
 */
export async function due(tx: Tx, now: Date, limit: number): Promise<DueMessage[]> {
  await sql`select pg_advisory_xact_lock(${TAKING_LOCK})`.execute(tx)
  const dayAgo = new Date(now.getTime() - DAY_MS)
  return tx
    .selectFrom('outbox as o')
    .select(['o.id', 'o.kind', 'o.recipient', 'o.subject', 'o.attempts', 'o.sealed'])
    .select(['o.created_at as createdAt', 'o.good_until as goodUntil'])
    .select((eb) => [
      eb
        .exists(
          likewise(eb)
            .select(sql`1`.as('one'))
            .where('other.replaces_older', '=', true)
            .where('other.sent_at', 'is', null)
            .where('other.given_up_at', 'is', null)
            .whereRef('other.id', '>', 'o.id'),
        )
        .$castTo<boolean>()
        .as('isReplaced'),
      recently(eb, now, dayAgo)
        .select((other) => other.fn.countAll<number>().as('count'))
        .$asScalar()
        .$castTo<number>()
        .as('sentToday'),
      recently(eb, now, dayAgo)
        .select(sql<Date>`max(coalesce(other.sent_at, ${now}))`.as('at'))
        .$asScalar()
        .$castTo<Date | null>()
        .as('lastSentAt'),
    ])
    .where('o.sent_at', 'is', null)
    .where('o.given_up_at', 'is', null)
    .where('o.next_attempt_at', '<=', now)
    .orderBy('o.id')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute()
}

type Outer = ExpressionBuilder<DB & { o: DB['outbox'] }, 'o'>

/** Others of the same kind to the same address. */
const likewise = (eb: Outer) =>
  eb
    .selectFrom('outbox as other')
    .whereRef('other.kind', '=', 'o.kind')
    .where(sql<boolean>`lower(other.recipient) = lower(o.recipient)`)
    .whereRef('other.id', '<>', 'o.id')

/** Those that were sent since, or that somebody has taken and not yet put back. */
const recently = (eb: Outer, now: Date, since: Date) =>
  likewise(eb).where((where) =>
    where.or([
      where('other.sent_at', '>', since),
      where.and([
        where('other.sent_at', 'is', null),
        where('other.given_up_at', 'is', null),
        where('other.attempts', '>', 0),
        where('other.next_attempt_at', '>', now),
      ]),
    ]),
  )

/** Takes messages to be sent now; they are due again at `until` unless something else is said of them. */
export async function take(tx: Tx, ids: readonly number[], until: Date): Promise<void> {
  if (ids.length === 0) return
  await tx
    .updateTable('outbox')
    .set((eb) => ({ next_attempt_at: until, attempts: eb('attempts', '+', 1) }))
    .where('id', 'in', ids)
    .execute()
}

/** Not now, without a try having been made. */
export async function postpone(tx: Tx, id: number, until: Date): Promise<void> {
  await tx.updateTable('outbox').set({ next_attempt_at: until }).where('id', '=', id).execute()
}

/** What it said is forgotten at once: it may have been a code. */
const BLANK = { sealed: '' }

export async function markSent(db: Db, id: number, now: Date): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ ...BLANK, sent_at: now, problem: null })
    .where('id', '=', id)
    .execute()
}

/** After a try that failed, for another one at `nextAttemptAt`. */
export async function markFailed(
  db: Db,
  id: number,
  { problem, nextAttemptAt }: { problem: string; nextAttemptAt: Date },
): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ problem, next_attempt_at: nextAttemptAt })
    .where('id', '=', id)
    .execute()
}

export async function giveUp(db: Db | Tx, id: number, problem: string, now: Date): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ ...BLANK, given_up_at: now, problem })
    .where('id', '=', id)
    .execute()
}

export async function remove(db: Db | Tx, id: number): Promise<void> {
  await db.deleteFrom('outbox').where('id', '=', id).execute()
}

/** Deletes messages that were written before then, however they ended. Returns how many. */
export async function forget(db: Db, before: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('outbox')
    .where('created_at', '<', before)
    .executeTakeFirst()
  return Number(numDeletedRows)
}
