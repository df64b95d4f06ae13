/**
 * Table `newsletter_subscribers`: who asked for the newsletter. A row is a subscription while it is confirmed and not
 * unsubscribed. Addresses are compared without regard to case.
 */
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Db, Tx } from './db.ts'
import { isSuppressed } from './mail-suppressions.ts'

export type SubscriberId = string & { readonly __brand: 'SubscriberId' }

export type Subscriber = {
  id: SubscriberId
  /** As its owner wrote it. */
  email: string
  /** Emails about signing up since the address was last confirmed. */
  mails: number
  lastMailAt: Date | null
  confirmedAt: Date | null
  unsubscribedAt: Date | null
  /** Since when no issues are sent there, because mail came back or was reported as spam; null if they are. */
  suppressedAt: Date | null
}

/** The kind of an issue's emails is this and the issue's id. */
export const ISSUE_MAIL = 'newsletter-issue-'

/** The row of this address, a new one with this id if there is none, locked until the transaction ends. */
export async function obtain(
  tx: Tx,
  id: SubscriberId,
  email: string,
  now: Date,
): Promise<Subscriber> {
  await tx
    .insertInto('newsletter_subscribers')
    .values({ id, email, asked_at: now })
    .onConflict((row) => row.expression(sql`lower(email)`).doNothing())
    .execute()
  return tx
    .selectFrom('newsletter_subscribers')
    .select(COLUMNS)
    .select(SUPPRESSED_AT)
    .where(isAddress(email))
    .forUpdate()
    .$narrowType<{ id: SubscriberId }>()
    .executeTakeFirstOrThrow()
}

/** Null if there is no such row any more. */
export const find = (db: Db | Tx, id: SubscriberId): Promise<Subscriber | null> =>
  findWhere(db, sql`id = ${id}`)

export const findByAddress = (db: Db, email: string): Promise<Subscriber | null> =>
  findWhere(db, isAddress(email))

async function findWhere(db: Db | Tx, isIt: RawBuilder<SqlBool>): Promise<Subscriber | null> {
  const row = await db
    .selectFrom('newsletter_subscribers')
    .select(COLUMNS)
    .select(SUPPRESSED_AT)
    .where(isIt)
    .$narrowType<{ id: SubscriberId }>()
    .executeTakeFirst()
  return row ?? null
}

export async function noteMail(tx: Tx, id: SubscriberId, now: Date): Promise<void> {
  await tx
    .updateTable('newsletter_subscribers')
    .set((eb) => ({ mails: eb('mails', '+', 1), last_mail_at: now }))
    .where('id', '=', id)
    .execute()
}

/** Begins the subscription, or begins it again. Changes nothing for a subscriber; returns whether it changed. */
export async function confirm(tx: Tx, id: SubscriberId, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('newsletter_subscribers')
    .set({ confirmed_at: now, unsubscribed_at: null, mails: 0 })
    .where('id', '=', id)
    .where((eb) => eb.or([eb('confirmed_at', 'is', null), eb('unsubscribed_at', 'is not', null)]))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Ends the subscription and takes back issues that wait to be sent. Returns whether there was one. */
export const unsubscribe = (tx: Tx, id: SubscriberId, now: Date): Promise<boolean> =>
  end(tx, sql`id = ${id}`, now)

/** The same for an address that may have no subscription. */
export const unsubscribeAddress = (tx: Tx, email: string, now: Date): Promise<boolean> =>
  end(tx, isAddress(email), now)

async function end(tx: Tx, isIt: RawBuilder<SqlBool>, now: Date): Promise<boolean> {
  const row = await tx
    .updateTable('newsletter_subscribers')
    .set({ unsubscribed_at: now, mails: 0 })
    .where(isIt)
    .where(IS_SUBSCRIBED)
    .returning('email')
    .executeTakeFirst()
  if (row) await takeBackIssues(tx, row.email)
  return row !== undefined
}

async function takeBackIssues(tx: Tx, email: string): Promise<void> {
  await sql`
    delete from outbox
     where lower(recipient) = lower(${email}) and kind like ${`${ISSUE_MAIL}%`}
       and sent_at is null and given_up_at is null`.execute(tx)
}

/** Deletes the rows of these addresses. */
export async function remove(tx: Tx, addresses: readonly string[]): Promise<void> {
  await sql`
    delete from newsletter_subscribers where lower(email) = any(${lowered(addresses)}::text[])`.execute(
    tx,
  )
}

/** The next recipients in the order of their ids who had confirmed by then; `after` null begins with the first. */
export async function next(
  tx: Tx,
  { after, confirmedBy, limit }: { after: string | null; confirmedBy: Date; limit: number },
): Promise<{ id: SubscriberId; email: string }[]> {
  return tx
    .selectFrom('newsletter_subscribers')
    .select(['id', 'email'])
    .where(GETS_ISSUES)
    .where('confirmed_at', '<=', confirmedBy)
    .$if(after !== null, (query) => query.where('id', '>', after as string))
    .orderBy('id')
    .limit(limit)
    .forShare()
    .$narrowType<{ id: SubscriberId }>()
    .execute()
}

/** How many subscribed addresses get issues, and how many wait for their owner to confirm. */
export type Counts = { subscribed: number; waiting: number }

export async function counts(db: Db): Promise<Counts> {
  return db
    .selectFrom('newsletter_subscribers')
    .select((eb) => [
      eb.fn.countAll<number>().filterWhere(GETS_ISSUES).as('subscribed'),
      eb.fn.countAll<number>().filterWhere('confirmed_at', 'is', null).as('waiting'),
    ])
    .executeTakeFirstOrThrow()
}

/** All subscribers who get issues, in the order in which they confirmed. */
export async function list(db: Db): Promise<{ email: string; confirmedAt: Date | null }[]> {
  return db
    .selectFrom('newsletter_subscribers')
    .select(['email', 'confirmed_at as confirmedAt'])
    .where(GETS_ISSUES)
    .orderBy('confirmed_at')
    .orderBy('id')
    .execute()
}

/** Deletes sign-ups without confirmation and ended subscriptions that are older. Returns how many. */
export async function purge(
  db: Db,
  { mailedBefore, unsubscribedBefore }: { mailedBefore: Date; unsubscribedBefore: Date },
): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('newsletter_subscribers')
    // A recent email may have a link that subscribes again.
    .where(sql<SqlBool>`coalesce(last_mail_at, asked_at) < ${mailedBefore}`)
    .where((eb) =>
      eb.or([eb('confirmed_at', 'is', null), eb('unsubscribed_at', '<', unsubscribedBefore)]),
    )
    .executeTakeFirst()
  return Number(numDeletedRows)
}

const COLUMNS = [
  'id',
  'email',
  'mails',
  'last_mail_at as lastMailAt',
  'confirmed_at as confirmedAt',
  'unsubscribed_at as unsubscribedAt',
] as const

const IS_SUBSCRIBED = sql<SqlBool>`confirmed_at is not null and unsubscribed_at is null`

const GETS_ISSUES = sql<SqlBool>`${IS_SUBSCRIBED} and not ${isSuppressed(sql.ref('email'))}`

const SUPPRESSED_AT = sql<Date | null>`(
  select suppressed_at from mail_suppressions where address = lower(email))`.as('suppressedAt')

const isAddress = (email: string) => sql<SqlBool>`lower(email) = lower(${email})`

const lowered = (addresses: readonly string[]) => addresses.map((it) => it.toLowerCase())
