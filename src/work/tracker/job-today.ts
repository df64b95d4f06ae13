/** The current state of an application's job, and what has changed since it was tracked. */

import type { JobId } from '#core/job/job.ts'
import { isGone } from '#core/job/job-closing.ts'
import type { Application } from '#core/tracker/application.ts'
import { salaryRange } from '#core/tracker/application-salary.ts'
import { changesSince, type Since } from '#core/tracker/job-since.ts'
import * as jobs from '#store/jobs.ts'
import type { Services } from '#work/use-case/use-case-services.ts'
import { listingText } from './add-application.ts'

export type JobToday = { id: JobId; since: Since[]; isGone: boolean; isDemo: boolean }

/** Null if the application was not created from a job here, or the job no longer exists. */
export async function jobToday(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
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
