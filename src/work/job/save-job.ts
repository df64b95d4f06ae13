/**
 * Saves a job, within the plan's limit. Saving a saved job changes nothing. Saving one that was unsaved within a day
 * restores it with its note, which is how unsaving is undone.
 */
import type { Viewer } from '#core/account/account.ts'
import { Refusal } from '#core/api/refusal.ts'
import type { JobId } from '#core/job/job.ts'
import { isGone } from '#core/job/job-closing.ts'
import { savedJobsLimit } from '#core/lists/saved-job.ts'
import * as accountChanges from '#store/account-changes.ts'
import { inTransaction } from '#store/db.ts'
import * as jobs from '#store/jobs.ts'
import * as savedJobs from '#store/saved-jobs.ts'
import type { Services } from '#work/use-case/use-case-services.ts'

/** How many jobs are saved now, and how many may be; null for no limit. */
export type SavedCount = { saved: number; limit: number | null }

export async function saveJob(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { id: accountId }: Pick<Viewer, 'id'>,
  jobId: JobId,
): Promise<SavedCount> {
  const now = clock.now()
  const job = await jobs.byId(db, jobId)
  if (!job) throw new Refusal('job_not_found')
  return inTransaction(db, async (tx) => {
    const plan = await savedJobs.lockPlan(tx, accountId)
    if (plan === null) throw new Refusal('not_signed_in')
    const limit = savedJobsLimit(plan)
    const saved = await savedJobs.count(tx, accountId)
    const state = await savedJobs.stateOf(tx, accountId, jobId)
    if (state === 'kept') return { saved, limit }
    if (limit !== null && saved >= limit) throw new Refusal('saved_jobs_full')
    if (state === 'unsaved') await savedJobs.restore(tx, accountId, jobId)
    else if (isGone(job, now)) throw new Refusal('job_gone')
    else await savedJobs.add(tx, accountId, jobId, now)
    accountChanges.record(tx, accountId, { kind: 'saved_job', subject: `${jobId}` }, now)
    return { saved: saved + 1, limit }
  })
}
