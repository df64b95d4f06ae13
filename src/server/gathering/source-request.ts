/** How a source's request is put into words of HTTP, and what an answer says it can be known by later. */
import { createHash } from 'node:crypto'
import type { SafeAnswer, SafeRequest } from '#server/outgoing/safe-fetch.ts'
import type { Validators } from '#sources/source/board-client.ts'
import type { SourceRequest } from '#sources/source/source.ts'

const ACCEPT: Record<SourceRequest['accept'], string> = {
  json: 'application/json, */*;q=0.1',
  xml: 'application/xml, text/xml, application/rss+xml, application/atom+xml, */*;q=0.1',
  html: 'text/html, application/xhtml+xml, */*;q=0.1',
  text: '*/*',
}

/** A source may say more than we do, but not what belongs to the connection, nor that it has a session. */
const NOT_A_SOURCES = [
  'host',
  'cookie',
  'connection',
  'content-length',
  'transfer-encoding',
  'accept-encoding',
]

/** `known`: what the answer is compared with, where it is asked whether it changed. */
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

/** Servers that say more than this to be known by would have it sent back to them with every run. */
const MAX_VALIDATOR = 1_000

/** Null where it says nothing. `before`: what a 304 does not repeat. */
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

/** Addresses may hold keys, and what is kept should not. */
export const digestOf = (url: URL) => createHash('sha256').update(url.href).digest('base64url')
