/** How current the boards and their jobs are, over the whole instance. */
import { formatShare } from '#core/boards/figure-share.ts'
import { countOf } from '#core/text/count-of.ts'
import type { GatherFigures } from '#store/gather-figures.ts'

/** `figures` is null if they could not be counted. */
export function GatherFiguresList({ figures }: { figures: GatherFigures | null }) {
  // Of sample jobs there is nothing more to say.
  if (figures?.hasSamples && figures.jobs === 0) {
    return (
      <p className="text-muted">
        {figures.boards > 0 &&
          `${figures.boardsReadIn24h.toLocaleString('en')} of ${countOf(figures.boards, 'board')} read completely in the last 24 hours. `}
        The other figures leave sample jobs out.
      </p>
    )
  }
  return (
    <section aria-labelledby="current" className="admin-part">
      <h2 id="current">How current the jobs are</h2>
      {figures === null ? (
        <p className="admin-empty">These figures couldn’t be counted. Reload the page later.</p>
      ) : (
        <GatherFacts figures={figures} />
      )}
    </section>
  )
}

function GatherFacts({ figures }: { figures: GatherFigures }) {
  const facts = factsOf(figures)
  const known = facts.filter(({ share }) => share !== null)
  const missing = new Set(facts.filter(({ share }) => share === null).map(({ without }) => without))
  return (
    <>
      {known.length > 0 && (
        <dl className="board-facts">
          {known.map(({ term, share }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{share}</dd>
            </div>
          ))}
        </dl>
      )}
      {missing.size > 0 && (
        <p className="text-muted">{[...missing].map((sentence) => `${sentence}.`).join(' ')}</p>
      )}
      {figures.hasSamples && <p className="text-muted">Sample jobs aren’t counted here.</p>}
    </>
  )
}

/** `share` is null as long as there is nothing to count, which `without` says. */
function factsOf(of: GatherFigures) {
  const noneFound = of.hasSamples
    ? 'No new jobs from boards in the last week'
    : 'No new jobs in the last week'
  return [
    {
      term: 'Boards read completely in the last 24 hours',
      share: formatShare(of.boardsReadIn24h, of.boards),
      without: 'No boards to read yet',
    },
    {
      term: 'Open jobs confirmed in the last 48 hours',
      share: formatShare(of.jobsSeenIn48h, of.jobs),
      without: of.hasSamples ? 'No open jobs from boards yet' : 'No open jobs yet',
    },
    {
      term: 'New jobs found within 6 hours of publication',
      share: formatShare(of.foundIn6h, of.found),
      without: noneFound,
    },
    {
      term: 'New jobs found within 24 hours of publication',
      share: formatShare(of.foundIn24h, of.found),
      without: noneFound,
    },
  ]
}
