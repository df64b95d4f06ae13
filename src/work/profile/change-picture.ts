/** A person's profile picture. Only they can see it, and there is one at a time. */
import type { AccountId } from '#core/account/account.ts'
import { fileAddress } from '#core/files/file-id.ts'
import * as accountChanges from '#store/account-changes.ts'
import { inTransaction } from '#store/db.ts'
import * as files from '#store/files.ts'
import * as profiles from '#store/profiles.ts'
import { keepFileIn } from '#work/files/keep-file.ts'
import { type FileServices, type StoredUpload, withStored } from '#work/files/store-content.ts'
import { lockedProfile } from './change-profile.ts'

/** `picture` null removes it. */
export async function changePicture(
  services: FileServices,
  accountId: AccountId,
  picture: { name: string; content: Uint8Array } | null,
): Promise<void> {
  if (picture === null) return setPicture(services, accountId, null)
  await withStored(services, { kind: 'avatar', ...picture }, (stored) =>
    setPicture(services, accountId, stored),
  )
}

function setPicture(
  { db, clock }: FileServices,
  accountId: AccountId,
  stored: StoredUpload | null,
): Promise<void> {
  const now = clock.now()
  return inTransaction(db, async (tx) => {
    await lockedProfile(tx, accountId, now)
    for (const { id, kind } of await files.list(tx, accountId)) {
      if (kind === 'avatar') await files.remove(tx, accountId, id, now)
    }
    const kept = stored && (await keepFileIn(tx, accountId, stored, now))
    await profiles.setPicture(tx, accountId, kept && fileAddress(kept.id), now)
    accountChanges.record(tx, accountId, { kind: 'account', subject: null }, now)
  })
}
