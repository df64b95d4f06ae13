/**
 * Changes to a person's data, numbered in the order in which they become visible: the lock on the account's row holds
 * the next change back until the current one is committed.
 */
import { sql } from 'kysely'
import type { AccountId } from '#core/account/account.ts'
import { beforeCommit, type Db, type Tx } from './db.ts'

/** The channel on which servers learn about a change; the payload is the account's id. */
export const ACCOUNT_CHANGED = 'account_changed'

export type AccountChange = {
  /** The kind of data: `application`, `saved_job`, `profile`… */
  kind: string
  /** The id of what changed; null if the change concerns everything of that kind. */
  subject: string | null
}

/**
 * Runs at the end of the transaction. It locks the account's row, which numbers the changes, after all other rows, so
 * that no use case holds that lock while waiting for another row.
 */
export function record(tx: Tx, accountId: AccountId, change: AccountChange, now: Date): void {
  recordForAll(tx, [accountId], change, now)
}

/** The same change for several accounts. */
export function recordForAll(
  tx: Tx,
  accountIds: readonly AccountId[],
  change: AccountChange,
  now: Date,
): void {
  // Two transactions that lock the same rows in the same order cannot wait for each other.
  const ordered = [...accountIds].sort()
  const [first] = ordered
  if (first === undefined) return
  beforeCommit(tx, {
    key: `${ordered} ${change.kind} ${change.subject}`,
    order: first,
    run: () => write(tx, ordered, change, now),
  })
}

async function write(
  tx: Tx,
  accountIds: readonly AccountId[],
  { kind, subject }: AccountChange,
  now: Date,
): Promise<void> {
  await sql`
    with numbered as (
      insert into account_versions (account_id, version)
      select id, 1 from unnest(${[...accountIds]}::uuid[]) with ordinality as given (id, place) order by place
      on conflict (account_id) do update set version = account_versions.version + 1
      returning account_id, version),
    noted as (
      insert into account_changes (account_id, version, kind, subject, changed_at)
      select account_id, version, ${kind}, ${subject}, ${now} from numbered)
    select pg_notify(${ACCOUNT_CHANGED}, account_id::text) from numbered`.execute(tx)
}

/** The number of the latest change; 0 if there was none. */
export async function newest(db: Db, accountId: AccountId): Promise<number> {
  return (await newestOf(db, [accountId])).get(accountId) ?? 0
}

/** The same for several accounts; those without any change are left out. */
export async function newestOf(
  db: Db,
  accountIds: readonly AccountId[],
): Promise<Map<AccountId, number>> {
  if (accountIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('account_versions')
    .select(['account_id', 'version'])
    .where('account_id', 'in', [...accountIds])
    .execute()
  return new Map(rows.map((row) => [row.account_id as AccountId, row.version]))
}

export type NumberedChange = AccountChange & { version: number }

/**
 * Changes after the given version of each account, in order, at most `limit` of each. The caller must check the numbers
 * for a gap: old changes are deleted.
 */
export async function sinceOf(
  db: Db,
  behind: ReadonlyMap<AccountId, number>,
  limit: number,
): Promise<Map<AccountId, NumberedChange[]>> {
  if (behind.size === 0) return new Map()
  const { rows } = await sql<NumberedChange & { account_id: AccountId }>`
    select account_id, changed.version, kind, subject
      from unnest(${[...behind.keys()]}::uuid[], ${[...behind.values()]}::bigint[]) as given (account_id, since)
     cross join lateral (
       select version, kind, subject from account_changes
        where account_changes.account_id = given.account_id and version > since
        order by version limit ${limit}) as changed
     order by account_id, version`.execute(db)
  const changes = new Map<AccountId, NumberedChange[]>()
  for (const { account_id: accountId, ...change } of rows) {
    const theirs = changes.get(accountId)
    if (theirs) theirs.push(change)
    else changes.set(accountId, [change])
  }
  return changes
}

/** Deletes changes before `before`. Their numbers are not reused. */
export async function purge(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('account_changes').where('changed_at', '<', before).execute()
}
