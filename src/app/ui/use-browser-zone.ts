/** The time zone of the browser, so that emails come in the person's morning; empty without a script. */
import { useEffect, useState } from 'react'

export function useBrowserZone(): string {
  const [zone, setZone] = useState('')
  useEffect(() => setZone(Intl.DateTimeFormat().resolvedOptions().timeZone ?? ''), [])
  return zone
}
