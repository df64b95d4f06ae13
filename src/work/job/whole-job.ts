/**
 * One job as its page and the API show it: where it is offered, who lists it, and the events of its life. Cached, so
 * that a recently read page stays available while the database is down.
 */
import type { Company } from '#core/company/company.ts'
import type { JobDetail, JobId } from '#core/job/job.ts'
import { type HistoryEvent, jobHistory, type ObservedHistory } from '#core/job/job-history.ts'
import { type JobLife, jobLife } from '#core/job/job-life.ts'
import * as companies from '#store/companies.ts'
import type { Db } from '#store/db.ts'
import * as jobEvents from '#store/job-events.ts'
import * as jobs from '#store/jobs.ts'
import * as listings from '#store/listings.ts'
import type { Services } from '#work/use-case/use-case-services.ts'

export type WholeJob = {
  job: JobDetail
  applyUrl: string | null
  company: Company | null
  listings: listings.JobListing[]
  events: HistoryEvent[]
  story: string
  life: JobLife
  /** When it was last seen open. */
  confirmedAt: Date
}

/** Null if there is no such job. */
export async function wholeJob(
  { db, clock, outageCache }: Pick<Services, 'db' | 'clock' | 'outageCache'>,
  id: JobId,
): Promise<WholeJob | null> {
  const whole = await outageCache.read(`job:${id}`, () => readWhole(db, id))
  if (!whole) return null
  const { job, listings, events } = whole
  const seen = seenOf(job, listings, events)
  const postedAt = job.postedAt === null ? null : new Date(job.postedAt)
  return {
    ...whole,
    story: jobHistory(seen, clock.now()),
    life: jobLife({ ...seen, postedAt }),
    confirmedAt: seen.lastSeenAt,
  }
}

async function readWhole(
  db: Db,
  id: JobId,
): Promise<Omit<WholeJob, 'story' | 'life' | 'confirmedAt'> | null> {
  const found = await jobs.withApplyUrl(db, id)
  if (!found) return null
  const { job, applyUrl } = found
  const [company, listed, events] = await Promise.all([
    companies.bySlug(db, job.companySlug),
    listings.ofJob(db, id),
    jobEvents.ofJob(db, id),
  ])
  return { job, applyUrl, company, listings: listed, events }
}

/** One board that is read every day is enough to know that the job was there. */
function seenOf(
  { firstSeenAt, lastSeenAt, closedAt }: JobDetail,
  listed: readonly listings.JobListing[],
  events: readonly HistoryEvent[],
): ObservedHistory {
  const open = listed.filter(({ goneAt }) => goneAt === null)
  const last = Math.max(Date.parse(lastSeenAt), ...listed.map((one) => one.lastSeenAt.getTime()))
  const steady = open.flatMap(({ steadySince }) => steadySince?.getTime() ?? [])
  return {
    firstSeenAt: new Date(firstSeenAt),
    lastSeenAt: new Date(last),
    closedAt: closedAt ? new Date(closedAt) : null,
    events,
    steadySince: steady.length > 0 ? new Date(Math.min(...steady)) : null,
  }
}
