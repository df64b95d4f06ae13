/**
 * What would open more jobs, below the list of matches. It is loaded when the reader comes near it; until then, and
 * without a script, there is a link to its page.
 */
import './what-if.css'
import { useEffect, useId, useRef, useState } from 'react'
import { type ShownWhatIfs, WhatIfList } from './what-if-list.tsx'

export const WHAT_IF_PATH = '/dashboard/jobs-for-me/what-if'
export const WHAT_IF_TITLE = 'What would open more jobs'

/** How far below the window it begins to load. */
const AHEAD = '600px'

export function WhatIfBlock() {
  const id = useId()
  const section = useRef<HTMLElement>(null)
  const [shown, setShown] = useState<ShownWhatIfs | null>(null)

  useEffect(() => {
    const stop = new AbortController()
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        // The link stays if this fails.
        loadWhatIfs(stop.signal).then(setShown, () => {})
      },
      { rootMargin: AHEAD },
    )
    if (section.current) observer.observe(section.current)
    return () => {
      observer.disconnect()
      stop.abort()
    }
  }, [])

  return (
    <section ref={section} className="what-if no-print" aria-labelledby={id}>
      <h2 id={id}>{WHAT_IF_TITLE}</h2>
      {shown ? (
        <WhatIfList {...shown} level={3} />
      ) : (
        <p className="text-muted">
          <a href={WHAT_IF_PATH} className="link">
            See whether one more skill, location or job type would make more jobs fit
          </a>
        </p>
      )}
    </section>
  )
}

async function loadWhatIfs(signal: AbortSignal): Promise<ShownWhatIfs | null> {
  const answer = await fetch('/api/me/matches/what-if', { signal })
  if (!answer.ok) return null
  return (await answer.json()) as ShownWhatIfs // our own API
}
