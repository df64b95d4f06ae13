/** Adds to jobs how well each suits a person. */

import type { JobId } from '#core/job/job.ts'
import { type JobMatch, jobMatch } from '#core/match/job-match.ts'
import { prepare } from '#core/match/match-formula.ts'
import type { MatchPerson } from '#core/match/match-person.ts'
import * as jobDemands from '#store/job-demands.ts'
import type { Services } from '#work/use-case/use-case-services.ts'

/** `match` is null for a job that the rules have not read yet, and without a person. */
export async function withMatches<Job extends { id: JobId }>(
  { db }: Pick<Services, 'db'>,
  person: MatchPerson | null,
  jobs: readonly Job[],
): Promise<(Job & { match: JobMatch | null })[]> {
  if (person === null) return jobs.map((job) => ({ ...job, match: null }))
  const prepared = prepare(person)
  const demands = await jobDemands.byIds(
    db,
    jobs.map(({ id }) => id),
  )
  return jobs.map((job) => {
    const asked = demands.get(job.id)
    return { ...job, match: asked ? jobMatch(prepared, asked) : null }
  })
}
