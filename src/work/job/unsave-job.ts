/** Unsaves a job. For a day, saving it again restores it; then it is purged. */
import type { Viewer } from '#core/account/account.ts'
import { Refusal } from '#core/api/refusal.ts'
import type { JobId } from '#core/job/job.ts'
import { savedJobsLimit } from '#core/lists/saved-job.ts'
import * as accountChanges from '#store/account-changes.ts'
import { inTransaction } from '#store/db.ts'
import * as savedJobs from '#store/saved-jobs.ts'
import type { Services } from '#work/use-case/use-case-services.ts'
import type { SavedCount } from './save-job.ts'

/** Unsaving a job that is not saved changes nothing. */
export function unsaveJob(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { id: accountId }: Pick<Viewer, 'id'>,
  jobId: JobId,
): Promise<SavedCount> {
  const now = clock.now()
  return inTransaction(db, async (tx) => {
    const plan = await savedJobs.lockPlan(tx, accountId)
    if (plan === null) throw new Refusal('not_signed_in')
    if (await savedJobs.remove(tx, accountId, jobId, now)) {
      accountChanges.record(tx, accountId, { kind: 'saved_job', subject: `${jobId}` }, now)
    }
    return { saved: await savedJobs.count(tx, accountId), limit: savedJobsLimit(plan) }
  })
}
