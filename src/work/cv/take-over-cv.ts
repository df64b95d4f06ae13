/**
 * Takes into a profile what was read with certainty from its CV, as onboarding does after an upload. What the person
 * wrote stays, the skills that they removed do not return, and repeating it changes nothing.
 */
import type { AccountId } from '#core/account/account.ts'
import { editProfile } from '#core/profile/profile-edit.ts'
import * as accountChanges from '#store/account-changes.ts'
import { inTransaction } from '#store/db.ts'
import * as profiles from '#store/profiles.ts'
import { lockedProfile } from '#work/profile/change-profile.ts'
import type { Services } from '#work/use-case/use-case-services.ts'
import { cvOfProfile } from './read-cv-of-profile.ts'

/** Does nothing without a CV in which anything was found. */
export function takeOverCv(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  accountId: AccountId,
): Promise<void> {
  const now = clock.now()
  return inTransaction(db, async (tx) => {
    const profile = await lockedProfile(tx, accountId, now)
    const read = await cvOfProfile(tx, accountId, profile, now)
    if (!read?.analysis) return
    const { name } = read.certain
    if (name !== null) {
      await profiles.rename(tx, accountId, name, now)
      accountChanges.record(tx, accountId, { kind: 'account', subject: null }, now)
    }
    const changed = editProfile(profile, { kind: 'take_over', found: read.certain })
    if (!changed) return
    await profiles.write(tx, accountId, changed, now)
    accountChanges.record(tx, accountId, { kind: 'profile', subject: null }, now)
  })
}
