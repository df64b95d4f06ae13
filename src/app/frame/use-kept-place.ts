/**
 * The place on a page whose list is longer than what the server sent. A reload scrolls before the rest of
 * the list is back, and so stops short; this scrolls again once it is there. Pixels from the top.
 */
import { useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** Where the router keeps each history entry's place, in session storage: an object by the entry's key. */
export const PLACES = 'scroll-positions'

/** `isBack` turns true once the page is as long as it was left; true from the start asks nothing. */
export function useKeptPlace(isBack: boolean) {
  const { key } = useLocation()
  const isDone = useRef(isBack)
  useLayoutEffect(() => {
    if (isDone.current || !isBack) return
    isDone.current = true
    const place = keptPlace(key)
    if (place !== null) window.scrollTo(0, place)
  }, [isBack, key])
}

function keptPlace(key: string): number | null {
  try {
    const places: unknown = JSON.parse(sessionStorage.getItem(PLACES) ?? '{}')
    const place = (places as Record<string, unknown> | null)?.[key]
    return typeof place === 'number' ? place : null
  } catch {
    return null
  }
}
