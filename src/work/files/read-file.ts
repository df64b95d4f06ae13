/** Reads a person's own file, wherever its content is. An object that is not what was uploaded is refused, not returned. */
import type { AccountId } from '#core/account/account.ts'
import { Refusal } from '#core/api/refusal.ts'
import type { FileId } from '#core/files/file-id.ts'
import * as files from '#store/files.ts'
import { ObjectProblem } from '#work/use-case/object-storage.ts'
import type { Services } from '#work/use-case/use-case-services.ts'

export type FileReader = Pick<Services, 'db' | 'log' | 'objects'>
export type WholeFile = files.StoredFile & { content: Buffer }

/** Null if this person has no such file. Refuses if its content can't be read at the moment. */
export async function readFile(
  services: FileReader,
  accountId: AccountId,
  id: FileId,
): Promise<WholeFile | null> {
  const file = await files.find(services.db, accountId, id)
  return file && withContent(services, accountId, file)
}

/** The same for a file that `files.find` has found. */
export async function withContent(
  services: FileReader,
  accountId: AccountId,
  found: files.PlacedFile,
): Promise<WholeFile | null> {
  const content = await contentOf(services, accountId, found)
  if (content !== null) return { ...toShown(found), content }
  // It was deleted or moved a moment ago.
  const { id } = found
  const now = await files.find(services.db, accountId, id)
  if (now === null) return null
  const moved = await contentOf(services, accountId, now)
  if (moved !== null) return { ...toShown(now), content: moved }
  throw away(services, now, 'its content is missing')
}

/** Null if it is not where the file says. */
async function contentOf(
  services: FileReader,
  accountId: AccountId,
  file: files.PlacedFile,
): Promise<Buffer | null> {
  const { db, objects } = services
  if (file.objectName === null) return files.content(db, accountId, file.id)
  if (objects === null) throw away(services, file, 'S3 is not set up')
  try {
    const content = await objects.get(file.objectName)
    if (content === null || isIntact(content, file)) return content
  } catch (error) {
    if (error instanceof ObjectProblem) throw away(services, file, error.message)
    throw error
  }
  throw away(services, file, 'its content is not what was uploaded')
}

/** Whether this is the content that was uploaded. */
export const isIntact = (content: Uint8Array, { sha256 }: Pick<files.PlacedFile, 'sha256'>) =>
  files.sha256Of(content).equals(sha256)

function away({ log }: FileReader, { id, objectName }: files.PlacedFile, reason: string): Refusal {
  log.error({ file: id, object: objectName, reason }, 'a file cannot be read')
  return new Refusal('file_away')
}

const toShown = ({ objectName: _, sha256: __, ...file }: files.PlacedFile): files.StoredFile => file
