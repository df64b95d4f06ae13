/** The jobs marked for comparison as this browser stores them: ids in the order of marking. */
import { keep, parseStoredList } from '#app/ui/browser-storage.ts'
import type { JobId } from '#core/job/job.ts'

export const COMPARED = 'compared_jobs'

/** Storage may hold anything. */
export const toComparedIds = (text: string | null) =>
  parseStoredList(text).filter(Number.isSafeInteger) as JobId[]

/** Marks these jobs and no others. */
export const compareOnly = (ids: readonly JobId[]) =>
  keep(COMPARED, ids.length > 0 ? JSON.stringify(ids) : null)
