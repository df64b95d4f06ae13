/** The actions on a job's page besides applying: save it, track it, generate documents, analyze the CV. */

import { detailsWay } from '#app/company-details/details-address.ts'
import { useJobMarks } from '#app/lists/job-marks.tsx'
import { JobSaveButton } from '#app/lists/job-save-button.tsx'
import { trackAddress } from '#app/lists/track-address.ts'
import { Icon } from '#app/ui/icon.tsx'
import type { JobCard } from '#core/job/job.ts'
import { jobActions } from './job-actions.ts'

type Props = { job: Pick<JobCard, 'id' | 'title' | 'company' | 'companySlug'> }

export function JobPageActions({ job }: Props) {
  const { marks, isVisitor } = useJobMarks()
  // Signed-in people have the widget beside the job instead.
  const details = isVisitor ? [detailsWay(job.companySlug, isVisitor, job.id)] : []
  const isTracked = marks.tracked.includes(job.id)
  return (
    <div className="job-page-acts">
      <JobSaveButton job={job} isSaved={marks.saved.includes(job.id)} className="button" />
      <a href={trackAddress(job.id)} rel="nofollow" className="button">
        <Icon name="list" />
        {isTracked ? 'Tracked' : 'Track App'}
      </a>
      {[...jobActions(job.id, isVisitor), ...details].map(({ label, icon, href }) => (
        <a key={label} href={href} rel="nofollow" className="button">
          <Icon name={icon} />
          {label}
        </a>
      ))}
    </div>
  )
}
