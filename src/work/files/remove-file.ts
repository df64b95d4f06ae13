/** Deletes a file, and restores it while that is possible. */
import type { AccountId } from '#core/account/account.ts'
import { Refusal } from '#core/api/refusal.ts'
import { type FileId, fileAddress } from '#core/files/file-id.ts'
import * as accountChanges from '#store/account-changes.ts'
import { inTransaction, type Tx } from '#store/db.ts'
import * as files from '#store/files.ts'
import * as profiles from '#store/profiles.ts'
import type { Services } from '#work/use-case/use-case-services.ts'

type Parts = Pick<Services, 'db' | 'clock'>

export function removeFile({ db, clock }: Parts, accountId: AccountId, id: FileId) {
  return change({ db, clock }, accountId, id, async (tx) => {
    await profiles.dropPicture(tx, accountId, fileAddress(id), clock.now())
    return files.remove(tx, accountId, id, clock.now())
  })
}

export function restoreFile(services: Parts, accountId: AccountId, id: FileId) {
  return change(services, accountId, id, async (tx) => {
    if (!(await files.restore(tx, accountId, id))) return false
    const restored = (await files.list(tx, accountId)).find((file) => file.id === id)
    if (restored?.kind === 'avatar') {
      await profiles.bringPicture(tx, accountId, fileAddress(id), services.clock.now())
    }
    return true
  })
}

function change(
  { db, clock }: Parts,
  accountId: AccountId,
  subject: FileId,
  apply: (tx: Tx) => Promise<boolean>,
): Promise<void> {
  return inTransaction(db, async (tx) => {
    if (!(await apply(tx))) throw new Refusal('not_found')
    accountChanges.record(tx, accountId, { kind: 'file', subject }, clock.now())
  })
}
