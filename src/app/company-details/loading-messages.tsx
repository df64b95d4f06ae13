/**
 * What happens while a company is looked up: another message every two seconds. Screen readers hear the first, and
 * people who asked for less motion see only that.
 */
import { useEffect, useState } from 'react'
import { Icon } from '#app/ui/icon.tsx'

/** From the specification. */
const ROTATION_MS = 2_000

const MESSAGES = [
  'Reading the company’s listings…',
  'Looking for the website and careers page…',
  'Reading the company’s public pages…',
  'Checking who each address belongs to…',
]

export function LoadingMessages({ name }: { name: string }) {
  const [at, setAt] = useState(0)
  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const timer = setInterval(() => setAt((now) => (now + 1) % MESSAGES.length), ROTATION_MS)
    return () => clearInterval(timer)
  }, [])
  return (
    <div className="details-loading">
      <Icon name="search" />
      <p role="status" className="sr-only">
        Looking up {name}. This can take half a minute.
      </p>
      <p aria-hidden="true">{MESSAGES[at]}</p>
    </div>
  )
}
