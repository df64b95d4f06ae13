/** Keeps a file that somebody handed in, privately, within what one person may keep. */
import type { AccountId } from '#core/account/account.ts'
import { Refusal } from '#core/api/refusal.ts'
import { type FilePurpose, fileKind } from '#core/files/file-kind.ts'
import { MAX_FILES, MAX_TOTAL_BYTES } from '#core/files/file-limits.ts'
import { toFileName } from '#core/files/file-name.ts'
import * as accountChanges from '#store/account-changes.ts'
import { inTransaction, type Tx } from '#store/db.ts'
import * as files from '#store/files.ts'
import type { World } from '#work/world/world.ts'

export type HandedIn = { kind: FilePurpose; name: string; content: Uint8Array }
/** With what the scanner for viruses said: a file is looked at before its transaction begins. */
export type Scanned = HandedIn & { isScanned: boolean }

export async function keepFile(
  { db, clock, scanFile }: Pick<World, 'db' | 'clock' | 'scanFile'>,
  accountId: AccountId,
  handedIn: HandedIn,
): Promise<files.StoredFile> {
  const scanned = { ...handedIn, isScanned: await scanFile(handedIn.content) }
  return inTransaction(db, (tx) => keepFileIn(tx, accountId, scanned, clock.now()))
}

/** The same as a part of something larger. What is kept already with this content is not kept twice. */
export async function keepFileIn(
  tx: Tx,
  accountId: AccountId,
  { kind, name, content, isScanned }: Scanned,
  now: Date,
): Promise<files.StoredFile> {
  const is = fileKind(name, content, kind)
  if (!is) throw new Refusal('unsupported_file')
  const before = await files.same(tx, accountId, { kind, content })
  if (before) return before
  await requireRoom(tx, accountId, content.length)
  const file = { kind, name: toFileName(name), mediaType: is.mediaType, isScanned }
  const id = await files.add(tx, { accountId, ...file, content }, now)
  accountChanges.record(tx, accountId, { kind: 'file', subject: id }, now)
  return { id, ...file, bytes: content.length, createdAt: now }
}

/** What was deleted makes room for what comes; it can then no longer be brought back. */
async function requireRoom(tx: Tx, accountId: AccountId, bytes: number) {
  if (hasRoom(await files.usage(tx, accountId), bytes)) return
  await files.purgeOwn(tx, accountId)
  if (!hasRoom(await files.usage(tx, accountId), bytes)) throw new Refusal('too_many_files')
}

const hasRoom = (kept: { files: number; bytes: number }, bytes: number) =>
  kept.files < MAX_FILES && kept.bytes + bytes <= MAX_TOTAL_BYTES
