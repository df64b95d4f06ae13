/**
 * What changed in somebody's own data, numbered in the order in which it becomes visible: the lock on the
 * account's row holds the next change back until this one is committed.
 */
import { sql } from 'kysely'
import type { AccountId } from '#core/account/account.ts'
import { beforeCommit, type Db, type Tx } from './db.ts'

/** The channel on which servers hear of a change; the payload is the account's id. */
export const ACCOUNT_CHANGED = 'account_changed'

export type AccountChange = {
  /** What it is about: `application`, `saved_job`, `profile`… */
  kind: string
  /** The id of the thing that changed; null when it is about all of that kind. */
  subject: string | null
}

/**
 * Written at the end of the transaction: the account's row, which numbers the changes, is locked after everything else,
 * so that no use case holds it while it waits for another row.
 */
export function record(tx: Tx, accountId: AccountId, change: AccountChange, now: Date): void {
  beforeCommit(tx, {
    key: `${accountId} ${change.kind} ${change.subject}`,
    order: accountId,
    run: () => write(tx, accountId, change, now),
  })
}

async function write(
  tx: Tx,
  accountId: AccountId,
  { kind, subject }: AccountChange,
  now: Date,
): Promise<void> {
  const { version } = await tx
    .insertInto('account_versions')
    .values({ account_id: accountId, version: 1 })
    .onConflict((row) =>
      row.column('account_id').doUpdateSet({ version: sql`account_versions.version + 1` }),
    )
    .returning('version')
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('account_changes')
    .values({ account_id: accountId, version, kind, subject, changed_at: now })
    .execute()
  await sql`select pg_notify(${ACCOUNT_CHANGED}, ${accountId})`.execute(tx)
}

/** The number of the newest change; 0 where there was none. */
export async function newest(db: Db, accountId: AccountId): Promise<number> {
  return (await newestOf(db, [accountId])).get(accountId) ?? 0
}

/** The same for several people; those without any change are left out. */
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

/** Changes after that number, in order. Whether all are still known is for the caller to see by their numbers. */
export function since(
  db: Db,
  accountId: AccountId,
  version: number,
  limit: number,
): Promise<NumberedChange[]> {
  return db
    .selectFrom('account_changes')
    .select(['version', 'kind', 'subject'])
    .where('account_id', '=', accountId)
    .where('version', '>', version)
    .orderBy('version')
    .limit(limit)
    .execute()
}

/** Deletes changes before that; their numbers are not given again. */
export async function forget(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('account_changes').where('changed_at', '<', before).execute()
}
