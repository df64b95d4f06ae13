/** Remembers in this browser that a job was opened, and tells the server, which counts people and not crawlers. */
import { useEffect } from 'react'
import type { JobId } from '#core/job.ts'
import { markViewed } from './viewed-jobs.ts'

/** `counts` is false for a closed job: nobody asks how often that is looked at. */
export function useViewed(id: JobId, counts: boolean) {
  useEffect(() => {
    markViewed(id)
    if (!counts) return
    fetch(`/api/jobs/${id}/view`, { method: 'POST', keepalive: true }).catch(() => {})
  }, [id, counts])
}
