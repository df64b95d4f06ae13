/**
 * RS-01, RS-02: two programs must never disagree on where a request ends or which host it is for. Over real sockets.
 */
import { expect, test } from 'vitest'
import { createTestApp } from '#test/app.ts'
import { speak } from '#test/raw-http.ts'

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

test.each([
  ['two Host headers', 'GET /jobs HTTP/1.1\r\nHost: x\r\nHost: evil.test\r\n\r\n'],
  ['two equal ones', 'GET /jobs HTTP/1.1\r\nHost: x\r\nhost: x\r\n\r\n'],
  ['another host in its line', 'GET http://evil.test/jobs HTTP/1.1\r\nHost: x\r\n\r\n'],
  ['no host', 'GET /jobs HTTP/1.1\r\n\r\n'],
  ['no host, as HTTP/1.0 allows', 'GET /jobs HTTP/1.0\r\n\r\n'],
])('RS-02 a request with %s is refused', async (_, request) => {
  const app = await createTestApp()
  const port = await app.listen()
  const ask = request.replace(/\r\n\r\n$/, '\r\nConnection: close\r\n\r\n')
  expect(await speak(port, ask)).toMatch(/^HTTP\/1\.1 400 /)
})

test('RS-02 a request line may name the same host as the header', async () => {
  const app = await createTestApp()
  const port = await app.listen()
  const request = 'GET http://x/livez HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'
  expect(await speak(port, request)).toMatch(/^HTTP\/1\.1 200 /)
})

test.each(['/livez', '/readyz'])('RS-02 a health check of %s may name no host', async (path) => {
  const app = await createTestApp()
  const port = await app.listen()
  expect(await speak(port, `GET ${path} HTTP/1.0\r\n\r\n`)).toMatch(/^HTTP\/1\.1 200 /)
})
