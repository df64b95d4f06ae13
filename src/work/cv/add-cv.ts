/** Stores a new CV, within the limit per person. */
import type { AccountId } from '#core/account/account.ts'
import { Refusal } from '#core/api/refusal.ts'
import type { CvId } from '#core/cv/cv-id.ts'
import { tidyCv } from '#core/cv/tidy-cv.ts'
import * as accountChanges from '#store/account-changes.ts'
import * as cvs from '#store/cvs.ts'
import type { Tx } from '#store/db.ts'

export const MAX_CVS = 50
const MAX_CV_NAME = 200

/** For use cases that upload or create a CV in their own transaction. */
export async function addCvIn(
  tx: Tx,
  accountId: AccountId,
  { name, content, ...cv }: cvs.NewCv,
  now: Date,
): Promise<CvId> {
  await requireRoom(tx, accountId)
  const kept = { ...cv, name: toCvName(name), content: tidyCv(content) }
  const id = await cvs.add(tx, accountId, kept, now)
  accountChanges.record(tx, accountId, { kind: 'cv', subject: id }, now)
  return id
}

/** A valid name for a CV; never empty. */
export const toCvName = (name: string) =>
  name.toWellFormed().trim().slice(0, MAX_CV_NAME).trim() || 'CV'

/** If there is no room, soft-deleted CVs are purged; they cannot be restored afterwards. */
async function requireRoom(tx: Tx, accountId: AccountId) {
  if ((await cvs.usage(tx, accountId)) < MAX_CVS) return
  await cvs.purgeOwn(tx, accountId)
  if ((await cvs.usage(tx, accountId)) >= MAX_CVS) throw new Refusal('list_full')
}
