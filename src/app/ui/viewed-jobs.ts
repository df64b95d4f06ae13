/**
 * The jobs this person has opened, kept in this browser only (`viewed_jobs`: a list of ids), and whether the
 * list hides them.
 */
import { useCallback, useMemo } from 'react'
import type { JobId } from '#core/job.ts'
import { keep, parseKeptList, readKept, useKept } from './browser-storage.ts'

const IDS = 'viewed_jobs'
const HIDE = 'hide_viewed_jobs'
/** The newest this many are remembered; beyond that the oldest fade. */
const MAX_REMEMBERED = 2_000

/** Remembers that the job was opened. Safe to repeat. */
export function markViewed(id: JobId) {
  const before = parseIds(readKept(IDS))
  if (before.has(id)) return
  keep(IDS, JSON.stringify([...before, id].slice(-MAX_REMEMBERED)))
}

export function useViewedJobs(): ReadonlySet<number> {
  const text = useKept(IDS)
  return useMemo(() => parseIds(text), [text])
}

export function useHideViewed(): [boolean, (hide: boolean) => void] {
  const hide = useKept(HIDE) === 'true'
  return [hide, useCallback((next: boolean) => keep(HIDE, String(next)), [])]
}

const parseIds = (text: string | null) =>
  new Set(parseKeptList(text).map(Number).filter(Number.isInteger))
