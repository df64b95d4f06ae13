/** The jobs that suit a person, best first or in any other order that a search has. */
import type { AccountId } from '#core/account.ts'
import { BEST_MATCH, type JobQuery } from '#core/query.ts'
import { withMatches } from './card-matches.ts'
import { foundJobs } from './found-jobs.ts'
import type { World } from './world.ts'

/** Without anybody known there is no best match: an order or a filter by it finds nothing. */
export async function findMatches(
  world: Pick<World, 'db' | 'cards' | 'search' | 'clock' | 'matchPerson'>,
  accountId: AccountId,
  query: JobQuery,
  abandon?: AbortSignal,
) {
  const { person, cv, lacks } = await world.matchPerson(accountId)
  const found = { isKnown: person !== null, cv, lacks }
  const isAboutPerson = query.sort === BEST_MATCH || query.matchMin !== null
  if (person === null && isAboutPerson) {
    const reading = { corrected: null, dropped: [], marks: [] }
    return { ...found, jobs: [], total: 0, hasMore: false, reading }
  }
  const page = await world.search.search({ ...query, person }, world.clock.now(), abandon)
  const jobs = await withMatches(world, person, await foundJobs(world, page, query.text))
  return { ...found, jobs, total: page.total, hasMore: page.hasMore, reading: page.reading }
}
