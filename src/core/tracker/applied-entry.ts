/**
 * Where the day of the application belongs in a timeline that doesn't have it: of a job that was tracked only after
 * applying, or moved past Applied. Days are yyyy-MM-dd.
 */
import { type ApplicationEvent, hasAppliedDate } from './application.ts'

type Timeline = {
  appliedOn: string | null
  /** Newest first. */
  events: readonly Pick<ApplicationEvent, 'toStage' | 'happenedAt'>[]
}

/** The day, and the number of newer events; null if an event says it or the day is unknown. */
export function appliedEntry({ appliedOn, events }: Timeline): { on: string; at: number } | null {
  if (appliedOn === null) return null
  if (events.some(({ toStage }) => toStage !== null && hasAppliedDate(toStage))) return null
  const older = events.findIndex(({ happenedAt }) => happenedAt.slice(0, 10) < appliedOn)
  return { on: appliedOn, at: older === -1 ? events.length : older }
}
