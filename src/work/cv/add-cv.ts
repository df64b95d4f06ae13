/** Keeps a new CV of a person's, within what one person may keep. */
import type { AccountId } from '#core/account/account.ts'
import { Refusal } from '#core/api/refusal.ts'
import type { CvId } from '#core/cv/cv-id.ts'
import { tidyCv } from '#core/cv/tidy-cv.ts'
import * as accountChanges from '#store/account-changes.ts'
import * as cvs from '#store/cvs.ts'
import type { Tx } from '#store/db.ts'

export const MAX_CVS = 50
const MAX_CV_NAME = 200

/** A part of what hands in, or makes, a CV. */
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

/** Something to call it by, whatever was given. */
export const toCvName = (name: string) =>
  name.toWellFormed().trim().slice(0, MAX_CV_NAME).trim() || 'CV'

/** What was deleted makes room for what comes; it can then no longer be brought back. */
async function requireRoom(tx: Tx, accountId: AccountId) {
  if ((await cvs.usage(tx, accountId)) < MAX_CVS) return
  await cvs.purgeOwn(tx, accountId)
  if ((await cvs.usage(tx, accountId)) >= MAX_CVS) throw new Refusal('list_full')
}
