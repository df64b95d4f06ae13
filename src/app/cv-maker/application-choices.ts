/** The applications that a document may be kept with: those of its job, and those of no job here. */
import type { AccountId } from '#core/account/account.ts'
import type { JobId } from '#core/job/job.ts'
import * as applications from '#store/applications.ts'
import type { World } from '#work/world/world.ts'

/** More than one scrolls through to find one. */
const MAX_CHOICES = 50

export async function applicationChoices(
  { db, clock }: Pick<World, 'db' | 'clock'>,
  accountId: AccountId,
  jobId: JobId | null,
) {
  const own = await applications.list(db, accountId, clock.now())
  return own
    .filter((it) => jobId === null || it.jobId === null || it.jobId === jobId)
    .map(({ id, jobTitle, companyName, jobId: ofJob }) => ({
      id,
      title: `${jobTitle}, ${companyName}`,
      isOfThisJob: ofJob !== null && ofJob === jobId,
    }))
    .toSorted((a, b) => Number(b.isOfThisJob) - Number(a.isOfThisJob))
    .slice(0, MAX_CHOICES)
}

export type ApplicationChoice = Awaited<ReturnType<typeof applicationChoices>>[number]
