/** What can be done with the job of this page besides applying: keep it, track it. */
import type { JobCard } from '#core/job.ts'
import { Icon } from './icon.tsx'
import { useJobMarks } from './job-marks.tsx'
import { JobSaveButton } from './job-save-button.tsx'
import { trackAddress } from './track-address.ts'

type Props = { job: Pick<JobCard, 'id' | 'title' | 'company'> }

export function JobPageActs({ job }: Props) {
  const { marks } = useJobMarks()
  const isTracked = marks.tracked.includes(job.id)
  return (
    <div className="job-page-acts">
      <JobSaveButton job={job} isSaved={marks.saved.includes(job.id)} className="button" />
      <a href={trackAddress(job.id)} rel="nofollow" className="button">
        <Icon name="list" />
        {isTracked ? 'Tracked' : 'Track App'}
      </a>
    </div>
  )
}
