/** Applications that a document can be attached to: those for its job, and those not linked to any job here. */
import type { AccountId } from '#core/account/account.ts'
import type { JobId } from '#core/job/job.ts'
import * as applications from '#store/applications.ts'
import type { Services } from '#work/use-case/use-case-services.ts'

/** More would be too many to scroll through. */
const MAX_CHOICES = 50

export async function applicationChoices(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
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
