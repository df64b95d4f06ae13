/** Lets go of a saved job. For a day it can be brought back, by saving it again; then it is forgotten. */
import type { Viewer } from '#core/account/account.ts'
import { Refusal } from '#core/api/refusal.ts'
import type { JobId } from '#core/job/job.ts'
import { savedJobsLimit } from '#core/lists/saved-job.ts'
import * as accountChanges from '#store/account-changes.ts'
import { inTransaction } from '#store/db.ts'
import * as savedJobs from '#store/saved-jobs.ts'
import type { World } from '#work/world/world.ts'
import type { SavedCount } from './save-job.ts'

const UNDO_MS = 24 * 3_600_000

/** Unsaving what is not saved changes nothing. */
export function unsaveJob(
  { db, clock }: Pick<World, 'db' | 'clock'>,
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

/** Deletes for good what was unsaved more than a day ago. Run hourly. */
export function forgetUnsavedJobs({ db, clock }: Pick<World, 'db' | 'clock'>): Promise<void> {
  const before = new Date(clock.now().getTime() - UNDO_MS)
  return inTransaction(db, (tx) => savedJobs.forgetUnsaved(tx, before))
}
