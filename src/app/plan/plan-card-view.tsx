/** One plan: its price, what it includes, and its button. */

import { Icon } from '#app/ui/icon.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { PLAN_NAMES, type Plan, rankOf } from '#core/plan/plan.ts'
import type { PlanCard } from '#core/plan/plan-card.ts'
import type { Interval } from '#core/plan/subscription.ts'
import { formatPrice } from './format-price.ts'

type Shown = {
  isSignedIn: boolean
  /** The viewer's; null for a visitor. */
  plan: Plan | null
  /** What Premium adds; null if nothing, and then nobody can upgrade. */
  adds: string | null
  payments: { isTest: boolean } | null
}

type Props = {
  card: PlanCard
  price: { amount: number; currency: string } | null
  interval: Interval
  shown: Shown
}

export function PlanCardView({ card, price, interval, shown }: Props) {
  const { plan, description, features, isPopular } = card
  const id = `plan-${plan}`
  const missing = features.filter(({ isMissing }) => isMissing).map(({ text }) => text)
  return (
    <section
      className={isPopular ? 'plan-card plan-card-popular' : 'plan-card'}
      aria-labelledby={id}
    >
      <div className="plan-card-head">
        <h2 id={id}>{PLAN_NAMES[plan]}</h2>
        {isPopular && <span className="badge">Most Popular</span>}
      </div>
      <p className="plan-card-about">{description}</p>
      <p className="plan-price">
        {price ? (
          <>
            <strong>{formatPrice(price)}</strong>{' '}
            {price.amount > 0 && (interval === 'monthly' ? 'a month' : 'a year')}
          </>
        ) : (
          <span className="plan-price-unknown">
            {plan === 'enterprise' ? 'Ask us for the price' : 'Price not available'}
          </span>
        )}
      </p>
      <PlanButton plan={plan} isPriced={price !== null} shown={shown} />
      <ul className="plan-features">
        {features
          .filter(({ isMissing }) => !isMissing)
          .map(({ text, isIncluded }) => (
            <li key={text} className={isIncluded ? undefined : 'plan-feature-out'}>
              <Icon name={isIncluded ? 'check' : 'minus'} />
              <span>
                {!isIncluded && <span className="sr-only">Not included: </span>}
                {text}
              </span>
            </li>
          ))}
        {missing.length > 0 && (
          <li className="plan-feature-out">
            <Icon name="minus" />
            <span>Not available yet: {missing.join(', ')}</span>
          </li>
        )}
      </ul>
    </section>
  )
}

function PlanButton({ plan, isPriced, shown }: { plan: Plan; isPriced: boolean; shown: Shown }) {
  if (plan === shown.plan) {
    return (
      <button type="button" className="button button-wide" disabled>
        Current plan
      </button>
    )
  }
  if (plan === 'basic') {
    return (
      <button type="button" className="button button-wide" disabled>
        {shown.isSignedIn ? 'Included in your plan' : 'Free for everyone'}
      </button>
    )
  }
  if (plan === 'enterprise') {
    return (
      <a href="/contact?topic=enterprise" className="button button-wide">
        Contact Sales
      </a>
    )
  }
  if (shown.plan !== null && rankOf(shown.plan) > rankOf(plan)) {
    return (
      <button type="button" className="button button-wide" disabled>
        Included in your plan
      </button>
    )
  }
  if (shown.adds === null) {
    return (
      <button type="button" className="button button-wide" disabled>
        Nothing to upgrade to
      </button>
    )
  }
  if (!shown.isSignedIn) {
    return (
      <a
        href={`/auth/login?next=${encodeURIComponent('/subscription')}`}
        className="button button-primary button-wide"
      >
        Sign in to upgrade
      </a>
    )
  }
  return (
    <>
      <SubmitButton
        intent="upgrade"
        busy="Processing..."
        className="button button-primary button-wide"
        {...(!isPriced && { disabled: true })}
      >
        Upgrade to Premium
      </SubmitButton>
      {shown.payments === null && (
        <p className="plan-card-note">Demonstration: nothing is charged.</p>
      )}
    </>
  )
}
