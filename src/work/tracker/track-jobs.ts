/**
 * Tracks several jobs at the first stage. A job that seems to be tracked already is left out; another application to the
 * same company is no reason to leave one out, because the person selected it.
 */
import type { AccountId } from '#core/account/account.ts'
import { Refusal } from '#core/api/refusal.ts'
import type { JobId } from '#core/job/job.ts'
import { entryOf } from '#core/text/entry-of.ts'
import type { ApplicationId } from '#core/tracker/application.ts'
import type { Services } from '#work/use-case/use-case-services.ts'
import { addApplication } from './add-application.ts'

export type TrackedMany = {
  done: { jobId: JobId; applicationId: ApplicationId }[]
  already: JobId[]
  /** Unknown jobs. */
  gone: JobId[]
  /** The tracker has no room for these. */
  full: JobId[]
}

/** Where a job goes that is refused. */
const GROUPS: Readonly<Record<string, 'gone' | 'full'>> = {
  job_not_found: 'gone',
  list_full: 'full',
}

export async function trackJobs(
  services: Pick<Services, 'db' | 'clock' | 'settings'>,
  accountId: AccountId,
  ids: readonly JobId[],
): Promise<TrackedMany> {
  const all: TrackedMany = { done: [], already: [], gone: [], full: [] }
  for (const jobId of new Set(ids)) {
    try {
      const applicationId = await track(services, accountId, jobId)
      if (applicationId === null) all.already.push(jobId)
      else all.done.push({ jobId, applicationId })
    } catch (error) {
      const group = error instanceof Refusal ? entryOf(GROUPS, error.code) : undefined
      if (group === undefined) throw error
      all[group].push(jobId)
    }
  }
  return all
}

/** Null if it seems to be tracked already. */
async function track(
  services: Pick<Services, 'db' | 'clock' | 'settings'>,
  accountId: AccountId,
  jobId: JobId,
): Promise<ApplicationId | null> {
  const added = await addApplication(services, accountId, { jobId })
  if ('application' in added) return added.application.id
  if (added.warnings.sameJob.length > 0) return null
  const again = await addApplication(services, accountId, { jobId, anyway: true })
  return 'application' in again ? again.application.id : null
}
