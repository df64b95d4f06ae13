/** The differences between the current CV and one of its versions. */
import type { CvDifference } from '#core/cv/compare-cvs.ts'

type Props = { name: string; differences: readonly CvDifference[] }

export function Comparison({ name, differences }: Props) {
  return (
    <section id="compare" aria-labelledby="compare-heading" className="maker-part">
      <h2 id="compare-heading">Compared with {name}</h2>
      {differences.length === 0 ? (
        <p className="text-muted">All lines are the same. The order and design may differ.</p>
      ) : (
        <ul className="maker-changes">
          {differences.map(({ id, before, after }) => (
            <li key={id} className="maker-change-text">
              {before && <del>{before}</del>} {after && <ins>{after}</ins>}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
