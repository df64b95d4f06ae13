/** How a score is made up: its parts as a bar, a sentence for each known one, and their points as a table. */
import { FAIR_FROM, type MatchPart } from '#core/match/match.ts'
import { MatchBar, PART_NAMES } from './match-bar.tsx'

export function MatchParts({ parts }: { parts: readonly MatchPart[] }) {
  const known = parts.filter(({ value }) => value !== null)
  const unknown = parts.filter(({ value }) => value === null)
  return (
    <div className="match-parts">
      <MatchBar parts={parts} />
      <ul className="match-sentences">
        {known.map(({ part, says, left, kept }) => (
          <li key={part} data-against={left < 1 || kept < 1}>
            {says}
            {kept < 1 && ` Points above ${FAIR_FROM} count only ${percent(kept)}.`}
            {left < 1 && ` This cuts the score by ${percent(1 - left)}.`}
          </li>
        ))}
        {unknown.length > 0 && (
          <li className="text-muted">{unknown.map(({ says }) => says).join(' ')}</li>
        )}
      </ul>
      <details className="match-numbers">
        <summary>Show as table</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">Part</th>
              <th scope="col">Points</th>
              <th scope="col">At most</th>
              <th scope="col">Effect on the total</th>
            </tr>
          </thead>
          <tbody>
            {parts.map((one) => (
              <tr key={one.part}>
                <th scope="row">{PART_NAMES[one.part]}</th>
                <td>{pointsIn(one)}</td>
                <td>{one.weight > 0 ? Math.round(100 * one.weight) : '–'}</td>
                <td>{effectOf(one)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </div>
  )
}

function pointsIn({ weight, value }: MatchPart): string {
  if (value === null) return weight > 0 ? 'Unknown, counts as average' : 'Unknown'
  return weight > 0 ? String(Math.round(100 * weight * value)) : '–'
}

function effectOf({ left, kept }: MatchPart): string {
  const cuts = left < 1 ? [`−${percent(1 - left)}`] : []
  if (kept < 1) cuts.push(`${percent(kept)} of points above ${FAIR_FROM}`)
  return cuts.join(', ') || 'None'
}

const percent = (share: number) => `${Math.round(share * 100)}%`
