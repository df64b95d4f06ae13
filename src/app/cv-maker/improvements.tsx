/**
 * What is better in a CV made for a job than in the one it was made from: coverage, order and length. If nothing is,
 * it says so first. Also what a reader finds in the PDF.
 */
import type { ReactNode } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import { cvAddress } from '#core/cv/cv-id.ts'
import { isBetter, type ReadBack } from '#core/tailoring/cv-improvements.ts'
import type { MovedUp } from '#core/tailoring/moved-up.ts'
import { isGained, isLost, SKILLS_LIST } from '#core/tailoring/skill-coverage.ts'
import { countOf } from '#core/text/count-of.ts'
import { CoverageList } from './coverage-list.tsx'
import { Fold } from './fold.tsx'
import type { ShownGeneratedCv } from './load-generated-cv.ts'

/** How many moves are named. */
const MOVES_SHOWN = 4

type Props = {
  improvements: NonNullable<ShownGeneratedCv['improvements']>
  /** What a reader found in the PDF; undefined if nobody asked, null if it could not be read now. */
  readBack: ReadBack | null | undefined
  jobId: number
  base: ShownGeneratedCv['base']
}

export function Improvements({ improvements, readBack, jobId, base }: Props) {
  const { coverage, moves, pages } = improvements
  const hasLost = coverage.some(isLost)
  return (
    <Fold
      id="better-heading"
      title="Compared with your CV"
      isOpen={readBack !== undefined || !isBetter(improvements)}
    >
      {!isBetter(improvements) && (
        <p className="notice">
          <Icon name="info" />
          <span>
            {hasLost ? (
              'This version leaves out a skill that the job asks for. Uncheck the change that removes it.'
            ) : (
              <>
                These changes don’t show more of what this job asks for, move it further up, or save
                a page. You can send{' '}
                {base ? (
                  <a href={cvAddress(base.id)} className="link">
                    {base.name}
                  </a>
                ) : (
                  'your own CV'
                )}{' '}
                as it is.
              </>
            )}
          </span>
        </p>
      )}
      <dl className="maker-better">
        {coverage.length > 0 && (
          <Row name="Skills" isBetter={coverage.some(isGained) && !hasLost}>
            <CoverageList coverage={coverage} />
          </Row>
        )}
        <Row name="Order" isBetter={moves.length > 0}>
          {moves.length === 0 ? 'Unchanged.' : <Moves moves={moves} />}
        </Row>
        <Row name="Length" isBetter={pages.after < pages.before}>
          {countOf(pages.after, 'page')}
          {pages.after === pages.before
            ? ', unchanged'
            : `, ${pages.after > pages.before ? 'up' : 'down'} from ${pages.before}`}
          .
        </Row>
        <Row name="In the PDF" isBetter={readBack?.every(isWhole) ?? false}>
          {readBack === undefined && (
            <a href="?read=back#better-heading" className="link">
              See what hiring software reads
            </a>
          )}
          {readBack === null && 'The PDF couldn’t be read right now. Try again in a minute.'}
          {readBack && <Found readBack={readBack} />}
        </Row>
      </dl>
      <p className="hint">
        <a href={`/dashboard/cv-analysis/${jobId}`} className="link">
          How your CV matches this job
        </a>
      </p>
    </Fold>
  )
}

type RowProps = { name: string; isBetter: boolean; children: ReactNode }

function Row({ name, isBetter, children }: RowProps) {
  return (
    <div className={isBetter ? 'is-better' : undefined}>
      <dt>
        {isBetter && <Icon name="check" />}
        {name}
      </dt>
      <dd>{children}</dd>
    </div>
  )
}

function Moves({ moves }: { moves: readonly MovedUp[] }) {
  const skills = moves.filter(({ where }) => where === SKILLS_LIST)
  const points = moves.filter(({ where }) => where !== SKILLS_LIST)
  const more = points.length - MOVES_SHOWN
  return (
    <ul className="maker-facts">
      {skills.length > 0 && (
        <li>
          Moved up in your skills list:{' '}
          {skills.map(({ what, from, to }) => `${what} (from ${from} to ${to})`).join(', ')}.
        </li>
      )}
      {points.slice(0, MOVES_SHOWN).map(({ where, what, from, to }) => (
        <li key={`${where} ${what}`}>
          Moved up from {from} to {to} in {where}: “{what}”
        </li>
      ))}
      {more > 0 && <li className="text-muted">{countOf(more, 'more point')} moved up.</li>}
    </ul>
  )
}

const isWhole = ({ found, of }: ReadBack[number]) => found === of

function Found({ readBack }: { readBack: ReadBack }) {
  const missing = readBack.filter((it) => !isWhole(it))
  return (
    <>
      <p>Our reader finds {readBack.map(foundOf).join(', ')} in the PDF.</p>
      {missing.length > 0 && (
        <ul className="maker-facts">
          {missing.map((it) => (
            <li key={it.part}>Not found: {it.missing.join('; ')}</li>
          ))}
        </ul>
      )}
    </>
  )
}

function foundOf({ part, found, of }: ReadBack[number]): string {
  if (part === 'name' || part === 'email' || part === 'phone') {
    const word = part === 'phone' ? 'phone number' : part
    return found === of ? `your ${word}` : `no ${word}`
  }
  return `${found} of ${countOf(of, part.slice(0, -1))}`
}
