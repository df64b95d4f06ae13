/** A small honest summary of somebody's applications: counts per stage, and how many were answered. */
import { STAGES, type Stage } from './application.ts'

/** Fewer sent applications say nothing about a rate. */
export const MIN_FOR_RATE = 5

export type ApplicationSummary = {
  total: number
  /** In the order of STAGES, those without any included. */
  stages: { stage: Stage; count: number }[]
  /** Applications that were ever sent, and those among them that were ever answered. */
  response: {
    sent: number
    answered: number
    /** Answered of sent, from 0 to 1; null where there are too few to speak of one. */
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
