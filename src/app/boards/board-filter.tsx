/** Filters boards by text, source and state, kept in the URL. Without JavaScript a button submits it. */
import { useEffect, useRef } from 'react'
import { Form, useSubmit } from 'react-router'
import { BOARD_HEALTHS } from '#core/boards/board-health.ts'
import type { BoardsQuery, BoardsView } from '#core/boards/boards-view.ts'
import { HEALTH_BADGES } from './board-words.ts'

type Props = {
  query: BoardsQuery
  counts: BoardsView<unknown>['counts']
  sources: readonly { name: string; title: string; boards: number }[]
}

export function BoardFilter({ query, counts, sources }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const submit = useSubmit()
  const apply = () => void submit(form.current, { replace: true, preventScrollReset: true })
  const { text, source } = query
  useEffect(() => {
    fill(form.current, { query: text, source: source ?? '' })
  }, [text, source])
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0)
  return (
    <>
      <Form ref={form} method="get" role="search" className="boards-search" onChange={apply}>
        <div className="boards-search-text">
          <label className="label" htmlFor="boards-query">
            Search boards
          </label>
          <input
            id="boards-query"
            type="search"
            name="query"
            className="input"
            defaultValue={query.text}
            placeholder="Company or board"
          />
        </div>
        <div>
          <label className="label" htmlFor="boards-source">
            Source
          </label>
          <select
            id="boards-source"
            name="source"
            className="input"
            defaultValue={query.source ?? ''}
          >
            <option value="">All sources</option>
            {sources
              .filter(({ name, boards }) => boards > 0 || name === query.source)
              .map(({ name, title, boards }) => (
                <option key={name} value={name}>
                  {title} ({boards.toLocaleString('en')})
                </option>
              ))}
          </select>
        </div>
        {query.health && <input type="hidden" name="state" value={query.health} />}
        <button type="submit" className="button without-script">
          Search
        </button>
      </Form>
      <nav aria-label="Filter by state" className="boards-states">
        <a
          href={boardsAddress({ ...query, health: null, page: 1 })}
          className="boards-state-link"
          aria-current={query.health === null ? 'true' : undefined}
        >
          All <b>{all.toLocaleString('en')}</b>
        </a>
        {BOARD_HEALTHS.filter((it) => counts[it] > 0 || it === query.health).map((health) => (
          <a
            key={health}
            href={boardsAddress({ ...query, health, page: 1 })}
            className="boards-state-link"
            aria-current={query.health === health ? 'true' : undefined}
          >
            {HEALTH_BADGES[health].label} <b>{counts[health].toLocaleString('en')}</b>
          </a>
        ))}
      </nav>
    </>
  )
}

/** Syncs the fields with the URL after a back navigation or "Show all", except a field that has the focus. */
function fill(form: HTMLFormElement | null, values: Readonly<Record<string, string>>) {
  for (const [name, value] of Object.entries(values)) {
    const field = form?.elements.namedItem(name)
    const isField = field instanceof HTMLInputElement || field instanceof HTMLSelectElement
    if (isField && field !== document.activeElement) field.value = value
  }
}

export function boardsAddress({ text, source, health, page }: BoardsQuery): string {
  const params = new URLSearchParams()
  if (text) params.set('query', text)
  if (source) params.set('source', source)
  if (health) params.set('state', health)
  if (page > 1) params.set('page', `${page}`)
  return params.size > 0 ? `/admin/sources?${params}` : '/admin/sources'
}
