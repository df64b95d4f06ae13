/** Deletes a CV with the file that it was read from, and restores both within a day. */
import type { AccountId } from '#core/account/account.ts'
import { Refusal } from '#core/api/refusal.ts'
import type { CvId } from '#core/cv/cv-id.ts'
import type { FileId } from '#core/files/file-id.ts'
import * as accountChanges from '#store/account-changes.ts'
import * as cvs from '#store/cvs.ts'
import { inTransaction, type Tx } from '#store/db.ts'
import * as files from '#store/files.ts'
import * as profiles from '#store/profiles.ts'
import { lockedProfile } from '#work/profile/change-profile.ts'
import type { Services } from '#work/use-case/use-case-services.ts'
import { textOf } from './upload-cv.ts'

type Parts = Pick<Services, 'db' | 'clock'>

/** Deletes the profile's CV with its text and reading. Returns the file id, with which all can be restored. */
export function deleteCv({ db, clock }: Parts, accountId: AccountId): Promise<FileId | null> {
  const now = clock.now()
  return inTransaction(db, async (tx) => {
    const { cv } = await lockedProfile(tx, accountId, now)
    if (!cv) return null
    const read = await cvs.ofFile(tx, accountId, cv.id)
    if (read) await removeWithFile(tx, accountId, read, now)
    else await retireFile(tx, accountId, cv.id, now)
    return cv.id
  })
}

/** Restores the profile's CV, unless there is another one by now or it has been purged. */
export function restoreCv({ db, clock }: Parts, accountId: AccountId, id: FileId): Promise<void> {
  const now = clock.now()
  return inTransaction(db, async (tx) => {
    const { cv } = await lockedProfile(tx, accountId, now)
    if (cv) throw new Refusal('profile_changed')
    const removed = await cvs.removedOfFile(tx, accountId, id)
    if (removed) await restoreWithFile(tx, accountId, removed, now)
    else await restoreFile(tx, accountId, { id, text: null }, now)
  })
}

export function removeCv({ db, clock }: Parts, accountId: AccountId, id: CvId): Promise<void> {
  const now = clock.now()
  return inTransaction(db, async (tx) => {
    await lockedProfile(tx, accountId, now)
    const cv = await cvs.read(tx, accountId, id)
    if (!cv) throw new Refusal('not_found')
    await removeWithFile(tx, accountId, cv, now)
  })
}

export function restoreRemovedCv({ db, clock }: Parts, accountId: AccountId, id: CvId) {
  const now = clock.now()
  return inTransaction(db, async (tx) => {
    await lockedProfile(tx, accountId, now)
    await restoreWithFile(tx, accountId, id, now)
  })
}

async function removeWithFile(
  tx: Tx,
  accountId: AccountId,
  { id, fileId }: Pick<cvs.CvSummary, 'id' | 'fileId'>,
  now: Date,
) {
  await cvs.remove(tx, accountId, id, now)
  accountChanges.record(tx, accountId, { kind: 'cv', subject: id }, now)
  const isShared = fileId !== null && (await cvs.ofFile(tx, accountId, fileId)) !== null
  if (fileId !== null && !isShared) await retireFile(tx, accountId, fileId, now)
}

/** If it is the profile's CV, its text is removed too. */
async function retireFile(tx: Tx, accountId: AccountId, fileId: FileId, now: Date) {
  const { cv } = await lockedProfile(tx, accountId, now)
  await files.retireCv(tx, accountId, fileId, now)
  if (cv?.id === fileId) await profiles.setCv(tx, accountId, { fileId: null, text: null }, now)
  accountChanges.record(tx, accountId, { kind: 'profile', subject: null }, now)
}

/** If the profile has no CV by now, the restored one becomes the profile's again. */
async function restoreWithFile(tx: Tx, accountId: AccountId, id: CvId, now: Date) {
  if (!(await cvs.restore(tx, accountId, id))) throw new Refusal('not_found')
  const cv = (await cvs.read(tx, accountId, id)) as cvs.StoredCv
  accountChanges.record(tx, accountId, { kind: 'cv', subject: id }, now)
  if (cv.fileId === null) return
  const text = cv.reading && textOf(cv.reading)
  await restoreFile(tx, accountId, { id: cv.fileId, text }, now)
  if ((await cvs.current(tx, accountId)) === null) await profiles.chooseCv(tx, accountId, id, now)
}

async function restoreFile(
  tx: Tx,
  accountId: AccountId,
  { id, text }: { id: FileId; text: string | null },
  now: Date,
) {
  if (!(await files.restoreCv(tx, accountId, id))) throw new Refusal('not_found')
  const { cv } = await lockedProfile(tx, accountId, now)
  if (!cv) await profiles.setCv(tx, accountId, { fileId: id, text }, now)
  accountChanges.record(tx, accountId, { kind: 'profile', subject: null }, now)
}
