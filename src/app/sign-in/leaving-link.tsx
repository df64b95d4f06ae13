/** Leads to a provider: by itself where scripts run, by a press without them. */
import { useEffect } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import type { Leaving } from './providers.ts'

export function LeavingLink({ leaving: { goTo, label } }: { leaving: Leaving }) {
  useEffect(() => location.assign(goTo), [goTo])
  return (
    <div className="notice">
      <span>Go on at {label}, and you will be led back here.</span>
      <a href={goTo} className="button button-primary">
        Continue to {label}
        <Icon name="arrow-right" />
      </a>
    </div>
  )
}
