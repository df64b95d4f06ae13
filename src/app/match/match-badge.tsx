/** How well a job matches the viewer: the tier and the score, with the top reasons as a tooltip. */

import { Icon } from '#app/ui/icon.tsx'
import { type CardMatch, TIER_WORDS } from '#core/match/card-match.ts'
import type { JobMatch } from '#core/match/job-match.ts'
import { NO_SCORE } from '#core/match/match-words.ts'

type Props = { id: number; match: Pick<CardMatch, 'score' | 'tier' | 'reasons'> }

export function MatchBadge({ id, match: { score, tier, reasons } }: Props) {
  const isHigh = tier === 'perfect' || tier === 'good'
  return (
    <a
      href={`/dashboard/cv-analysis/${id}`}
      rel="nofollow"
      className={isHigh ? 'badge match-badge' : 'badge badge-quiet match-badge'}
      title={reasons.join('\n')}
    >
      {isHigh && <Icon name="sparkles" />}
      {TIER_WORDS[tier]} {score}
      <span className="sr-only"> out of 100. {reasons.join(' ')}</span>
    </a>
  )
}

/** Beside the lines of the match, so without its reasons. */
export function MatchVerdict({ id, match }: { id: number; match: JobMatch }) {
  const { score, tier } = match
  if (score === null || tier === null) return <span className="badge badge-quiet">{NO_SCORE}</span>
  return <MatchBadge id={id} match={{ score, tier, reasons: [] }} />
}
