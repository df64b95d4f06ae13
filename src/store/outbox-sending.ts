/**
 * The outbox as its senders use it: what is due, who has taken it, how it ended. Taking a message postpones its next
 * attempt, and no one else takes it until then. If the sender dies, the message becomes due again. Messages requested by
 * a browser that the recipient's account knows wait for that browser's own, and strangers' for strangers'.
 */
import { type ExpressionBuilder, type RawBuilder, sql } from 'kysely'
import { ADVISORY_LOCKS } from './advisory-locks.ts'
import type { Db, Tx } from './db.ts'
import { isSuppressed } from './mail-suppressions.ts'
import { ISSUE_MAIL } from './newsletter-subscribers.ts'
import type { DB } from './tables.gen.ts'

/** The channel on which servers learn about new messages. */
export const OUTBOX_QUEUED = 'outbox_queued'

const DAY_MS = 24 * 3_600_000

export type DueMessage = {
  id: number
  /** Identifies the message to everyone who has seen it, and to nobody else; a UUID. */
  messageKey: string
  kind: string
  recipient: string
  subject: string
  sealed: string
  createdAt: Date
  goodUntil: Date
  /** The browser that asked for it, as a hash, if the recipient's account knows it; null for a stranger's. */
  knownDevice: string | null
  /** Earlier attempts. */
  attempts: number
  /** Whether the same browser's newer message of the kind to the address is waiting and makes this one obsolete. */
  isReplaced: boolean
  /** Whether somebody subscribed to it. */
  isSubscription: boolean
  /** Whether it is subscription mail to a suppressed address. */
  isSuppressed: boolean
  /** Messages of the same kind to the same address, of the same known browser or of strangers, in the last day. */
  sentToday: number
  /** When the last of them was sent, which is now for one that is being sent; null for none. */
  lastSentAt: Date | null
}

/**
 * Due messages, locked until the transaction ends: what people wait for before subscription mail, and what known
 * browsers asked for before the rest. Then come codes, the newest first, because nobody must be able to make someone's
 * code expire behind others; then everything else, the oldest first. Only one server at a time decides what to take, so
 * that two cannot exceed an address's limit together.
 */
export async function due(
  tx: Tx,
  now: Date,
  { limit, withSubscriptions }: { limit: number; withSubscriptions: boolean },
): Promise<DueMessage[]> {
  await sql`select pg_advisory_xact_lock(${ADVISORY_LOCKS.outbox})`.execute(tx)
  const dayAgo = new Date(now.getTime() - DAY_MS)
  return tx
    .selectFrom('outbox as o')
    .select(['o.id', 'o.kind', 'o.recipient', 'o.subject', 'o.attempts', 'o.sealed'])
    .select(['o.created_at as createdAt', 'o.good_until as goodUntil'])
    .select(['o.message_key as messageKey', 'o.is_subscription as isSubscription'])
    .select('o.known_device as knownDevice')
    .select((eb) => [
      eb
        .exists(
          likewise(eb)
            .select(sql`1`.as('one'))
            .where('other.replaces_older', '=', true)
            .where('other.sent_at', 'is', null)
            .where('other.given_up_at', 'is', null)
            .whereRef('other.id', '>', 'o.id')
            .where(sql<boolean>`other.asked_by is not distinct from o.asked_by`),
        )
        .$castTo<boolean>()
        .as('isReplaced'),
      eb
        .and([eb('o.is_subscription', '=', true), isSuppressed(eb.ref('o.recipient'))])
        .$castTo<boolean>()
        .as('isSuppressed'),
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
    .where(sql<boolean>`not ${isHeld(sql.ref('o.kind'))}`)
    .$if(!withSubscriptions, (query) => query.where('o.is_subscription', '=', false))
    .orderBy('o.is_subscription')
    .orderBy(sql`o.known_device is null`)
    .orderBy(sql`case when o.replaces_older then -o.id else o.id end`)
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute()
}

/** Issues of the newsletter that were stopped: what was queued of them waits until they are resumed. */
const isHeld = (kind: RawBuilder<unknown>) =>
  sql<boolean>`${kind} in (
    select ${ISSUE_MAIL} || id from newsletter_issues where stopped_at is not null)`

type Outer = ExpressionBuilder<DB & { o: DB['outbox'] }, 'o'>

/** Other messages of the same kind to the same address, requested by the same known browser or all by strangers. */
const likewise = (eb: Outer) =>
  eb
    .selectFrom('outbox as other')
    .whereRef('other.kind', '=', 'o.kind')
    .where(sql<boolean>`lower(other.recipient) = lower(o.recipient)`)
    .where(sql<boolean>`other.known_device is not distinct from o.known_device`)
    .whereRef('other.id', '<>', 'o.id')

/** Those sent since then, and those that are being sent. One that waits for its next attempt holds up nothing. */
const recently = (eb: Outer, now: Date, since: Date) =>
  likewise(eb).where((where) =>
    where.or([
      where('other.sent_at', '>', since),
      where.and([
        where('other.sent_at', 'is', null),
        where('other.given_up_at', 'is', null),
        where('other.taken_until', '>', now),
      ]),
    ]),
  )

/** Takes messages to send them now. They become due again at `until` unless their outcome is recorded. */
export async function take(tx: Tx, ids: readonly number[], until: Date): Promise<void> {
  if (ids.length === 0) return
  await tx
    .updateTable('outbox')
    .set((eb) => ({ next_attempt_at: until, taken_until: until, attempts: eb('attempts', '+', 1) }))
    .where('id', 'in', ids)
    .execute()
}

/** Postpones a message without an attempt. */
export async function postpone(tx: Tx, id: number, until: Date): Promise<void> {
  await tx.updateTable('outbox').set({ next_attempt_at: until }).where('id', '=', id).execute()
}

/** The content is deleted at once: it may have contained a code. */
const BLANK = { sealed: '' }

export async function markSent(db: Db, id: number, now: Date): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ ...BLANK, sent_at: now, problem: null })
    .where('id', '=', id)
    .execute()
}

/** Records a failed attempt; the next one is at `nextAttemptAt`. */
export async function markFailed(
  db: Db | Tx,
  id: number,
  { problem, nextAttemptAt }: { problem: string; nextAttemptAt: Date },
): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ problem, next_attempt_at: nextAttemptAt, taken_until: null })
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

/** How many messages wait to be sent, and since when the oldest does; null for none. Not those that are held. */
export async function waiting(db: Db): Promise<{ count: number; oldestAt: Date | null }> {
  return db
    .selectFrom('outbox')
    .select(({ fn }) => [
      fn.countAll<number>().as('count'),
      fn.min<Date | null>('created_at').as('oldestAt'),
    ])
    .where('sent_at', 'is', null)
    .where('given_up_at', 'is', null)
    .where(sql<boolean>`not ${isHeld(sql.ref('kind'))}`)
    .executeTakeFirstOrThrow()
}

/** Deletes messages written before then, whatever their outcome, except those that are held. Returns how many. */
export async function purge(db: Db, before: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('outbox')
    .where('created_at', '<', before)
    .where(
      sql<boolean>`(sent_at is not null or given_up_at is not null or not ${isHeld(sql.ref('kind'))})`,
    )
    .executeTakeFirst()
  return Number(numDeletedRows)
}
