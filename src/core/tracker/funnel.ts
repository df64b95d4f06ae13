/**
 * How far a person's applications got: from tracked to an offer, in five steps. Who reached a later step counts for all
 * earlier ones, so the numbers never grow.
 */
import { isSent, type Stage } from './application.ts'
import { MIN_FOR_RATE } from './application-summary.ts'

export const FUNNEL_STEPS = ['Interested', 'Applied', 'Pre-Screen', 'Interview', 'Offer'] as const
export type FunnelStepName = (typeof FUNNEL_STEPS)[number]

export type FunnelStep = {
  name: FunnelStepName
  count: number
  /** Of those at the step before, the share that got here, 0 to 1; null if those were too few, and for the first. */
  share: number | null
}

/** By index in FUNNEL_STEPS. Rejected, Ghosted and Declined say no more than that an application was sent. */
const DEPTH: Partial<Record<Stage, number>> = {
  'Pre-Screen': 2,
  'Tech Interview': 3,
  'Final Interview': 3,
  'Offer Received': 4,
  Accepted: 4,
}

/** `ever` has every stage at which each application ever was. */
export function funnelOf(ever: readonly (readonly Stage[])[]): FunnelStep[] {
  const depths = ever.map((stages) => Math.max(0, ...stages.map(depthOf)))
  const counts = FUNNEL_STEPS.map((_, at) => depths.filter((depth) => depth >= at).length)
  return FUNNEL_STEPS.map((name, at) => {
    const before = counts[at - 1] ?? 0
    const count = counts[at] ?? 0
    return { name, count, share: before < MIN_FOR_RATE ? null : count / before }
  })
}

const depthOf = (stage: Stage): number => DEPTH[stage] ?? (isSent(stage) ? 1 : 0)
