/**
 * People as matches see them, kept while neither their CV nor their profile changes: reading one takes some ten
 * milliseconds, and every page of jobs asks. The day counts too, because experience ages.
 */
import type { AccountId } from '#core/account/account.ts'
import { type KnownPerson, knownPerson } from '#core/match/known-person.ts'
import { personOf } from '#core/match/match-person.ts'
import type { Db } from '#store/db.ts'
import * as matchInputs from '#store/match-inputs.ts'
import * as profiles from '#store/profiles.ts'
import { currentCv } from '#work/cv/current-cv.ts'
import type { Clock } from '#work/world/world.ts'

/** Of those who asked last; each is a few kilobytes. */
const MAX_KEPT = 1_000

type Kept = { state: string; known: KnownPerson }

export function createMatchPeople(db: Db, clock: Clock) {
  const people = new Map<AccountId, Kept>()

  return async (id: AccountId): Promise<KnownPerson> => {
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

  async function read(id: AccountId, today: string): Promise<KnownPerson> {
    const [cv, profile] = await Promise.all([currentCv(db, id), profiles.byAccount(db, id)])
    const person = personOf({ cv: cv.content, profile, today })
    return knownPerson(person, { id: cv.id, name: cv.name, version: cv.version })
  }
}
