/** How the person's CV suits the tracked job, and the CV and the letters written for it. */
import { letterAddress } from '#app/letter/letter-address.ts'
import { MatchVerdict } from '#app/match/match-badge.tsx'
import { MatchLines } from '#app/match/match-lines.tsx'
import type { LetterId } from '#core/letter/cover-letter.ts'
import type { WholeApplication } from '#core/tracker/application.ts'
import type { MatchOfJob } from '#work/match/match-of-job.ts'
import { PartSection } from './part-section.tsx'

type Props = {
  application: WholeApplication
  match: MatchOfJob | null
  letters: readonly { id: LetterId; name: string }[]
}

export function ForThisJob({ application: { jobId }, match, letters }: Props) {
  if (jobId === null && letters.length === 0) return null
  const fit = match?.match ?? null
  return (
    <PartSection id="for-this-job" title="CV, letter and match">
      {jobId !== null && fit && (
        <div className="fit">
          <p className="fit-score">
            <MatchVerdict id={jobId} match={fit} />
            {match?.cv.id && (
              <a href={`/dashboard/cv/${match.cv.id}`} className="link">
                {match.cv.name}
              </a>
            )}
          </p>
          <MatchLines match={fit} />
        </div>
      )}
      {letters.length > 0 && (
        <ul className="part-list">
          {letters.map(({ id, name }) => (
            <li key={id}>
              <a href={letterAddress(id)} className="link">
                {name}
              </a>
            </li>
          ))}
        </ul>
      )}
      {jobId !== null && (
        <p className="fit-links">
          {!fit && (
            <a href={`/dashboard/cv-analysis/${jobId}`} className="link">
              Compare with your CV
            </a>
          )}
          <a href={`/dashboard/resume-generator?jobId=${jobId}`} className="link">
            Make a CV for this job
          </a>
          {letters.length === 0 && (
            <a href={`/dashboard/cover-letter?jobId=${jobId}`} className="link">
              Write a cover letter
            </a>
          )}
        </p>
      )}
    </PartSection>
  )
}
