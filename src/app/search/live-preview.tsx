/**
 * The pane with a script: fetches the job that is chosen, keeps those that were shown, and says what to do if one could
 * not be loaded. The job before stays until 300 ms have passed; then its place is a skeleton.
 */
import { type RefObject, useEffect, useRef, useState } from 'react'
import { ApplyLink } from '#app/job/apply-link.tsx'
import { useViewed } from '#app/lists/use-viewed.ts'
import type { JobId } from '#core/job/job.ts'
import { PreviewProblem } from './preview-problem.tsx'
import { PreviewSkeleton } from './preview-skeleton.tsx'
import { PreviewedJob } from './previewed-job.tsx'
import type { JobPreview } from './read-preview.tsx'

export type PaneProps = {
  /** What the server sent: the job of the address then. */
  given: JobPreview | null
  /** Whether the window has room for the pane; false on the server. */
  hasPane: boolean
  /** The job of the address. */
  chosen: JobId | null
  /** Shown until one is chosen. */
  first: JobId | null
  /** The job whose heading gets the focus once it is shown. */
  focusNext: RefObject<JobId | null>
}

/** The first job of a search waits until the page is drawn. */
const FIRST_WAITS_MS = 250

type Answer = JobPreview | 'gone' | 'failed'
type Shown = { id: JobId; answer: Answer }

export function LivePreview({ given, chosen, first, focusNext }: PaneProps) {
  const id = chosen ?? first
  const [shown, setShown] = useState<Shown | null>(given && { id: given.id, answer: given })
  const [tries, setTries] = useState(0)
  const known = useRef(new Map(given ? [[given.id, given]] : []))
  const heading = useRef<HTMLHeadingElement>(null)
  const isChosen = chosen !== null

  // biome-ignore lint/correctness/useExhaustiveDependencies: `tries` asks again
  useEffect(() => {
    if (id === null) return setShown(null)
    const kept = known.current.get(id)
    if (kept) return setShown({ id, answer: kept })
    const leaving = new AbortController()
    const load = async () => {
      const answer = await readAnswer(id, leaving.signal)
      if (leaving.signal.aborted) return
      if (typeof answer !== 'string') known.current.set(id, answer)
      setShown({ id, answer })
    }
    const timer = setTimeout(load, isChosen ? 0 : FIRST_WAITS_MS)
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [id, isChosen, tries])

  // biome-ignore lint/correctness/useExhaustiveDependencies: another job begins at its top
  useEffect(() => {
    const pane = document.getElementById('preview')
    if (pane) pane.scrollTop = 0
  }, [id])

  const isShown = shown !== null && shown.id === id
  useEffect(() => {
    if (!isShown || chosen === null || focusNext.current !== chosen) return
    focusNext.current = null
    heading.current?.focus({ preventScroll: true })
  }, [isShown, chosen, focusNext])

  if (id === null) return null
  const answer = shown?.answer ?? null
  const job = answer !== null && typeof answer !== 'string' ? answer : null
  return (
    <>
      <p role="status" className="sr-only">
        {isShown && isChosen && job && `Selected: ${job.title}, ${job.company}`}
      </p>
      {!isShown && <PreviewSkeleton />}
      {job && (
        // The job before must not be applied to, nor read, in place of the one that is chosen.
        <div inert={!isShown}>
          <PreviewedJob
            job={job}
            apply={<ApplyLink id={job.id} url={job.applyUrl} />}
            heading={heading}
          />
        </div>
      )}
      {job && isShown && isChosen && <Viewed key={id} id={id} isOpen={job.isOpen} />}
      {isShown && typeof answer === 'string' && (
        <PreviewProblem
          id={id}
          problem={answer}
          onRetry={() => {
            focusNext.current = id
            setShown(null)
            setTries(tries + 1)
          }}
        />
      )}
    </>
  )
}

function Viewed({ id, isOpen }: { id: JobId; isOpen: boolean }) {
  useViewed(id, isOpen)
  return null
}

async function readAnswer(id: JobId, signal: AbortSignal): Promise<Answer> {
  try {
    const answer = await fetch(`/jobs/${id}/preview`, { signal })
    if (answer.status === 404 || answer.status === 410) return 'gone'
    return answer.ok ? ((await answer.json()) as JobPreview) : 'failed' // our own route
  } catch {
    return 'failed'
  }
}
