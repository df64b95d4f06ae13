/** Table `saved_searches`. A row with `deleted_at` was deleted recently and can be restored. */
import type { AccountId } from '#core/account/account.ts'
import type { SavedSearch, SavedSearchId } from '#core/search/saved-search.ts'
import * as accounts from './accounts.ts'
import type { Db, Tx } from './db.ts'

/** Those used last first. */
export async function list(db: Db | Tx, accountId: AccountId): Promise<SavedSearch[]> {
  const rows = await db
    .selectFrom('saved_searches')
    .select(COLUMNS)
    .where('account_id', '=', accountId)
    .where('deleted_at', 'is', null)
    .orderBy('used_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map(toSavedSearch)
}

/** Null if the account has not saved this search. */
export async function bySearch(
  db: Db | Tx,
  accountId: AccountId,
  search: string,
): Promise<SavedSearch | null> {
  const row = await db
    .selectFrom('saved_searches')
    .select(COLUMNS)
    .where('account_id', '=', accountId)
    .where('search', '=', search)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return row ? toSavedSearch(row) : null
}

/**
 * The number of saved searches. Locks the account until the transaction ends, so nobody else can add one; null if the
 * account is gone.
 */
export async function lockAndCount(tx: Tx, accountId: AccountId): Promise<number | null> {
  if (!(await accounts.lock(tx, accountId))) return null
  const { count } = await tx
    .selectFrom('saved_searches')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

export async function add(
  tx: Tx,
  accountId: AccountId,
  { name, search }: Pick<SavedSearch, 'name' | 'search'>,
  now: Date,
): Promise<SavedSearch> {
  const row = await tx
    .insertInto('saved_searches')
    .values({ account_id: accountId, name, search, created_at: now, used_at: now })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow()
  return toSavedSearch(row)
}

/** Null if the account has no such search. */
export async function change(
  tx: Tx,
  accountId: AccountId,
  id: SavedSearchId,
  given: { name: string } | { usedAt: Date },
): Promise<SavedSearch | null> {
  const row = await tx
    .updateTable('saved_searches')
    .set('name' in given ? { name: given.name } : { used_at: given.usedAt })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .returning(COLUMNS)
    .executeTakeFirst()
  return row ? toSavedSearch(row) : null
}

/** Returns whether this call deleted it. */
export async function remove(
  tx: Tx,
  accountId: AccountId,
  id: SavedSearchId,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('saved_searches')
    .set({ deleted_at: now })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Restores what was deleted, unless the same search was saved again since. Null if there is nothing to restore. */
export async function restore(
  tx: Tx,
  accountId: AccountId,
  id: SavedSearchId,
): Promise<SavedSearch | null> {
  const row = await tx
    .updateTable('saved_searches as gone')
    .set({ deleted_at: null })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('saved_searches as same')
            .select('same.id')
            .whereRef('same.account_id', '=', 'gone.account_id')
            .whereRef('same.search', '=', 'gone.search')
            .where('same.deleted_at', 'is', null),
        ),
      ),
    )
    .where('deleted_at', 'is not', null)
    .returning(COLUMNS)
    .executeTakeFirst()
  return row ? toSavedSearch(row) : null
}

/** Purges rows of all accounts that were deleted before this instant. */
export async function purge(tx: Tx, before: Date): Promise<void> {
  await tx.deleteFrom('saved_searches').where('deleted_at', '<', before).execute()
}

const COLUMNS = ['id', 'name', 'search', 'created_at', 'used_at'] as const

type Row = { id: number; name: string; search: string; created_at: Date; used_at: Date }

const toSavedSearch = ({ id, name, search, created_at, used_at }: Row): SavedSearch => ({
  id: id as SavedSearchId,
  name,
  search,
  createdAt: created_at,
  usedAt: used_at,
})
