/** The jobs that a person tracks or saved, each with the one action of the page. */
import { Icon } from '#app/ui/icon.tsx'
import type { JobAtHand } from '#work/job/jobs-at-hand.ts'

type Props = {
  jobs: readonly JobAtHand[]
  /** What is done with a job, and where. */
  action: string
  hrefOf: (jobId: JobAtHand['id']) => string
}

export function JobsAtHandList({ jobs, action, hrefOf }: Props) {
  return (
    <section aria-labelledby="at-hand-heading" className="maker-section">
      <h2 id="at-hand-heading">Choose a job</h2>
      {jobs.length === 0 ? (
        <p className="text-muted">
          Jobs that you save or track appear here.{' '}
          <a href="/jobs" className="link">
            Find a job
          </a>
        </p>
      ) : (
        <ul className="maker-list">
          {jobs.map(({ id, title, company, from }) => (
            <li key={id}>
              <span className="maker-list-what">
                <a href={`/jobs/${id}`} className="maker-list-name">
                  {title}
                </a>
                <span className="text-muted">
                  {company} · {from === 'tracked' ? 'Tracked' : 'Saved'}
                </span>
              </span>
              <a
                href={hrefOf(id)}
                className="button button-small"
                aria-label={`${action} for ${title}, ${company}`}
              >
                {action}
              </a>
            </li>
          ))}
        </ul>
      )}
      {jobs.length > 0 && (
        <a href="/jobs" className="link maker-more">
          <Icon name="search" /> Find another job
        </a>
      )}
    </section>
  )
}
