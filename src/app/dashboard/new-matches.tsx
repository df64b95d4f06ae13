/** The best matches that are new since the last visit, or why there are none yet. */

import { Link } from 'react-router'
import { useJobMarks } from '#app/lists/job-marks.tsx'
import { MatchFigure } from '#app/match/match-figure.tsx'
import { DotLine } from '#app/ui/dot-line.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { SalaryTag } from '#app/ui/salary-tag.tsx'
import { TimeAgo } from '#app/ui/time-ago.tsx'
import { whyHidden } from '#core/lists/job-lists.ts'
import { briefLocation } from '#core/place/brief-location.ts'
import { countOf } from '#core/text/count-of.ts'
import type { NewMatches as Matches } from '#work/match/new-matches.ts'

type Found = Extract<Matches, { kind: 'found' }>

export function NewMatches({ matches, now }: { matches: Matches; now: Date }) {
  const hasOnlyOlder = matches.kind === 'found' && !matches.fresh
  return (
    <section className="dashboard-part dashboard-new" aria-labelledby="new-title">
      <h2 id="new-title">{hasOnlyOlder ? 'Your best matches' : 'New for you'}</h2>
      {matches.kind === 'found' ? (
        <FoundMatches matches={matches} now={now} />
      ) : (
        <NoMatches kind={matches.kind} />
      )}
    </section>
  )
}

function FoundMatches({ matches: { jobs, fresh, since }, now }: { matches: Found; now: Date }) {
  const { marks } = useJobMarks()
  const shown = jobs.filter((job) => whyHidden(job, marks) === null)
  if (shown.length === 0) {
    return (
      <p className="dashboard-quiet">
        No open job matches you well yet.{' '}
        <Link to="/dashboard/jobs-for-me?matchMin=0" className="link">
          See all scores
        </Link>
      </p>
    )
  }
  return (
    <>
      <p className="dashboard-quiet">
        {fresh === null ? (
          'Among all open jobs. New ones will appear here after your next visit.'
        ) : fresh > 0 ? (
          <>
            {countOf(fresh, 'match', 'matches')} since your last visit,{' '}
            <TimeAgo at={since} now={now} inSentence />.
          </>
        ) : (
          <>
            No new match since your last visit, <TimeAgo at={since} now={now} inSentence />.
          </>
        )}
      </p>
      <ul className="new-matches">
        {shown.map((job) => (
          <li key={job.id} className="new-match">
            <MatchFigure id={job.id} match={job.match} />
            <div className="new-match-job">
              <h3>
                <Link to={`/jobs/${job.id}`}>{job.title}</Link>
              </h3>
              <p>
                <DotLine>
                  {job.company}
                  {job.locationText && briefLocation(job.locationText)}
                </DotLine>
              </p>
              {job.salary && (
                <p className="new-match-pay">
                  <SalaryTag salary={job.salary} />
                </p>
              )}
            </div>
            <TimeAgo
              at={fresh ? job.firstSeenAt : (job.postedAt ?? job.firstSeenAt)}
              now={now}
              className="new-match-age"
            />
          </li>
        ))}
      </ul>
      <p className="dashboard-more">
        <Link to="/dashboard/jobs-for-me" className="link">
          All your matches
        </Link>
      </p>
    </>
  )
}

const WHY = {
  'unknown-person': {
    text: 'Add your skills or upload a CV to see your matches.',
    to: '/dashboard/profile#skills',
    label: 'Add your skills',
  },
  'not-in-plan': {
    text: 'Job Match compares every open job with your CV. It is part of another plan.',
    to: '/subscription',
    label: 'See plans',
  },
  unavailable: {
    text: 'The search is busy. Reload the page to see your matches.',
    to: '/dashboard/jobs-for-me',
    label: 'Open Job Match',
  },
} as const

/** With the outlines of what will be here. */
function NoMatches({ kind }: { kind: keyof typeof WHY }) {
  const { text, to, label } = WHY[kind]
  return (
    <div className="new-matches-none">
      <ul className="new-matches" aria-hidden="true">
        {[74, 58, 66].map((width) => (
          <li key={width} className="new-match">
            <span className="new-match-tile" />
            <svg className="new-match-lines" aria-hidden="true">
              <rect width={`${width}%`} y="2" height="10" rx="3" />
              <rect width={`${width - 26}%`} y="20" height="8" rx="3" />
            </svg>
          </li>
        ))}
      </ul>
      <p>{text}</p>
      <p>
        <Link to={to} className="button">
          {kind === 'unknown-person' && <Icon name="sparkles" />}
          {label}
        </Link>
      </p>
    </div>
  )
}
