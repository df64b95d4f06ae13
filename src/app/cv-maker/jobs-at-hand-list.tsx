/**
 * The jobs that a person tracks, saved or looked at, each with its match, its state and the one action of the page. The
 * first that still needs it has the page's main button.
 */
import './jobs-at-hand.css'
import { MatchFigure } from '#app/match/match-figure.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { TimeAgo } from '#app/ui/time-ago.tsx'
import type { JobId } from '#core/job/job.ts'
import type { JobAtHand } from '#work/match/jobs-at-hand.ts'

type Props = {
  title: string
  jobs: readonly JobAtHand[]
  now: Date
  /** What is done with a job, and where. */
  action: string
  hrefOf: (jobId: JobId) => string
  /** The documents that exist already, by job. */
  done?: { label: string; hrefs: ReadonlyMap<JobId, string> }
  /** Whether the page's main button is elsewhere. */
  isQuiet?: boolean
}

export function JobsAtHandList({ title, jobs, now, action, hrefOf, done, isQuiet }: Props) {
  const next = isQuiet ? undefined : jobs.find(({ id }) => !done?.hrefs.has(id))
  return (
    <section aria-labelledby="at-hand-heading" className="jobs-at-hand">
      <h2 id="at-hand-heading">{title}</h2>
      {jobs.length === 0 ? (
        <div className="jobs-at-hand-none">
          <p>Jobs that you save, track or open appear here, best match first.</p>
          <a href="/jobs" className={isQuiet ? 'button' : 'button button-primary'}>
            <Icon name="search" />
            Browse Jobs
          </a>
        </div>
      ) : (
        <>
          <ul>
            {jobs.map((job) => {
              const made = done?.hrefs.get(job.id)
              const about = `${job.title}, ${job.company}`
              return (
                <li key={job.id} className="job-at-hand">
                  <MatchFigure id={job.id} match={job.match} />
                  <p className="job-at-hand-what">
                    <a href={`/jobs/${job.id}`}>{job.title}</a>
                    <span>
                      {job.company} <State job={job} now={now} />
                    </span>
                  </p>
                  {made && done ? (
                    <a href={made} className="link" aria-label={`${done.label} for ${about}`}>
                      {done.label}
                    </a>
                  ) : (
                    <a
                      href={hrefOf(job.id)}
                      className={
                        job === next ? 'button button-small button-primary' : 'button button-small'
                      }
                      aria-label={`${action} for ${about}`}
                    >
                      {action}
                    </a>
                  )}
                </li>
              )
            })}
          </ul>
          <a href="/jobs" className="link jobs-at-hand-more">
            <Icon name="search" /> Browse Jobs
          </a>
        </>
      )}
    </section>
  )
}

/** Other stages are their own words. */
const WORDS: Readonly<Partial<Record<JobAtHand['from'], string>>> = {
  saved: 'Saved',
  viewed: 'Viewed lately',
  Interested: 'Tracked',
}

function State({ job: { from, at }, now }: { job: JobAtHand; now: Date }) {
  return (
    <span className="job-at-hand-state">
      {WORDS[from] ?? from}
      {at !== null && (
        <>
          {from === 'saved' ? ' ' : ', last news '}
          <TimeAgo at={at} now={now} inSentence />
        </>
      )}
    </span>
  )
}
