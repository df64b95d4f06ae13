/**
 * The table view: the same applications as on the board, with checkboxes for selecting several. All of it is one
 * form, so selecting, moving and deleting work without a script.
 */
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import { formatShortDay } from '#app/ui/short-day.ts'
import { TimeAgo } from '#app/ui/time-ago.tsx'
import { briefLocation } from '#core/place/brief-location.ts'
import { STAGES, type Stage } from '#core/tracker/application.ts'
import {
  type ShownCard,
  type SortKey,
  TRACKER_PATH,
  type TrackerView,
  trackerAddress,
} from '#core/tracker/tracker-view.ts'
import { countText, nameOf } from './application-words.ts'
import { NextUp } from './kanban-card.tsx'
import { stageClass } from './stage-label.tsx'

type Props = {
  rows: readonly ShownCard[]
  view: TrackerView
  now: Date
  onMove: (card: ShownCard, stage: Stage) => void
  onMoveAll: (cards: readonly ShownCard[], stage: Stage) => void
  onDelete: (cards: readonly ShownCard[]) => void
}

/**
 * When they were added is an order only: the last update says more. `first` is the initial sort direction of a column:
 * names from A, dates from the latest.
 */
const COLUMNS: readonly { key: SortKey; label: string; first: '' | '-'; className?: string }[] = [
  { key: 'title', label: 'Job', first: '' },
  { key: 'stage', label: 'Stage', first: '' },
  { key: 'applied', label: 'Applied', first: '-', className: 'table-wide' },
  { key: 'next', label: 'Next due date', first: '', className: 'table-next' },
  { key: 'activity', label: 'Last update', first: '-', className: 'table-wide' },
]

export function ApplicationTable({ rows, view, now, onMove, onMoveAll, onDelete }: Props) {
  const [picked, setPicked] = useState<ReadonlySet<number>>(new Set())
  /** Says what to select before the button can work. */
  const [hint, setHint] = useState('')
  const chosen = rows.filter(({ id }) => picked.has(id))
  const all = useRef<HTMLInputElement>(null)
  const isAll = rows.length > 0 && chosen.length === rows.length
  useEffect(() => {
    if (all.current) all.current.indeterminate = chosen.length > 0 && !isAll
  }, [chosen.length, isAll])

  const pick = (ids: readonly number[], isPicked: boolean) => {
    const next = new Set(picked)
    setHint('')
    for (const id of ids) isPicked ? next.add(id) : next.delete(id)
    setPicked(next)
  }
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (chosen.length === 0) {
      setHint('Select applications first.')
      return
    }
    const { submitter } = event.nativeEvent as SubmitEvent
    const form = new FormData(event.currentTarget, submitter)
    const stage = STAGES.find((it) => it === form.get('stage'))
    if (form.get('intent') === 'delete') onDelete(chosen)
    else if (stage) onMoveAll(chosen, stage)
    else {
      setHint('Choose a stage to move them to.')
      return
    }
    setPicked(new Set())
  }

  return (
    <form method="post" className="applications" onSubmit={onSubmit}>
      <fieldset className="bulk" aria-label="Selected applications">
        <label className="bulk-all needs-script">
          <input
            ref={all}
            type="checkbox"
            checked={isAll}
            onChange={(event) =>
              pick(
                rows.map(({ id }) => id),
                event.target.checked,
              )
            }
          />
          Select all shown ({rows.length})
        </label>
        <p className="bulk-count needs-script" role="status">
          {hint || (chosen.length > 0 ? `${countText(chosen.length)} selected` : '')}
        </p>
        <select name="stage" className="input" aria-label="Move selected to" defaultValue="">
          <option value="" disabled>
            Move to…
          </option>
          {STAGES.map((stage) => (
            <option key={stage}>{stage}</option>
          ))}
        </select>
        <button type="submit" name="intent" value="move" className="button button-small">
          Move
        </button>
        <button type="submit" name="intent" value="delete" className="button button-small">
          Delete
        </button>
      </fieldset>
      <table className="applications-table">
        <caption className="sr-only">Your applications</caption>
        <thead>
          <tr>
            <th scope="col" className="table-box">
              <span className="sr-only">Select</span>
            </th>
            {COLUMNS.map((column) => (
              <Heading key={column.key} column={column} view={view} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((card) => (
            <Row
              key={card.id}
              card={card}
              now={now}
              isPicked={picked.has(card.id)}
              onPick={(isPicked) => pick([card.id], isPicked)}
              onMove={(stage) => onMove(card, stage)}
            />
          ))}
        </tbody>
      </table>
    </form>
  )
}

function Heading({ column, view }: { column: (typeof COLUMNS)[number]; view: TrackerView }) {
  const { key, label, first, className } = column
  const { sort } = view
  const isSorted = sort.key === key
  const next = { key, isDescending: isSorted ? !sort.isDescending : first === '-' }
  const sorted = sort.isDescending ? 'descending' : 'ascending'
  return (
    <th scope="col" className={className} aria-sort={isSorted ? sorted : undefined}>
      <a href={trackerAddress({ ...view, sort: next, page: 1 })} data-keep-scroll>
        {label}
        {isSorted && <Icon name={sort.isDescending ? 'arrow-down' : 'arrow-up'} />}
      </a>
    </th>
  )
}

type RowProps = {
  card: ShownCard
  now: Date
  isPicked: boolean
  onPick: (isPicked: boolean) => void
  onMove: (stage: Stage) => void
}

function Row({ card, now, isPicked, onPick, onMove }: RowProps) {
  const { id, version, jobTitle, companyName, jobLocation, salaryRange, stage, appliedOn } = card
  return (
    <tr className={isPicked ? 'row-picked' : undefined}>
      <td className="table-box">
        <label>
          <input
            type="checkbox"
            name="application"
            value={`${id}:${version}`}
            checked={isPicked}
            onChange={(event) => onPick(event.target.checked)}
          />
          <span className="sr-only">Select {nameOf(card)}</span>
        </label>
      </td>
      <th scope="row">
        <a href={`${TRACKER_PATH}/${id}`} className="table-title">
          {jobTitle}
        </a>
        <span className="table-facts">
          <span className="table-company">{companyName}</span>
          {jobLocation !== null && ` · ${briefLocation(jobLocation)}`}
          {salaryRange !== null && (
            <>
              {' · '}
              <span className="table-salary">{salaryRange}</span>
            </>
          )}
        </span>
      </th>
      <td className={`table-stage ${stageClass(stage)}`}>
        <span className="table-stage-choice">
          <select
            name={`stage-${id}`}
            className="input"
            aria-label={`Stage of ${nameOf(card)}`}
            value={stage}
            onChange={(event) => {
              const next = STAGES.find((it) => it === event.target.value)
              if (next) onMove(next)
            }}
          >
            {STAGES.map((it) => (
              <option key={it}>{it}</option>
            ))}
          </select>
        </span>
        <button
          type="submit"
          name="intent"
          value={`move:${id}:${version}`}
          className="button button-small without-script"
          aria-label={`Move ${nameOf(card)}`}
        >
          Move
        </button>
      </td>
      <td className="table-wide">
        {appliedOn && <time dateTime={appliedOn}>{formatShortDay(appliedOn, now)}</time>}
      </td>
      <td className="table-next">
        <NextUp card={card} now={now} />
      </td>
      <td className="table-wide">
        <TimeAgo at={card.lastEventAt} now={now} />
      </td>
    </tr>
  )
}
