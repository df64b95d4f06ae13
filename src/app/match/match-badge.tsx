/** How well a job matches the viewer: the tier and the score, with the top reasons as a tooltip. */

import { Icon } from '#app/ui/icon.tsx'
import { type CardMatch, TIER_WORDS } from '#core/match/card-match.ts'

type Props = { id: number; match: CardMatch }

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
