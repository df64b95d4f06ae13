/**
 * What the cards of /subscription show. They say only what is true on this instance: a feature that does not exist is
 * marked, and left out where people pay.
 */
import { countOf } from '#core/text/count-of.ts'
import { type Gate, PLANS, type Plan, type PlanRules, rankOf } from './plan.ts'

/** In US dollars, as the specification has them. */
export const PRICES: Readonly<Record<Plan, Price>> = {
  basic: { monthly: 0, annually: 0 },
  premium: { monthly: 9.99, annually: 99.99 },
  enterprise: { monthly: 19.99, annually: 199.99 },
}

export type Price = { monthly: number; annually: number }

export type PlanFeature = {
  text: string
  /** Whether the plan of the card contains it. */
  isIncluded: boolean
  /** Nobody can use it yet. */
  isMissing: boolean
  /** The plan below has it as well. */
  isInherited: boolean
  /** Higher plans have it without the limit. */
  isLimit: boolean
}

export type PlanCard = {
  plan: Plan
  description: string
  features: PlanFeature[]
  isPopular: boolean
}

type Feature = { text: string; from: Plan; isMissing?: true }

const gated = (rules: PlanRules, gate: Gate, text: string): Feature => ({
  text,
  from: rules.gates[gate] ?? 'basic',
})

/** In the order of the cards. */
const featuresOf = (rules: PlanRules): Feature[] => [
  { text: 'Unlimited saved jobs', from: rules.basicSavedJobs === null ? 'basic' : 'premium' },
  gated(rules, 'cover_letters', 'Cover letters'),
  gated(rules, 'matches', 'Job matches with reasons'),
  gated(rules, 'generated_cvs', 'Resumes tailored to each job'),
  gated(rules, 'alerts', 'Job alerts'),
  gated(rules, 'company_contacts', 'Company contact details'),
  { text: 'Application tracker', from: 'basic' },
  { text: 'AI interview preparation', from: 'premium', isMissing: true },
  { text: 'Career coaching', from: 'enterprise', isMissing: true },
  { text: 'Recruiter connections', from: 'enterprise', isMissing: true },
  { text: 'Salary negotiation', from: 'enterprise', isMissing: true },
  { text: 'Executive resume review', from: 'enterprise', isMissing: true },
  { text: 'Profile optimization', from: 'enterprise', isMissing: true },
  { text: 'Priority support', from: 'enterprise', isMissing: true },
  { text: 'Early access to new features', from: 'enterprise', isMissing: true },
]

const DESCRIPTIONS: Readonly<Record<Plan, string>> = {
  basic: 'Find, track and apply for jobs',
  premium: 'For an active job search',
  enterprise: 'For executives and teams',
}

/** `isSold`: people pay here, so what does not exist is not listed. */
export function planCards(rules: PlanRules, { isSold }: { isSold: boolean }): PlanCard[] {
  const features = featuresOf(rules)
  return PLANS.map((plan) => ({
    plan,
    description: DESCRIPTIONS[plan],
    isPopular: plan === 'premium',
    features: [
      ...(plan === 'basic' && rules.basicSavedJobs !== null
        ? [limitFeature(countOf(rules.basicSavedJobs, 'saved job'))]
        : []),
      ...features
        .filter((feature) => isListed(feature, plan, isSold))
        .map(({ text, from, isMissing = false }) => ({
          text,
          isIncluded: !isMissing && rankOf(from) <= rankOf(plan),
          isMissing,
          isInherited: rankOf(from) < rankOf(plan),
          isLimit: false,
        })),
    ],
  }))
}

/** What sets the plan apart from the one below; for Basic, from those above. */
export const differencesOf = ({ plan, features }: PlanCard): string[] =>
  features
    .filter(
      ({ isIncluded, isInherited, isLimit }) =>
        isIncluded && !isInherited && (plan !== 'basic' || isLimit),
    )
    .map(({ text }) => text)

/** What every plan contains alike. */
export const sharedFeatures = (cards: readonly PlanCard[]): string[] =>
  (cards.find(({ plan }) => plan === 'basic')?.features ?? [])
    .filter(({ isIncluded, isLimit }) => isIncluded && !isLimit)
    .map(({ text }) => text)

const limitFeature = (text: string): PlanFeature => ({
  text,
  isIncluded: true,
  isMissing: false,
  isInherited: false,
  isLimit: true,
})

/** What Premium adds on this instance, as a list in a sentence; null if it adds nothing. */
export function premiumAdds(rules: PlanRules): string | null {
  const added = featuresOf(rules).filter(({ from, isMissing }) => from === 'premium' && !isMissing)
  if (added.length === 0) return null
  return LISTED.format(added.map(({ text }) => text.toLowerCase()))
}

const LISTED = new Intl.ListFormat('en')

/** A card lists what is missing only if it belongs to the card's plan or a lower one. */
const isListed = ({ from, isMissing }: Feature, plan: Plan, isSold: boolean) =>
  isMissing ? !isSold && rankOf(from) <= rankOf(plan) : true

/** How much a year costs less than twelve months, in whole percent. */
export const annualSaving = ({ monthly, annually }: Price) =>
  monthly > 0 ? Math.floor((1 - annually / (12 * monthly)) * 100) : 0

/** The specification's label is shown while it is no exaggeration. */
const LABELED_SAVING = 15

export function savingLabel(price: Price): string | null {
  const percent = annualSaving(price)
  if (percent >= LABELED_SAVING) return 'Save 15%'
  return percent > 0 ? `Save ${percent}%` : null
}
