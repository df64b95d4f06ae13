/** Cards with how well their jobs suit a person. */

import type { JobId } from '#core/job/job.ts'
import { type CardMatch, cardMatch } from '#core/match/card-match.ts'
import type { MatchPerson } from '#core/match/match-person.ts'
import { scoreMatch } from '#core/match/match-score.ts'
import { usualRarity } from '#core/skill/skill-rarity.ts'
import * as jobDemands from '#store/job-demands.ts'
import type { World } from '#work/world/world.ts'

/** A job that no rule has read yet has no match, and neither has any for somebody who is not known. */
export async function withMatches<Job extends { id: JobId }>(
  { db }: Pick<World, 'db'>,
  person: MatchPerson | null,
  jobs: readonly Job[],
): Promise<(Job & { match: CardMatch | null })[]> {
  if (person === null) return jobs.map((job) => ({ ...job, match: null }))
  const demands = await jobDemands.byIds(
    db,
    jobs.map(({ id }) => id),
  )
  return jobs.map((job) => {
    const asked = demands.get(job.id)
    return { ...job, match: asked ? cardMatch(scoreMatch(person, asked, usualRarity)) : null }
  })
}
