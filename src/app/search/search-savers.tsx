/**
 * Beside the heading of /jobs, for signed-in people: saves the search under a name, and the menu of saved searches.
 * Without a script the form is submitted to the page of saved searches, and a link leads there instead of the menu.
 */
import { useEffect, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'
import { useToast } from '#app/ui/toasts.tsx'
import { MAX_SEARCH_NAME } from '#core/settings/account-limits.ts'
import type { SearchAnswer } from './saved-search-actions.ts'
import { SavedSearches, SEARCHES_PATH, type ShownSearch } from './saved-searches.tsx'

/** What can be saved: the parameters of the search. */
export type Savable = {
  search: string
  /** The name that it has, or else one to start with. */
  name: string
  isSaved: boolean
}

const SAVE = 'save-search'
const SEARCHES = 'your-searches'

/** `savable` is null for the list of all jobs. */
export function SearchSavers({ savable, now }: { savable: Savable | null; now: Date }) {
  return (
    <div className="searches-savers no-print">
      {savable && <SaveSearch key={savable.search} {...savable} />}
      <YourSearches now={now} />
    </div>
  )
}

/** Saving the same search again renames it. */
function SaveSearch({ search, name, isSaved }: Savable) {
  const fetcher = useFetcher<SearchAnswer>()
  const popover = useRef<HTMLDivElement>(null)
  const toast = useToast()
  const answer = fetcher.data
  useEffect(() => {
    if (!answer) return
    toast(answer.toast)
    if (answer.saved) popover.current?.hidePopover()
  }, [answer, toast])
  return (
    <>
      <button type="button" popoverTarget={SAVE} className="button searches-button">
        <Icon name={isSaved ? 'bookmark-check' : 'bookmark'} />
        <span>{isSaved ? 'Search saved' : 'Save search'}</span>
      </button>
      <div ref={popover} id={SAVE} popover="auto" className="menu searches-menu">
        <fetcher.Form method="post" action={SEARCHES_PATH} className="searches-save">
          <label htmlFor="search-name" className="label">
            Name of this search
          </label>
          <input type="hidden" name="search" value={search} />
          <input
            key={name}
            id="search-name"
            name="name"
            required
            maxLength={MAX_SEARCH_NAME}
            defaultValue={name}
            className="input"
          />
          <p className="hint">Keeps the words, all filters and the order.</p>
          <button type="submit" name="intent" value="save-search" className="button button-primary">
            {isSaved ? 'Rename' : 'Save'}
          </button>
        </fetcher.Form>
      </div>
    </>
  )
}

function YourSearches({ now }: { now: Date }) {
  const [listed, load] = useListed()
  return (
    <>
      <a href={SEARCHES_PATH} className="button searches-button without-script">
        <Icon name="list" />
        <span>Your searches</span>
      </a>
      <button
        type="button"
        popoverTarget={SEARCHES}
        className="button searches-button needs-script"
      >
        <Icon name="list" />
        <span>Your searches</span>
      </button>
      <div
        id={SEARCHES}
        popover="auto"
        className="menu searches-menu"
        onToggle={(event) => event.newState === 'open' && load()}
      >
        {listed === 'failed' && (
          <p className="hint" role="alert">
            We couldn’t load your searches. <a href={SEARCHES_PATH}>Open the page of searches</a>
          </p>
        )}
        {listed !== null && listed !== 'failed' && (
          <SavedSearches searches={listed} now={now} empty={<NoSearches />} onChanged={load} />
        )}
      </div>
    </>
  )
}

const NoSearches = () => (
  <p className="hint">
    No saved searches. Press “Save search” beside a heading to keep its words, filters and order.
  </p>
)

type Listed = readonly ShownSearch[] | 'failed' | null

/** Null until they are loaded. A failure keeps the page, which works without the menu. */
function useListed(): [Listed, () => void] {
  const [listed, setListed] = useState<Listed>(null)
  const load = () =>
    void fetch('/api/me/searches')
      .then(async (answer) => {
        if (!answer.ok) return setListed('failed')
        const { searches } = (await answer.json()) as { searches: Answered[] }
        setListed(searches.map(toShown))
      })
      .catch(() => setListed('failed'))
  return [listed, load]
}

type Answered = Omit<ShownSearch, 'usedAt'> & { lastUsedAt: string }

const toShown = ({ lastUsedAt, search, ...rest }: Answered): ShownSearch => ({
  ...rest,
  search: search.replace('/jobs?', ''),
  usedAt: new Date(lastUsedAt),
})
