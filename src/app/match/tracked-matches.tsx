/**
 * Matches that the person tracks already, one line each, after the others: they are among the best, but ask for nothing
 * here. The first few are shown if the page has no other job.
 */

import { trackAddress } from '#app/lists/track-address.ts'
import { CompanyTile } from '#app/ui/company-tile.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { JobCard } from '#core/job/job.ts'
import type { JobMatch } from '#core/match/job-match.ts'
import { briefLocation } from '#core/place/brief-location.ts'
import { countOf } from '#core/text/count-of.ts'

type Job = JobCard & { match?: JobMatch | null }

const SHOWN = 3

export function TrackedMatches({ jobs, isAlone }: { jobs: readonly Job[]; isAlone: boolean }) {
  if (jobs.length === 0) return null
  const shown = isAlone ? jobs.slice(0, SHOWN) : []
  const folded = jobs.slice(shown.length)
  return (
    <div className="matches-tracked">
      {shown.length > 0 && <Rows jobs={shown} />}
      {folded.length > 0 && (
        <details>
          <summary>
            {shown.length > 0
              ? `${folded.length} more that you track`
              : `${countOf(folded.length, 'job')} here you already track`}
          </summary>
          <Rows jobs={folded} />
        </details>
      )}
    </div>
  )
}

const Rows = ({ jobs }: { jobs: readonly Job[] }) => (
  <ul className="match-rows" aria-label="Jobs you track">
    {jobs.map(({ id, title, company, companyLogo, locationText, match }) => (
      <li key={id} className="match-row">
        <CompanyTile name={company} logo={companyLogo} />
        <div className="min-w-0">
          <h3>
            <a href={`/jobs/${id}`}>{title}</a>
          </h3>
          <p className="match-row-facts">
            {company}
            {locationText && ` · ${briefLocation(locationText)}`}
          </p>
        </div>
        <a href={trackAddress(id)} className="job-act">
          <Icon name="check" />
          Tracked
          <span className="sr-only">
            : {title}, {company}
          </span>
        </a>
        {match?.score != null && (
          <strong className="match-row-score">
            {match.score}
            <span className="sr-only"> out of 100</span>
          </strong>
        )}
      </li>
    ))}
  </ul>
)
