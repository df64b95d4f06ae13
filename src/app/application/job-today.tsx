/** The job's current state: still open, or what has changed since it was tracked. */
import { Icon } from '#app/ui/icon.tsx'
import { TimeAgo } from '#app/ui/time-ago.tsx'
import type { Since } from '#core/tracker/job-since.ts'
import type { JobToday as Today } from '#work/tracker/job-today.ts'

const NAMES = { title: 'Title', place: 'Location', salary: 'Salary' } as const

export function JobToday({ job, now }: { job: Today; now: Date }) {
  const { id, since, isGone } = job
  const isClosed = since.some(({ what }) => what === 'closed')
  const link = isGone ? null : (
    <a href={`/jobs/${id}`} className="link">
      See the current listing
    </a>
  )
  return (
    <section
      aria-label="Job status"
      className={since.length > 0 ? 'notice notice-warn job-today' : 'job-unchanged'}
    >
      <Icon name={isClosed ? 'triangle-alert' : since.length > 0 ? 'history' : 'check'} />
      <div>
        {since.length === 0 ? (
          <p>Still open, unchanged since you tracked it.</p>
        ) : (
          <ul>
            {since.map((change) => (
              <li key={change.what}>
                <Change change={change} now={now} />
              </li>
            ))}
          </ul>
        )}
      </div>
      {link}
    </section>
  )
}

function Change({ change, now }: { change: Since; now: Date }) {
  if (change.what === 'closed') {
    return (
      <>
        <strong>The job was closed</strong> <TimeAgo at={change.at} now={now} inSentence />.
      </>
    )
  }
  if (change.what === 'text') {
    return (
      <>The job description has changed since you tracked it. The saved job description is below.</>
    )
  }
  return (
    <>
      <strong>{NAMES[change.what]}:</strong> {change.was ?? 'not specified'} when you tracked it,
      now {change.is ?? 'not specified'}.
    </>
  )
}
