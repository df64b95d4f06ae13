/** How a board is, or how a run of it ended, in a word with a sign. */
import { Icon } from '#app/ui/icon.tsx'
import type { BoardHealth } from '#core/boards/board-health.ts'
import type { RunOutcome } from '#core/boards/run-outcome.ts'
import { HEALTH_MARKS, OUTCOME_MARKS } from './board-words.ts'

export function HealthMark({ health }: { health: BoardHealth }) {
  const { label, icon, className } = HEALTH_MARKS[health]
  return (
    <span className={className}>
      <Icon name={icon} />
      {label}
    </span>
  )
}

/** Null while the run goes on. */
export function OutcomeMark({ outcome }: { outcome: RunOutcome | null }) {
  if (outcome === null) return <span className="badge badge-info">Goes on</span>
  const { label, icon, className } = OUTCOME_MARKS[outcome]
  return (
    <span className={className}>
      <Icon name={icon} />
      {label}
    </span>
  )
}
