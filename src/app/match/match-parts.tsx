/** How a score is made up: points for each of four parts, and what cuts them. */
import type { MatchPart, MatchPartName } from '#core/match/match.ts'

const NAMES: Readonly<Record<MatchPartName, string>> = {
  skills: 'Skills',
  title: 'Kind of work',
  level: 'Experience level',
  years: 'Years of experience',
  place: 'Location',
  pay: 'Salary',
  preferences: 'Preferences',
}

export function MatchParts({ parts }: { parts: readonly MatchPart[] }) {
  const widest = 100 * Math.max(...parts.map(({ weight }) => weight))
  return (
    <dl className="match-parts">
      {parts.map((one) => (
        <div key={one.part} className="match-part" data-known={one.value !== null}>
          <dt>{NAMES[one.part]}</dt>
          <dd className="match-part-bar">
            <Bar {...one} widest={widest} />
          </dd>
          <dd className="match-part-points">{pointsOf(one)}</dd>
          <dd className="match-part-says">
            {one.says}
            {one.left < 1 && <> This cuts the score by {percent(1 - one.left)}.</>}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** As wide as the part's share of the score; a part that only cuts has none. */
function Bar({ weight, value, widest }: MatchPart & { widest: number }) {
  if (weight === 0) return null
  return (
    <svg viewBox={`0 0 ${widest} 1`} preserveAspectRatio="none" aria-hidden="true">
      <rect className="match-bar-all" width={100 * weight} height="1" />
      {value !== null && <rect className="match-bar-own" width={100 * weight * value} height="1" />}
    </svg>
  )
}

function pointsOf({ weight, value, left }: MatchPart): string {
  if (value === null) return weight === 0 ? 'Not scored' : 'Unknown'
  if (weight > 0) return `${Math.round(100 * weight * value)} of ${Math.round(100 * weight)}`
  return left < 1 ? `−${percent(1 - left)}` : 'No effect'
}

const percent = (share: number) => `${Math.round(share * 100)}%`
