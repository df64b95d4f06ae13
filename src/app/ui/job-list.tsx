/** Jobs under one another. Opened ones are dimmed, or hidden when the person wants so; both can be undone. */
import { useEffect, useRef } from 'react'
import type { JobId } from '#core/job.ts'
import { JobCard, type ShownJob } from './job-card.tsx'
import { markViewed, useHideViewed, useViewedJobs } from './viewed-jobs.ts'

type Props = { jobs: ShownJob[]; now: Date }

export function JobList({ jobs, now }: Props) {
  const viewed = useViewedJobs()
  const [hideViewed, setHideViewed] = useHideViewed()
  const list = useRef<HTMLOListElement>(null)
  const shown = hideViewed ? jobs.filter((job) => !viewed.has(job.id)) : jobs
  const hidden = jobs.length - shown.length

  useEffect(() => {
    const element = list.current
    const remember = (event: Event) => {
      const link = event.target instanceof Element ? event.target.closest('h3 a') : null
      const id = Number(link?.closest<HTMLElement>('[data-job]')?.dataset.job)
      if (id) markViewed(id as JobId) // drawn by us from a job's id
    }
    element?.addEventListener('click', remember)
    element?.addEventListener('auxclick', remember)
    return () => {
      element?.removeEventListener('click', remember)
      element?.removeEventListener('auxclick', remember)
    }
  }, [])

  return (
    <>
      {hidden > 0 && (
        <p className="notice mb-3">
          {hidden === 1 ? '1 viewed job is hidden.' : `${hidden} viewed jobs are hidden.`}
          <button
            type="button"
            className="button button-small"
            onClick={() => setHideViewed(false)}
          >
            Show them
          </button>
        </p>
      )}
      <ol ref={list} className="job-list">
        {shown.map((job) => (
          <li key={job.id}>
            <JobCard job={job} now={now} isViewed={viewed.has(job.id)} />
          </li>
        ))}
      </ol>
    </>
  )
}

/** As many cards as are on their way, in their size. Shows itself after 300 ms. */
export function JobListSkeleton({ cards }: { cards: number }) {
  return (
    <div className="job-list job-list-skeleton" aria-hidden="true">
      {Array.from({ length: cards }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
        <div key={at} className="job-card">
          <span className="skeleton size-10" />
          <div className="job-card-main space-y-2">
            <span className="skeleton h-4 w-3/5" />
            <span className="skeleton h-4 w-2/5" />
          </div>
          <span className="job-card-pay skeleton h-4" />
          <span className="job-card-place skeleton h-4" />
          <span className="job-card-age skeleton h-4" />
          <span className="job-card-tags skeleton h-6 w-2/5" />
        </div>
      ))}
    </div>
  )
}
