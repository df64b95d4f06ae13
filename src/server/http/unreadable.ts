/**
 * Answers to requests that Node can't parse. They reach no route, so these answers are written directly to the
 * connection.
 */
import type { ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { REFUSALS, type RefusalCode } from '#core/api/refusal.ts'
import { entryOf } from '#core/text/entry-of.ts'

/** For a server's `clientError`: too slow, too large, or not HTTP. */
export function refuseUnreadable({ code }: NodeJS.ErrnoException, connection: Duplex): void {
  if (code === 'ECONNRESET' || !connection.writable) return void connection.destroy()
  const refusal = code === undefined ? undefined : entryOf(REFUSED, code)
  connection.end(refusal ? asHttp(refusal) : UNREADABLE)
}

export function refuseTooManyHeaders(response: ServerResponse): void {
  const { reason, body } = REFUSED.HPE_HEADER_OVERFLOW as Refused
  response.writeHead(REFUSALS.address_too_long.status, reason, { ...HEADERS, Connection: 'close' })
  response.end(body)
}

type Refused = { code: RefusalCode; reason: string; body: string }

const HEADERS = { 'Content-Type': 'application/problem+json', 'Cache-Control': 'no-store' }

/** By Node's error code. */
const REFUSED: Readonly<Record<string, Refused>> = {
  HPE_HEADER_OVERFLOW: refused('address_too_long', 'Request Header Fields Too Large'),
  HPE_CHUNK_EXTENSIONS_OVERFLOW: refused('body_too_large', 'Payload Too Large'),
  ERR_HTTP_REQUEST_TIMEOUT: refused('request_too_slow', 'Request Timeout'),
}

const UNREADABLE = 'HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n'

function refused(code: RefusalCode, reason: string): Refused {
  const { status, message } = REFUSALS[code]
  return {
    code,
    reason,
    body: JSON.stringify({ type: 'about:blank', title: message, status, detail: message, code }),
  }
}

function asHttp({ code, reason, body }: Refused): string {
  return [
    `HTTP/1.1 ${REFUSALS[code].status} ${reason}`,
    ...Object.entries(HEADERS).map(([name, value]) => `${name}: ${value}`),
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
    '',
    body,
  ].join('\r\n')
}
