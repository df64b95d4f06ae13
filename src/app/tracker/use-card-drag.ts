/**
 * Dragging cards on the board: immediately with a mouse or pen, after a long press with a finger, so that swiping still
 * scrolls. A copy follows the pointer, the board scrolls sideways at its edges, and Escape cancels.
 */
import { type RefObject, useEffect, useRef } from 'react'
import { STAGES, type Stage } from '#core/tracker/application.ts'
import type { ShownCard } from '#core/tracker/tracker-view.ts'
import type { Held } from './kanban.tsx'

/** A mouse that moved less than this clicked. */
const CLICK_PX = 5
/** A finger that rests this long starts dragging; one that moves earlier scrolls. */
const HOLD_MS = 260
const HOLD_PX = 10
/** The distance from an edge at which the board scrolls, and the maximum speed per frame. */
const EDGE_PX = 56
const SCROLL_PX = 14

type Drag = {
  board: RefObject<HTMLElement | null>
  cardOf: (id: number) => ShownCard | null
  setHeld: (held: Held | null) => void
  onDrop: (card: ShownCard, stage: Stage) => void
}

export function useCardDrag(drag: Drag) {
  const latest = useRef(drag)
  latest.current = drag

  useEffect(() => {
    const board = latest.current.board.current
    if (!board) return
    let end: (() => void) | null = null
    const onPointerDown = (event: PointerEvent) => {
      const element = startOf(event)
      const card = element && latest.current.cardOf(Number(element.dataset.card))
      if (!card) return
      end?.()
      end = follow(board, { element, card, event, drag: () => latest.current })
    }
    // Browsers would drag a link as a URL.
    const prevent = (event: Event) => event.preventDefault()
    board.addEventListener('pointerdown', onPointerDown)
    board.addEventListener('dragstart', prevent)
    return () => {
      end?.()
      board.removeEventListener('pointerdown', onPointerDown)
      board.removeEventListener('dragstart', prevent)
    }
  }, [])
}

/** The pressed card, unless the press is on a button or select. */
function startOf(event: PointerEvent): HTMLElement | null {
  if (event.button !== 0 || !event.isPrimary || event.ctrlKey || event.metaKey) return null
  if (!(event.target instanceof Element) || event.target.closest('button, select')) return null
  return event.target.closest<HTMLElement>('[data-card]')
}

type Start = { element: HTMLElement; card: ShownCard; event: PointerEvent; drag: () => Drag }

/** Follows a press until release. Returns a function that ends it early. */
function follow(board: HTMLElement, { element, card, event: start, drag }: Start): () => void {
  const listeners = new AbortController()
  const { signal } = listeners
  const isTouch = start.pointerType === 'touch'
  let copy: HTMLElement | null = null
  let over: Stage = card.stage
  let at = { x: start.clientX, y: start.clientY }
  let frame = 0

  const lift = () => {
    copy = copyOf(element)
    getSelection()?.removeAllRanges()
    navigator.vibrate?.(10)
    drag().setHeld({ card, over, isByKeys: false })
    frame = requestAnimationFrame(glide)
    place()
  }
  const place = () => {
    if (!copy) return
    copy.style.transform = `translate(${at.x - start.clientX}px, ${at.y - start.clientY}px) rotate(1.5deg)`
    const stage = stageAt(at)
    if (stage === null || stage === over) return
    over = stage
    drag().setHeld({ card, over, isByKeys: false })
  }
  const glide = () => {
    board.scrollLeft += pull(board, at.x)
    place()
    frame = requestAnimationFrame(glide)
  }
  const hold = isTouch ? setTimeout(lift, HOLD_MS) : undefined

  const end = () => {
    clearTimeout(hold)
    cancelAnimationFrame(frame)
    listeners.abort()
    copy?.remove()
    if (copy) drag().setHeld(null)
    copy = null
  }
  const onMove = (event: PointerEvent) => {
    at = { x: event.clientX, y: event.clientY }
    if (copy) return place()
    const away = Math.hypot(at.x - start.clientX, at.y - start.clientY)
    if (isTouch ? away > HOLD_PX : away > CLICK_PX) isTouch ? end() : lift()
  }
  const onUp = () => {
    const isDragged = copy !== null
    end()
    if (!isDragged) return
    // The release clicks the link under the pointer, which is not intended.
    addEventListener('click', swallow, { capture: true, once: true })
    setTimeout(() => removeEventListener('click', swallow, { capture: true }), 0)
    drag().onDrop(card, over)
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !copy) return
    event.preventDefault()
    end()
    addEventListener('click', swallow, { capture: true, once: true })
  }
  addEventListener('pointermove', onMove, { signal })
  addEventListener('pointerup', onUp, { signal })
  addEventListener('pointercancel', end, { signal })
  addEventListener('blur', end, { signal })
  addEventListener('keydown', onKey, { signal, capture: true })
  // Once lifted, the finger moves the card instead of the page, and the link's context menu stays closed.
  addEventListener('touchmove', (event) => copy && event.preventDefault(), {
    signal,
    passive: false,
  })
  addEventListener('contextmenu', (event) => isTouch && event.preventDefault(), { signal })
  return end
}

function copyOf(element: HTMLElement): HTMLElement {
  const { left, top, width, height } = element.getBoundingClientRect()
  const copy = element.cloneNode(true) as HTMLElement
  delete copy.dataset.card
  copy.classList.add('board-card-copy')
  copy.inert = true
  Object.assign(copy.style, {
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
  })
  document.body.append(copy)
  return copy
}

function stageAt({ x, y }: { x: number; y: number }): Stage | null {
  const name = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-stage]')?.dataset.stage
  return STAGES.find((stage) => stage === name) ?? null
}

/** How far to scroll per frame for a pointer at `x`: faster near the edge. */
function pull(board: HTMLElement, x: number): number {
  const { left, right } = board.getBoundingClientRect()
  const [start, end] = [Math.max(left, 0), Math.min(right, innerWidth)]
  if (x < start + EDGE_PX) return -SCROLL_PX * Math.min((start + EDGE_PX - x) / EDGE_PX, 1)
  if (x > end - EDGE_PX) return SCROLL_PX * Math.min((x - end + EDGE_PX) / EDGE_PX, 1)
  return 0
}

function swallow(event: Event) {
  event.preventDefault()
  event.stopPropagation()
}
