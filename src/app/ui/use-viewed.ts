/** Remembers that a job was opened, for this person's lists, and has it counted: people and not crawlers. */
import { useEffect } from 'react'
import type { JobId } from '#core/job.ts'
import { useJobMarks } from './job-marks.tsx'

/** `counts` is false for a closed job: nobody asks how often that is looked at. */
export function useViewed(id: JobId, counts: boolean) {
  const { marks, act } = useJobMarks()
  const isKnown = marks.viewed.includes(id)
  useEffect(() => {
    if (!isKnown) act({ name: 'view', value: String(id) })
  }, [id, isKnown, act])
  useEffect(() => {
    if (!counts) return
    fetch(`/api/jobs/${id}/view`, { method: 'POST', keepalive: true }).catch(() => {})
  }, [id, counts])
}
