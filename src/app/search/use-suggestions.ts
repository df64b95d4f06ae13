/**
 * What may be searched for next: names that begin with a text from two letters on, or with no letter what most
 * jobs ask for. A new text cancels the look-up before it. A failed one suggests nothing: the search works without.
 */
import { useEffect, useState } from 'react'
import type { Suggestion } from '#core/search/query.ts'

/** As the API gives it: `slug` is what the company filter takes. */
export type Suggested = Suggestion & { slug: string | null }

const MIN_LETTERS = 2
/** Enough to take the letters of a held key or a paste together; too short to be felt. */
const PAUSE_MS = 30

type Found = { isForText: boolean; list: readonly Suggested[] }
const NOTHING: Found = { isForText: false, list: [] }

/** Null asks for nothing. `isKnown` once the last look-up has ended. */
export function useSuggestions(text: string | null) {
  const [found, setFound] = useState(NOTHING)
  const [known, setKnown] = useState<string | null>(null)
  useEffect(() => {
    if (text === null || (text !== '' && text.length < MIN_LETTERS)) {
      setFound(NOTHING)
      setKnown(null)
      return
    }
    const stop = new AbortController()
    const show = (list: readonly Suggested[]) => {
      if (stop.signal.aborted) return
      setFound({ isForText: text !== '', list })
      setKnown(text)
    }
    const timer = setTimeout(() => {
      suggest(text, stop.signal).then(show, () => show([]))
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [text])
  // While more letters are looked up, those of fewer letters stay; what is popular goes at once.
  const isShown = text !== null && found.isForText === (text !== '')
  return { list: isShown ? found.list : NOTHING.list, isKnown: text !== null && known === text }
}

async function suggest(text: string, signal: AbortSignal): Promise<Suggested[]> {
  const query = text && `?query=${encodeURIComponent(text)}`
  const answer = await fetch(`/api/jobs/suggestions${query}`, { signal })
  if (!answer.ok) return []
  const { suggestions } = (await answer.json()) as { suggestions: Suggested[] } // our own API
  return suggestions
}
