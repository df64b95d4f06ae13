/**
 * F35 to F37: slow and endless requests over real sockets, clients that don't read, what happens to connections when the server stops, and
 * senders that disconnect.
 */
import { type AddressInfo, connect } from 'node:net'
import { Readable } from 'node:stream'
import { expect, onTestFinished, test } from 'vitest'
import { builtServer, createTestApp, METRICS_KEY, NO_OPERATOR } from './app.ts'
import { speak } from './raw-http.ts'
import { signUp } from './sign-up.ts'

/** The product's limits, shortened. */
const SHORT = { headersTimeout: 300, requestTimeout: 600, connectionsCheckingInterval: 100 }

test('F35 500 senders of endless headers are closed, while other requests are answered', async () => {
  const app = await createTestApp()
  const port = await app.listen(SHORT)
  const closed = Array.from({ length: 500 }, () =>
    speak(port, 'GET /jobs HTTP/1.1\r\nHost: x\r\nX-'),
  )
  expect((await fetch(`http://127.0.0.1:${port}/livez`)).status).toBe(200)
  for (const answer of await Promise.all(closed)) expect(answer).toMatch(/^HTTP\/1\.1 408 /)
})

test("F35 the product's limits", async () => {
  const { createHttpServer, serveWith } = await builtServer()
  const server = createHttpServer()
  serveWith(server, () => {})
  expect(server).toMatchObject({
    headersTimeout: 15_000,
    requestTimeout: 60_000,
    maxRequestsPerSocket: 1_000,
    timeout: 60_000,
  })
})

test('F36 a body that does not arrive is answered 408', async () => {
  const app = await createTestApp()
  const port = await app.listen(SHORT)
  const request = 'POST /api/csp-report HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\n{'
  expect(await speak(port, request)).toMatch(/^HTTP\/1\.1 408 /)
  expect(app.errors).toEqual([])
})

test('F36 an endless body is answered 413 long before its end', async () => {
  const app = await createTestApp()
  const port = await app.listen()
  const { answer, sent } = await pour(port, 64 * 1024 * 1024)
  expect(answer).toMatch(/^HTTP\/1\.1 413 /)
  expect(sent).toBeLessThan(64 * 1024 * 1024)
  expect(app.errors).toEqual([])
})

test.each([
  ['200 headers', Array.from({ length: 200 }, (_, nth) => `X-${nth}: 1\r\n`).join('')],
  ['32 KB of headers', `X-Long: ${'x'.repeat(32 * 1024)}\r\n`],
])('F36 %s are answered 431', async (_, headers) => {
  const app = await createTestApp()
  const port = await app.listen()
  const answer = await speak(port, `GET /jobs HTTP/1.1\r\nHost: x\r\n${headers}\r\n`)
  expect(answer).toMatch(/^HTTP\/1\.1 431 /)
  expect(answer).toContain('"code":"address_too_long"')
})

test('a sender that disconnects in the middle of a file is neither logged nor counted as an error', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  const port = await app.listen()
  for (const path of ['/api/me/files', '/dashboard/data', '/api/csp-report']) {
    const socket = connect(port, '127.0.0.1')
    const lines = [
      `POST ${path} HTTP/1.1`,
      'Host: rolecall.test',
      `Cookie: ${ada.jar.header()}`,
      'Sec-Fetch-Site: same-origin',
      'Content-Type: multipart/form-data; boundary=x',
      'Content-Length: 100000',
      '',
      '--x\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\nwords',
    ]
    await new Promise<void>((resolve) => socket.write(lines.join('\r\n'), () => resolve()))
    // Once this later request is answered, the server has begun to read the first.
    await fetch(`http://127.0.0.1:${port}/livez`)
    await new Promise<void>((resolve) => socket.once('close', () => resolve()).destroy())
    await fetch(`http://127.0.0.1:${port}/livez`)
  }
  // The other two are refused before their file arrives.
  await expect.poll(async () => countsOf(await metricsOf(app), 499)).toBe(1)
  expect(countsOf(await metricsOf(app), 500)).toBe(0)
  expect(app.errors).toEqual([])
})

const metricsOf = async (app: Awaited<ReturnType<typeof createTestApp>>) => {
  const headers = { authorization: `Bearer ${METRICS_KEY}` }
  return (await app.request('/metrics', { headers })).text()
}

const countsOf = (metrics: string, status: number) =>
  metrics
    .split('\n')
    .filter(
      (line) => line.startsWith('rolecall_http_requests_total') && line.includes(`"${status}"`),
    )
    .reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0)

