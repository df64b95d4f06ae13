/** What the API finds for the typed text. Earlier results stay until newer ones arrive. */
import { useEffect, useState } from 'react'
import type { Command } from './commands.ts'
import { findTargets, MIN_LETTERS } from './find-targets.ts'

/** Three requests follow, so it waits for a break between letters. */
const PAUSE_MS = 120

const NOTHING: { for: string; list: readonly Command[] } = { for: '', list: [] }

/** `isKnown` once the results belong to this very text. */
export function useTargets(text: string, isSignedIn: boolean) {
  const [found, setFound] = useState(NOTHING)
  const asked = text.trim()
  const isAsked = asked.length >= MIN_LETTERS
  useEffect(() => {
    if (!isAsked) {
      setFound(NOTHING)
      return
    }
    const stop = new AbortController()
    const timer = setTimeout(async () => {
      const list = await findTargets(asked, { isSignedIn, signal: stop.signal })
      if (!stop.signal.aborted) setFound({ for: asked, list })
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [asked, isAsked, isSignedIn])
  return { list: isAsked ? found.list : NOTHING.list, isKnown: !isAsked || found.for === asked }
}
