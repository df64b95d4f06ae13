/** The country of the first place where a person prefers to work: the best guess of where they live. */
import type { AccountId } from '#core/account/account.ts'
import type { Resident } from '#core/eligibility/eligibility.ts'
import { parseLocation } from '#core/place/place.ts'
import * as profiles from '#store/profiles.ts'
import { orIfDatabaseDown } from '#work/use-case/or-if-database-down.ts'
import type { Services } from '#work/use-case/use-case-services.ts'

export async function preferredHome(
  { db }: Pick<Services, 'db'>,
  accountId: AccountId,
): Promise<Resident | null> {
  const profile = await orIfDatabaseDown(() => profiles.byAccount(db, accountId), null)
  const locations = profile?.jobPreferences?.locations ?? []
  const [home] = locations.flatMap((text) => parseLocation(text).countries)
  return home === undefined ? null : { home, mayWorkIn: [] }
}
