/**
 * What gives an account its plan: a demonstration, a paid subscription, or the operator. An account may have one of
 * each; the best one that is valid now counts. Everything depends on the stored state and the time only.
 */
import { type PaidPlan, type Plan, rankOf } from './plan.ts'

export type Source = 'demo' | 'stripe' | 'operator'

export const INTERVALS = ['monthly', 'annually'] as const
export type Interval = (typeof INTERVALS)[number]

export type Subscription = {
  source: Source
  plan: PaidPlan
  /** Stripe's name of it; the other sources are always `active`. */
  status: string
  /** How often it is paid; null if it isn't. */
  interval: Interval | null
  startedAt: Date
  /** End of the paid period; null if it isn't paid. */
  periodEndsAt: Date | null
  /** When it ends because it was canceled; null if it renews. */
  endsAt: Date | null
  /** When the payment that failed was due; null if none failed. */
  pastDueSince: Date | null
}

export type PlanTerms = {
  /** Whether people pay here. Demonstrations count only where they cannot. */
  hasPayments: boolean
  /** For how long a plan is kept after a failed payment, or if no news of a renewal arrives. */
  graceDays: number
}

export type CurrentPlan = {
  plan: Plan
  /** What it comes from; null for Basic. */
  subscription: Subscription | null
  /** When the plan ends if nothing is done; null if nothing ends it. */
  endsAt: Date | null
}

const DAY_MS = 86_400_000

export function currentPlan(
  subscriptions: readonly Subscription[],
  terms: PlanTerms,
  now: Date,
): CurrentPlan {
  let best: CurrentPlan = { plan: 'basic', subscription: null, endsAt: null }
  for (const subscription of subscriptions) {
    if (!isValid(subscription, terms, now)) continue
    if (rankOf(subscription.plan) < rankOf(best.plan)) continue
    if (subscription.plan === best.plan && subscription.source !== 'stripe') continue
    best = { plan: subscription.plan, subscription, endsAt: endOf(subscription, terms) }
  }
  return best
}

function isValid(subscription: Subscription, terms: PlanTerms, now: Date): boolean {
  if (subscription.source === 'demo' && terms.hasPayments) return false
  if (!LIVE.includes(subscription.status)) return false
  const until = latestEndOf(subscription, terms)
  return until === null || now < until
}

/** Statuses with which a subscription counts. */
const LIVE: readonly string[] = ['active', 'trialing', 'past_due']

/** Nothing is charged for it any more, whatever happens. */
export const isOver = (status: string) => status === 'canceled' || status === 'incomplete_expired'

/** The end to show. */
const endOf = ({ endsAt, ...rest }: Subscription, terms: PlanTerms) =>
  endsAt ?? (rest.pastDueSince && after(rest.pastDueSince, terms.graceDays))

/** If a renewal is not reported, the plan ends nevertheless. */
function latestEndOf({ endsAt, pastDueSince, periodEndsAt }: Subscription, terms: PlanTerms) {
  const ends = [
    endsAt,
    pastDueSince && after(pastDueSince, terms.graceDays),
    periodEndsAt && after(periodEndsAt, terms.graceDays),
  ].filter((end) => end !== null)
  return ends.length === 0 ? null : new Date(Math.min(...ends.map((end) => end.getTime())))
}

const after = (since: Date, days: number) => new Date(since.getTime() + days * DAY_MS)

/** Of several subscriptions of one customer: the one to go by. */
export function newestSubscription<S extends Pick<Subscription, 'status' | 'plan' | 'startedAt'>>(
  subscriptions: readonly S[],
): S | null {
  return subscriptions.toSorted((a, b) => weigh(b) - weigh(a) || byStart(a, b))[0] ?? null
}

const weigh = ({ status, plan }: Pick<Subscription, 'status' | 'plan'>) => {
  const standing = ['past_due', 'trialing', 'active'].indexOf(status) + 1
  return standing * 10 + rankOf(plan)
}

const byStart = (a: Pick<Subscription, 'startedAt'>, b: Pick<Subscription, 'startedAt'>) =>
  b.startedAt.getTime() - a.startedAt.getTime()
