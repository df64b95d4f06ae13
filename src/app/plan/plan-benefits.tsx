/** Why Upgrade to Premium? Three benefits, each with what is true of it on this instance. */
import { Icon, type IconName } from '#app/ui/icon.tsx'
import type { PlanRules } from '#core/plan/plan.ts'

type Props = {
  rules: PlanRules
  /** Null for a demonstration. */
  payments: { isTest: boolean } | null
  /** Whether a language model can be asked about cover letters. */
  hasModel: boolean
}

type Benefit = {
  title: string
  icon: IconName
  text: string
  isMissing?: boolean
}

export function PlanBenefits(props: Props) {
  // Where people pay, what does not exist is not offered.
  const shown = benefitsOf(props).filter(({ isMissing }) => !isMissing || props.payments === null)
  return (
    <section className="plans-why" aria-labelledby="plans-why">
      <h2 id="plans-why">Why Upgrade to Premium?</h2>
      <ul>
        {shown.map(({ title, icon, text }) => (
          <li key={title}>
            <Icon name={icon} />
            <div>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

function benefitsOf({ rules, hasModel }: Props): Benefit[] {
  const { gates, basicSavedJobs: limit } = rules
  const where = (plan: string | undefined) =>
    plan === undefined
      ? 'Free on every plan.'
      : plan === 'premium'
        ? 'Included in Premium.'
        : 'Included in Enterprise.'
  return [
    {
      title: 'Perfect Job Matches',
      icon: 'sparkles',
      text: `See how well each job fits your CV, and why. ${where(gates.matches)}`,
    },
    {
      title: 'Advanced AI Tools',
      icon: 'cpu',
      ...(hasModel
        ? {
            text: `A language model can rephrase and draft your cover letters. ${where(gates.cover_letters)}`,
          }
        : {
            text: 'Interview preparation by AI is planned. Until then, resumes and cover letters are made from your own CV.',
            isMissing: true,
          }),
    },
    {
      title: 'Priority Features',
      icon: 'star',
      ...(limit === null
        ? { text: 'Early access to new features is planned.', isMissing: true }
        : { text: `Save as many jobs as you like. Basic keeps ${limit}.` }),
    },
  ]
}
