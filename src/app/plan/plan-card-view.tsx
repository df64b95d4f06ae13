/** One plan: its price, its button, and what it adds to the plan below. What does not exist yet is folded. */

import { Icon } from '#app/ui/icon.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { PLAN_NAMES, PLANS, type Plan, rankOf } from '#core/plan/plan.ts'
import type { PlanCard, PlanFeature } from '#core/plan/plan-card.ts'
import type { Interval } from '#core/plan/subscription.ts'
import { countOf } from '#core/text/count-of.ts'
import { listInEnglish } from '#core/text/english-list.ts'
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
      <div className="plan-button">
        <PlanButton plan={plan} isPriced={price !== null} shown={shown} />
      </div>
      <Features plan={plan} features={features} />
    </section>
  )
}

function Features({ plan, features }: Pick<PlanCard, 'plan' | 'features'>) {
  const below = PLANS[rankOf(plan) - 1]
  const own = features.filter(({ isInherited }) => !isInherited)
  const added = own.filter(({ isIncluded }) => isIncluded)
  const planned = own.filter(({ isMissing }) => isMissing)
  const inherited = features
    .filter(({ isInherited, isIncluded }) => isInherited && isIncluded)
    .map(({ text }) => text.toLowerCase())
  return (
    <div className="plan-features">
      {added.length > 0 && (
        <ul>
          {added.map(({ text }) => (
            <li key={text}>
              <Icon name="check" />
              <span>{text}</span>
            </li>
          ))}
        </ul>
      )}
      {below && (
        <p>
          <strong>
            {added.length > 0 ? 'And everything' : 'Everything'} in {PLAN_NAMES[below]}:
          </strong>{' '}
          {listInEnglish(inherited, { atMost: features.length })}.
        </p>
      )}
      {planned.length > 0 && <Planned features={planned} />}
    </div>
  )
}

const Planned = ({ features }: { features: readonly PlanFeature[] }) => (
  <details className="plan-planned">
    <summary>{countOf(features.length, 'planned extra')}</summary>
    <p>Not available yet, so not part of the price.</p>
    <ul>
      {features.map(({ text }) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  </details>
)

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
