/**
 * The jobs this person has opened, kept in this browser only (local storage, `viewed_jobs`: a list of ids),
 * and whether the list hides them. Storage may be forbidden: then nothing is remembered.
 */
import { useCallback, useMemo, useSyncExternalStore } from 'react'
import type { JobId } from '#core/job.ts'

const IDS = 'viewed_jobs'
const HIDE = 'hide_viewed_jobs'
const CHANGED = 'viewed-jobs-changed'
/** The newest this many are remembered; beyond that the oldest fade. */
const MAX_REMEMBERED = 2_000

/** Remembers that the job was opened. Safe to repeat. */
export function markViewed(id: JobId) {
  const before = parseIds(read(IDS))
  if (before.has(id)) return
  write(IDS, JSON.stringify([...before, id].slice(-MAX_REMEMBERED)))
}

export function useViewedJobs(): ReadonlySet<number> {
  const text = useStored(IDS)
  return useMemo(() => parseIds(text), [text])
}

export function useHideViewed(): [boolean, (hide: boolean) => void] {
  const hide = useStored(HIDE) === 'true'
  return [hide, useCallback((next: boolean) => write(HIDE, String(next)), [])]
}

/** Null on the server and while its page is taken over: both draw the same. */
function useStored(key: string) {
  return useSyncExternalStore(
    subscribe,
    () => read(key),
    () => null,
  )
}

function subscribe(listener: () => void) {
  window.addEventListener('storage', listener)
  window.addEventListener(CHANGED, listener)
  return () => {
    window.removeEventListener('storage', listener)
    window.removeEventListener(CHANGED, listener)
  }
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function write(key: string, text: string) {
  try {
    localStorage.setItem(key, text)
  } catch {
    return
  }
  window.dispatchEvent(new Event(CHANGED))
}

function parseIds(text: string | null): Set<number> {
  try {
    const ids: unknown = JSON.parse(text ?? '[]')
    return new Set(Array.isArray(ids) ? ids.map(Number).filter(Number.isInteger) : [])
  } catch {
    return new Set()
  }
}
