/**
 * Reads a form with a file out of a request, when it is the turn of the account that sends it. The bytes are counted
 * while they come, whatever the request says about its length, and nothing of them touches a disk.
 */
import type { AccountId } from '#core/account/account.ts'
import { Refusal } from '#core/api/refusal.ts'
import { MAX_FILE_BYTES } from '#core/files/file-limits.ts'
import type { World } from '#work/world/world.ts'
import { type Part, parseMultipart, readBoundary } from './multipart.ts'

export type Upload = {
  /** Fields beside the file; of a name given twice the first. */
  fields: Map<string, string>
  /** Null where nobody chose one. */
  file: { name: string; content: Uint8Array } | null
}

type Turns = Pick<World, 'uploadTurn'>
type Sent = { accountId: AccountId; request: Request }

/** Room for the frame of the form and its small fields. */
const FORM_BYTES = 64 * 1024

export async function readUpload(
  world: Turns,
  { maxBytes = MAX_FILE_BYTES, ...sent }: Sent & { maxBytes?: number },
): Promise<Upload> {
  const tooLarge = () => new Refusal('file_too_large')
  const parts = await readParts(world, { ...sent, maxBytes: maxBytes + FORM_BYTES, tooLarge })
  const fields = new Map<string, string>()
  let file: Upload['file'] = null
  for (const { name, fileName, content } of parts) {
    if (fileName === null) {
      if (!fields.has(name)) fields.set(name, content.toString('utf8'))
    } else if (fileName !== '' || content.length > 0) {
      if (file) throw new Refusal('body_not_form') // one file at a time
      if (content.length > maxBytes) throw tooLarge()
      file = { name: fileName, content }
    }
  }
  return { fields, file }
}

/** The parts of a form as they were sent. */
export async function readParts(
  { uploadTurn }: Turns,
  {
    accountId,
    request,
    ...limits
  }: Sent & { maxBytes: number; maxParts?: number; tooLarge(): Refusal },
): Promise<Part[]> {
  const boundary = readBoundary(request.headers.get('content-type'))
  if (boundary === null) throw new Refusal('body_not_form')
  const endTurn = await uploadTurn(accountId, request.signal)
  try {
    const parts = parseMultipart(await readBytes(request, limits), boundary, limits.maxParts)
    if (!parts) throw new Refusal('body_not_form')
    return parts
  } finally {
    endTurn()
  }
}

/** At most so many; one more and nothing of it is kept. */
async function readBytes(
  request: Request,
  { maxBytes, tooLarge }: { maxBytes: number; tooLarge(): Refusal },
): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  if (!request.body) return Buffer.alloc(0)
  try {
    for await (const chunk of request.body) {
      bytes += chunk.length
      if (bytes > maxBytes) throw tooLarge()
      chunks.push(chunk)
    }
  } catch (error) {
    if (error instanceof Refusal) throw error
    throw new Refusal('upload_stopped') // the sender is gone
  }
  return Buffer.concat(chunks, bytes)
}
