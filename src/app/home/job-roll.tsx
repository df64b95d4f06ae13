/** Jobs as a roll: what and who on the left, how old on the right. */

import { TimeAgo } from '#app/ui/time-ago.tsx'
import type { JobCard } from '#core/job/job.ts'

type Props = { jobs: readonly JobCard[]; now: Date }

export function JobRoll({ jobs, now }: Props) {
  return (
    <ol className="job-roll">
      {jobs.map(({ id, title, company, locationText, postedAt, firstSeenAt }) => (
        <li key={id} className="job-roll-line">
          <a href={`/jobs/${id}`} className="job-roll-title">
            {title}
          </a>
          <TimeAgo at={postedAt ?? firstSeenAt} now={now} className="job-roll-age" />
          <span className="job-roll-company">
            {company}
            {locationText && `, ${locationText}`}
          </span>
        </li>
      ))}
    </ol>
  )
}
