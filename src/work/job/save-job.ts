/**
 * Saves a job, within the plan's limit. Saving a saved job changes nothing. Saving one that was unsaved within a day
 * restores it with its note, which is how unsaving is undone: that is no new save, so the limit does not count.
 */
import type { Viewer } from '#core/account/account.ts'
import { Refusal } from '#core/api/refusal.ts'
import type { JobId } from '#core/job/job.ts'
import { isGone } from '#core/job/job-closing.ts'
import * as accountChanges from '#store/account-changes.ts'
import * as accounts from '#store/accounts.ts'
import { inTransaction } from '#store/db.ts'
import * as jobs from '#store/jobs.ts'
import * as savedJobs from '#store/saved-jobs.ts'
import { requirePlan, savedJobsLimitOf } from '#work/plan/account-plan.ts'
import type { Services } from '#work/use-case/use-case-services.ts'

/** How many jobs are saved now, and how many may be; null for no limit. */
export type SavedCount = { saved: number; limit: number | null }

export async function saveJob(
  { db, clock, settings }: Pick<Services, 'db' | 'clock' | 'settings'>,
  { id: accountId }: Pick<Viewer, 'id'>,
  jobId: JobId,
): Promise<SavedCount> {
  const now = clock.now()
  const job = await jobs.byId(db, jobId)
  if (!job) throw new Refusal('job_not_found')
  return inTransaction(db, async (tx) => {
    if (!(await accounts.lock(tx, accountId))) throw new Refusal('not_signed_in')
    const reader = { db: tx, clock, settings }
    const limit = await savedJobsLimitOf(reader, accountId)
    const saved = await savedJobs.count(tx, accountId)
    const state = await savedJobs.stateOf(tx, accountId, jobId)
    if (state === 'kept') return { saved, limit }
    if (state === 'unsaved') await savedJobs.restore(tx, accountId, jobId)
    else {
      await requirePlan(reader, accountId, { savedJobs: saved })
      if (isGone(job, now)) throw new Refusal('job_gone')
      await savedJobs.add(tx, accountId, jobId, now)
    }
    accountChanges.record(tx, accountId, { kind: 'saved_job', subject: `${jobId}` }, now)
    return { saved: saved + 1, limit }
  })
}
