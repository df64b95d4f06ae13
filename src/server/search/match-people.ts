/**
 * Caches people as matches see them until their CV or profile changes: reading one takes some ten milliseconds,
 * and every page of jobs asks. The key includes the day, because experience grows.
 */
import type { AccountId } from '#core/account/account.ts'
import { personOf } from '#core/match/match-person.ts'
import { type MatchReadiness, matchReadiness } from '#core/match/match-readiness.ts'
import type { Db } from '#store/db.ts'
import * as matchInputs from '#store/match-inputs.ts'
import * as profiles from '#store/profiles.ts'
import { currentCv } from '#work/cv/current-cv.ts'
import type { Clock } from '#work/use-case/use-case-services.ts'

/** The most recent people; each takes a few kilobytes. */
const MAX_KEPT = 1_000

type Kept = { state: string; known: MatchReadiness }

export function createMatchPeople(db: Db, clock: Clock) {
  const people = new Map<AccountId, Kept>()

  return async (id: AccountId): Promise<MatchReadiness> => {
    const today = clock.now().toISOString().slice(0, 10)
    const state = `${today} ${await matchInputs.version(db, id)}`
    const kept = people.get(id)
    const known = kept?.state === state ? kept.known : await read(id, today)
    people.delete(id)
    people.set(id, { state, known })
    for (const oldest of people.keys()) {
      if (people.size <= MAX_KEPT) break
      people.delete(oldest)
    }
    return known
  }

  async function read(id: AccountId, today: string): Promise<MatchReadiness> {
    const [cv, profile] = await Promise.all([currentCv(db, id), profiles.byAccount(db, id)])
    const person = personOf({ cv: cv.content, profile, today })
    return matchReadiness(person, { id: cv.id, name: cv.name, version: cv.version })
  }
}
