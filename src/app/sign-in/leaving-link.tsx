/** Leads to a provider: automatically with scripts, by a click without them. */
import { useEffect } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import type { Leaving } from './providers.ts'

export function LeavingLink({ leaving: { goTo, label } }: { leaving: Leaving }) {
  useEffect(() => location.assign(goTo), [goTo])
  return (
    <div className="notice">
      <span>Continue at {label}. You’ll come back here afterwards.</span>
      <a href={goTo} className="button button-primary">
        Continue to {label}
        <Icon name="arrow-right" />
      </a>
    </div>
  )
}
