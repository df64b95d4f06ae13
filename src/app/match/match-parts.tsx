/** What a score is made of: each part with its share of the whole, what it gave, and why. */
import type { MatchPart, MatchPartName } from '#core/match/match.ts'

const NAMES: Readonly<Record<MatchPartName, string>> = {
  skills: 'Skills',
  title: 'Kind of work',
  level: 'Level',
  years: 'Years',
  place: 'Place',
  pay: 'Pay',
  preferences: 'Preferences',
}

export function MatchParts({ parts }: { parts: readonly MatchPart[] }) {
  return (
    <div className="analysis-table">
      <table>
        <thead>
          <tr>
            <th scope="col">Part</th>
            <th scope="col" className="analysis-number">
              Counts for
            </th>
            <th scope="col" className="analysis-number">
              Met
            </th>
            <th scope="col">Why</th>
          </tr>
        </thead>
        <tbody>
          {parts.map(({ part, weight, value, says }) => (
            <tr key={part} data-told={value !== null}>
              <th scope="row">{NAMES[part]}</th>
              <td className="analysis-number">{value === null ? '–' : percent(weight)}</td>
              <td className="analysis-number">{value === null ? 'Cannot tell' : percent(value)}</td>
              <td>{says}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const percent = (share: number) => `${Math.round(share * 100)} %`
