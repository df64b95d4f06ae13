/** Jobs on a board that this instance does not take, by reason and title. */
import type { WhyLeftOut } from '#core/boards/job-gate.ts'
import { countOf } from '#core/text/count-of.ts'
import type { LeftOutJobs } from '#store/left-out-jobs.ts'

export function LeftOutList({ leftOut }: { leftOut: readonly LeftOutJobs[] }) {
  return (
    <section aria-labelledby="left-out" className="admin-part">
      <h2 id="left-out">Left out</h2>
      {leftOut.map(({ why, count, titles }) => (
        <details key={why}>
          <summary>
            {countOf(count, 'job')} on this board {count === 1 ? 'isn’t' : 'aren’t'} {REASONS[why]}
          </summary>
          <ul className="held-list">
            {titles.map((title, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: titles repeat, and the list never changes on the page
              <li key={index}>{title}</li>
            ))}
          </ul>
          {count > titles.length && (
            <p className="text-sm text-muted">
              And {countOf(count - titles.length, 'more', 'more')}.
            </p>
          )}
        </details>
      ))}
    </section>
  )
}

const REASONS: Readonly<Record<WhyLeftOut, React.ReactNode>> = {
  field: (
    <>
      in the fields that this site lists (<code>JOB_FIELDS</code>)
    </>
  ),
  test: 'for applicants: a test, or for the company’s own staff',
  pool: 'open now: a talent pool or general application',
}
