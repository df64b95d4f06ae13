/**
 * The jobs that a person tracks, saved or looked at, each a link to what the page makes of it: a chooser. A search field
 * appears when there are more than are shown.
 */
import '#app/match/match-figure.css'
import './jobs-at-hand.css'
import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'
import type { JobId } from '#core/job/job.ts'
import { BADGE_FROM } from '#core/match/match.ts'
import type { JobAtHand } from '#work/match/jobs-at-hand.ts'
import type { FoundAtHand } from './find-at-hand.ts'

type Props = {
  title: string
  atHand: FoundAtHand
  /** What is done with a job, and where. */
  action: string
  hrefOf: (jobId: JobId) => string
  /** The documents that exist already, by job. */
  done?: { label: string; badge: string; hrefs: ReadonlyMap<JobId, string> }
  /** Whether the page's main button is elsewhere. */
  isQuiet?: boolean
  /** Below the jobs: what to do without one of them. */
  children?: ReactNode
}

export function JobsAtHandList(props: Props) {
  const { title, atHand, action, hrefOf, done, isQuiet, children } = props
  const { jobs, total, find } = atHand
  return (
    <section aria-labelledby="at-hand-heading" className="jobs-at-hand">
      <h2 id="at-hand-heading">{title}</h2>
      {total === 0 ? (
        <div className="jobs-at-hand-none">
          <p>Jobs that you save, track or open appear here.</p>
          <a href="/jobs" className={isQuiet ? 'button' : 'button button-primary'}>
            <Icon name="search" />
            Browse Jobs
          </a>
        </div>
      ) : (
        <>
          {(find !== '' || total > jobs.length) && <Find find={find} total={total} />}
          {jobs.length === 0 && (
            <p className="jobs-at-hand-none" role="status">
              {`None of your jobs match “${find}”.`}
            </p>
          )}
          <ul>
            {jobs.map((job) => {
              const made = done?.hrefs.get(job.id)
              return (
                <li key={job.id}>
                  <a href={made ?? hrefOf(job.id)} className="job-at-hand">
                    <span className="sr-only">{made ? done?.label : action} for </span>
                    <Score job={job} />
                    <span className="job-at-hand-what">
                      <b>{job.title}</b>
                      <span className="job-at-hand-facts">
                        {job.company} · {WORDS[job.from] ?? job.from}
                      </span>
                    </span>
                    {made && (
                      <span className="job-at-hand-made">
                        <Icon name="check" />
                        {done?.badge}
                      </span>
                    )}
                    <Icon name="chevron-right" />
                  </a>
                </li>
              )
            })}
          </ul>
          <a href="/jobs" className="job-at-hand jobs-at-hand-more">
            <Icon name="search" />
            Find another job
          </a>
        </>
      )}
      {children}
    </section>
  )
}

function Find({ find, total }: { find: string; total: number }) {
  return (
    <Form method="get" className="jobs-at-hand-find" role="search">
      <input
        type="search"
        name="find"
        className="input"
        defaultValue={find}
        key={find}
        maxLength={100}
        aria-label="Search your jobs"
        placeholder={`Search your ${total} jobs`}
      />
      <button type="submit" className="button">
        Search
      </button>
    </Form>
  )
}

function Score({ job: { match } }: { job: JobAtHand }) {
  const score = match?.score ?? null
  if (score === null) return <span className="match-figure" />
  const isHigh = score >= BADGE_FROM
  return (
    <span className={isHigh ? 'match-figure match-figure-high' : 'match-figure'}>
      <b>{score}</b>
      <span className="sr-only"> out of 100,</span> match
    </span>
  )
}

/** Other stages are their own words. */
const WORDS: Readonly<Partial<Record<JobAtHand['from'], string>>> = {
  saved: 'Saved',
  viewed: 'Viewed lately',
  Interested: 'Tracked',
}
