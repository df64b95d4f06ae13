/**
 * Restores the scroll offset on pages that load more results than the server sent. After a reload the browser
 * scrolls before the rest of the list is back and stops short; this hook scrolls again once the list is complete.
 */
import { useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** The session storage key where the router stores scroll offsets: an object of pixels from the top by history key. */
export const PLACES = 'scroll-positions'

/** `isBack` becomes true once the list has its former length. If it is true from the start, nothing happens. */
export function useRestoredScroll(isBack: boolean) {
  const { key } = useLocation()
  const isDone = useRef(isBack)
  useLayoutEffect(() => {
    if (isDone.current || !isBack) return
    isDone.current = true
    const place = keptSlot(key)
    if (place !== null) window.scrollTo(0, place)
  }, [isBack, key])
}

function keptSlot(key: string): number | null {
  try {
    const places: unknown = JSON.parse(sessionStorage.getItem(PLACES) ?? '{}')
    const place = (places as Record<string, unknown> | null)?.[key]
    return typeof place === 'number' ? place : null
  } catch {
    return null
  }
}
