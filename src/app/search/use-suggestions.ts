/**
 * Suggestions for a text of two or more characters, or the most popular skills for an empty text. A new text cancels
 * the previous request. A failed request suggests nothing, because the search works without suggestions.
 */
import { useEffect, useState } from 'react'
import type { Suggestion } from '#core/search/query.ts'

/** The API's shape. `slug` is the value of the company filter. */
export type Suggested = Suggestion & { slug: string | null }

const MIN_LETTERS = 2
/** Long enough to merge the events of a held key or a paste, too short to notice. */
const PAUSE_MS = 30

type Found = { isForText: boolean; list: readonly Suggested[] }
const NOTHING: Found = { isForText: false, list: [] }

/** Null asks for nothing. `isKnown` is true once the request for this text has ended. */
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
  // While a longer text is looked up, earlier suggestions stay; popular skills disappear as soon as something is typed.
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
