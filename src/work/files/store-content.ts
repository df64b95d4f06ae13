/**
 * Checks and stores the content of a new file, before the transaction that adds the file. In the database it is written
 * by that transaction. Elsewhere it is written first, and announced before that as something to be removed: if the
 * transaction fails or the server dies, no object stays without a file.
 */
import { randomUUID } from 'node:crypto'
import { Refusal } from '#core/api/refusal.ts'
import { type FilePurpose, fileKind } from '#core/files/file-kind.ts'
import { inTransaction } from '#store/db.ts'
import * as removals from '#store/object-removals.ts'
import { ObjectProblem, type ObjectStorage } from '#work/use-case/object-storage.ts'
import type { Services } from '#work/use-case/use-case-services.ts'

/** Much longer than an upload and its transaction may take. */
const CLAIM_WITHIN_MS = 3_600_000

export type UploadedFile = { kind: FilePurpose; name: string; content: Uint8Array }
export type StoredUpload = UploadedFile & {
  isScanned: boolean
  /** The object with the content; null if the transaction has to write it. */
  objectName: string | null
}

/** What storing a file takes. */
export type FileServices = Pick<Services, 'db' | 'clock' | 'log' | 'scanFile' | 'objects'>

/** `add` adds the file, or doesn't need it after all. Throws what it throws, and refuses if the storage is away. */
export async function withStored<T>(
  services: FileServices,
  uploaded: UploadedFile,
  add: (stored: StoredUpload) => Promise<T>,
): Promise<T> {
  const { kind, name, content } = uploaded
  const { clock, scanFile, objects } = services
  if (!fileKind(name, content, kind)) throw new Refusal('unsupported_file')
  const isScanned = await scanFile(content)
  if (!objects?.takesNewFiles) return add({ ...uploaded, isScanned, objectName: null })
  const objectName = await putNew(services, objects, content)
  try {
    return await add({ ...uploaded, isScanned, objectName })
  } finally {
    // If this fails, it is removed in an hour.
    await inTransaction(services.db, (tx) => removals.giveUp(tx, objectName, clock.now())).catch(
      () => {},
    )
  }
}

/** The name of a new object. What arrives after a failure is removed in an hour. */
async function putNew(
  { db, clock, log }: FileServices,
  objects: ObjectStorage,
  content: Uint8Array,
): Promise<string> {
  try {
    return await putAnnounced({ db, clock }, objects, content)
  } catch (error) {
    if (!(error instanceof ObjectProblem)) throw error
    log.error({ err: error }, 'a file cannot be stored')
    throw new Refusal('file_not_stored')
  }
}

/** Throws ObjectProblem. Returns the name of the object, which a transaction has to claim. */
export async function putAnnounced(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  objects: ObjectStorage,
  content: Uint8Array,
): Promise<string> {
  const name = randomUUID()
  const removeAt = new Date(clock.now().getTime() + CLAIM_WITHIN_MS)
  await inTransaction(db, (tx) => removals.announce(tx, name, removeAt))
  await objects.put(name, content)
  return name
}
