/** Reads what jobs ask for where the rules of matching have changed since, or had not been there when they came. */
import type { JobId } from '#core/job/job.ts'
import { wholeText } from '#core/job/whole-text.ts'
import { demandsOf } from '#core/match/match-demands.ts'
import { type Db, inTransaction } from '#store/db.ts'
import * as importJobs from '#store/import-jobs.ts'
import * as jobDemands from '#store/job-demands.ts'
import * as jobs from '#store/jobs.ts'

/**
 * The next `limit` unread open jobs with larger ids than `after`. Returns the last of them; null when there are no
 * more. Imports, which read the jobs that they bring, wait for it: a step is short.
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
        demands: demandsOf({ ...job, descriptionText: wholeText(job) }),
      })),
    )
  })
  return ids.at(-1) ?? null
}
