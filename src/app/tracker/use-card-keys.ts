/**
 * Moving cards with the keyboard. On a card's title: arrows, j and k go to other cards, Space picks the card up, M
 * opens its menu, Delete deletes it. With a card picked up: left and right choose the stage, Home and End the first
 * and the last, Space or Enter drops it, Escape cancels. Every step is announced to screen readers.
 */
import type { FocusEvent, KeyboardEvent } from 'react'
import { entryOf } from '#core/text/entry-of.ts'
import type { Stage } from '#core/tracker/application.ts'
import type { ShownCard } from '#core/tracker/tracker-view.ts'
import { nameOf } from './application-words.ts'
import type { Held } from './kanban.tsx'

type Keys = {
  /** The visible columns, in order. */
  stages: readonly Stage[]
  held: Held | null
  setHeld: (held: Held | null) => void
  cardOf: (id: number) => ShownCard | null
  announce: (text: string) => void
  onDrop: (card: ShownCard, stage: Stage) => void
  onDelete: (card: ShownCard) => void
}

const STEPS: Record<string, (at: number, last: number) => number> = {
  ArrowLeft: (at) => Math.max(at - 1, 0),
  ArrowRight: (at, last) => Math.min(at + 1, last),
  Home: () => 0,
  End: (_, last) => last,
}

export function useCardKeys({ stages, held, setHeld, cardOf, announce, onDrop, onDelete }: Keys) {
  const carry = (event: KeyboardEvent, { card, over }: Held) => {
    const step = entryOf(STEPS, event.key)
    if (step) {
      const next = stages[step(stages.indexOf(over), stages.length - 1)] ?? over
      setHeld({ card, over: next, isByKeys: true })
      announce(`${next}, ${stages.indexOf(next) + 1} of ${stages.length}.`)
      showColumn(next)
    } else if (event.key === ' ' || event.key === 'Enter') {
      setHeld(null)
      onDrop(card, over)
    } else if (event.key === 'Escape') {
      setHeld(null)
      announce(`${nameOf(card)} stays in ${card.stage}.`)
    }
    // All other keys are ignored while a card is held. Tab moves the focus, which cancels the move.
    if (event.key !== 'Tab') event.preventDefault()
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (held?.isByKeys) return carry(event, held)
    const title = event.target instanceof Element ? event.target.closest('[data-card] h3 a') : null
    const element = title?.closest<HTMLElement>('[data-card]')
    const card = element && cardOf(Number(element.dataset.card))
    if (!card) return
    if (event.key === ' ') {
      setHeld({ card, over: card.stage, isByKeys: true })
      announce(
        `Picked up ${nameOf(card)}, in ${card.stage}. Use the left and right arrows to choose a stage, Space to drop it, Escape to cancel.`,
      )
    } else if (event.key === 'm') {
      element.querySelector<HTMLElement>('[aria-haspopup]')?.click()
    } else if (event.key === 'Delete') {
      focusFrom(element, 0, 1) || focusFrom(element, 0, -1)
      onDelete(card)
    } else {
      const [columns, rows] = entryOf(WALK, event.key) ?? [0, 0]
      if (columns === 0 && rows === 0) return
      focusFrom(element, columns, rows)
    }
    event.preventDefault()
  }

  /** Moving the focus elsewhere cancels the move. */
  const onBlur = (event: FocusEvent) => {
    if (!held?.isByKeys || event.relatedTarget === null) return
    setHeld(null)
    announce(`${nameOf(held.card)} stays in ${held.card.stage}.`)
  }

  return { onKeyDown, onBlur }
}

/** How many columns and cards each key moves. */
const WALK: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  k: [0, -1],
  j: [0, 1],
}

/** Focuses the card this many columns and rows away, skipping empty columns. */
function focusFrom(element: HTMLElement, columns: number, rows: number): boolean {
  const own = element.closest('[data-stage]')
  if (!own) return false
  const full = [...document.querySelectorAll('[data-stage]')].filter((it) => cardsIn(it).length > 0)
  const column = full[full.indexOf(own) + columns]
  if (!column) return false
  const at = cardsIn(own).indexOf(element) + rows
  const cards = cardsIn(column)
  const card = columns === 0 ? cards[at] : cards[Math.min(at, cards.length - 1)]
  card?.querySelector<HTMLElement>('h3 a')?.focus({ preventScroll: true })
  card?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  return card !== undefined
}

const cardsIn = (column: Element) => [...column.querySelectorAll<HTMLElement>('[data-card]')]

function showColumn(stage: Stage) {
  const column = document.querySelector(`[data-stage="${stage}"]`)
  column?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}
