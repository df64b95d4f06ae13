/** Changes a CV by one step, on the version that its owner looked at; undoes steps; notes what they confirm. */
import type { AccountId } from '#core/account/account.ts'
import { Refusal } from '#core/api/refusal.ts'
import { type CvEdit, editCv } from '#core/cv/cv-edit.ts'
import type { CvId } from '#core/cv/cv-id.ts'
import { valuesOf } from '#core/cv/cv-values.ts'
import { idsIn } from '#core/cv/tidy-cv.ts'
import * as accountChanges from '#store/account-changes.ts'
import * as cvs from '#store/cvs.ts'
import { inTransaction } from '#store/db.ts'
import type { World } from '#work/world/world.ts'
import { asRead } from './whole-cv.ts'
import { lockedCv, restoreCvVersion, writeCvIn } from './write-cv.ts'

type Parts = Pick<World, 'db' | 'clock'>
type Seen = { id: CvId; version: number }

/** `at`: the key of what was changed; null where it is gone. */
export type Mended = { cv: cvs.StoredCv; at: string | null }

/** Refuses with `invalid_body` what cannot be said there, with `not_found` what speaks of nothing that is there. */
export function mendCv(
  { db, clock }: Parts,
  accountId: AccountId,
  { id, version, edit }: Seen & { edit: CvEdit },
): Promise<Mended> {
  const now = clock.now()
  return inTransaction(db, async (tx) => {
    const before = await lockedCv(tx, accountId, id, version)
    // An id that stands in the reading is not given to another part.
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

/** Back to what the CV was before its last change, as its newest version. */
export function undoCv(world: Parts, accountId: AccountId, { id, version }: Seen) {
  if (version < 2) throw new Refusal('not_found')
  return restoreCvVersion(world, accountId, { id, version, restored: version - 1 })
}

/** A value that was read is right as it is. */
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
