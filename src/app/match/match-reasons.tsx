/** Why a job fits and what speaks against it, each statement by itself, so that a list of jobs can be scanned. */

import { Icon } from '#app/ui/icon.tsx'
import type { JobMatch } from '#core/match/job-match.ts'
import { statementsOf } from '#core/match/match-lines.ts'

export function MatchReasons({ match: { score, why, gap } }: { match: JobMatch }) {
  const fits = statementsOf(why)
  const gaps = statementsOf(gap)
  if (fits.length + gaps.length === 0) return <p className="match-nothing">Little to compare</p>
  return (
    <ul className="match-reasons">
      {fits.map((text) => (
        <li key={text} className={score === null ? undefined : 'match-reason'}>
          <Icon name={score === null ? 'info' : 'check'} />
          <span>{text}</span>
        </li>
      ))}
      {gaps.map((text) => (
        <li key={text} className="match-gap">
          <Icon name="minus" />
          <span>
            <span className="sr-only">Against it: </span>
            {text}
          </span>
        </li>
      ))}
    </ul>
  )
}
