/** The tracker's search, sort order, stage filters and view switch. One form: every change updates the URL. */
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { FilterSheet } from '#app/ui/filter-sheet.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { Stage } from '#core/tracker/application.ts'
import {
  formatSort,
  parseTrackerView,
  TRACKER_PATH,
  type TrackerView,
  trackerAddress,
} from '#core/tracker/tracker-view.ts'
import { StageLabel } from './stage-label.tsx'

/** Waits for a pause in typing before searching. */
const PAUSE_MS = 250

const SORTS = [
  ['-added', 'Added, newest first'],
  ['added', 'Added, oldest first'],
  ['-activity', 'Latest update first'],
  ['activity', 'Oldest update first'],
  ['next', 'Due soonest first'],
  ['-applied', 'Applied, newest first'],
  ['applied', 'Applied, oldest first'],
  ['title', 'Job, A to Z'],
  ['-title', 'Job, Z to A'],
  ['company', 'Company, A to Z'],
  ['-company', 'Company, Z to A'],
  ['stage', 'Stage'],
  ['-stage', 'Stage, last to first'],
  ['-next', 'Due latest first'],
] as const

/** Always offered. The others are set by the table's headings and are shown only while active. */
const OFFERED: ReadonlySet<string> = new Set([
  '-added',
  'added',
  '-activity',
  'activity',
  'next',
  'company',
  'title',
])

type Props = {
  view: TrackerView
  /** The number of applications per stage that match the search words. */
  counts: readonly { stage: Stage; count: number }[]
}

export function TrackerTools({ view, counts }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const navigate = useNavigate()
  useEffect(() => () => clearTimeout(timer.current), [])

  // After a link or the back button changed the URL, the fields follow, except the one being typed into.
  useEffect(() => {
    for (const field of form.current?.elements ?? []) {
      if (field instanceof HTMLInputElement && field.name === 'query') {
        if (field !== document.activeElement) field.value = view.text ?? ''
      }
      if (field instanceof HTMLInputElement && field.name === 'stage')
        field.checked = view.stages.includes(field.value as Stage)
      if (field instanceof HTMLSelectElement) field.value = formatSort(view.sort)
    }
  }, [view])

  const apply = () => {
    clearTimeout(timer.current)
    if (!form.current) return
    const pairs = [...new FormData(form.current)].map(
      ([name, value]) => [name, String(value)] as const,
    )
    const address = trackerAddress(parseTrackerView(pairs))
    void navigate(address, { replace: view.text !== null, preventScrollReset: true })
  }
  const applySoon = ({ target }: { target: EventTarget }) => {
    clearTimeout(timer.current)
    const isTyped = target instanceof HTMLInputElement && target.type === 'search'
    timer.current = setTimeout(apply, isTyped ? PAUSE_MS : 0)
  }
  const sort = formatSort(view.sort)
  return (
    <search>
      <form
        ref={form}
        method="get"
        action={TRACKER_PATH}
        className={`tracker-tools tracker-tools-${view.kind}`}
        onChange={applySoon}
        onSubmit={(event) => {
          event.preventDefault()
          apply()
        }}
      >
        {view.kind === 'table' && <input type="hidden" name="view" value="table" />}
        <FilterSheet
          id="tracker-filters"
          active={view.stages.length + (view.text === null ? 0 : 1)}
        >
          <div className="tracker-search">
            <Icon name="search" />
            <input
              type="search"
              name="query"
              defaultValue={view.text ?? ''}
              maxLength={200}
              placeholder="Job title, company, location or note"
              aria-label="Search your applications"
              autoComplete="off"
              enterKeyHint="search"
              className="input"
            />
          </div>
          <label className="tracker-sort">
            <span className="sr-only">Sort by</span>
            <select name="sort" className="input" defaultValue={sort}>
              {SORTS.filter(([value]) => OFFERED.has(value) || value === sort).map(
                ([value, label]) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ),
              )}
            </select>
          </label>
          <button type="submit" className="button button-small without-script">
            Apply
          </button>
          <fieldset className="tracker-stages">
            <legend className="sr-only">Stages</legend>
            {counts
              .filter(({ stage, count }) => count > 0 || view.stages.includes(stage))
              .map(({ stage, count }) => (
                <label key={stage} className="pill">
                  <input
                    type="checkbox"
                    name="stage"
                    value={stage}
                    defaultChecked={view.stages.includes(stage)}
                  />
                  <StageLabel stage={stage} />
                  <span className="option-count">{count}</span>
                </label>
              ))}
            {(view.stages.length > 0 || view.text !== null) && (
              <a
                href={trackerAddress({ kind: view.kind, sort: view.sort })}
                className="tracker-clear"
                data-keep-scroll
              >
                Clear
              </a>
            )}
          </fieldset>
        </FilterSheet>
        <nav aria-label="View" className="segments">
          {(['board', 'table'] as const).map((kind) => (
            <a
              key={kind}
              href={trackerAddress({ ...view, kind, page: 1, whole: null })}
              aria-current={kind === view.kind ? 'page' : undefined}
              data-keep-scroll
            >
              <Icon name={kind === 'board' ? 'layers' : 'list'} />
              {kind === 'board' ? 'Board' : 'Table'}
            </a>
          ))}
        </nav>
      </form>
    </search>
  )
}
