/**
 * The kanban view: applications as cards, with a column per stage. Cards are moved with a pointer, by touch, with the
 * keyboard, or from their menu. A placeholder shows where a held card would land. The server renders all of it;
 * without a script, each card has its own small form.
 */
import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import { keep, useStored } from '#app/ui/browser-storage.ts'
import { type ApplicationId, STAGES, type Stage } from '#core/tracker/application.ts'
import type { Column } from '#core/tracker/tracker-overlay.ts'
import type { ShownCard, TrackerView } from '#core/tracker/tracker-view.ts'
import { nameOf } from './application-words.ts'
import { CardMenu } from './card-menu.tsx'
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
  const { isFolded, toggle } = useFoldedStages(view.stages.length > 0)

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

  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys are those of the links and buttons inside */}
      <div
        ref={board}
        className={held ? 'board board-busy' : 'board'}
        onKeyDown={keys.onKeyDown}
        onBlur={keys.onBlur}
      >
        {columns.map((column) => (
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
        ))}
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

/**
 * Which columns are collapsed: empty ones, unless the person decided otherwise. Decisions are stored in this browser.
 * The server does not know them, so a collapsed column with cards closes only on hydration. Stages selected in the URL
 * are never collapsed.
 */
function useFoldedStages(isPicked: boolean) {
  const kept = parseFolds(useStored(FOLDED_KEY))
  const isFolded = ({ stage, count }: Counted) => !isPicked && (kept.get(stage) ?? count === 0)
  const toggle = (column: Counted) => {
    const folds = new Map(kept).set(column.stage, !isFolded(column))
    keep(FOLDED_KEY, [...folds].map(([stage, folded]) => `${folded ? '-' : '+'}${stage}`).join(','))
  }
  return { isFolded, toggle }
}

/** "-Rejected,+Accepted": collapsed, expanded. */
function parseFolds(text: string | null): Map<Stage, boolean> {
  const decisions = new Map<Stage, boolean>()
  for (const part of text?.split(',') ?? []) {
    const stage = STAGES.find((it) => it === part.slice(1))
    if (stage && /^[-+]/.test(part)) decisions.set(stage, part.startsWith('-'))
  }
  return decisions
}
