/** Turns a source's request into an HTTP request, and reads an answer's validators (ETag, Last-Modified). */
import { createHash } from 'node:crypto'
import type { SafeAnswer, SafeRequest } from '#server/outgoing/safe-fetch.ts'
import type { Validators } from '#sources/source/board-client.ts'
import type { SourceRequest } from '#sources/source/source.ts'

const ACCEPT: Record<SourceRequest['accept'], string> = {
  json: 'application/json, */*;q=0.1',
  xml: 'application/xml, text/xml, application/rss+xml, application/atom+xml, */*;q=0.1',
  html: 'text/html, application/xhtml+xml, */*;q=0.1',
  page: 'text/html, application/xhtml+xml',
  text: '*/*',
}

/** A source may set headers of its own, but not those that belong to the connection, and no cookies. */
const NOT_A_SOURCES = [
  'host',
  'cookie',
  'connection',
  'content-length',
  'transfer-encoding',
  'accept-encoding',
]

/** `known`: validators of the previous answer, for a conditional request. */
export function toSafeRequest(
  { url, accept, json, headers = {} }: SourceRequest,
  userAgent: string,
  known: Validators | null,
): Pick<SafeRequest, 'url' | 'method' | 'headers' | 'body'> {
  const own = Object.entries(headers)
    .map(([name, value]) => [name.toLowerCase(), value] as const)
    .filter(([name]) => !NOT_A_SOURCES.includes(name))
  return {
    url,
    headers: {
      'user-agent': userAgent,
      accept: ACCEPT[accept],
      ...(json !== undefined && { 'content-type': 'application/json' }),
      ...(known?.etag && { 'if-none-match': known.etag }),
      ...(known?.lastModified && { 'if-modified-since': known.lastModified }),
      ...Object.fromEntries(own),
    },
    ...(json !== undefined && { method: 'POST', body: JSON.stringify(json) }),
  }
}

/** Longer validators are ignored: they would be sent back with every run. */
const MAX_VALIDATOR = 1_000

/** Null if the answer has none. `before`: values that a 304 answer doesn't repeat. */
export function validatorsOf(
  { headers }: Pick<SafeAnswer, 'headers'>,
  address: string,
  before: Validators | null = null,
): Validators | null {
  const said = (name: string) => {
    const value = headers.get(name)
    return value && value.length <= MAX_VALIDATOR ? value : null
  }
  const etag = said('etag') ?? before?.etag ?? null
  const lastModified = said('last-modified') ?? before?.lastModified ?? null
  return etag === null && lastModified === null ? null : { address, etag, lastModified }
}

/** A digest, because addresses may contain keys, which shouldn't be stored. */
export const digestOf = (url: URL) => createHash('sha256').update(url.href).digest('base64url')
