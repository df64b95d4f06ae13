/** How a score is made up: each part with its weight, its value, and why. */
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
  return (
    <div className="analysis-table">
      <table>
        <thead>
          <tr>
            <th scope="col">Factor</th>
            <th scope="col" className="analysis-number">
              Weight
            </th>
            <th scope="col" className="analysis-number">
              Score
            </th>
            <th scope="col">Why</th>
          </tr>
        </thead>
        <tbody>
          {parts.map(({ part, weight, value, says }) => (
            <tr key={part} data-known={value !== null}>
              <th scope="row">{NAMES[part]}</th>
              <td className="analysis-number">{value === null ? '–' : percent(weight)}</td>
              <td className="analysis-number">{value === null ? 'Not scored' : percent(value)}</td>
              <td>{says}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const percent = (share: number) => `${Math.round(share * 100)}%`
