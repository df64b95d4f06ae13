/** Texts that this browser keeps by name (local storage). Storage may be forbidden: then nothing is remembered. */
import { useSyncExternalStore } from 'react'

/** Tells this page of its own changes; `storage` comes from other pages alone. */
const CHANGED = 'kept-text-changed'

/** Null on the server and while its page is taken over: both draw the same. */
export function useKept(key: string): string | null {
  return useSyncExternalStore(
    subscribe,
    () => readKept(key),
    () => null,
  )
}

export function readKept(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Null forgets it. */
export function keep(key: string, text: string | null) {
  try {
    if (text === null) localStorage.removeItem(key)
    else localStorage.setItem(key, text)
  } catch {
    return
  }
  window.dispatchEvent(new Event(CHANGED))
}

/** A list as it was kept; anything else, kept by whomever, is no list. */
export function parseKeptList(text: string | null): unknown[] {
  try {
    const list: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(list) ? list : []
  } catch {
    return []
  }
}

function subscribe(listener: () => void) {
  window.addEventListener('storage', listener)
  window.addEventListener(CHANGED, listener)
  return () => {
    window.removeEventListener('storage', listener)
    window.removeEventListener(CHANGED, listener)
  }
}
