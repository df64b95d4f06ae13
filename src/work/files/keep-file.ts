/** Stores an uploaded file privately, within the limits per person. */
import type { AccountId } from '#core/account/account.ts'
import { Refusal } from '#core/api/refusal.ts'
import { fileKind } from '#core/files/file-kind.ts'
import { MAX_FILES, MAX_TOTAL_BYTES } from '#core/files/file-limits.ts'
import { toFileName } from '#core/files/file-name.ts'
import * as accountChanges from '#store/account-changes.ts'
import { inTransaction, type Tx } from '#store/db.ts'
import * as files from '#store/files.ts'
import {
  type FileServices,
  type StoredUpload,
  type UploadedFile,
  withStored,
} from './store-content.ts'

export function keepFile(
  services: FileServices,
  accountId: AccountId,
  uploaded: UploadedFile,
): Promise<files.StoredFile> {
  const { db, clock } = services
  return withStored(services, uploaded, (stored) =>
    inTransaction(db, (tx) => keepFileIn(tx, accountId, stored, clock.now())),
  )
}

/** The same inside a larger transaction. A file with the same kind and content is not stored twice. */
export async function keepFileIn(
  tx: Tx,
  accountId: AccountId,
  { kind, name, content, isScanned, objectName }: StoredUpload,
  now: Date,
): Promise<files.StoredFile> {
  const is = fileKind(name, content, kind)
  if (!is) throw new Refusal('unsupported_file')
  const before = await files.same(tx, accountId, { kind, content })
  if (before) return before
  await requireRoom(tx, accountId, content.length)
  const file = { kind, name: toFileName(name), mediaType: is.mediaType, isScanned }
  const id = await files.add(tx, { accountId, ...file, content, objectName }, now)
  if (id === null) throw new Refusal('file_not_stored')
  accountChanges.record(tx, accountId, { kind: 'file', subject: id }, now)
  return { id, ...file, bytes: content.length, createdAt: now }
}

/** If there is no room, soft-deleted files are purged; they cannot be restored afterwards. */
async function requireRoom(tx: Tx, accountId: AccountId, bytes: number) {
  if (hasRoom(await files.usage(tx, accountId), bytes)) return
  await files.purgeOwn(tx, accountId)
  if (!hasRoom(await files.usage(tx, accountId), bytes)) throw new Refusal('too_many_files')
}

const hasRoom = (kept: { files: number; bytes: number }, bytes: number) =>
  kept.files < MAX_FILES && kept.bytes + bytes <= MAX_TOTAL_BYTES
