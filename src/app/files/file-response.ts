/**
 * Responses that return a file to its owner. The headers make browsers download it without sniffing its type
 * or running its content; images embedded in a page still render.
 */

import { Refusal } from '#core/api/refusal.ts'
import { formatAttachment, toFileName } from '#core/files/file-name.ts'
import type { StoredFile } from '#store/files.ts'

/** A file's content never changes, so its id is its ETag. */
export function attachment(
  { id, name, mediaType, content }: StoredFile & { content: Buffer },
  request: Request,
): Response {
  const tag = `"${id}"`
  const headers = {
    'Content-Type': mediaType.startsWith('text/') ? 'application/octet-stream' : mediaType,
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

/** A generated document as a download with this name. */
export function generatedFile(name: string, mediaType: string, content: Uint8Array): Response {
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

/** Cache lifetime of a page image whose URL contains the version of its document. */
export const VERSIONED_SECONDS = 3600

/** One page of a document as an image; `asked` is the last segment of its path: "1.svg". */
export function pageImage(
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
