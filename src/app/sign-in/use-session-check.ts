/**
 * Notices on a page left open that the person was signed out elsewhere, or that someone else has signed in. Checking
 * also renews the session. The page reloads its data only if the answer differs from what it shows.
 */
import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'
import { NOBODY, type Tracking, trackPerson, trackView } from '#core/account/session-tracking.ts'

/** For pages of a signed-in person. */
export function useSessionCheck(personId: string) {
  const { revalidate } = useRevalidator()
  const known = useRef<Tracking>(NOBODY)

  useEffect(() => {
    known.current = trackPerson(known.current, personId, performance.now())
    const look = () => {
      if (document.visibilityState !== 'visible') return
      const { tracking, isDue } = trackView(known.current, performance.now())
      known.current = tracking
      if (!isDue) return
      void personNow().then((id) => {
        if (id !== undefined && id !== personId) void revalidate()
      })
    }
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [personId, revalidate])
}

/** Null if nobody is signed in; undefined if unknown, for example without a network. */
async function personNow(): Promise<string | null | undefined> {
  try {
    const answer = await fetch('/api/auth/get-session')
    if (!answer.ok) return undefined
    const said = (await answer.json()) as { user: { id: string } } | null
    return said?.user.id ?? null
  } catch {
    return undefined
  }
}
