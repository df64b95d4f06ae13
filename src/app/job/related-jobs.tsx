/** A few other jobs in a compact list beside a job. */
import type { JobCard } from '#core/job/job.ts'
import { formatSalary, NOT_SPECIFIED } from '#core/pay/salary.ts'

type Props = { jobs: readonly JobCard[] }

export function RelatedJobs({ jobs }: Props) {
  return (
    <ul className="related-jobs">
      {jobs.map(({ id, title, company, locationText, salary, payDetails, isDemo }) => {
        const target = payDetails?.targetEarnings ?? null
        const pay = salary || !target ? formatSalary(salary) : `OTE ${formatSalary(target)}`
        return (
          <li key={id}>
            <a href={`/jobs/${id}`} className="related-job">
              <span className="font-semibold">{title}</span>
              <span className="text-sm text-muted">
                {[company, locationText].filter(Boolean).join(' · ')}
              </span>
              {pay !== NOT_SPECIFIED && <span className="text-sm tabular-nums">{pay}</span>}
              {isDemo && <span className="badge badge-info">Sample data</span>}
            </a>
          </li>
        )
      })}
    </ul>
  )
}
