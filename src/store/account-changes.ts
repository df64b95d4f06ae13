/**
 * What changed in somebody's own data, numbered in the order in which it becomes visible: the lock on the
 * account's row holds the next change back until this one is committed.
 */
import { sql } from 'kysely'
import type { AccountId } from '#core/account.ts'
import type { Tx } from './db.ts'

/** The channel on which servers hear of a change; the payload is the account's id. */
export const ACCOUNT_CHANGED = 'account_changed'

export type AccountChange = {
  /** What it is about: `application`, `saved_job`, `profile`… */
  kind: string
  /** The id of the thing that changed; null when it is about all of that kind. */
  subject: string | null
}

/** Returns the number of the change. */
export async function record(
  tx: Tx,
  accountId: AccountId,
  { kind, subject }: AccountChange,
  now: Date,
): Promise<number> {
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
  return version
}
