/**
 * Table `billing_customers`: the accounts that Stripe knows as customers, and when their subscriptions are to be read
 * from there. One server reads a customer at a time: its turn has a number, and a turn that took too long and was
 * taken over writes nothing.
 */
import { sql } from 'kysely'
import type { AccountId } from '#core/account/account.ts'
import type { Db, Tx } from './db.ts'

export type Customer = { accountId: AccountId; customerId: string }

export type Turn = Customer & {
  turn: number
  failures: number
  /** Events that arrived before this turn; it takes care of them. */
  eventIds: string[]
}

export async function find(db: Db | Tx, accountId: AccountId): Promise<string | null> {
  const row = await db
    .selectFrom('billing_customers')
    .select('customer_id')
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return row?.customer_id ?? null
}

/** Whose customer it is; null if it is not one of ours. */
export async function ownerOf(db: Db | Tx, customerId: string): Promise<AccountId | null> {
  const row = await db
    .selectFrom('billing_customers')
    .select('account_id')
    .where('customer_id', '=', customerId)
    .executeTakeFirst()
  return (row?.account_id as AccountId | undefined) ?? null
}

/** Keeps the customer that the account already has. */
export async function add(
  tx: Tx,
  { accountId, customerId, readAt }: Customer & { readAt: Date },
): Promise<void> {
  await tx
    .insertInto('billing_customers')
    .values({ account_id: accountId, customer_id: customerId, read_at: readAt })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Has the account's subscriptions read at that time, if nothing else does earlier. */
export async function readBy(tx: Tx, accountId: AccountId, at: Date): Promise<void> {
  await sql`
    update billing_customers set read_at = least(read_at, ${at})
     where account_id = ${accountId}`.execute(tx)
}

/**
 * A customer whose subscriptions are to be read now; null if there is none. `next`: when to read them again if nothing
 * happens until then. `only`: this one, due or not.
 */
export async function take(
  tx: Tx,
  {
    now,
    until,
    next,
    only = null,
  }: { now: Date; until: Date; next: Date; only?: AccountId | null },
): Promise<Turn | null> {
  const { rows } = await sql<{
    account_id: AccountId
    customer_id: string
    turn: number
    failures: number
  }>`
    update billing_customers c set taken_until = ${until}, turn = turn + 1, read_at = ${next}
     where account_id = (
       select account_id from billing_customers c
        where (taken_until is null or taken_until <= ${now})
          and ${
            only === null
              ? sql`(read_at <= ${now} or taken_until is not null or failures = 0 and exists (
                      select from billing_events e
                       where e.account_id = c.account_id and e.handled_at is null))`
              : sql`account_id = ${only}`
          }
        order by read_at limit 1 for update skip locked)
    returning account_id, customer_id, turn, failures`.execute(tx)
  const row = rows[0]
  if (!row) return null
  const events = await tx
    .selectFrom('billing_events')
    .select('event_id')
    .where('account_id', '=', row.account_id)
    .where('handled_at', 'is', null)
    .execute()
  return {
    accountId: row.account_id,
    customerId: row.customer_id,
    turn: Number(row.turn),
    failures: row.failures,
    eventIds: events.map(({ event_id }) => event_id),
  }
}

/** Ends a turn. False if another server took over meanwhile: then nothing may be written. */
export async function end(tx: Tx, { accountId, turn }: Turn): Promise<boolean> {
  const { rows } = await sql`
    update billing_customers set taken_until = null, failures = 0
     where account_id = ${accountId} and turn = ${turn}
    returning 1`.execute(tx)
  return rows.length > 0
}

/** Ends a turn that did not succeed, to be repeated at that time. */
export async function fail(tx: Tx, { accountId, turn }: Turn, readAt: Date): Promise<void> {
  await sql`
    update billing_customers
       set taken_until = null, failures = failures + 1, read_at = least(read_at, ${readAt})
     where account_id = ${accountId} and turn = ${turn}`.execute(tx)
}
