/**
 * The kanban view: applications as cards, with a column per stage. Cards are moved with a pointer, by touch, with the
 * keyboard, or from their menu. Stages that end an application are folded into one column. A placeholder shows where a held card would land. The server renders all of it;
 * without a script, each card has its own small form.
 */
import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import { keep, useStored } from '#app/ui/browser-storage.ts'
import { type ApplicationId, isOver, STAGES, type Stage } from '#core/tracker/application.ts'
import type { Column } from '#core/tracker/tracker-overlay.ts'
import type { ShownCard, TrackerView } from '#core/tracker/tracker-view.ts'
import { nameOf } from './application-words.ts'
import { CardMenu } from './card-menu.tsx'
import { EndedColumns } from './ended-columns.tsx'
import { KanbanColumn } from './kanban-column.tsx'
import { useCardDrag } from './use-card-drag.ts'
import { useCardKeys } from './use-card-keys.ts'

/** In local storage. */
const FOLDED_KEY = 'folded_stages'

/** A held card, and the stage it is over. */
export type Held = { card: ShownCard; over: Stage; isByKeys: boolean }

type Props = {
  columns: readonly Column[]
  view: TrackerView
  now: Date
  onMove: (card: ShownCard, stage: Stage) => void
  onDelete: (card: ShownCard) => void
  onStillWaiting: (card: ShownCard) => void
}

export function Board({ columns, view, now, onMove, onDelete, onStillWaiting }: Props) {
  const board = useRef<HTMLDivElement>(null)
  const [held, setHeld] = useState<Held | null>(null)
  const [menuOf, setMenuOf] = useState<{ card: ShownCard; button: HTMLElement } | null>(null)
  const [announcement, setAnnouncement] = useState('')
  const refocus = useRef<ApplicationId | null>(null)
  const { isFolded, toggle, isEndedOpen, toggleEnded } = useFoldedStages(view)

  const cardOf = useCallback(
    (id: number) => columns.flatMap(({ cards }) => cards).find((card) => card.id === id) ?? null,
    [columns],
  )
  const drop = (card: ShownCard, stage: Stage) => {
    refocus.current = card.id
    if (stage !== card.stage) onMove(card, stage)
    else setAnnouncement(`${nameOf(card)} stays in ${stage}.`)
  }

  useCardDrag({ board, cardOf, setHeld, onDrop: drop })
  const keys = useCardKeys({
    stages: columns.map(({ stage }) => stage),
    held,
    setHeld,
    cardOf,
    announce: setAnnouncement,
    onDrop: drop,
    onDelete,
  })

  // A card that moved to another column is a new element, so it needs the focus again.
  useLayoutEffect(() => {
    if (refocus.current === null) return
    const title = board.current?.querySelector<HTMLElement>(`[data-card="${refocus.current}"] h3 a`)
    if (!title || title === document.activeElement) return
    if (document.activeElement !== document.body) {
      refocus.current = null
      return
    }
    title.focus({ preventScroll: true })
    title.closest('[data-card]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  })

  const isPicked = view.stages.length > 0
  const open = isPicked ? columns : columns.filter(({ stage }) => !isOver(stage))
  const ended = isPicked ? [] : columns.filter(({ stage }) => isOver(stage))
  const columnOf = (column: Column) => (
    <KanbanColumn
      key={column.stage}
      column={column}
      view={view}
      now={now}
      held={held}
      isFolded={isFolded(column)}
      onFold={() => toggle(column)}
      onMenu={(card, button) => setMenuOf({ card, button })}
    />
  )

  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys are those of the links and buttons inside */}
      <div
        ref={board}
        className={held ? 'board board-busy' : 'board'}
        onKeyDown={keys.onKeyDown}
        onBlur={keys.onBlur}
      >
        {open.map(columnOf)}
        {ended.length > 0 && (
          <EndedColumns
            columns={ended}
            over={held?.over ?? null}
            isOpen={isEndedOpen}
            onToggle={toggleEnded}
          >
            {ended.map(columnOf)}
          </EndedColumns>
        )}
      </div>
      <p id="card-keys" className="sr-only">
        Press Space to pick up this application, then use the arrow keys to move it. Press M for its
        menu.
      </p>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <CardMenu
        open={menuOf}
        onClose={() => setMenuOf(null)}
        onMove={(card, stage) => {
          refocus.current = card.id
          onMove(card, stage)
        }}
        onDelete={onDelete}
        onStillWaiting={onStillWaiting}
      />
    </>
  )
}

type Counted = { stage: Stage; count: number }

/** The name of the column of ended stages, where folds are stored. */
const ENDED = 'Ended'

/**
 * Which columns are collapsed: empty ones, unless the person decided otherwise. Decisions are stored in this browser.
 * The server does not know them, so a collapsed column with cards closes only on hydration. Stages selected in the URL
 * are never collapsed. The ended stages are open if the person opened them, or asked for all of one.
 */
function useFoldedStages({ stages, whole }: TrackerView) {
  const isPicked = stages.length > 0
  const kept = parseFolds(useStored(FOLDED_KEY))
  const isFolded = ({ stage, count }: Counted) => !isPicked && (kept.get(stage) ?? count === 0)
  const isEndedOpen = (whole !== null && isOver(whole)) || kept.get(ENDED) === false
  const decide = (name: string, isFolded: boolean) => {
    const folds = new Map(kept).set(name, isFolded)
    keep(FOLDED_KEY, [...folds].map(([each, folded]) => `${folded ? '-' : '+'}${each}`).join(','))
  }
  return {
    isFolded,
    toggle: (column: Counted) => decide(column.stage, !isFolded(column)),
    isEndedOpen,
    toggleEnded: (isOpen: boolean) => decide(ENDED, !isOpen),
  }
}

/** "-Rejected,+Ended": collapsed, expanded. */
function parseFolds(text: string | null): Map<string, boolean> {
  const names: readonly string[] = [...STAGES, ENDED]
  const decisions = new Map<string, boolean>()
  for (const part of text?.split(',') ?? []) {
    const name = part.slice(1)
    if (names.includes(name) && /^[-+]/.test(part)) decisions.set(name, part.startsWith('-'))
  }
  return decisions
}
