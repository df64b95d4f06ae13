/** Badges for the health of a board and the outcome of a run. */
import { Icon } from '#app/ui/icon.tsx'
import type { BoardHealth } from '#core/boards/board-health.ts'
import type { RunOutcome } from '#core/boards/run-outcome.ts'
import { HEALTH_BADGES, OUTCOME_BADGES } from './board-words.ts'

export function HealthBadge({ health }: { health: BoardHealth }) {
  const { label, icon, className } = HEALTH_BADGES[health]
  return (
    <span className={className}>
      <Icon name={icon} />
      {label}
    </span>
  )
}

/** `outcome` is null while the run is in progress. */
export function OutcomeBadge({ outcome }: { outcome: RunOutcome | null }) {
  if (outcome === null) return <span className="badge badge-info">In progress</span>
  const { label, icon, className } = OUTCOME_BADGES[outcome]
  return (
    <span className={className}>
      <Icon name={icon} />
      {label}
    </span>
  )
}
