/**
 * Dragging the rows of a vertical list by their handle (`data-drag`), with mouse, pen or finger. A line shows where the
 * row would be put; Escape cancels.
 */
import { type RefObject, useEffect, useRef } from 'react'

/** `onDrop` gets the row's index before and after. */
export function useListDrag(
  list: RefObject<HTMLElement | null>,
  onDrop: (from: number, to: number) => void,
) {
  const latest = useRef(onDrop)
  latest.current = onDrop
  useEffect(() => {
    const element = list.current
    if (!element) return
    let end: (() => void) | null = null
    const onPointerDown = (event: PointerEvent) => {
      const handle = event.target instanceof Element ? event.target.closest('[data-drag]') : null
      const row = handle?.closest<HTMLElement>('li')
      if (!row || event.button !== 0 || !event.isPrimary) return
      event.preventDefault()
      end?.()
      end = follow(element, row, event, (from, to) => latest.current(from, to))
    }
    element.addEventListener('pointerdown', onPointerDown)
    return () => {
      end?.()
      element.removeEventListener('pointerdown', onPointerDown)
    }
  }, [list])
}

/** Follows the pointer until it is released. Returns a function that ends it early. */
function follow(
  list: HTMLElement,
  row: HTMLElement,
  start: PointerEvent,
  onDrop: (from: number, to: number) => void,
): () => void {
  const listeners = new AbortController()
  const { signal } = listeners
  const rows = [...list.children] as HTMLElement[]
  const from = rows.indexOf(row)
  let to = from
  row.setPointerCapture(start.pointerId)
  row.dataset.dragged = ''

  const end = () => {
    listeners.abort()
    delete row.dataset.dragged
    row.style.translate = ''
    for (const other of rows) delete other.dataset.drop
  }
  const onMove = ({ clientY }: PointerEvent) => {
    row.style.translate = `0 ${clientY - start.clientY}px`
    to = rows.filter((other) => other !== row && isAbove(other, clientY)).length
    for (const [at, other] of rows.entries()) {
      if (at === to && to < from) other.dataset.drop = 'before'
      else if (at === to && to > from) other.dataset.drop = 'after'
      else delete other.dataset.drop
    }
  }
  row.addEventListener('pointermove', onMove, { signal })
  row.addEventListener('pointercancel', end, { signal })
  row.addEventListener(
    'pointerup',
    () => {
      end()
      onDrop(from, to)
    },
    { signal },
  )
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && end(), { signal })
  return end
}

function isAbove(element: HTMLElement, y: number): boolean {
  const { top, height } = element.getBoundingClientRect()
  return top + height / 2 < y
}
