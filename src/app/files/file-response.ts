/**
 * Responses that return a file to its owner. The headers make browsers download it without sniffing its type
 * or running its content; images embedded in a page still render.
 */

import type { AccountId } from '#core/account/account.ts'
import { Refusal } from '#core/api/refusal.ts'
import type { FileId } from '#core/files/file-id.ts'
import { formatAttachment, toFileName } from '#core/files/file-name.ts'
import * as files from '#store/files.ts'
import { type FileReader, withContent } from '#work/files/read-file.ts'

/**
 * A person's own file. Its content never changes, so its id is its ETag. Null if they have no such file, and a refusal
 * if it can't be read at the moment.
 */
export async function ownFile(
  services: FileReader,
  { accountId, id }: { accountId: AccountId; id: FileId },
  request: Request,
): Promise<Response | null> {
  const found = await files.find(services.db, accountId, id)
  if (found === null) return null
  const tag = `"${id}"`
  const mediaType = found.mediaType.startsWith('text/')
    ? 'application/octet-stream'
    : found.mediaType
  const headers = {
    'Content-Type': mediaType,
    'Content-Disposition': formatAttachment(found.name),
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'private, no-cache',
    ETag: tag,
  }
  if (request.headers.get('if-none-match') === tag)
    return new Response(null, { status: 304, headers })
  const link = services.objects?.link
  if (link && found.objectName !== null && mayLeaveSite(request)) {
    const to = await link(found.objectName, { fileName: found.name, mediaType })
    return new Response(null, {
      status: 302,
      headers: { Location: to, 'Cache-Control': 'private, no-store' },
    })
  }
  const file = await withContent(services, accountId, found)
  return file && new Response(new Uint8Array(file.content), { headers })
}

/** Not for pictures in pages and what scripts load: pages load nothing from other hosts. Programs follow redirects. */
const mayLeaveSite = ({ headers }: Request) =>
  headers.get('sec-fetch-dest') !== 'image' &&
  !['cors', 'same-origin'].includes(headers.get('sec-fetch-mode') ?? '')

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
