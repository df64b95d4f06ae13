/** Saves, renames, deletes and restores a person's searches. Every statement names the owner. */
import type { AccountId, Viewer } from '#core/account/account.ts'
import { isWriteRefused, Refusal } from '#core/api/refusal.ts'
import {
  requireSavedParams,
  type SavedSearch,
  type SavedSearchId,
} from '#core/search/saved-search.ts'
import { MAX_SAVED_SEARCHES } from '#core/settings/account-limits.ts'
import * as accountChanges from '#store/account-changes.ts'
import { inTransaction, type Tx } from '#store/db.ts'
import * as savedSearches from '#store/saved-searches.ts'
import type { Services } from '#work/use-case/use-case-services.ts'

type Saver = Pick<Services, 'db' | 'clock'>
type Owner = Pick<Viewer, 'id'>

/** A search that was saved already is given the new name. */
export function saveSearch(
  { db, clock }: Saver,
  { id: accountId }: Owner,
  { name, search: given }: Pick<SavedSearch, 'name' | 'search'>,
): Promise<SavedSearch> {
  const now = clock.now()
  const search = requireSavedParams(given)
  return inTransaction(db, async (tx) => {
    const count = await savedSearches.lockAndCount(tx, accountId)
    if (count === null) throw new Refusal('not_signed_in')
    const same = await savedSearches.bySearch(tx, accountId, search)
    if (!same && count >= MAX_SAVED_SEARCHES) throw new Refusal('too_many_saved_searches')
    const saved = same
      ? await savedSearches.change(tx, accountId, same.id, { name })
      : await savedSearches.add(tx, accountId, { name, search }, now)
    if (!saved) throw new Refusal('saved_search_not_found')
    changed(tx, accountId, saved.id, now)
    return saved
  })
}

export function renameSearch(
  { db, clock }: Saver,
  { id: accountId }: Owner,
  id: SavedSearchId,
  name: string,
): Promise<SavedSearch> {
  return inTransaction(db, async (tx) => {
    const saved = await savedSearches.change(tx, accountId, id, { name })
    if (!saved) throw new Refusal('saved_search_not_found')
    changed(tx, accountId, id, clock.now())
    return saved
  })
}

/** Deleting a search that is not there changes nothing. */
export function removeSearch(
  { db, clock }: Saver,
  { id: accountId }: Owner,
  id: SavedSearchId,
): Promise<void> {
  const now = clock.now()
  return inTransaction(db, async (tx) => {
    if (await savedSearches.remove(tx, accountId, id, now)) changed(tx, accountId, id, now)
  })
}

/** Undoes a deletion within a day. A search that was saved again since is not there twice. */
export function restoreSearch(
  { db, clock }: Saver,
  { id: accountId }: Owner,
  id: SavedSearchId,
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const count = await savedSearches.lockAndCount(tx, accountId)
    if (count !== null && count >= MAX_SAVED_SEARCHES) throw new Refusal('too_many_saved_searches')
    const restored = await savedSearches.restore(tx, accountId, id)
    if (!restored) throw new Refusal('saved_search_not_found')
    changed(tx, accountId, id, clock.now())
  })
}

/** The list is loaded again for other reasons within this time, which is no new visit. */
const SAME_OPENING_MS = 60_000

/**
 * The saved search that somebody looks at, if it is one, as it was before; from now on it was used now. Nothing is
 * written without `keeps`. Other open pages get no event, because nothing on them changes.
 */
export async function openSavedSearch(
  { db, clock }: Saver,
  accountId: AccountId,
  { search, keeps }: { search: string; keeps: boolean },
): Promise<SavedSearch | null> {
  const saved = search === '' ? null : await savedSearches.bySearch(db, accountId, search)
  const usedAt = clock.now()
  if (saved && keeps && usedAt.getTime() - saved.usedAt.getTime() > SAME_OPENING_MS) {
    await inTransaction(db, (tx) =>
      savedSearches.change(tx, accountId, saved.id, { usedAt }),
    ).catch((error: unknown) => {
      // If nothing can be written, showing the page matters more.
      if (!isWriteRefused(error)) throw error
    })
  }
  return saved
}

const changed = (tx: Tx, accountId: AccountId, id: SavedSearchId, now: Date) =>
  accountChanges.record(tx, accountId, { kind: 'saved_search', subject: `${id}` }, now)
