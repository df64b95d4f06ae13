/** Adds to job cards what their listings say to a person about doing them from where they live. */
import type { Resident } from '#core/eligibility/eligibility.ts'
import { type JobEligibility, jobEligibility, NOT_READ } from '#core/eligibility/job-eligibility.ts'
import type { JobId } from '#core/job/job.ts'
import type { JobQuery } from '#core/search/query.ts'
import * as jobs from '#store/jobs.ts'
import { orIfDatabaseDown } from '#work/use-case/or-if-database-down.ts'
import type { Services } from '#work/use-case/use-case-services.ts'

export const residentOf = ({ eligibleFrom: home, mayWorkIn }: JobQuery): Resident | null =>
  home === null ? null : { home, mayWorkIn }

/** `eligibility` is null without a person, and while the database is down. */
export async function withEligibility<Job extends { id: JobId }>(
  { db }: Pick<Services, 'db'>,
  resident: Resident | null,
  found: readonly Job[],
): Promise<(Job & { eligibility: JobEligibility | null })[]> {
  const ids = found.map(({ id }) => id)
  const read = resident && (await orIfDatabaseDown(() => jobs.eligibilities(db, ids), null))
  return found.map((job) => {
    if (!resident || !read) return { ...job, eligibility: null }
    const own = read.get(job.id)
    return { ...job, eligibility: own ? jobEligibility(own, resident) : NOT_READ }
  })
}
