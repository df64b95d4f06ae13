/** A few other jobs in a compact list beside a job. */
import './job-page.css'
import { DotLine } from '#app/ui/dot-line.tsx'
import type { JobCard } from '#core/job/job.ts'
import { formatSalary, NOT_SPECIFIED } from '#core/pay/salary.ts'
import { briefLocation } from '#core/place/brief-location.ts'

type Props = {
  jobs: readonly JobCard[]
  /** Where all of them are of one company, it is not named again. */
  isOneCompany?: boolean
}

export function RelatedJobs({ jobs, isOneCompany = false }: Props) {
  return (
    <ul className="related-jobs">
      {jobs.map(({ id, title, company, locationText, salary, payDetails }) => {
        const target = payDetails?.targetEarnings ?? null
        const pay = salary || !target ? formatSalary(salary) : `OTE ${formatSalary(target)}`
        return (
          <li key={id}>
            <a href={`/jobs/${id}`} className="related-job">
              <span className="related-job-title">{title}</span>
              <span className="related-job-place">
                <DotLine>
                  {isOneCompany ? null : company}
                  {locationText && briefLocation(locationText)}
                </DotLine>
              </span>
              {pay !== NOT_SPECIFIED && <span className="related-job-pay">{pay}</span>}
            </a>
          </li>
        )
      })}
    </ul>
  )
}
