/** The jobs that suit a person, best first or in any other search order. */
import type { AccountId } from '#core/account/account.ts'
import { BEST_MATCH, type JobQuery, LAST_VISIT } from '#core/search/query.ts'
import * as listSettings from '#store/list-settings.ts'
import { foundJobs } from '#work/job/found-jobs.ts'
import { residentOf, withEligibility } from '#work/job/with-eligibility.ts'
import { requirePlan } from '#work/plan/account-plan.ts'
import type { Services } from '#work/use-case/use-case-services.ts'
import { withMatches } from './card-matches.ts'

/** If nothing is known about the person, sorting or filtering by match finds nothing. */
export async function findMatches(
  services: Pick<Services, 'db' | 'cards' | 'search' | 'clock' | 'settings' | 'readMatchPerson'>,
  accountId: AccountId,
  asked: JobQuery,
  abandon?: AbortSignal,
) {
  await requirePlan(services, accountId, 'matches')
  const query = await atInstant(services, accountId, asked)
  const { person, cv, lacks } = await services.readMatchPerson(accountId)
  const found = { isKnown: person !== null, cv, lacks }
  const isAboutPerson = query.sort === BEST_MATCH || query.matchMin !== null
  if (person === null && isAboutPerson) {
    const reading = { corrected: null, dropped: [], marks: [] }
    return { ...found, jobs: [], total: 0, isAtLeast: undefined, hasMore: false, reading }
  }
  const page = await services.search.search({ ...query, person }, services.clock.now(), abandon)
  const jobs = await withEligibility(
    services,
    residentOf(query),
    await withMatches(services, person, await foundJobs(services, page, query.text)),
  )
  const { total, isAtLeast, hasMore, reading } = page
  return { ...found, jobs, total, isAtLeast, hasMore, reading }
}

/** Requests by programs do not count as views, so they neither start nor continue a visit. */
async function atInstant({ db }: Pick<Services, 'db'>, accountId: AccountId, query: JobQuery) {
  if (query.newSince !== LAST_VISIT) return query
  const looks = await listSettings.looks(db, accountId)
  return { ...query, newSince: looks?.lastVisitAt?.toISOString() ?? null }
}
