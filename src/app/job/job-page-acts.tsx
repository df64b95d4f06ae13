/** What can be done with the job of this page besides applying: keep it, track it, hold one's CV against it. */

import { useJobMarks } from '#app/lists/job-marks.tsx'
import { JobSaveButton } from '#app/lists/job-save-button.tsx'
import { trackAddress } from '#app/lists/track-address.ts'
import { Icon } from '#app/ui/icon.tsx'
import type { JobCard } from '#core/job/job.ts'
import { jobWays } from './job-ways.ts'

type Props = { job: Pick<JobCard, 'id' | 'title' | 'company'> }

export function JobPageActs({ job }: Props) {
  const { marks, isVisitor } = useJobMarks()
  const isTracked = marks.tracked.includes(job.id)
  return (
    <div className="job-page-acts">
      <JobSaveButton job={job} isSaved={marks.saved.includes(job.id)} className="button" />
      <a href={trackAddress(job.id)} rel="nofollow" className="button">
        <Icon name="list" />
        {isTracked ? 'Tracked' : 'Track App'}
      </a>
      {jobWays(job.id, isVisitor).map(({ label, icon, href }) => (
        <a key={label} href={href} rel="nofollow" className="button">
          <Icon name={icon} />
          {label}
        </a>
      ))}
    </div>
  )
}
