/** A local server with scripted answers that records each request. Most tests expect none. */
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

export type Canary = {
  port: number
  url: string
  /** For example "127.0.0.1:4000", for use in `allow`. */
  host: string
  /** Sockets opened so far, including those without a request. */
  connections(): number
  /** The requests received. */
  asked: { method: string; path: string; headers: Record<string, unknown>; body: string }[]
  answerWith(answer: RequestListener): void
}

export async function canary(first: RequestListener = (_, response) => response.end('canary')) {
  let answer = first
  let opened = 0
  const asked: Canary['asked'] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    asked.push({
      method: request.method ?? '',
      path: request.url ?? '',
      headers: request.headers,
      body,
    })
    answer(request, response)
  })
  server.on('connection', () => opened++)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  const made: Canary = {
    port,
    url: `http://127.0.0.1:${port}`,
    host: `127.0.0.1:${port}`,
    connections: () => opened,
    asked,
    answerWith(next) {
      answer = next
    },
  }
  return made
}
