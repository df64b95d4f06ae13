/** The CV used for matches, tailoring and cover letters: the chosen one, otherwise one made from the profile. */
import type { AccountId } from '#core/account/account.ts'
import { Refusal } from '#core/api/refusal.ts'
import type { Cv } from '#core/cv/cv.ts'
import type { CvId } from '#core/cv/cv-id.ts'
import { isPlaceholder } from '#core/mail/mail-address.ts'
import { profileToCv } from '#core/profile/profile-cv.ts'
import * as accountChanges from '#store/account-changes.ts'
import * as cvs from '#store/cvs.ts'
import { type Db, inTransaction, type Tx } from '#store/db.ts'
import * as profiles from '#store/profiles.ts'
import { lockedProfile } from '#work/profile/change-profile.ts'
import type { Services } from '#work/use-case/use-case-services.ts'
import { printedCv } from './printed-cv.ts'

export type CurrentCv = {
  /** Null if made from the profile. */
  id: CvId | null
  /** Of the CV, or of the profile that it was made from. */
  version: number
  name: string
  content: Cv
}

export async function currentCv(db: Db | Tx, accountId: AccountId): Promise<CurrentCv> {
  const id = await cvs.current(db, accountId)
  const cv = id && (await cvs.read(db, accountId, id))
  if (cv) return { id, version: cv.version, name: cv.name, content: printedCv(cv) }
  const profile = await profiles.byAccount(db, accountId)
  if (!profile) throw new Refusal('not_signed_in') // the account was just deleted
  const { name, email, version } = profile
  const content = profileToCv(profile, { name, email: isPlaceholder(email) ? null : email })
  return { id: null, version, name: 'My Profile', content }
}

/** Makes this the CV used for matches, tailoring and cover letters. */
export function chooseCv(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  accountId: AccountId,
  id: CvId,
): Promise<void> {
  const now = clock.now()
  return inTransaction(db, async (tx) => {
    await lockedProfile(tx, accountId, now)
    if (!(await cvs.read(tx, accountId, id))) throw new Refusal('not_found')
    await profiles.chooseCv(tx, accountId, id, now)
    accountChanges.record(tx, accountId, { kind: 'profile', subject: null }, now)
  })
}
