/** A person's saved searches, each with the number of jobs that were found since it was last opened. */
import type { AccountId } from '#core/account/account.ts'
import { alertOfQuery, isSameSearch } from '#core/alert/alert.ts'
import { Refusal } from '#core/api/refusal.ts'
import type { MatchPerson } from '#core/match/match-person.ts'
import { LAST_VISIT } from '#core/search/query.ts'
import { type SavedSearch, savedQuery } from '#core/search/saved-search.ts'
import * as alerts from '#store/alerts.ts'
import * as savedSearches from '#store/saved-searches.ts'
import { matchPersonOf } from '#work/match/match-person-of.ts'
import type { Services } from '#work/use-case/use-case-services.ts'

/** Only those used last are counted: each count is one search. */
const COUNTED = 20

type Asker = Pick<Services, 'db' | 'clock' | 'search' | 'settings' | 'readMatchPerson'>

export type ListedSearch = SavedSearch & {
  /** Null if it was not counted, or cannot be while the search starts. */
  newJobs: number | null
  /** All open jobs that it finds; null likewise. */
  allJobs: number | null
  /** Whether an active alert looks for the same jobs. */
  hasAlert: boolean
}

/** Those used last first. */
export async function listSavedSearches(
  services: Asker,
  accountId: AccountId,
): Promise<ListedSearch[]> {
  const [saved, own] = await Promise.all([
    savedSearches.list(services.db, accountId),
    alerts.list(services.db, accountId),
  ])
  if (saved.length === 0) return []
  const active = own.filter(({ isActive }) => isActive)
  const person = await matchPersonOf(services, accountId)
  const listed: ListedSearch[] = []
  for (const [at, search] of saved.entries()) {
    const query = savedQuery(search.search)
    const alert = query && alertOfQuery(query)
    listed.push({
      ...search,
      newJobs: at < COUNTED ? await newJobsOf(services, search, person) : null,
      allJobs: at < COUNTED && query ? await countOf(services, { ...query, person }) : null,
      hasAlert: alert !== null && active.some((other) => isSameSearch(other, alert)),
    })
  }
  return listed
}

function newJobsOf(
  services: Pick<Services, 'search' | 'clock'>,
  saved: SavedSearch,
  person: MatchPerson | null,
): Promise<number | null> {
  const query = savedQuery(saved.search)
  if (!query) return Promise.resolve(null)
  // What was found in that very moment was on the page.
  const usedAt = new Date(saved.usedAt.getTime() + 1).toISOString()
  const { newSince } = query
  const isLater = newSince !== null && newSince !== LAST_VISIT && newSince > usedAt
  return countOf(services, { ...query, person, newSince: isLater ? newSince : usedAt })
}

async function countOf(
  { search, clock }: Pick<Services, 'search' | 'clock'>,
  asked: Parameters<Services['search']['search']>[0],
): Promise<number | null> {
  try {
    return (await search.search({ ...asked, perPage: 1 }, clock.now())).total
  } catch (error) {
    if (error instanceof Refusal) return null
    throw error
  }
}
