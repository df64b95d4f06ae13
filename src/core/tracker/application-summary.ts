/** A summary of a person's applications: counts by stage, and how many got a response. */
import { STAGES, type Stage } from './application.ts'

/** With fewer sent applications a rate means nothing. */
export const MIN_FOR_RATE = 5

export type ApplicationSummary = {
  total: number
  /** In the order of STAGES, including stages without applications. */
  stages: { stage: Stage; count: number }[]
  /** Applications that were ever sent, and those of them that ever got a response. */
  response: {
    sent: number
    answered: number
    /** Responses divided by sent applications, 0 to 1; null when too few were sent. */
    rate: number | null
  }
}

export function summarise(
  counts: ReadonlyMap<Stage, number>,
  { sent, answered }: { sent: number; answered: number },
): ApplicationSummary {
  const stages = STAGES.map((stage) => ({ stage, count: counts.get(stage) ?? 0 }))
  return {
    total: stages.reduce((total, { count }) => total + count, 0),
    stages,
    response: { sent, answered, rate: sent < MIN_FOR_RATE ? null : answered / sent },
  }
}
