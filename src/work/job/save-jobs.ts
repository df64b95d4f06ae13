/**
 * Saves several jobs in one transaction, as far as the plan has room, in their order. What saving one job says of
 * restored ones applies here too (save-job.ts).
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
import { savedJobsLimitOf } from '#work/plan/account-plan.ts'
import type { Services } from '#work/use-case/use-case-services.ts'

/** How many jobs are saved now, and how many may be; null for no limit. */
export type SavedCount = { saved: number; limit: number | null }

export type SavedMany = {
  /** Those that are saved now and were not before. */
  done: JobId[]
  already: JobId[]
  /** Unknown, or closed long ago. */
  gone: JobId[]
  /** The plan has no room for these. */
  full: JobId[]
} & SavedCount

export function saveJobs(
  { db, clock, settings }: Pick<Services, 'db' | 'clock' | 'settings'>,
  { id: accountId }: Pick<Viewer, 'id'>,
  ids: readonly JobId[],
): Promise<SavedMany> {
  const now = clock.now()
  return inTransaction(db, async (tx) => {
    if (!(await accounts.lock(tx, accountId))) throw new Refusal('not_signed_in')
    const limit = await savedJobsLimitOf({ db: tx, clock, settings }, accountId)
    const states = await savedJobs.statesOf(tx, accountId, ids)
    const closings = await jobs.closings(tx, ids)
    const all: SavedMany = { done: [], already: [], gone: [], full: [], saved: 0, limit }
    all.saved = await savedJobs.count(tx, accountId)
    for (const id of new Set(ids)) {
      const state = states.get(id)
      const closedAt = closings.get(id)
      if (state === 'kept') all.already.push(id)
      else if (state === 'unsaved') {
        await savedJobs.restore(tx, accountId, id)
        all.done.push(id)
        all.saved++
      } else if (closedAt === undefined || isGone({ closedAt }, now)) all.gone.push(id)
      else if (limit !== null && all.saved >= limit) all.full.push(id)
      else {
        await savedJobs.add(tx, accountId, id, now)
        all.done.push(id)
        all.saved++
      }
    }
    for (const id of all.done) {
      accountChanges.record(tx, accountId, { kind: 'saved_job', subject: `${id}` }, now)
    }
    return all
  })
}
