/**
 * Rows that their owner deletes and may restore: the same statements for every table with `account_id` and
 * `deleted_at`. Every query names the owner's account.
 */
import { sql } from 'kysely'
import type { AccountId } from '#core/account/account.ts'
import type { Db, Tx } from './db.ts'

/** Tables whose ids are UUIDs and whose rows have a name. */
type Table = 'cvs' | 'letters'

export function softDeleted<Id extends string>(named: Table) {
  const table = named as 'cvs' // only with the columns that all of them have
  const isPresent = { remove: 'is', restore: 'is not' } as const

  const setDeleted = async (
    tx: Tx,
    { accountId, id, at }: { accountId: AccountId; id: Id; at: Date | null },
  ): Promise<boolean> => {
    const { numUpdatedRows } = await tx
      .updateTable(table)
      .set({ deleted_at: at })
      .where('account_id', '=', accountId)
      .where('id', '=', id)
      .where('deleted_at', at === null ? isPresent.restore : isPresent.remove, null)
      .executeTakeFirst()
    return numUpdatedRows === 1n
  }

  return {
    /** Returns whether this call deleted it. */
    remove: (tx: Tx, accountId: AccountId, id: Id, now: Date): Promise<boolean> =>
      setDeleted(tx, { accountId, id, at: now }),
    /** Returns whether this call restored it. */
    restore: (tx: Tx, accountId: AccountId, id: Id): Promise<boolean> =>
      setDeleted(tx, { accountId, id, at: null }),
    /** False if the account has no such row. */
    async rename(
      tx: Tx,
      accountId: AccountId,
      { id, name }: { id: Id; name: string },
      now: Date,
    ): Promise<boolean> {
      const { numUpdatedRows } = await tx
        .updateTable(table)
        .set({ name, updated_at: now })
        .where('account_id', '=', accountId)
        .where('id', '=', id)
        .where('deleted_at', 'is', null)
        .executeTakeFirst()
      return numUpdatedRows === 1n
    },
    /**
     * The number of rows, including deleted ones that can be restored. Blocks concurrent additions until the
     * transaction ends.
     */
    async usage(tx: Tx, accountId: AccountId): Promise<number> {
      await sql`select 1 from accounts where id = ${accountId} for no key update`.execute(tx)
      const { count } = await tx
        .selectFrom(table)
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .where('account_id', '=', accountId)
        .executeTakeFirstOrThrow()
      return count
    },
    purgeOwn: (tx: Tx, accountId: AccountId): Promise<void> => purgeOwn(tx, named, accountId),
    purge: (tx: Tx, before: Date): Promise<number> => purge(tx, named, before),
  }
}

type Purged = Table | 'files'

/** Permanently deletes everything that this person deleted. */
export async function purgeOwn(tx: Tx, table: Purged, accountId: AccountId): Promise<void> {
  await tx
    .deleteFrom(table as 'cvs')
    .where('account_id', '=', accountId)
    .where('deleted_at', 'is not', null)
    .execute()
}

/** Permanently deletes what was soft-deleted before `before`. Returns how many rows. */
export async function purge(tx: Db | Tx, table: Purged, before: Date): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom(table as 'cvs')
    .where('deleted_at', '<', before)
    .executeTakeFirst()
  return Number(numDeletedRows)
}
