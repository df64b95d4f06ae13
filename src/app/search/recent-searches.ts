/** The person's last searches, newest first. Stored in this browser only (`recent_searches`) and never sent. */
import { useMemo } from 'react'
import { keep, parseStoredList, readStored, useStored } from '#app/ui/browser-storage.ts'

const KEY = 'recent_searches'
export const MAX_REMEMBERED = 8

export function useRecentSearches(): readonly string[] {
  const text = useStored(KEY)
  return useMemo(() => parseTexts(text), [text])
}

/** Repeating a search moves it to the front, ignoring case. */
export function rememberSearch(text: string) {
  const asked = text.trim()
  if (asked) keep(KEY, JSON.stringify([asked, ...others(asked)].slice(0, MAX_REMEMBERED)))
}

export function removeRecentSearch(text: string) {
  keep(KEY, JSON.stringify(others(text)))
}

export function clearRecentSearches() {
  keep(KEY, '[]')
}

const others = (text: string) =>
  parseTexts(readStored(KEY)).filter((other) => other.toLowerCase() !== text.toLowerCase())

const parseTexts = (text: string | null) =>
  parseStoredList(text)
    .filter((item) => typeof item === 'string')
    .slice(0, MAX_REMEMBERED)
