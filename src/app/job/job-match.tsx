/** On a job's page: how it matches the viewer, why, and what is missing. */

import './job-match.css'
import { MatchVerdict } from '#app/match/match-badge.tsx'
import { MatchLines } from '#app/match/match-lines.tsx'
import type { JobId } from '#core/job/job.ts'
import type { MatchOfJob } from '#work/match/match-of-job.ts'

export function JobMatch({ id, isKnown, cv, match }: MatchOfJob & { id: JobId }) {
  if (isKnown && match === null) return null
  return (
    <section className="card job-match" aria-labelledby="match-title">
      <div className="job-match-head">
        <h2 id="match-title">Your match</h2>
        {match && <MatchVerdict id={id} match={match} />}
      </div>
      {match ? (
        <>
          <MatchLines match={match} />
          <p className="job-match-more">
            <a href={`/dashboard/cv-analysis/${id}`} rel="nofollow" className="link">
              Compare this listing with {cv.name}, line by line
            </a>
          </p>
        </>
      ) : (
        <p className="job-match-more">
          <a href={`/dashboard/profile#${cv.id === null ? 'cv' : 'skills'}`} className="link">
            {cv.id === null ? 'Upload a CV' : 'Add your skills and past roles'}
          </a>{' '}
          to see how this job matches you.
        </p>
      )}
    </section>
  )
}
