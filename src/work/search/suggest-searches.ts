/**
 * Searches that a person may want to save, each with its number of jobs. Without those that they have, that find none, or
 * that are about a word they hide.
 */
import type { AccountId } from '#core/account/account.ts'
import { Refusal } from '#core/api/refusal.ts'
import { hasHiddenWord } from '#core/lists/job-lists.ts'
import type { PersonSkill } from '#core/match/match-person.ts'
import { savedParams, suggestedName } from '#core/search/saved-search.ts'
import { suggestedSearches } from '#core/search/suggested-searches.ts'
import { skillKind } from '#core/skill/skill.ts'
import type { SkillKind } from '#core/skill/skill-table.ts'
import * as hiddenItems from '#store/hidden-items.ts'
import * as profiles from '#store/profiles.ts'
import type { Services } from '#work/use-case/use-case-services.ts'

type Asker = Pick<Services, 'db' | 'clock' | 'search' | 'readMatchPerson'>

export type Suggested = { name: string; search: string; jobs: number }

type Given = {
  /** The parameters of the person's saved searches. */
  saved: readonly string[]
  /** Where they live, by name; null if unknown. */
  country: string | null
}

export async function suggestSearches(
  { db, clock, search, readMatchPerson }: Asker,
  accountId: AccountId,
  { saved, country }: Given,
): Promise<Suggested[]> {
  const [{ person }, stored, hidden] = await Promise.all([
    readMatchPerson(accountId),
    profiles.byAccount(db, accountId),
    hiddenItems.list(db, accountId, 'word'),
  ])
  const words = hidden.map(({ value }) => value)
  const preferences = stored?.jobPreferences ?? null
  const stated = preferences?.locations ?? []
  const queries = suggestedSearches({
    skills: bestKnown(person?.skills ?? []).filter((skill) => !hasHiddenWord([skill], words)),
    locations: stated.length > 0 || country === null ? stated : [country],
    isOnsite: preferences?.remote === 'onsite',
  })
  const now = clock.now()
  const counted = await Promise.all(
    queries
      .map((query) => ({ query, params: savedParams(query) }))
      .filter(({ params }) => !saved.includes(params))
      .map(async ({ query, params }) => ({
        name: suggestedName(query, null),
        search: params,
        jobs: await countOrNone(search, { ...query, perPage: 1 }, now),
      })),
  )
  return counted.filter(({ jobs }) => jobs > 0)
}

/** What jobs are named after comes first: languages, then what is built with them. Then the longest time in roles. */
const KINDS: readonly (SkillKind | null)[] = [
  'language',
  'frontend',
  'mobile',
  'database',
  'backend',
  'data',
]

const bestKnown = (skills: readonly PersonSkill[]) =>
  skills
    .filter(({ evidence }) => evidence !== 'passing')
    .toSorted((one, other) => rankOf(one) - rankOf(other) || other.months - one.months)
    .map(({ skill }) => skill)

function rankOf({ skill }: PersonSkill): number {
  const rank = KINDS.indexOf(skillKind(skill))
  return rank === -1 ? KINDS.length : rank
}

/** While the search starts, nothing can be counted. */
async function countOrNone(
  search: Services['search'],
  ...asked: Parameters<Services['search']['search']>
): Promise<number> {
  try {
    return (await search.search(...asked)).total
  } catch (error) {
    if (error instanceof Refusal) return 0
    throw error
  }
}
