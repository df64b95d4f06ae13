/** Reads what jobs ask for, for jobs that the current matching rules have not read. */

import { fullText } from '#core/job/full-text.ts'
import type { JobId } from '#core/job/job.ts'
import { demandsOf } from '#core/match/match-demands.ts'
import { type Db, inTransaction } from '#store/db.ts'
import * as importJobs from '#store/import-jobs.ts'
import * as jobDemands from '#store/job-demands.ts'
import * as jobs from '#store/jobs.ts'

/**
 * Reads the next `limit` unread open jobs with ids greater than `after`. Returns the last id; null when there are no
 * more. Imports wait for it, because they read their own jobs; so keep the steps small.
 */
export async function readDemands(
  { db }: { db: Db },
  after: number,
  limit: number,
): Promise<JobId | null> {
  const ids = await jobDemands.unread(db, after, limit)
  if (ids.length === 0) return null
  await inTransaction(db, async (tx) => {
    await importJobs.lockImports(tx)
    const open = await jobs.openByIds(tx, ids)
    await jobDemands.write(
      tx,
      open.map((job) => ({
        jobId: job.id,
        demands: demandsOf({ ...job, descriptionText: fullText(job) }),
      })),
    )
  })
  return ids.at(-1) ?? null
}
