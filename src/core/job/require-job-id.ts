/** A job's id from a part of an address or a form, or the refusal that says what is wrong with it. */

import { Refusal } from '#core/api/refusal.ts'
import type { JobId } from './job.ts'
import { readJobId } from './job-id.ts'

/** The job that is to be shown or worked with. */
export function requireJobId(text: string | undefined): JobId {
  if (!text) throw new Refusal('missing_job_id')
  const id = readJobId(text)
  if (id === null) throw new Refusal('invalid_job_id')
  return id
}

/** The job that is to be saved. */
export function requireSavedJobId(text: string | undefined): JobId {
  if (!text) throw new Refusal('cannot_save_job')
  const id = readJobId(text)
  if (id === null) throw new Refusal('invalid_saved_job_id')
  return id
}
