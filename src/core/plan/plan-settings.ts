/** The operator's settings of plans, from text. */
import { GATES, type Gate, PLANS, type PlanRules } from './plan.ts'

export type PlanSettings = PlanRules & {
  /** Whether people pay here, and whether only with test cards; null for a demonstration. */
  payments: { isTest: boolean } | null
  /** For how long a plan is kept after a failed payment. */
  graceDays: number
}

export const DEFAULT_BASIC_SAVED_JOBS = 10
export const DEFAULT_GRACE_DAYS = 7

/** What an instance has without any settings. */
export const DEFAULT_PLANS: PlanSettings = {
  basicSavedJobs: DEFAULT_BASIC_SAVED_JOBS,
  gates: {},
  payments: null,
  graceDays: DEFAULT_GRACE_DAYS,
}

/** "cover_letters:premium, alerts:enterprise"; null if it names something else. */
export function parsePlanFeatures(text: string): PlanRules['gates'] | null {
  const gates: Partial<Record<Gate, 'premium' | 'enterprise'>> = {}
  for (const item of text.split(',').map((part) => part.trim())) {
    if (item === '') continue
    const [name, plan, ...rest] = item.split(':').map((part) => part.trim())
    const gate = GATES.find((known) => known === name)
    const known = PLANS.find((one) => one === plan)
    if (!gate || !known || rest.length > 0 || gates[gate]) return null
    if (known !== 'basic') gates[gate] = known
  }
  return gates
}
