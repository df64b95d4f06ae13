/** Reads a job's id from a URL or form, or throws the matching refusal. */

import { Refusal } from '#core/api/refusal.ts'
import { readNumericId } from '#core/text/read-id.ts'
import type { JobId } from './job.ts'

/** For showing a job or acting on it. */
export function requireJobId(text: string | undefined): JobId {
  if (!text) throw new Refusal('missing_job_id')
  const id = readNumericId<JobId>(text)
  if (id === null) throw new Refusal('invalid_job_id')
  return id
}

/** For saving a job. */
export function requireSavedJobId(text: string | undefined): JobId {
  if (!text) throw new Refusal('cannot_save_job')
  const id = readNumericId<JobId>(text)
  if (id === null) throw new Refusal('invalid_saved_job_id')
  return id
}
