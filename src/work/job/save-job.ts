/**
 * Saves a job, within the plan's limit. Saving a saved job changes nothing. Saving one that was unsaved within a day
 * restores it with its note, which is how unsaving is undone: that is no new save, so the limit does not count.
 */
import type { Viewer } from '#core/account/account.ts'
import { Refusal } from '#core/api/refusal.ts'
import type { JobId } from '#core/job/job.ts'
import * as jobs from '#store/jobs.ts'
import { requirePlan } from '#work/plan/account-plan.ts'
import type { Services } from '#work/use-case/use-case-services.ts'
import { type SavedCount, saveJobs } from './save-jobs.ts'

export async function saveJob(
  services: Pick<Services, 'db' | 'clock' | 'settings'>,
  viewer: Pick<Viewer, 'id'>,
  jobId: JobId,
): Promise<SavedCount> {
  const { gone, full, saved, limit } = await saveJobs(services, viewer, [jobId])
  if (gone.length > 0) {
    throw new Refusal((await jobs.byId(services.db, jobId)) ? 'job_gone' : 'job_not_found')
  }
  if (full.length > 0) {
    await requirePlan(services, viewer.id, { savedJobs: saved })
    return saveJob(services, viewer, jobId) // room was made meanwhile
  }
  return { saved, limit }
}
