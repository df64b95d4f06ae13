/** The newest arrivals as a roll: one short line a job, with how long ago it came to us. */
import type { JobCard } from '#core/job.ts'
import { TimeAgo } from './time-ago.tsx'

type Props = { jobs: readonly JobCard[]; now: Date }

export function JobRoll({ jobs, now }: Props) {
  return (
    <ol className="job-roll">
      {jobs.map(({ id, title, company, locationText, firstSeenAt }) => (
        <li key={id} className="job-roll-line">
          <a href={`/jobs/${id}`} className="job-roll-title">
            {title}
          </a>
          <TimeAgo at={firstSeenAt} now={now} className="job-roll-age" />
          <span className="job-roll-company">
            {company}
            {locationText && `, ${locationText}`}
          </span>
        </li>
      ))}
    </ol>
  )
}
