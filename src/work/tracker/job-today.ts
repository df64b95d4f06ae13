/** The job behind an application as it is today, and what has changed since it was tracked. */

import type { JobId } from '#core/job/job.ts'
import { isGone } from '#core/job/job-life.ts'
import type { Application } from '#core/tracker/application.ts'
import { salaryRange } from '#core/tracker/application-salary.ts'
import { changesSince, type Since } from '#core/tracker/job-since.ts'
import * as jobs from '#store/jobs.ts'
import type { World } from '#work/world/world.ts'
import { listingText } from './add-application.ts'

export type JobToday = { id: JobId; since: Since[]; isGone: boolean; isDemo: boolean }

/** Null where the application was not made from a job of ours, or the job is no longer kept. */
export async function jobToday(
  { db, clock }: Pick<World, 'db' | 'clock'>,
  application: Application,
): Promise<JobToday | null> {
  const job = application.jobId === null ? null : await jobs.byId(db, application.jobId)
  if (!job) return null
  const today = {
    jobTitle: job.title,
    jobLocation: job.locationText,
    salaryRange: salaryRange(job.salary, job.salaryText),
    jobDescription: listingText(job),
    closedAt: job.closedAt,
  }
  const { id, isDemo } = job
  return { id, isDemo, isGone: isGone(job, clock.now()), since: changesSince(application, today) }
}
