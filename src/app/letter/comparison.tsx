/** The differences between the current letter and one of its versions. */
import type { LetterDifference } from '#core/letter/compare-letters.ts'

type Props = { name: string; differences: readonly LetterDifference[] }

export function LetterComparison({ name, differences }: Props) {
  return (
    <div id="compare" className="letter-compare">
      <h3>Changes since “{name}”</h3>
      {differences.length === 0 && <p>No sentences changed.</p>}
      <ul>
        {differences.map(({ before, after }) => (
          <li key={`${before} ${after}`}>
            {before !== null && <del>{before}</del>} {after !== null && <ins>{after}</ins>}
          </li>
        ))}
      </ul>
    </div>
  )
}
