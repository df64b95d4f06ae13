/**
 * Parses a `multipart/form-data` body (RFC 7578) that is entirely in memory. Accepts at most `MAX_PARTS` unless the
 * caller allows more, with headers of at most `MAX_HEADER_BYTES`. Anything irregular gives null, so that no two
 * parsers can read the same body differently.
 */

export type Part = {
  name: string
  /** As the browser sent it; null for a plain field. */
  fileName: string | null
  content: Buffer
}

export const MAX_PARTS = 10
export const MAX_HEADER_BYTES = 8 * 1024

const BOUNDARY =
  /^multipart\/form-data\s*;(?:.*;)?\s*boundary=(?:"([^"\r\n]{1,70})"|([^\s;"]{1,70}))\s*(?:;|$)/i
const DISPOSITION = /^content-disposition:\s*form-data\s*;(.*)$/im
const BREAK = '\r\n'

/** Used by the check that refuses uploads where files are not accepted, and by form readers. */
export const isMultipart = ({ headers }: Request): boolean =>
  /^\s*multipart\//i.test(headers.get('content-type') ?? '')

/** Null for another content type. */
export function readBoundary(contentType: string | null): string | null {
  const found = BOUNDARY.exec(contentType?.slice(0, 1_000) ?? '')
  return found?.[1] ?? found?.[2] ?? null
}

export function parseMultipart(
  body: Buffer,
  boundary: string,
  maxParts = MAX_PARTS,
): Part[] | null {
  const mark = `--${boundary}`
  if (body.indexOf(mark) !== 0) return null
  const parts: Part[] = []
  let at = mark.length
  while (body.toString('latin1', at, at + 2) !== '--') {
    if (body.toString('latin1', at, at + 2) !== BREAK || parts.length === maxParts) return null
    const start = at + BREAK.length
    const headerEnd = body.subarray(start, start + MAX_HEADER_BYTES).indexOf(BREAK + BREAK)
    if (headerEnd === -1) return null
    const contentStart = start + headerEnd + 2 * BREAK.length
    const end = body.indexOf(BREAK + mark, contentStart)
    if (end === -1) return null
    const head = readDisposition(body.toString('utf8', start, start + headerEnd))
    if (!head) return null
    parts.push({ ...head, content: body.subarray(contentStart, end) })
    at = end + BREAK.length + mark.length
  }
  return parts
}

function readDisposition(header: string): Omit<Part, 'content'> | null {
  const said = DISPOSITION.exec(header)?.[1]
  const name = said && readValue(said, 'name')
  if (typeof name !== 'string') return null
  return { name, fileName: readValue(said as string, 'filename') }
}

/** Browsers escape quotes and line breaks in a name as %22, %0D and %0A, and nothing else. */
function readValue(said: string, key: string): string | null {
  const value = new RegExp(`(?:^|;)\\s*${key}="([^"]*)"`).exec(`;${said}`)?.[1]
  return value?.replace(/%22|%0D|%0A/gi, (escaped) => decodeURIComponent(escaped)) ?? null
}
