/** Unsaves a job. For a day, saving it again restores it; then it is purged. */
import type { Viewer } from '#core/account/account.ts'
import { Refusal } from '#core/api/refusal.ts'
import type { JobId } from '#core/job/job.ts'
import * as accountChanges from '#store/account-changes.ts'
import * as accounts from '#store/accounts.ts'
import { inTransaction } from '#store/db.ts'
import * as savedJobs from '#store/saved-jobs.ts'
import { savedJobsLimitOf } from '#work/plan/account-plan.ts'
import type { Services } from '#work/use-case/use-case-services.ts'
import type { SavedCount } from './save-job.ts'

/** Unsaving a job that is not saved changes nothing. */
export function unsaveJob(
  { db, clock, settings }: Pick<Services, 'db' | 'clock' | 'settings'>,
  { id: accountId }: Pick<Viewer, 'id'>,
  jobId: JobId,
): Promise<SavedCount> {
  const now = clock.now()
  return inTransaction(db, async (tx) => {
    if (!(await accounts.lock(tx, accountId))) throw new Refusal('not_signed_in')
    if (await savedJobs.remove(tx, accountId, jobId, now)) {
      accountChanges.record(tx, accountId, { kind: 'saved_job', subject: `${jobId}` }, now)
    }
    const limit = await savedJobsLimitOf({ db: tx, clock, settings }, accountId)
    return { saved: await savedJobs.count(tx, accountId), limit }
  })
}
