/**
 * Reads a form with a file out of a request. The bytes are counted while they come, whatever the request says
 * about its length, and nothing of them touches a disk.
 */
import { MAX_FILE_BYTES } from '#core/file-limits.ts'
import { Refusal } from '#core/refusal.ts'
import { parseMultipart, readBoundary } from './multipart.ts'

export type Upload = {
  /** Fields beside the file; of a name given twice the first. */
  fields: Map<string, string>
  /** Null where nobody chose one. */
  file: { name: string; content: Uint8Array } | null
}

/** Room for the frame of the form and its small fields. */
const FORM_BYTES = 64 * 1024

export async function readUpload(request: Request, maxBytes = MAX_FILE_BYTES): Promise<Upload> {
  const boundary = readBoundary(request.headers.get('content-type'))
  if (boundary === null) throw new Refusal('body_not_form')
  const parts = parseMultipart(await readBytes(request, maxBytes + FORM_BYTES), boundary)
  if (!parts) throw new Refusal('body_not_form')
  const fields = new Map<string, string>()
  let file: Upload['file'] = null
  for (const { name, fileName, content } of parts) {
    if (fileName === null) {
      if (!fields.has(name)) fields.set(name, content.toString('utf8'))
    } else if (fileName !== '' || content.length > 0) {
      if (file) throw new Refusal('body_not_form') // one file at a time
      if (content.length > maxBytes) throw new Refusal('file_too_large')
      file = { name: fileName, content }
    }
  }
  return { fields, file }
}

/** At most so many; one more and nothing of it is kept. */
async function readBytes(request: Request, maxBytes: number): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  if (!request.body) return Buffer.alloc(0)
  for await (const chunk of request.body) {
    bytes += chunk.length
    if (bytes > maxBytes) throw new Refusal('file_too_large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks, bytes)
}
