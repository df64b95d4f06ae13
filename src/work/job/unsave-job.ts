/** Unsaves jobs. For a day, saving one again restores it; then it is purged. */
import type { Viewer } from '#core/account/account.ts'
import { Refusal } from '#core/api/refusal.ts'
import type { JobId } from '#core/job/job.ts'
import * as accountChanges from '#store/account-changes.ts'
import * as accounts from '#store/accounts.ts'
import { inTransaction } from '#store/db.ts'
import * as savedJobs from '#store/saved-jobs.ts'
import { savedJobsLimitOf } from '#work/plan/account-plan.ts'
import type { Services } from '#work/use-case/use-case-services.ts'
import type { SavedCount } from './save-jobs.ts'

export const unsaveJob = (
  services: Pick<Services, 'db' | 'clock' | 'settings'>,
  viewer: Pick<Viewer, 'id'>,
  jobId: JobId,
): Promise<SavedCount> => unsaveJobs(services, viewer, [jobId])

/** Those that are not saved stay so. */
export function unsaveJobs(
  { db, clock, settings }: Pick<Services, 'db' | 'clock' | 'settings'>,
  { id: accountId }: Pick<Viewer, 'id'>,
  ids: readonly JobId[],
): Promise<SavedCount> {
  const now = clock.now()
  return inTransaction(db, async (tx) => {
    if (!(await accounts.lock(tx, accountId))) throw new Refusal('not_signed_in')
    for (const id of await savedJobs.remove(tx, accountId, ids, now)) {
      accountChanges.record(tx, accountId, { kind: 'saved_job', subject: `${id}` }, now)
    }
    const limit = await savedJobsLimitOf({ db: tx, clock, settings }, accountId)
    return { saved: await savedJobs.count(tx, accountId), limit }
  })
}
