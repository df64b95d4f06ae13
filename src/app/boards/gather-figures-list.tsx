/** How current the boards and their jobs are, over the whole instance. */
import { formatShare } from '#core/boards/figure-share.ts'
import type { GatherFigures } from '#store/gather-figures.ts'

/** `figures` is null if they could not be counted. */
export function GatherFiguresList({ figures }: { figures: GatherFigures | null }) {
  return (
    <section aria-labelledby="current" className="admin-part">
      <h2 id="current">How current the jobs are</h2>
      {figures === null ? (
        <p className="admin-empty">These figures couldn’t be counted. Reload the page later.</p>
      ) : (
        <dl className="board-facts">
          {factsOf(figures).map(([term, value]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  )
}

function factsOf(of: GatherFigures): [term: string, value: string][] {
  const noneFound = 'No new jobs in the last week'
  return [
    [
      'Boards read completely in the last 24 hours',
      formatShare(of.boardsReadIn24h, of.boards) ?? 'No boards to read yet',
    ],
    [
      'Open jobs confirmed in the last 48 hours',
      formatShare(of.jobsSeenIn48h, of.jobs) ?? 'No open jobs yet',
    ],
    [
      'New jobs found within 6 hours of publication',
      formatShare(of.foundIn6h, of.found) ?? noneFound,
    ],
    [
      'New jobs found within 24 hours of publication',
      formatShare(of.foundIn24h, of.found) ?? noneFound,
    ],
  ]
}
