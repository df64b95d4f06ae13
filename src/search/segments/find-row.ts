/**
 * Finds the segment and row of a job, for the few questions about one job. Scanning a million ids takes a millisecond.
 */
import type { JobId } from '#core/job/job.ts'
import { NOT_REMOVED } from './job-profile.ts'
import type { Segment } from './segment.ts'

export type Place = { segment: Segment; row: number }

/** Null for a job that is not open. */
export function placeOf(segments: readonly Segment[], id: JobId): Place | null {
  for (const segment of segments) {
    let row = segment.id.indexOf(id)
    // an id may be there more than once, if it was removed and added again
    while (row >= 0 && !((segment.flags[row] as number) & NOT_REMOVED))
      row = segment.id.indexOf(id, row + 1)
    if (row >= 0) return { segment, row }
  }
  return null
}