test.each([
  ['no form', 'text/weird', 'x'],
  ['JSON', 'application/json', '{}'],
  ['a form of parts without a boundary', 'multipart/form-data', 'x'],
  ['half a form of parts', 'multipart/form-data; boundary=x', '--x\r\nContent-Disp'],
])('%s sent to a page is refused', async (_, type, body) => {
  const app = await createTestApp()
  for (const path of ['/contact', '/newsletter', '/auth/signin', '/auth/signup']) {
    const answer = await app.request(path, {
      method: 'POST',
      headers: { 'content-type': type, origin: 'https://rolecall.test' },
      body,
    })
    expect([path, answer.status]).toEqual([path, 415])
  }
  expect(app.errors).toEqual([])
})

test('F37 a client that never reads a large answer is disconnected, and holds a part of it', async () => {
  const { createHttpServer, serveWith } = await builtServer()
  const server = createHttpServer({ idleTimeout: 300 })
  let written = 0
  const closed = Promise.withResolvers<void>()
  serveWith(server, (_, response) => {
    const part = Buffer.alloc(64 * 1024)
    const body = new Readable({
      read() {
        written += part.length
        this.push(part)
      },
    })
    response.on('close', () => {
      body.destroy()
      closed.resolve()
    })
    body.pipe(response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const client = connect((server.address() as AddressInfo).port)
  client.on('error', () => {}) // it is reset
  client.pause()
  client.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n')
  await closed.promise
  expect(written).toBeLessThan(64 * 1024 * 1024)
  client.destroy()
})

test('an answer in progress when the server stops closes its connection', async () => {
  const { createHttpServer, serveWith } = await builtServer()
  const server = createHttpServer()
  const finish = Promise.withResolvers<void>()
  const asked = Promise.withResolvers<void>()
  const drain = serveWith(server, async (_, response) => {
    asked.resolve()
    await finish.promise
    response.end('done')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const answer = speak(port, 'GET / HTTP/1.1\r\nHost: x\r\n\r\n')
  await asked.promise
  const stopped = drain(5_000)
  finish.resolve()
  expect(await answer).toMatch(/\r\nConnection: close\r\n/)
  await stopped
})

test('metrics need their key', async () => {
  const app = await createTestApp()
  const ask = (authorization?: string) =>
    app.request('/metrics', authorization ? { headers: { authorization } } : {})
  for (const wrong of [undefined, 'Bearer ', 'Bearer wrong', `Basic ${METRICS_KEY}`, METRICS_KEY]) {
    const answer = await ask(wrong)
    expect(answer.status, wrong).toBe(401)
    expect(answer.headers.get('www-authenticate')).toBe('Bearer')
  }
  const answer = await ask(`Bearer ${METRICS_KEY}`)
  expect(answer.status).toBe(200)
  expect(await answer.text()).toContain('rolecall_search_waiting')
})

test('security.txt states the contact, the expiry date and its own address', async () => {
  const operator = { ...NO_OPERATOR, email: 'ops@jobs.example.org' }
  const app = await createTestApp({ settings: { operator }, now: '2026-03-02T09:00:00Z' })
  const answer = await app.request('/.well-known/security.txt')
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain; charset=utf-8$/i)
  expect(await answer.text()).toBe(`Contact: mailto:ops@jobs.example.org
Expires: 2026-08-29T00:00:00.000Z
Preferred-Languages: en
Canonical: http://rolecall.test/.well-known/security.txt
`)
  const unnamed = await createTestApp()
  expect((await unnamed.request('/.well-known/security.txt')).status).toBe(404)
})

/** Sends chunks until the server answers or closes the connection. */
function pour(port: number, maxBytes: number): Promise<{ answer: string; sent: number }> {
  return new Promise((resolve) => {
    let [answer, sent] = ['', 0]
    const socket = connect(port, '127.0.0.1')
    const chunk = `10000\r\n${'x'.repeat(0x10000)}\r\n`
    const more = () => {
      while (answer === '' && sent < maxBytes && socket.writable) {
        sent += chunk.length
        if (!socket.write(chunk)) return
      }
    }
    socket.setEncoding('utf8')
    socket.write('POST /api/csp-report HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n')
    socket.on('drain', more)
    socket.on('data', (text: string) => {
      answer += text
      socket.end()
    })
    socket.on('error', () => {}) // the server may close before it has read everything
    socket.on('close', () => resolve({ answer, sent }))
    more()
  })
}
