/** One plan: its price, how it differs from the plan below, and its button. */

import { Icon } from '#app/ui/icon.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { PLAN_NAMES, PLANS, type Plan, rankOf } from '#core/plan/plan.ts'
import { differencesOf, type PlanCard } from '#core/plan/plan-card.ts'
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
  const { plan, description, isPopular } = card
  const id = `plan-${plan}`
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
            {price.amount > 0 && interval === 'annually' && (
              <span className="plan-price-month">
                {formatPrice({ ...price, amount: price.amount / 12 })} a month, billed once a year
              </span>
            )}
          </>
        ) : (
          <span className="plan-price-unknown">
            {plan === 'enterprise' ? 'Ask us for the price' : 'Price not available'}
          </span>
        )}
      </p>
      <Differences card={card} />
      <div className="plan-button">
        <PlanButton plan={plan} isPriced={price !== null} shown={shown} />
      </div>
    </section>
  )
}

function Differences({ card }: { card: PlanCard }) {
  const below = PLANS[rankOf(card.plan) - 1]
  const own = differencesOf(card)
  return (
    <div className="plan-features">
      {own.length > 0 ? (
        <ul>
          {own.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      ) : (
        <p>{below ? `The same as ${PLAN_NAMES[below]} for now` : 'All you need to find a job'}</p>
      )}
    </div>
  )
}

function PlanButton({ plan, isPriced, shown }: { plan: Plan; isPriced: boolean; shown: Shown }) {
  if (plan === shown.plan) {
    return <StateButton>Current plan</StateButton>
  }
  if (plan === 'basic') {
    return (
      <StateButton>{shown.isSignedIn ? 'Included in your plan' : 'Free for everyone'}</StateButton>
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
    return <StateButton>Included in your plan</StateButton>
  }
  if (shown.adds === null) {
    return <StateButton>Nothing to upgrade to</StateButton>
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

/** What the plan is to the viewer, where there is nothing to do. */
const StateButton = ({ children }: { children: string }) => (
  <button type="button" className="plan-state" disabled>
    <Icon name="check" />
    {children}
  </button>
)
