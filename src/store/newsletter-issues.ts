/**
 * Table `newsletter_issues`: what was and will be sent to subscribers. An issue is sent in batches; how far it is, is
 * in its row, in the same transaction as the emails, so that no subscriber is left out or written to twice. How its
 * emails ended is counted from the outbox; the database keeps the figures in step when emails leave it.
 */
import { sql } from 'kysely'
import type { Db, Tx } from './db.ts'
import { ISSUE_MAIL, type SubscriberId } from './newsletter-subscribers.ts'

export type IssueId = number & { readonly __brand: 'IssueId' }

export type Issue = {
  id: IssueId
  subject: string
  markdown: string
  version: number
  /** The Monday of the week whose numbers it has; null for one that somebody wrote. */
  weekOn: string | null
  changedAt: Date
  startedAt: Date | null
  stoppedAt: Date | null
  endedAt: Date | null
  /** Numbers of subscribers: queued, accepted by the mail server, given up, unsubscribed by its link. */
  queued: number
  sent: number
  failed: number
  unsubscribed: number
}

/** Drafts and sent ones, the newest first. */
export const list = (db: Db, limit: number): Promise<Issue[]> =>
  select(db)
    .where('deleted_at', 'is', null)
    .orderBy((eb) => eb.fn.coalesce('started_at', 'changed_at'), 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()

export async function find(db: Db | Tx, id: IssueId): Promise<Issue | null> {
  const found = select(db).where('id', '=', id).where('deleted_at', 'is', null)
  return (await found.executeTakeFirst()) ?? null
}

type Written = { subject: string; markdown: string }

export async function add(tx: Tx, written: Written, now: Date): Promise<IssueId> {
  const { id } = await tx
    .insertInto('newsletter_issues')
    .values({ ...written, created_at: now, changed_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id as IssueId
}

/** Adds an issue that is sent at once; does nothing if the week has one. Returns whether it was added. */
export async function addOfWeek(
  tx: Tx,
  { weekOn, ...written }: Written & { weekOn: string },
  now: Date,
): Promise<boolean> {
  const at = { created_at: now, changed_at: now, started_at: now, next_batch_at: now }
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto('newsletter_issues')
    .values({ ...written, ...at, week_on: weekOn })
    .onConflict((row) => row.column('week_on').doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows > 0n
}

/** False if it is no longer a draft of this version. */
export async function save(
  tx: Tx,
  { id, version, ...written }: Written & { id: IssueId; version: number },
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('newsletter_issues')
    .set((eb) => ({ ...written, changed_at: now, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .where('version', '=', version)
    .where('started_at', 'is', null)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Only a draft. */
export async function setDeleted(tx: Tx, id: IssueId, deletedAt: Date | null): Promise<void> {
  await tx
    .updateTable('newsletter_issues')
    .set({ deleted_at: deletedAt })
    .where('id', '=', id)
    .where('started_at', 'is', null)
    .execute()
}

/** Deletes for good what was deleted before then. Returns how many. */
export async function purge(db: Db, before: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('newsletter_issues')
    .where('deleted_at', '<', before)
    .executeTakeFirst()
  return Number(numDeletedRows)
}

/** Begins sending this version of a draft at `firstBatchAt`. False if it is no longer a draft of this version. */
export async function start(
  tx: Tx,
  { id, version, firstBatchAt }: { id: IssueId; version: number; firstBatchAt: Date },
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('newsletter_issues')
    .set({ started_at: now, next_batch_at: firstBatchAt })
    .where('id', '=', id)
    .where('version', '=', version)
    .where('started_at', 'is', null)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/**
 * An issue that nobody got becomes a draft again; one that is being sent is stopped. That includes one that is all
 * queued, while some of its emails wait: the outbox holds those of stopped issues.
 */
export async function stop(tx: Tx, id: IssueId, now: Date): Promise<void> {
  await tx
    .updateTable('newsletter_issues')
    .set({
      started_at: sql<Date | null>`case when queued_up_to is null then null else started_at end`,
      next_batch_at: null,
      stopped_at: sql<Date | null>`case when queued_up_to is null then null else ${now}::timestamptz end`,
    })
    .where('id', '=', id)
    .where('started_at', 'is not', null)
    .where('stopped_at', 'is', null)
    .where(sql<boolean>`(ended_at is null or ${waitingOf(id)} > 0)`)
    .execute()
}

/** Goes on with the emails that were held, which are good for as much longer as they were held, and with the rest. */
export async function resume(tx: Tx, id: IssueId, now: Date): Promise<void> {
  await sql`
    update outbox o
       set next_attempt_at = ${now}, good_until = o.good_until + (${now}::timestamptz - i.stopped_at)
      from newsletter_issues i
     where i.id = ${id} and i.stopped_at is not null and o.kind = ${ISSUE_MAIL + id} and ${IS_WAITING}`.execute(
    tx,
  )
  await tx
    .updateTable('newsletter_issues')
    .set({
      stopped_at: null,
      next_batch_at: sql<Date | null>`case when ended_at is null then ${now}::timestamptz end`,
    })
    .where('id', '=', id)
    .where('stopped_at', 'is not', null)
    .execute()
}

const IS_WAITING = sql<boolean>`sent_at is null and given_up_at is null`

const waitingOf = (id: IssueId) =>
  sql<number>`(select count(*)::integer from outbox where kind = ${ISSUE_MAIL + id} and ${IS_WAITING})`

/** How many of its emails are queued and neither sent nor given up. */
export async function countWaiting(tx: Tx, id: IssueId): Promise<number> {
  const { count } = await tx.selectNoFrom(waitingOf(id).as('count')).executeTakeFirstOrThrow()
  return count
}

export async function postponeBatch(tx: Tx, id: IssueId, nextAt: Date): Promise<void> {
  await tx
    .updateTable('newsletter_issues')
    .set({ next_batch_at: nextAt })
    .where('id', '=', id)
    .execute()
}

export type DueIssue = Pick<Issue, 'id' | 'subject' | 'markdown'> & {
  startedAt: Date
  queuedUpTo: string | null
}

/** One issue whose next batch is due, locked until the transaction ends; null if there is none that is free. */
export async function lockDue(tx: Tx, now: Date): Promise<DueIssue | null> {
  const row = await tx
    .selectFrom('newsletter_issues')
    .select(['id', 'subject', 'markdown', 'started_at', 'queued_up_to'])
    .where('next_batch_at', '<=', now)
    .orderBy('next_batch_at')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
  if (!row?.started_at) return null
  const { id, subject, markdown, started_at, queued_up_to } = row
  return { id: id as IssueId, subject, markdown, startedAt: started_at, queuedUpTo: queued_up_to }
}

/** Everyone up to `upTo` has been queued; the next batch is at `nextAt`. Null ends the issue. */
export async function noteBatch(
  tx: Tx,
  {
    id,
    upTo,
    count,
    nextAt,
  }: { id: IssueId; upTo: SubscriberId | null; count: number; nextAt: Date | null },
  now: Date,
): Promise<void> {
  await tx
    .updateTable('newsletter_issues')
    .set((eb) => ({
      queued: eb('queued', '+', count),
      next_batch_at: nextAt,
      ...(upTo !== null && { queued_up_to: upTo }),
      ...(nextAt === null && { ended_at: now }),
    }))
    .where('id', '=', id)
    .execute()
}

export async function countUnsubscribed(tx: Tx, id: IssueId): Promise<void> {
  await tx
    .updateTable('newsletter_issues')
    .set((eb) => ({ unsubscribed: eb('unsubscribed', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

const select = (db: Db | Tx) =>
  db
    .selectFrom('newsletter_issues')
    .select([
      'id',
      'subject',
      'markdown',
      'version',
      'week_on as weekOn',
      'changed_at as changedAt',
      'started_at as startedAt',
      'stopped_at as stoppedAt',
      'ended_at as endedAt',
      'queued',
      'unsubscribed',
      counted('forgotten_sent', 'sent_at').as('sent'),
      counted('forgotten_failed', 'given_up_at').as('failed'),
    ])
    .$narrowType<{ id: IssueId }>()

/** The emails with this outcome: those that have left the outbox, and those that are still there. */
const counted = (forgotten: 'forgotten_sent' | 'forgotten_failed', at: 'sent_at' | 'given_up_at') =>
  sql<number>`newsletter_issues.${sql.ref(forgotten)} + (
    select count(*) from outbox where kind = ${ISSUE_MAIL} || newsletter_issues.id and ${sql.ref(at)} is not null)`
