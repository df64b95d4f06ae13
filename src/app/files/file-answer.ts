/**
 * The answer that hands a file back to its owner. Whatever is in it, a browser saves it and neither guesses
 * its type nor runs any of it; a picture in a page is drawn all the same.
 */

import { Refusal } from '#core/api/refusal.ts'
import { formatAttachment, toFileName } from '#core/files/file-name.ts'
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

/** A document that was made just now, to be saved under this name. */
export function madeFile(name: string, mediaType: string, content: Uint8Array): Response {
  return new Response(new Uint8Array(content), {
    headers: {
      'Content-Type': mediaType,
      'Content-Disposition': formatAttachment(toFileName(name)),
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'private, no-store',
    },
  })
}

/** How long a page may be kept whose address carries the version of its document. */
export const VERSIONED_SECONDS = 3600

/** One page of a document as a picture; `asked` is the last part of its address: "1.svg". */
export function pagePicture(
  pages: readonly Uint8Array[],
  asked: string,
  maxAgeSeconds = 0,
): Response {
  const page = pages[Number(/^(\d{1,3})\.svg$/.exec(asked)?.[1] ?? 0) - 1]
  if (!page) throw new Refusal('not_found')
  return new Response(new Uint8Array(page), {
    headers: {
      'Content-Type': 'image/svg+xml',
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control':
        maxAgeSeconds > 0 ? `private, max-age=${maxAgeSeconds}` : 'private, no-store',
    },
  })
}
