/** What Node cannot read reaches no route: the one refusal that is written to the connection itself. */
import type { Duplex } from 'node:stream'
import { REFUSALS } from '#core/refusal.ts'

/** For `clientError` of a server. Address and headers together were longer than we read, or were no HTTP. */
export function refuseUnreadable({ code }: NodeJS.ErrnoException, connection: Duplex): void {
  if (code === 'ECONNRESET' || !connection.writable) return void connection.destroy()
  connection.end(code === 'HPE_HEADER_OVERFLOW' ? TOO_LONG : UNREADABLE)
}

const UNREADABLE = 'HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n'
const TOO_LONG = tooLong()

function tooLong(): string {
  const { status, message } = REFUSALS.address_too_long
  const body = JSON.stringify({
    type: 'about:blank',
    title: message,
    status,
    detail: `${message} Please ask with fewer words.`,
    code: 'address_too_long',
  })
  return [
    'HTTP/1.1 400 Bad Request',
    'Content-Type: application/problem+json',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    'Connection: close',
    '',
    body,
  ].join('\r\n')
}
