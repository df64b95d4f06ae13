/**
 * Saved searches, each with what is new in it and its forms: to rename and delete it, and to make an alert of it. On the
 * page of saved searches and in the menu on /jobs.
 */
import { type ReactNode, useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'
import { TimeAgo } from '#app/ui/time-ago.tsx'
import { useToast } from '#app/ui/toasts.tsx'
import type { SavedSearch } from '#core/search/saved-search.ts'
import { MAX_SEARCH_NAME } from '#core/settings/account-limits.ts'
import { countOf } from '#core/text/count-of.ts'
import { FollowButton } from './follow-button.tsx'
import type { SearchAnswer } from './saved-search-actions.ts'

export const SEARCHES_PATH = '/dashboard/searches'

export type ShownSearch = Pick<SavedSearch, 'id' | 'name' | 'search' | 'usedAt'> & {
  newJobs: number | null
  /** Missing where only what is new is shown. */
  allJobs?: number | null
  hasAlert: boolean
}

type Props = {
  searches: readonly ShownSearch[]
  now: Date
  /** Shown when there are none. */
  empty: ReactNode
  /** Called when one of them was changed here. */
  onChanged?: (() => void) | undefined
}

export function SavedSearches({ searches, now, empty, onChanged }: Props) {
  const fetcher = useFetcher<SearchAnswer>()
  const list = useRef<HTMLUListElement>(null)
  const toast = useToast()
  const answer = fetcher.data
  const { submit } = fetcher
  const changed = useRef(onChanged)
  changed.current = onChanged
  useEffect(() => {
    if (!answer) return
    const { removed } = answer
    // The button that was pressed is gone with its search.
    if (removed !== null) list.current?.focus()
    changed.current?.()
    const undo = () =>
      void submit(
        { intent: 'restore-search', id: String(removed) },
        { method: 'post', action: SEARCHES_PATH },
      )
    toast({ ...answer.toast, ...(removed !== null && { action: { label: 'Undo', run: undo } }) })
  }, [answer, submit, toast])
  if (searches.length === 0) return empty
  return (
    <ul ref={list} tabIndex={-1} aria-label="Saved searches" className="searches-list">
      {searches.map(({ id, name, search, usedAt, newJobs, allJobs, hasAlert }) => (
        <li key={id}>
          <a href={`/jobs?${search}`} className="searches-name">
            {name}
          </a>
          {newJobs !== null && newJobs > 0 && (
            <span className="badge badge-info">{`${newJobs.toLocaleString('en')} new`}</span>
          )}
          <p className="hint">
            {allJobs != null && `${countOf(allJobs, 'job')} · `}
            opened <TimeAgo at={usedAt} now={now} inSentence />
          </p>
          <div className="searches-acts">
            {hasAlert ? (
              <a href="/dashboard/job-alerts" className="button button-plain button-small">
                <Icon name="check" />
                Alert is on
              </a>
            ) : (
              <FollowButton
                search={search}
                label="Create Alert"
                className="button button-plain button-small"
              />
            )}
            <details key={name} className="searches-rename">
              <summary className="button button-plain button-small searches-act" title="Rename">
                <Icon name="pencil" />
                <span className="sr-only">Rename {name}</span>
              </summary>
              <fetcher.Form method="post" action={SEARCHES_PATH} preventScrollReset>
                <input type="hidden" name="id" value={id} />
                <input
                  name="name"
                  required
                  maxLength={MAX_SEARCH_NAME}
                  defaultValue={name}
                  className="input"
                  aria-label={`New name of ${name}`}
                />
                <button
                  type="submit"
                  name="intent"
                  value="rename-search"
                  className="button button-small"
                >
                  Save
                </button>
              </fetcher.Form>
            </details>
            <fetcher.Form method="post" action={SEARCHES_PATH} preventScrollReset>
              <input type="hidden" name="id" value={id} />
              <button
                type="submit"
                name="intent"
                value="delete-search"
                title="Delete"
                className="button button-plain button-small searches-act"
              >
                <Icon name="trash-2" />
                <span className="sr-only">Delete {name}</span>
              </button>
            </fetcher.Form>
          </div>
        </li>
      ))}
    </ul>
  )
}
