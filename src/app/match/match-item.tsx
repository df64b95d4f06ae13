/** One match: the job, how well it matches and why, and its actions. */

import { JOB_ACTIONS_FORM } from '#app/lists/job-marks.tsx'
import { JobSaveButton } from '#app/lists/job-save-button.tsx'
import { trackAddress } from '#app/lists/track-address.ts'
import { CompanyTile } from '#app/ui/company-tile.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { SalaryTag } from '#app/ui/salary-tag.tsx'
import { TimeAgo } from '#app/ui/time-ago.tsx'
import type { JobCard } from '#core/job/job.ts'
import { LEVEL_LABELS } from '#core/job/job-labels.ts'
import { locationOnCard } from '#core/job/location-on-card.ts'
import { unsaidSetting } from '#core/job/unsaid-setting.ts'
import type { JobMatch } from '#core/match/job-match.ts'
import { MatchReasons } from './match-reasons.tsx'
import { ScoreWithParts } from './score-with-parts.tsx'

type Props = {
  job: JobCard & { match?: JobMatch | null }
  now: Date
  isSaved: boolean
}

export function MatchItem({ job, now, isSaved }: Props) {
  const { id, title, company, match } = job
  const setting = unsaidSetting(job)
  const location = locationOnCard(job)
  const isPaid = job.salary !== null || Boolean(job.payDetails?.targetEarnings)
  const named = (before: string) => (
    <span className="sr-only">
      {before}
      {title}, {company}
    </span>
  )
  return (
    <article className="card match-item" data-job={id} aria-labelledby={`match-${id}`}>
      <CompanyTile name={company} logo={job.companyLogo} />
      <div className="min-w-0">
        <h3 id={`match-${id}`} className="match-title">
          <a href={`/jobs/${id}`}>{title}</a>
        </h3>
        <p className="match-facts">
          <a href={`/companies/${job.companySlug}`} className="job-card-link">
            {company}
          </a>
          {location && <span title={job.locationRaw ?? undefined}>{location}</span>}
          {setting && <span>{setting}</span>}
          {isPaid && <SalaryTag salary={job.salary} details={job.payDetails} />}
          {job.level && <span>{LEVEL_LABELS[job.level]}</span>}
          <TimeAgo at={job.postedAt ?? job.firstSeenAt} now={now} />
        </p>
      </div>
      {match && <ScoreWithParts id={id} match={match} />}
      {match && (
        <div className="match-why">
          <MatchReasons match={match} />
        </div>
      )}
      <div className="match-acts no-print">
        <JobSaveButton job={job} isSaved={isSaved} className="job-act" />
        <button
          type="button"
          className="job-act match-more"
          popoverTarget={`more-${id}`}
          aria-label={`More actions for ${title}, ${company}`}
        >
          <Icon name="ellipsis" />
        </button>
        <div id={`more-${id}`} popover="auto" className="menu job-menu match-menu">
          <a href={trackAddress(id)} className="job-act">
            <Icon name="list" />
            Track
            {named(': ')}
          </a>
          <a href={`/dashboard/cv-analysis/${id}`} className="job-act">
            <Icon name="search" />
            Analyze{named(' CV for ')}
          </a>
          <button
            type="submit"
            form={JOB_ACTIONS_FORM}
            name="dismiss"
            value={id}
            className="job-act"
          >
            <Icon name="x" />
            Hide{named(' this job: ')}
          </button>
        </div>
      </div>
    </article>
  )
}
