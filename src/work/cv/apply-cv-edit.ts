/** Applies single edits to the version of a CV that its owner saw, undoes them, and records confirmed values. */
import type { AccountId } from '#core/account/account.ts'
import { Refusal } from '#core/api/refusal.ts'
import { type CvEdit, editCv } from '#core/cv/cv-edit.ts'
import type { CvId } from '#core/cv/cv-id.ts'
import { valuesOf } from '#core/cv/cv-values.ts'
import { idsIn } from '#core/cv/tidy-cv.ts'
import * as accountChanges from '#store/account-changes.ts'
import * as cvs from '#store/cvs.ts'
import { inTransaction } from '#store/db.ts'
import type { Services } from '#work/use-case/use-case-services.ts'
import { asRead } from './whole-cv.ts'
import { lockedCv, restoreCvVersion, writeCvIn } from './write-cv.ts'

type Parts = Pick<Services, 'db' | 'clock'>
type Seen = { id: CvId; version: number }

/** `at`: the key of the changed value; null if it was removed. */
export type EditedCv = { cv: cvs.StoredCv; at: string | null }

/** Throws `invalid_body` for an invalid value, and `not_found` if the edited part does not exist. */
export function applyCvEdit(
  { db, clock }: Parts,
  accountId: AccountId,
  { id, version, edit }: Seen & { edit: CvEdit },
): Promise<EditedCv> {
  const now = clock.now()
  return inTransaction(db, async (tx) => {
    const before = await lockedCv(tx, accountId, id, version)
    // Ids that occur in the original reading must not be reused.
    const taken = [
      ...Object.keys(before.reading?.marks ?? {}).map((key) => key.split('.')[0] as string),
      ...idsIn(await asRead(tx, accountId, before)),
    ]
    const edited = editCv(before.content, edit, taken)
    if (edited === null) throw new Refusal('not_found')
    if ('problem' in edited) {
      throw new Refusal('invalid_body', [{ parameter: 'text', message: edited.problem }])
    }
    const { cv: content, at } = edited
    return { cv: await writeCvIn(tx, accountId, { before, content }, now), at }
  })
}

/** Restores the state before the last change, as the newest version. */
export function undoCv(services: Parts, accountId: AccountId, { id, version }: Seen) {
  if (version < 2) throw new Refusal('not_found')
  return restoreCvVersion(services, accountId, { id, version, restored: version - 1 })
}

/** Records that a value was read correctly. */
export function confirmCvValue(
  { db, clock }: Parts,
  accountId: AccountId,
  { id, version, key }: Seen & { key: string },
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const { content, reading } = await lockedCv(tx, accountId, id, version)
    const text = valuesOf(content).find((value) => value.key === key)?.text ?? null
    if (!reading || text === null) throw new Refusal('not_found')
    const confirmed = { ...reading.confirmed, [key]: text }
    await cvs.setReading(tx, accountId, { id, reading: { ...reading, confirmed } })
    accountChanges.record(tx, accountId, { kind: 'cv', subject: id }, clock.now())
  })
}
