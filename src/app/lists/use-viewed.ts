/** Remembers that a job was opened, for this person's lists, and has it counted: people and not crawlers. */
import { useEffect } from 'react'
import type { JobId } from '#core/job/job.ts'
import { useJobMarks } from './job-marks.tsx'

/** `counts` is false for a closed job: nobody asks how often that is looked at. */
export function useViewed(id: JobId, counts: boolean) {
  const { marks, act, isVisitor } = useJobMarks()
  const isKnown = marks.viewed.includes(id)
  useEffect(() => {
    if (!isKnown) act({ name: 'view', value: String(id) })
    // Reading a job is still the visit on which the list was looked at.
    if (isVisitor) void import('./keep-look.ts').then(({ keepLook }) => keepLook('job', new Date()))
  }, [id, isKnown, isVisitor, act])
  useEffect(() => {
    if (!counts) return
    fetch(`/api/jobs/${id}/view`, { method: 'POST', keepalive: true }).catch(() => {})
  }, [id, counts])
}
