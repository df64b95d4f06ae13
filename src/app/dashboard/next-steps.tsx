/** The first steps that are not done yet, the first of them as the page's action. */
import { Link } from 'react-router'
import { Icon, type IconName } from '#app/ui/icon.tsx'
import type { NextStep } from '#core/tracker/next-step.ts'

const STEPS: Record<NextStep, { icon: IconName; to: string; label: string; why: string }> = {
  cv: {
    icon: 'file-text',
    to: '/dashboard/profile#cv',
    label: 'Upload your CV',
    why: 'We fill in your profile from it and show the jobs that match you.',
  },
  preferences: {
    icon: 'sliders-horizontal',
    to: '/dashboard/profile#preferences',
    label: 'Set your preferences',
    why: 'Salary, remote or on-site, and where you can work.',
  },
  save: {
    icon: 'search',
    to: '/jobs',
    label: 'Find jobs',
    why: 'Save the ones you like and see when they change.',
  },
  track: {
    icon: 'plus',
    to: '/dashboard/job-tracker/new',
    label: 'Track an application',
    why: 'Including jobs you found or applied to elsewhere.',
  },
  alert: {
    icon: 'bell',
    to: '/dashboard/job-alerts',
    label: 'Create a job alert',
    why: 'Get new jobs by email as soon as they appear.',
  },
}

export function NextSteps({ steps }: { steps: readonly NextStep[] }) {
  return (
    <ol className="next-steps">
      {steps.map((step, at) => {
        const { icon, to, label, why } = STEPS[step]
        return (
          <li key={step} className="next-step">
            <span className="next-step-number" aria-hidden="true">
              {at + 1}
            </span>
            <p>
              <Link to={to} className={at === 0 ? 'button button-primary' : 'next-step-link'}>
                {at === 0 && <Icon name={icon} />}
                {label}
              </Link>
              <span className="dashboard-quiet">{why}</span>
            </p>
          </li>
        )
      })}
    </ol>
  )
}
