/**
 * The answer that hands a file back to its owner. Whatever is in it, a browser saves it and neither guesses
 * its type nor runs any of it; a picture in a page is drawn all the same.
 */
import { formatAttachment } from '#core/file-name.ts'
import type { StoredFile } from '#store/files.ts'

/** The content under an id never changes, so the id is its tag. */
export function attachment(
  { id, name, mediaType, content }: StoredFile & { content: Buffer },
  request: Request,
): Response {
  const tag = `"${id}"`
  const headers = {
    'Content-Type': mediaType === 'text/plain' ? 'application/octet-stream' : mediaType,
    'Content-Disposition': formatAttachment(name),
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'private, no-cache',
    ETag: tag,
  }
  if (request.headers.get('if-none-match') === tag)
    return new Response(null, { status: 304, headers })
  return new Response(new Uint8Array(content), { headers })
}
