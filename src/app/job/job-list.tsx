/**
 * A list of job cards. Viewed jobs are dimmed. Jobs hidden by the person are left out; the list says how many there
 * are and can show them.
 */
import { useEffect, useRef, useState } from 'react'
import { useJobMarks } from '#app/lists/job-marks.tsx'
import { Kept } from '#app/ui/kept.tsx'
import { formatAge } from '#app/ui/time-ago.tsx'
import type { JobId } from '#core/job/job.ts'
import { whyHidden } from '#core/lists/job-lists.ts'
import { countOf } from '#core/text/count-of.ts'
import { JobCard, type ShownJob } from './job-card.tsx'

type Props = {
  jobs: ShownJob[]
  now: Date
  /** The job that is shown beside the list; null for none. */
  current?: JobId | null
  /** The jobs that are marked for comparison, and what marks one; undefined where jobs are not compared. */
  compare?: { compared: readonly JobId[]; toggle: (id: JobId) => void }
  /** Whether the cards have boxes to select them. */
  isSelecting?: boolean
}

export function JobList({ jobs, now, current = null, compare, isSelecting = false }: Props) {
  const { marks, isVisitor, act } = useJobMarks()
  const [isShowing, setShowing] = useState(false)
  const list = useRef<HTMLOListElement>(null)
  /** Jobs that were opened beside this list stay in it, although they are viewed now. */
  const stays = useRef(new Set<JobId>())
  if (current !== null) stays.current.add(current)
  const judged = jobs.map((job) => {
    const why = whyHidden(job, marks)
    return { job, why: why === 'viewed' && stays.current.has(job.id) ? null : why }
  })
  const hidden = judged.filter(({ why }) => why !== null).length
  const marksDemo = isMixed(jobs)
  const shown = isShowing ? judged : judged.filter(({ why }) => why === null)

  useEffect(() => {
    const element = list.current
    const remember = (event: Event) => {
      const link = event.target instanceof Element ? event.target.closest('h3 a') : null
      const value = link?.closest<HTMLElement>('[data-job]')?.dataset.job
      if (value) act({ name: 'view', value })
    }
    element?.addEventListener('click', remember)
    element?.addEventListener('auxclick', remember)
    return () => {
      element?.removeEventListener('click', remember)
      element?.removeEventListener('auxclick', remember)
    }
  }, [act])

  return (
    <>
      {hidden > 0 && (
        <p className="notice mb-3">
          {countOf(hidden, 'job')} hidden here
          <button
            type="button"
            className="button button-small needs-script"
            onClick={() => setShowing(!isShowing)}
          >
            {isShowing ? 'Hide' : 'Show'}
          </button>
          <a href="/jobs/hidden" className="link ml-auto">
            Hidden Jobs
          </a>
        </p>
      )}
      <ol ref={list} className="job-list">
        {shown.map(({ job, why }) => {
          const card = {
            job,
            age: formatAge(new Date(job.postedAt ?? job.firstSeenAt), now),
            isViewed: marks.viewed.includes(job.id),
            isSaved: marks.saved.includes(job.id),
            isTracked: marks.tracked.includes(job.id),
            isVisitor,
            why,
            isCurrent: job.id === current,
            isCompared: compare?.compared.includes(job.id) ?? false,
            isSelecting,
            marksDemo,
          }
          const by = isForMany(job) ? ['job-card', card, compare !== undefined] : null
          return (
            <Kept key={job.id} as="li" by={by}>
              {() => <JobCard {...card} onCompare={compare?.toggle} />}
            </Kept>
          )
        })}
      </ol>
    </>
  )
}

/** Whether sample jobs are among others. If all are, the notice of the page says it once. */
export const isMixed = (jobs: readonly Pick<ShownJob, 'isDemo'>[]) =>
  jobs.some(({ isDemo }) => isDemo) && !jobs.every(({ isDemo }) => isDemo)

/** Whether nothing about the card is of one person or one search. */
const isForMany = ({ match, eligibility, snippet, titleMarks }: ShownJob) =>
  !match && !eligibility && !snippet && !titleMarks?.length

/** Placeholders for the cards being loaded, in their size. Appears after 300 ms. */
export function JobListSkeleton({ cards }: { cards: number }) {
  return (
    <div className="job-list job-list-skeleton" aria-hidden="true">
      {Array.from({ length: cards }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
        <div key={at} className="job-card">
          <span className="skeleton job-card-tile" />
          <div className="job-card-main">
            <span className="skeleton job-card-line" />
            <span className="skeleton job-card-line" />
          </div>
        </div>
      ))}
    </div>
  )
}
