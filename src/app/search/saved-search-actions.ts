/** What the forms of saved searches do, by their `intent`. For the server only. */
import type { Toast } from '#app/ui/toasts.tsx'
import type { Viewer } from '#core/account/account.ts'
import { Refusal } from '#core/api/refusal.ts'
import {
  readSearchName,
  requireSavedSearchId,
  type SavedSearch,
  type SavedSearchId,
} from '#core/search/saved-search.ts'
import { entryOf } from '#core/text/entry-of.ts'
import { removeSearch, renameSearch, restoreSearch, saveSearch } from '#work/search/save-search.ts'
import type { Services } from '#work/use-case/use-case-services.ts'

export type SearchAnswer = {
  toast: Omit<Toast, 'action'>
  /** The search that was just deleted and can be restored. */
  removed: SavedSearchId | null
  /** The search that was just saved. */
  saved: Pick<SavedSearch, 'name' | 'search'> | null
}

type Saver = Pick<Services, 'db' | 'clock'>

export async function actOnSearches(
  services: Saver,
  viewer: Viewer,
  form: FormData,
): Promise<SearchAnswer> {
  const action = entryOf(ACTIONS, form.get('intent')?.toString() ?? '')
  if (!action) throw new Refusal('unknown_action')
  return { removed: null, saved: null, ...(await action(services, viewer, form)) }
}

type Action = (
  services: Saver,
  viewer: Viewer,
  form: FormData,
) => Promise<Partial<SearchAnswer> & Pick<SearchAnswer, 'toast'>>

const ACTIONS: Readonly<Record<string, Action>> = {
  'save-search': async (services, viewer, form) => {
    const search = form.get('search')?.toString() ?? ''
    const saved = await saveSearch(services, viewer, { name: nameOf(form), search })
    return { toast: { title: 'Search saved', description: saved.name }, saved }
  },
  'rename-search': async (services, viewer, form) => {
    const { name } = await renameSearch(services, viewer, idOf(form), nameOf(form))
    return { toast: { title: 'Search renamed', description: name } }
  },
  'delete-search': async (services, viewer, form) => {
    const id = idOf(form)
    await removeSearch(services, viewer, id)
    return { toast: { title: 'Search deleted' }, removed: id }
  },
  'restore-search': async (services, viewer, form) => {
    await restoreSearch(services, viewer, idOf(form))
    return { toast: { title: 'Search restored' } }
  },
}

const idOf = (form: FormData) => requireSavedSearchId(form.get('id')?.toString())

function nameOf(form: FormData): string {
  const name = readSearchName(form.get('name')?.toString() ?? '')
  if (name === null) throw new Refusal('search_needs_name')
  return name
}
