/**
 * The results of a search. "Load More Jobs" is a link to the next page; with a script, the next page is appended to the
 * list and the focus moves to its first job.
 */
import { useEffect, useRef } from 'react'
import { JobList, JobListSkeleton } from '#app/job/job-list.tsx'
import { useCompared } from '#app/lists/use-compared.ts'
import type { JobId } from '#core/job/job.ts'
import type { FoundJob } from '#core/search/query.ts'
import { useMoreJobs } from './use-more-jobs.ts'

type Props = {
  jobs: FoundJob[]
  total: number
  now: Date
  /** The queries of the next and the previous page, for both /jobs and the API; null at the ends. */
  next: string | null
  previous: string | null
  /** The job that is shown beside the results; null for none. */
  current: JobId | null
  /** Whether the cards have boxes to select them. */
  isSelecting: boolean
}

export function FoundJobs({ jobs, total, now, next, previous, current, isSelecting }: Props) {
  const compare = useCompared()
  const rest = useMoreJobs({ jobs, next })
  const shown = [...jobs, ...rest.more]
  const results = useRef<HTMLDivElement>(null)
  const focusFrom = useRef<number | null>(null)

  const titles = () => results.current?.querySelectorAll<HTMLElement>('[data-job] h3 a')

  // The focus moves to the first new job. Hidden jobs have no title to focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: more jobs have come
  useEffect(() => {
    const next = focusFrom.current === null ? null : titles()?.[focusFrom.current]
    if (!next) return
    next.focus({ preventScroll: true })
    focusFrom.current = null
  }, [shown.length])

  return (
    <div ref={results} className="found-jobs">
      {previous && (
        <a href={`/jobs?${previous}`} className="button">
          Load Previous Jobs
        </a>
      )}
      <JobList
        jobs={shown}
        now={now}
        current={current}
        compare={compare}
        isSelecting={isSelecting}
      />
      {rest.isLoading && <JobListSkeleton cards={3} />}
      {rest.next && (
        <a
          href={`/jobs?${rest.next}`}
          className="button found-more"
          aria-disabled={rest.isLoading}
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey) return
            event.preventDefault()
            focusFrom.current = titles()?.length ?? null
            void rest.load()
          }}
        >
          Load More Jobs
        </a>
      )}
      <p role="status" className="sr-only">
        {rest.more.length > 0 && `Showing ${shown.length} of ${total.toLocaleString('en')} jobs`}
      </p>
    </div>
  )
}
