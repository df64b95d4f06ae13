/** What is better in a CV made for a job than in the one it was made from. */
import type { ReactNode } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import type { ReadBack } from '#core/tailoring/cv-improvements.ts'
import { countOf } from '#core/text/count-of.ts'
import type { MadeCvImprovements } from '#work/cv/made-cv-improvements.ts'

type Props = {
  improvements: MadeCvImprovements
  /** What a reader found in the PDF; undefined if nobody asked, null if it could not be read now. */
  readBack: ReadBack | null | undefined
  jobId: number
}

export function Improvements({ improvements, readBack, jobId }: Props) {
  const { skills, order, pages } = improvements
  return (
    <section aria-labelledby="better-heading" className="maker-part">
      <h2 id="better-heading">Compared with your CV</h2>
      <dl className="maker-better">
        {skills.asked > 0 && (
          <Row name="Skills" isBetter={skills.after > skills.before}>
            Lists {skills.after} of {countOf(skills.asked, 'skill')} this job asks for
            {before(skills.before, skills.after)}.
            {skills.added.length > 0 && ` Added: ${skills.added.join(', ')}.`}
          </Row>
        )}
        {order.entries > 0 && (
          <Row name="Order" isBetter={order.after > order.before}>
            {order.after} of {order.entries} jobs and projects start with what this job asks for
            {before(order.before, order.after)}.
          </Row>
        )}
        <Row name="Length" isBetter={pages.after < pages.before}>
          {countOf(pages.after, 'page')}
          {before(pages.before, pages.after)}.
        </Row>
        <Row name="Read-back" isBetter={isWhole(readBack)}>
          {readBack === undefined && (
            <>
              See what an applicant-tracking system reads from the PDF.{' '}
              <a href="?read=back#better-heading" className="link">
                Read it back
              </a>
            </>
          )}
          {readBack === null && 'The PDF couldn’t be read right now. Try again in a minute.'}
          {readBack && `Our reader finds ${readBack.map(foundOf).join(', ')} in the PDF.`}
        </Row>
      </dl>
      <p className="hint">
        <a href={`/dashboard/cv-analysis/${jobId}`} className="link">
          How your CV matches this job
        </a>
      </p>
    </section>
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

function before(old: number, now: number): string {
  if (old === now) return ', as before'
  return now > old ? `, up from ${old}` : `, down from ${old}`
}

const isWhole = (read: ReadBack | null | undefined) =>
  read?.every(({ found, of }) => found === of) ?? false

function foundOf({ part, found, of }: ReadBack[number]): string {
  if (part === 'name' || part === 'email' || part === 'phone') {
    const word = part === 'phone' ? 'phone number' : part
    return found === of ? `your ${word}` : `no ${word}`
  }
  return `${found} of ${of} ${part}`
}
