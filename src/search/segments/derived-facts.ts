/** What follows from a job's facts: the pay it is compared by, and whether it counts as remote. */
import { fold } from '#core/text/fold-text.ts'
import type { JobDocument } from './document.ts'

/** A title or place that contains one of these makes a job remote, if its work setting is unknown. */
const REMOTE_PHRASES = ['remote', 'anywhere', 'work from home']

/** If one end is missing, the other is used for both. Unknown pay comes last in both orders. */
export function payOf({ yearlyUsd }: JobDocument): { min: number; max: number } {
  return {
    min: yearlyUsd?.min ?? yearlyUsd?.max ?? Number.POSITIVE_INFINITY,
    max: yearlyUsd?.max ?? yearlyUsd?.min ?? Number.NEGATIVE_INFINITY,
  }
}

export function isRemote(job: JobDocument): boolean {
  // Cards show the work setting, so a job that they call hybrid is not found as a remote one.
  if (job.workSetting !== null) return job.workSetting === 'remote'
  if (job.remote !== 'none') return true
  const text = fold(`${job.title} ${job.locationText ?? ''}`)
  return REMOTE_PHRASES.some((phrase) => text.includes(phrase))
}
