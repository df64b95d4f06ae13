/**
 * Below the cards: what Premium adds on this instance and why one may want it, what every plan contains, and, where
 * nobody pays, what is planned. A benefit that Premium doesn't add is no reason to upgrade and isn't shown.
 */
import { Icon, type IconName } from '#app/ui/icon.tsx'
import { PLAN_NAMES, type PlanRules } from '#core/plan/plan.ts'
import { type PlanCard, sharedFeatures } from '#core/plan/plan-card.ts'

type Props = {
  rules: PlanRules
  cards: readonly PlanCard[]
  /** Whether a language model can be asked about cover letters. */
  hasModel: boolean
}

type Benefit = { title: string; icon: IconName; text: string }

export function PlanBenefits({ rules, cards, hasModel }: Props) {
  const benefits = benefitsOf(rules, hasModel)
  const { basicSavedJobs: limit } = rules
  return (
    <div className="plans-more">
      {benefits.length > 0 && (
        <section className="plans-why" aria-labelledby="plans-why">
          <h2 id="plans-why">Why Upgrade to Premium?</h2>
          <ul>
            {benefits.map(({ title, icon, text }) => (
              <li key={title}>
                <Icon name={icon} />
                <div>
                  <h3>{title}</h3>
                  <p>{text}</p>
                </div>
              </li>
            ))}
          </ul>
          {limit !== null && <SavedJobsPicture limit={limit} />}
        </section>
      )}
      <section className="plans-shared" aria-labelledby="plans-shared">
        <h2 id="plans-shared">In every plan</h2>
        <ul>
          {sharedFeatures(cards).map((text) => (
            <li key={text}>
              <Icon name="check" />
              {text}
            </li>
          ))}
        </ul>
        <Planned cards={cards} />
      </section>
    </div>
  )
}

function benefitsOf({ gates, basicSavedJobs: limit }: PlanRules, hasModel: boolean): Benefit[] {
  const all: (Benefit | false)[] = [
    gates.matches === 'premium'
      ? {
          title: 'Perfect Job Matches',
          icon: 'sparkles',
          text: 'See how well each job fits your CV, and why.',
        }
      : limit !== null && {
          title: 'Perfect Job Matches',
          icon: 'sparkles',
          text: `Keep every job that fits you, not just ${limit}, and see when one changes or closes.`,
        },
    hasModel &&
      gates.cover_letters === 'premium' && {
        title: 'Advanced AI Tools',
        icon: 'cpu',
        text: 'A language model can rephrase and draft your cover letters.',
      },
    gates.matches === 'premium' &&
      limit !== null && {
        title: 'Priority Features',
        icon: 'star',
        text: `Save as many jobs as you like. Basic keeps ${limit}.`,
      },
  ]
  return all.filter((benefit) => benefit !== false)
}

const MOST_TILES = 40

/** Saved jobs as tiles: as many as Basic keeps, and a row that goes on. */
function SavedJobsPicture({ limit }: { limit: number }) {
  return (
    <dl className="plans-saved">
      <div>
        <dt>{PLAN_NAMES.basic}</dt>
        <dd>
          {limit} saved jobs
          <span className="plans-tiles" aria-hidden="true">
            {Array.from({ length: Math.min(limit, MOST_TILES) }, (_, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: all are alike.
              <i key={at} />
            ))}
          </span>
        </dd>
      </div>
      <div>
        <dt>{PLAN_NAMES.premium}</dt>
        <dd>
          Unlimited saved jobs
          <span className="plans-tiles plans-tiles-endless" aria-hidden="true" />
        </dd>
      </div>
    </dl>
  )
}

/** What nobody can use yet, by the plan that it is meant for; nothing where people pay. */
function Planned({ cards }: { cards: readonly PlanCard[] }) {
  const planned = cards.flatMap(({ plan, features }) =>
    features
      .filter(({ isMissing, isInherited }) => isMissing && !isInherited)
      .map(({ text }) => ({ plan, text })),
  )
  if (planned.length === 0) return null
  return (
    <details className="plan-planned">
      <summary>What’s planned</summary>
      <p>Not available yet, so not part of the price.</p>
      <ul>
        {planned.map(({ plan, text }) => (
          <li key={text}>
            {text} ({PLAN_NAMES[plan]})
          </li>
        ))}
      </ul>
    </details>
  )
}
