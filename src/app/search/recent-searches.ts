/** What this person searched for last, newest first; kept in this browser only (`recent_searches`) and never sent. */
import { useMemo } from 'react'
import { keep, parseKeptList, readKept, useKept } from '#app/ui/browser-storage.ts'

const KEY = 'recent_searches'
export const MAX_REMEMBERED = 8

export function useRecentSearches(): readonly string[] {
  const text = useKept(KEY)
  return useMemo(() => parseTexts(text), [text])
}

/** A search that was made before moves to the front, however its letters were written. */
export function rememberSearch(text: string) {
  const asked = text.trim()
  if (asked) keep(KEY, JSON.stringify([asked, ...others(asked)].slice(0, MAX_REMEMBERED)))
}

export function forgetSearch(text: string) {
  keep(KEY, JSON.stringify(others(text)))
}

export function forgetSearches() {
  keep(KEY, '[]')
}

const others = (text: string) =>
  parseTexts(readKept(KEY)).filter((other) => other.toLowerCase() !== text.toLowerCase())

const parseTexts = (text: string | null) =>
  parseKeptList(text)
    .filter((item) => typeof item === 'string')
    .slice(0, MAX_REMEMBERED)
