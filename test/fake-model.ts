/** A local language model with scripted answers, from correct ones to every kind of failure. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

export type Asked = {
  path: string
  headers: IncomingMessage['headers']
  body: { messages: { role: string; content: string }[]; tools?: unknown; max_tokens: number }
}

export type FakeModel = {
  url: string
  asked: Asked[]
  /** Requests for other paths than completions: something followed a link from the model's output. */
  canaryHits(): string[]
  answerWith(answer: (response: ServerResponse, asked: Asked) => void): void
}

export async function fakeModel(): Promise<FakeModel> {
  const asked: Asked[] = []
  const others: string[] = []
  let answer: (response: ServerResponse, asked: Asked) => void = says('')
  const server = createServer(async (request, response) => {
    let text = ''
    for await (const chunk of request) text += chunk
    if (request.url !== '/v1/chat/completions') {
      others.push(request.url ?? '')
      response.end('canary')
      return
    }
    const one = { path: request.url, headers: request.headers, body: JSON.parse(text) }
    asked.push(one)
    answer(response, one)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/v1`,
    asked,
    canaryHits: () => others,
    answerWith(next) {
      answer = next
    },
  }
}

/** Streams this text in OpenAI's format, 50 characters at a time. */
export const says = (text: string) => (response: ServerResponse) => {
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  for (let at = 0; at < text.length; at += 50) {
    response.write(piece({ content: text.slice(at, at + 50) }))
  }
  response.end('data: [DONE]\n\n')
}

export const answersJson = (value: unknown) => says(JSON.stringify(value))

export const piece = (delta: object) => `data: ${JSON.stringify({ choices: [{ delta }] })}\n\n`
