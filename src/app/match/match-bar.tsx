/**
 * The parts of a match as one bar: each as wide as its share of the score, filled as far as it is met, hatched if it
 * is unknown. Small parts share a label where there is no room for two.
 */
import './match-bar.css'
import type { MatchPart, MatchPartName } from '#core/match/match.ts'

export const PART_NAMES: Readonly<Record<MatchPartName, string>> = {
  skills: 'Skills',
  title: 'Kind of work',
  level: 'Level',
  years: 'Years of experience',
  place: 'Location',
  pay: 'Salary',
  preferences: 'Preferences',
}

/** Pixels. */
const HEIGHT = 8
const LABEL_AT = 24
/** Parts with less than this share have no room for a label of their own on a phone. */
const SMALL = 0.2

type Placed = MatchPart & { from: number }

export function MatchBar({ parts }: { parts: readonly MatchPart[] }) {
  const placed = placedParts(parts)
  const small = placed.filter(({ weight }) => weight < SMALL)
  const last = placed.at(-1)
  return (
    <div className="match-bar">
      <svg role="img" aria-label={placed.map(pointsOf).join(', ')}>
        {placed.map(({ part, from, weight, value }) => (
          <g key={part}>
            {value === null ? (
              <line
                className="match-bar-unknown"
                x1={percent(from)}
                x2={percent(from + weight)}
                y1={HEIGHT / 2}
                y2={HEIGHT / 2}
              />
            ) : (
              <>
                <rect
                  className="match-bar-all"
                  x={percent(from)}
                  width={percent(weight)}
                  height={HEIGHT}
                />
                <rect
                  className="match-bar-own"
                  x={percent(from)}
                  width={percent(weight * value)}
                  height={HEIGHT}
                />
              </>
            )}
            {from > 0 && (
              <line
                className="match-bar-gap"
                x1={percent(from)}
                x2={percent(from)}
                y1={0}
                y2={HEIGHT}
              />
            )}
            <text
              className={weight < SMALL ? 'match-bar-small' : undefined}
              x={part === last?.part ? '100%' : percent(from)}
              y={LABEL_AT}
              textAnchor={part === last?.part ? 'end' : 'start'}
            >
              {PART_NAMES[part]}
            </text>
          </g>
        ))}
        {small.length > 0 && (
          <text className="match-bar-joined" x="100%" y={LABEL_AT} textAnchor="end">
            {small.map(({ part }) => PART_NAMES[part]).join(' · ')}
          </text>
        )}
      </svg>
    </div>
  )
}

/** Parts that make up the score, each behind the one before. */
function placedParts(parts: readonly MatchPart[]): Placed[] {
  let from = 0
  return parts
    .filter(({ weight }) => weight > 0)
    .map((one) => {
      from += one.weight
      return { ...one, from: from - one.weight }
    })
}

/** "Skills 34 of 45", "level unknown". */
export function pointsOf({ part, weight, value }: MatchPart): string {
  const name = PART_NAMES[part]
  if (value === null) return `${name} unknown`
  return `${name} ${Math.round(100 * weight * value)} of ${Math.round(100 * weight)}`
}

const percent = (share: number) => `${Math.round(share * 10_000) / 100}%`
