/**
 * What a job's page and the API show of one job, with its life: where it is offered, who lists it, and each turn that it
 * took. Kept at hand, so that a page that was read lately can be read while the database is away.
 */
import type { Company } from '#core/company/company.ts'
import type { JobDetail, JobId } from '#core/job/job.ts'
import { type LifeEvent, type LifeSeen, lifeStory } from '#core/job/life-story.ts'
import * as companies from '#store/companies.ts'
import type { Db } from '#store/db.ts'
import * as jobEvents from '#store/job-events.ts'
import * as jobs from '#store/jobs.ts'
import * as listings from '#store/listings.ts'
import type { World } from '#work/world/world.ts'

export type WholeJob = {
  job: JobDetail
  applyUrl: string | null
  company: Company | null
  listings: listings.JobListing[]
  events: LifeEvent[]
  story: string
}

/** Null where there is no such job. */
export async function wholeJob(
  { db, clock, atHand }: Pick<World, 'db' | 'clock' | 'atHand'>,
  id: JobId,
): Promise<WholeJob | null> {
  const whole = await atHand.read(`job:${id}`, () => readWhole(db, id))
  if (!whole) return null
  const { job, listings, events } = whole
  return { ...whole, story: lifeStory(seenOf(job, listings, events), clock.now()) }
}

async function readWhole(db: Db, id: JobId): Promise<Omit<WholeJob, 'story'> | null> {
  const job = await jobs.byId(db, id)
  if (!job) return null
  const [applyUrl = null, company, listed, events] = await Promise.all([
    jobs.applyUrl(db, id),
    companies.bySlug(db, job.companySlug),
    listings.ofJob(db, id),
    jobEvents.ofJob(db, id),
  ])
  return { job, applyUrl, company, listings: listed, events }
}

/** One of its boards that is read every day is enough to know that it was there. */
function seenOf(
  { firstSeenAt, lastSeenAt, closedAt }: JobDetail,
  listed: readonly listings.JobListing[],
  events: readonly LifeEvent[],
): LifeSeen {
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
