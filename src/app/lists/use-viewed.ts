/** Marks a job as viewed for this person and counts the view. Counting needs a script, which leaves out crawlers. */
import { useEffect } from 'react'
import type { JobId } from '#core/job/job.ts'
import { useJobMarks } from './job-marks.tsx'

/** `counts` is false for a closed job, whose views are not counted. */
export function useViewed(id: JobId, counts: boolean) {
  const { marks, act, isVisitor } = useJobMarks()
  const isKnown = marks.viewed.includes(id)
  useEffect(() => {
    if (!isKnown) act({ name: 'view', value: String(id) })
    // Reading a job continues the visit that started on the job list.
    if (isVisitor)
      void import('./store-visit.ts').then(({ storeVisit }) => storeVisit('job', new Date()))
  }, [id, isKnown, isVisitor, act])
  useEffect(() => {
    if (!counts) return
    fetch(`/api/jobs/${id}/view`, { method: 'POST', keepalive: true }).catch(() => {})
  }, [id, counts])
}
