/** One or two sentences: where the plan comes from, and until when it runs. */
import { PLAN_NAMES } from '#core/plan/plan.ts'
import type { PlanUse } from '#work/plan/account-plan.ts'
import type { SubscriptionState } from '#work/plan/subscription-state.ts'

type Props = Pick<PlanUse, 'plan' | 'subscription' | 'endsAt'> & { held: SubscriptionState }

export function PlanTerms({ plan, subscription, endsAt, held }: Props) {
  const name = PLAN_NAMES[plan]
  if (held.isPastDue) {
    return (
      <p className="my-plan-problem">
        Your last payment failed.{' '}
        {plan !== 'basic' && endsAt && `You keep ${name} until ${day(endsAt)}. `}
        Update your payment method to {plan === 'basic' ? 'get your plan back' : 'keep it'}.
      </p>
    )
  }
  if (subscription?.source === 'demo') {
    return (
      <p>
        <span className="badge badge-info">Demonstration</span> Nothing is charged. It runs until
        you end it.
      </p>
    )
  }
  if (subscription?.source === 'operator') {
    return <p>Given to you by the operator of this site. Nothing is charged.</p>
  }
  if (subscription?.source === 'stripe') {
    const how = subscription.interval === 'annually' ? 'Paid annually' : 'Paid monthly'
    const until = endsAt ?? subscription.periodEndsAt
    return (
      <p>
        {how}.
        {until && (endsAt ? ` Canceled: ends on ${day(until)}.` : ` Renews on ${day(until)}.`)}
      </p>
    )
  }
  return <p>Free, for as long as you like.</p>
}

const day = (at: Date) =>
  at.toLocaleDateString('en-US', {
    ...{ day: 'numeric', month: 'long', year: 'numeric' },
    timeZone: 'UTC',
  } as const)
