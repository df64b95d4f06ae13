/** Takes a CV away, and brings it back while that is possible. Its file stays among the person's files. */
import type { AccountId } from '#core/account.ts'
import type { CvId } from '#core/cv-id.ts'
import { Refusal } from '#core/refusal.ts'
import * as accountChanges from '#store/account-changes.ts'
import * as cvs from '#store/cvs.ts'
import { inTransaction } from '#store/db.ts'
import type { World } from './world.ts'

type Parts = Pick<World, 'db' | 'clock'>

export function removeCv({ db, clock }: Parts, accountId: AccountId, id: CvId): Promise<void> {
  const now = clock.now()
  return inTransaction(db, async (tx) => {
    if (!(await cvs.remove(tx, accountId, id, now))) throw new Refusal('not_found')
    await accountChanges.record(tx, accountId, { kind: 'cv', subject: id }, now)
  })
}

export function bringBackCv({ db, clock }: Parts, accountId: AccountId, id: CvId): Promise<void> {
  const now = clock.now()
  return inTransaction(db, async (tx) => {
    if (!(await cvs.restore(tx, accountId, id))) throw new Refusal('not_found')
    await accountChanges.record(tx, accountId, { kind: 'cv', subject: id }, now)
  })
}
