/** Why a job fits a person, what is missing, and the parts of the match as a bar. */

import { DotLine } from '#app/ui/dot-line.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { JobMatch } from '#core/match/job-match.ts'
import { MatchBar } from './match-bar.tsx'

export function MatchLines({ match: { score, why, gap, parts } }: { match: JobMatch }) {
  return (
    <>
      {why !== null && (
        <p className="match-line">
          <Icon name={score === null ? 'info' : 'check'} />
          <DotLine>{why.split(' · ')}</DotLine>
        </p>
      )}
      {gap !== null && (
        <p className="match-line text-muted">
          <Icon name="minus" />
          <DotLine>{gap.split(' · ')}</DotLine>
        </p>
      )}
      {why === null && gap === null && (
        <p className="match-line text-muted">
          <Icon name="info" />
          <span>Little to compare</span>
        </p>
      )}
      {score !== null && <MatchBar parts={parts} />}
    </>
  )
}
