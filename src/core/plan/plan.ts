/**
 * Plans, and what they contain on this instance. Everything belongs to every plan unless the operator's rules say
 * otherwise. `missingPlan` is the only place that answers whether an account may do something.
 */
export const PLANS = ['basic', 'premium', 'enterprise'] as const

export type Plan = (typeof PLANS)[number]
export type PaidPlan = Exclude<Plan, 'basic'>

export const PLAN_NAMES: Readonly<Record<Plan, string>> = {
  basic: 'Basic',
  premium: 'Premium',
  enterprise: 'Enterprise',
}

/** What an operator can reserve for a paid plan. What people made before stays theirs on every plan. */
export const GATES = [
  'cover_letters',
  'generated_cvs',
  'matches',
  'alerts',
  'company_contacts',
] as const

export type Gate = (typeof GATES)[number]

export type PlanRules = {
  /** Saved jobs on Basic; null for no limit. The other plans have none. */
  basicSavedJobs: number | null
  /** The lowest plan that contains each; the missing ones are in every plan. */
  gates: Readonly<Partial<Record<Gate, PaidPlan>>>
}

/** What somebody wants to do. `used`: how many jobs they have saved. */
export type Wish = Gate | { savedJobs: number }

/** The lowest plan that allows it; null if the current one does, or if there are no plans here. */
export function missingPlan(rules: PlanRules | null, plan: Plan, wish: Wish): PaidPlan | null {
  if (rules === null) return null
  if (typeof wish === 'object') {
    const limit = savedJobsLimit(rules, plan)
    return limit !== null && wish.savedJobs >= limit ? 'premium' : null
  }
  const needed = rules.gates[wish]
  return needed && rankOf(plan) < rankOf(needed) ? needed : null
}

/** Null for no limit. */
export const savedJobsLimit = (rules: PlanRules | null, plan: Plan): number | null =>
  rules !== null && plan === 'basic' ? rules.basicSavedJobs : null

export const rankOf = (plan: Plan) => PLANS.indexOf(plan)

/** "Cover letters", in the sentence that names the plan they need. */
const GATE_NAMES: Readonly<Record<Gate, string>> = {
  cover_letters: 'Writing cover letters',
  generated_cvs: 'Generating CVs',
  matches: 'Comparing jobs with your CV',
  alerts: 'Creating job alerts',
  company_contacts: 'Finding company details',
}

/** The sentence everywhere: on pages, in the API and for assistants. */
export const planRequired = (gate: Gate, plan: PaidPlan) =>
  `${GATE_NAMES[gate]} requires the ${PLAN_NAMES[plan]} plan.`

/** For somebody who may save no more: at the limit, or above it since a paid plan ended or a removal was undone. */
export function savedJobsFull(limit: number, saved: number): string {
  const jobs = limit === 1 ? 'job' : 'jobs'
  return saved > limit
    ? `You have ${saved} of ${limit} saved ${jobs} on the Basic plan. Remove ${saved - limit + 1}, or see Premium.`
    : `Your Basic plan includes ${limit} saved ${jobs}. Remove one to save another.`
}
