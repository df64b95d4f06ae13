/** What the pages that start a CV or a cover letter have in common: the job, the current CV, the one just deleted. */
import type { RouterContextProvider } from 'react-router'
import { servicesContext } from '#app/request/context.ts'
import { requireViewer } from '#app/request/viewer.ts'
import { Refusal } from '#core/api/refusal.ts'
import { linesOfCv } from '#core/cv/cv-lines.ts'
import { requireJobId } from '#core/job/require-job-id.ts'
import { readUuid } from '#core/text/read-id.ts'
import * as jobs from '#store/jobs.ts'
import { currentCv } from '#work/cv/current-cv.ts'
import { jobsAtHand } from '#work/match/jobs-at-hand.ts'
import { findAtHand } from './find-at-hand.ts'

type Args = { request: Request; context: Readonly<RouterContextProvider> }

/** `jobId` and `deleted` are read from the address. Throws `job_not_found`. */
export async function loadStart<Id extends string>(args: Args) {
  const { id: accountId } = requireViewer(args)
  const services = args.context.get(servicesContext)
  const { db, clock } = services
  const { searchParams } = new URL(args.request.url)
  const asked = searchParams.get('jobId')
  const jobId = asked === null ? null : requireJobId(asked)
  const job = jobId === null ? null : await jobs.byId(db, jobId)
  if (jobId !== null && !job) throw new Refusal('job_not_found')
  const current = await currentCv(db, accountId)
  return {
    job: job && { id: job.id, title: job.title, company: job.company },
    atHand: findAtHand(job ? [] : await jobsAtHand(services, accountId), args.request.url),
    current: { id: current.id, name: current.name, isEmpty: isEmpty(current.content) },
    deleted: readUuid<Id>(searchParams.get('deleted') ?? ''),
    now: clock.now(),
  }
}

/** Whether the CV has no lines; a name alone isn't enough to start from. */
const isEmpty = (cv: Parameters<typeof linesOfCv>[0]) => linesOfCv(cv).next().done === true
