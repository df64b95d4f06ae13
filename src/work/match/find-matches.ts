/** The jobs that suit a person, best first or in any other order that a search has. */
import type { AccountId } from '#core/account/account.ts'
import { BEST_MATCH, type JobQuery, LAST_VISIT } from '#core/search/query.ts'
import * as listSettings from '#store/list-settings.ts'
import { foundJobs } from '#work/job/found-jobs.ts'
import type { World } from '#work/world/world.ts'
import { withMatches } from './card-matches.ts'

/** Without anybody known there is no best match: an order or a filter by it finds nothing. */
export async function findMatches(
  world: Pick<World, 'db' | 'cards' | 'search' | 'clock' | 'matchPerson'>,
  accountId: AccountId,
  asked: JobQuery,
  abandon?: AbortSignal,
) {
  const query = await atInstant(world, accountId, asked)
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

/** A program asks for a person, but does not look for them: their visit neither begins nor goes on. */
async function atInstant({ db }: Pick<World, 'db'>, accountId: AccountId, query: JobQuery) {
  if (query.newSince !== LAST_VISIT) return query
  const looks = await listSettings.looks(db, accountId)
  return { ...query, newSince: looks?.lastVisitAt?.toISOString() ?? null }
}
