/** The CV of a profile: handed in, read where that is easy, taken away, brought back. */
import type { AccountId } from '#core/account.ts'
import type { FileId } from '#core/file-id.ts'
import { formatOf } from '#core/file-kind.ts'
import { Refusal } from '#core/refusal.ts'
import { findSkills } from '#core/skill.ts'
import * as accountChanges from '#store/account-changes.ts'
import { inTransaction, type Tx } from '#store/db.ts'
import * as files from '#store/files.ts'
import * as profiles from '#store/profiles.ts'
import { lockedProfile } from './change-profile.ts'
import { keepFileIn } from './keep-file.ts'
import { readCvText } from './read-cv-text.ts'
import type { World } from './world.ts'

type Parts = Pick<World, 'db' | 'clock'>
type CvFile = { name: string; content: Uint8Array }

/** Skills that the text of a CV names, to be offered; none where nothing could be read. */
export const skillsInCv = (text: string | null): string[] => (text ? findSkills(text) : [])

/** In place of the one before, unless it is the same. Says what could be read of it. */
export function handInCv({ db, clock }: Parts, accountId: AccountId, file: CvFile) {
  const now = clock.now()
  return inTransaction(db, async (tx) => {
    const { cv } = await lockedProfile(tx, accountId, now)
    const kept = await keepFileIn(tx, accountId, { kind: 'cv', ...file }, now)
    const format = formatOf(kept.mediaType)
    const text = format && readCvText(format, file.content)
    if (cv && cv.id !== kept.id) await files.retireCv(tx, accountId, cv.id, now)
    await set(tx, accountId, { fileId: kept.id, text }, now)
    return { file: kept, skills: skillsInCv(text) }
  })
}

/** Returns the id under which it can be brought back. */
export function deleteCv({ db, clock }: Parts, accountId: AccountId): Promise<FileId | null> {
  const now = clock.now()
  return inTransaction(db, async (tx) => {
    const { cv } = await lockedProfile(tx, accountId, now)
    if (!cv) return null
    await files.retireCv(tx, accountId, cv.id, now)
    await set(tx, accountId, { fileId: null, text: null }, now)
    return cv.id
  })
}

/** Puts a deleted CV back, if no other has come meanwhile and it is not yet gone for good. */
export function restoreCv({ db, clock }: Parts, accountId: AccountId, id: FileId): Promise<void> {
  const now = clock.now()
  return inTransaction(db, async (tx) => {
    const { cv } = await lockedProfile(tx, accountId, now)
    if (cv) throw new Refusal('profile_changed')
    if (!(await files.restoreCv(tx, accountId, id))) throw new Refusal('not_found')
    const file = await files.read(tx, accountId, id)
    const format = file && formatOf(file.mediaType)
    if (!file || !format) throw new Refusal('not_found')
    await set(tx, accountId, { fileId: id, text: readCvText(format, file.content) }, now)
  })
}

async function set(
  tx: Tx,
  accountId: AccountId,
  cv: Parameters<typeof profiles.setCv>[2],
  now: Date,
) {
  await profiles.setCv(tx, accountId, cv, now)
  await accountChanges.record(tx, accountId, { kind: 'profile', subject: null }, now)
}
