/** What a job's page and the API tell of its life: where it is offered, who lists it, and each turn that it took. */
import type { JobDetail } from '#core/job.ts'
import { type LifeEvent, type LifeSeen, lifeStory } from '#core/life-story.ts'
import * as jobEvents from '#store/job-events.ts'
import * as listings from '#store/listings.ts'
import type { World } from './world.ts'

export async function lifeOfJob({ db, clock }: Pick<World, 'db' | 'clock'>, job: JobDetail) {
  const [listed, events] = await Promise.all([
    listings.ofJob(db, job.id),
    jobEvents.ofJob(db, job.id),
  ])
  return { listings: listed, events, story: lifeStory(seenOf(job, listed, events), clock.now()) }
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
