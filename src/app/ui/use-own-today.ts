/** Today in the browser's time zone, also after a night; without a script the day that the server took for today. */
import { useEffect, useState } from 'react'
import { ownToday } from './own-day.ts'

const EVENTS = ['focus', 'pageshow', 'pointerdown'] as const

export function useOwnToday(now: Date, fromServer: string): string {
  const loadedMs = now.getTime()
  const [today, setToday] = useState(fromServer)
  useEffect(() => {
    const read = () => setToday(ownToday(new Date(loadedMs)))
    read()
    for (const name of EVENTS) addEventListener(name, read)
    return () => {
      for (const name of EVENTS) removeEventListener(name, read)
    }
  }, [loadedMs])
  return today
}
