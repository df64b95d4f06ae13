/** Changes a profile, optionally only if its version still matches. */
import type { AccountId } from '#core/account/account.ts'
import { Refusal } from '#core/api/refusal.ts'
import type { ProfileContent } from '#core/profile/profile.ts'
import { MAX_ENTRIES, MAX_SKILLS } from '#core/profile/profile-choices.ts'
import {
  type EditedProfile,
  editProfile,
  type ProfileEdit,
  withRemovedSkills,
} from '#core/profile/profile-edit.ts'
import * as accountChanges from '#store/account-changes.ts'
import { inTransaction, type Tx } from '#store/db.ts'
import * as profiles from '#store/profiles.ts'
import type { Services } from '#work/use-case/use-case-services.ts'

type Parts = Pick<Services, 'db' | 'clock'>

export type ProfileChange = {
  /** Parts to replace. */
  content?: Partial<ProfileContent>
  /** Or a single edit. */
  edit?: ProfileEdit
  name?: string
  /** The version that the change is based on; null applies it to any version. */
  version: number | null
}

/** Returns the updated profile. */
export function changeProfile(
  { db, clock }: Parts,
  accountId: AccountId,
  { content, edit, name, version }: ProfileChange,
): Promise<profiles.StoredProfile> {
  const now = clock.now()
  return inTransaction(db, async (tx) => {
    const profile = await lockedProfile(tx, accountId, now)
    if (version !== null && version !== profile.version) throw new Refusal('profile_changed')
    const changed = edit ? editProfile(profile, edit) : { ...profile, ...content }
    if (!changed) throw new Refusal('profile_changed')
    if (name !== undefined && name !== profile.name) {
      await profiles.rename(tx, accountId, name, now)
      accountChanges.record(tx, accountId, { kind: 'account', subject: null }, now)
    }
    const kept = withRemovedSkills(profile, withinLimits(changed))
    await profiles.write(tx, accountId, kept, now)
    accountChanges.record(tx, accountId, { kind: 'profile', subject: null }, now)
    return requireProfile(tx, accountId)
  })
}

/** Postpones onboarding until the person signs in again. */
export function putOffOnboarding(
  { db, clock }: Parts,
  accountId: AccountId,
  sessionId: string | null,
): Promise<void> {
  const now = clock.now()
  return inTransaction(db, async (tx) => {
    await lockedProfile(tx, accountId, now)
    await profiles.putOffOnboarding(tx, accountId, sessionId)
    accountChanges.record(tx, accountId, { kind: 'profile', subject: null }, now)
  })
}

export async function lockedProfile(tx: Tx, accountId: AccountId, now: Date) {
  await profiles.lock(tx, accountId, now)
  return requireProfile(tx, accountId)
}

async function requireProfile(tx: Tx, accountId: AccountId) {
  const profile = await profiles.byAccount(tx, accountId)
  if (!profile) throw new Refusal('not_signed_in') // the account was just deleted
  return profile
}

/** Single edits add to lists, so the limits are checked on the whole profile. */
function withinLimits(profile: EditedProfile): EditedProfile {
  const { skills, experience, education } = profile
  for (const [parameter, list, max] of [
    ['skills', skills, MAX_SKILLS],
    ['experience', experience, MAX_ENTRIES],
    ['education', education, MAX_ENTRIES],
  ] as const) {
    if (list.length > max) {
      throw new Refusal('invalid_body', [{ parameter, message: `Keep to ${max}` }])
    }
  }
  return profile
}
