/** Where a job is, for the few questions about one job. Reading a million ids takes a millisecond. */
import type { JobId } from '#core/job/job.ts'
import { ALIVE } from './profile.ts'
import type { Segment } from './segment.ts'

export type Place = { segment: Segment; row: number }

/** Null for a job that is not open. */
export function placeOf(segments: readonly Segment[], id: JobId): Place | null {
  for (const segment of segments) {
    let row = segment.id.indexOf(id)
    // an id may stand there more than once, removed and added again
    while (row >= 0 && !((segment.flags[row] as number) & ALIVE))
      row = segment.id.indexOf(id, row + 1)
    if (row >= 0) return { segment, row }
  }
  return null
}
