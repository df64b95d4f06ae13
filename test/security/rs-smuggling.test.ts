/** RS-01: two programs must never disagree about where a request ends. Spoken over a real socket. */
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { createTestApp } from '#test/app.ts'

test.each([
  [
    'both lengths',
    'POST /api/csp-report HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
  ],
  [
    'two lengths',
    'POST /api/csp-report HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\nhello',
  ],
  ['a bare line feed', 'GET /livez HTTP/1.1\nHost: x\n\n'],
  ['a folded header', 'GET /livez HTTP/1.1\r\nHost: x\r\nX-A: 1\r\n 2\r\n\r\n'],
  ['a space before the colon', 'GET /livez HTTP/1.1\r\nHost : x\r\n\r\n'],
])('RS-01 a request with %s is refused and its connection closed', async (_, request) => {
  const app = await createTestApp()
  const port = await app.listen()

  const answer = await speak(port, request)

  expect(answer).toMatch(/^HTTP\/1\.1 400 /)
  expect(answer.match(/HTTP\/1\.1/g)).toHaveLength(1)
})

/** Everything the server says until it closes the connection. */
function speak(port: number, request: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(request))
    socket.setEncoding('utf8')
    socket.on('data', (text: string) => {
      said += text
    })
    socket.on('close', () => resolve(said))
    socket.on('error', reject)
  })
}
