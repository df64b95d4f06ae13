/** The score of a match as a figure with its tier, which leads to the analysis, and its parts as a small bar. */

import { TIER_WORDS } from '#core/match/card-match.ts'
import type { JobMatch } from '#core/match/job-match.ts'
import { NO_SCORE } from '#core/match/match-words.ts'
import { MatchBar } from './match-bar.tsx'

export function ScoreWithParts({ id, match }: { id: number; match: JobMatch }) {
  const { score, tier, parts } = match
  if (score === null || tier === null)
    return (
      <p className="score-with-parts">
        <span className="badge badge-quiet">{NO_SCORE}</span>
      </p>
    )
  return (
    <div className="score-with-parts" data-tier={tier}>
      <a href={`/dashboard/cv-analysis/${id}`} rel="nofollow" className="match-badge">
        <strong>{score}</strong>
        <span className="sr-only"> out of 100. </span>
        <span>{TIER_WORDS[tier]}</span>
      </a>
      <MatchBar parts={parts} />
    </div>
  )
}
