/**
 * Applications as cards in a column for each stage. Cards are moved with the pointer or a finger, with the keys
 * alone, or by their menu; a place where a card would land is shown before it is let go. The server draws all of it,
 * and without a script each card has its own small form.
 */
import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import type { ApplicationId, Stage } from '#core/tracker/application.ts'
import type { Column } from '#core/tracker/tracker-overlay.ts'
import type { ShownCard, TrackerView } from '#core/tracker/tracker-view.ts'
import { nameOf } from './application-words.ts'
import { BoardColumn } from './board-column.tsx'
import { CardMenu } from './card-menu.tsx'
import { useCardDrag } from './use-card-drag.ts'
import { useCardKeys } from './use-card-keys.ts'
import { useFoldedStages } from './use-folded-stages.ts'

/** A card on its way: held, and over a stage. */
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
  const [said, setSaid] = useState('')
  const refocus = useRef<ApplicationId | null>(null)
  const { isFolded, toggle } = useFoldedStages(view.stages.length > 0)

  const cardOf = useCallback(
    (id: number) => columns.flatMap(({ cards }) => cards).find((card) => card.id === id) ?? null,
    [columns],
  )
  const drop = (card: ShownCard, stage: Stage) => {
    refocus.current = card.id
    if (stage !== card.stage) onMove(card, stage)
    else setSaid(`${nameOf(card)} stays at ${stage}.`)
  }

  useCardDrag({ board, cardOf, setHeld, onDrop: drop })
  const keys = useCardKeys({
    stages: columns.map(({ stage }) => stage),
    held,
    setHeld,
    cardOf,
    say: setSaid,
    onDrop: drop,
    onDelete,
  })

  // A card that changed its column is another element: the focus goes with it.
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
          <BoardColumn
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
        Press Space to move this application with the arrow keys, M for its menu.
      </p>
      <p role="status" className="sr-only">
        {said}
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
