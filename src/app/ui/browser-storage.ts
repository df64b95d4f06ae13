/** Texts in local storage, by key. Storage may be blocked; then nothing is remembered. */
import { useSyncExternalStore } from 'react'

/** Notifies this page of its own changes; `storage` events come only from other pages. */
const CHANGED = 'kept-text-changed'

/** Null on the server and during hydration, so that both render the same. */
export function useStored(key: string): string | null {
  return useSyncExternalStore(
    subscribe,
    () => readStored(key),
    () => null,
  )
}

export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Null removes the key. */
export function keep(key: string, text: string | null) {
  try {
    if (text === null) localStorage.removeItem(key)
    else localStorage.setItem(key, text)
  } catch {
    return
  }
  window.dispatchEvent(new Event(CHANGED))
}

/** A stored list; empty if anything else is stored. */
export function parseStoredList(text: string | null): unknown[] {
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
