/** A match score as a figure at the start of a line, so that the scores of a list are below one another. */
import './match-figure.css'
import type { JobId } from '#core/job/job.ts'
import { TIER_WORDS } from '#core/match/card-match.ts'
import type { JobMatch } from '#core/match/job-match.ts'
import { BADGE_FROM } from '#core/match/match.ts'

/** Without a score, its place stays empty. */
type Props = { id: JobId; match: Pick<JobMatch, 'score' | 'tier'> | null }

export function MatchFigure({ id, match }: Props) {
  const { score = null, tier = null } = match ?? {}
  if (score === null || tier === null) return <span className="match-figure" />
  const isHigh = score >= BADGE_FROM
  return (
    <a
      href={`/dashboard/cv-analysis/${id}`}
      rel="nofollow"
      className={isHigh ? 'match-figure match-figure-high' : 'match-figure'}
      title={TIER_WORDS[tier]}
    >
      <b>{score}</b>
      <span className="sr-only"> out of 100,</span> match
    </a>
  )
}
