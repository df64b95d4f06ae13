/**
 * Reads a form with a file from a request, when the sending account gets its turn. Bytes are counted as they arrive,
 * whatever length the request claims, and never touch a disk.
 */
import type { AccountId } from '#core/account/account.ts'
import { Refusal } from '#core/api/refusal.ts'
import { MAX_FILE_BYTES } from '#core/files/file-limits.ts'
import type { Services } from '#work/use-case/use-case-services.ts'
import { type Part, parseMultipart, readBoundary } from './multipart.ts'

export type Upload = {
  /** Fields beside the file. If a name occurs twice, the first value counts. */
  fields: Map<string, string>
  /** Null if no file was chosen. */
  file: { name: string; content: Uint8Array } | null
}

type Turns = Pick<Services, 'uploadTurn'>
type Sent = { accountId: AccountId; request: Request }

/** For the form's boundaries and its small fields. */
const FORM_BYTES = 64 * 1024

export async function readUpload(
  services: Turns,
  { maxBytes = MAX_FILE_BYTES, ...sent }: Sent & { maxBytes?: number },
): Promise<Upload> {
  const tooLarge = () => new Refusal('file_too_large')
  const parts = await readParts(services, { ...sent, maxBytes: maxBytes + FORM_BYTES, tooLarge })
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

/** One byte over the limit throws, and everything is discarded. */
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
    throw new Refusal('upload_stopped') // the sender disconnected
  }
  return Buffer.concat(chunks, bytes)
}
