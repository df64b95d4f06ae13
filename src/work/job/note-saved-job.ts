/** Stores a person's own note on a saved job. */
import type { Viewer } from '#core/account/account.ts'
import { Refusal } from '#core/api/refusal.ts'
import type { JobId } from '#core/job/job.ts'
import * as accountChanges from '#store/account-changes.ts'
import { inTransaction } from '#store/db.ts'
import * as savedJobs from '#store/saved-jobs.ts'
import type { Services } from '#work/use-case/use-case-services.ts'

/** `note` has at most MAX_SAVED_NOTE characters. Throws `not_found` if the job is not saved. */
export function noteSavedJob(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { id: accountId }: Pick<Viewer, 'id'>,
  { jobId, note }: { jobId: JobId; note: string },
): Promise<void> {
  return inTransaction(db, async (tx) => {
    if (!(await savedJobs.setNote(tx, accountId, jobId, note))) throw new Refusal('not_found')
    const change = { kind: 'saved_job', subject: `${jobId}` }
    accountChanges.record(tx, accountId, change, clock.now())
  })
}
