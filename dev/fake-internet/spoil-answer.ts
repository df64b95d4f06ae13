/** Sends an answer unchanged, or spoiled by the board's trouble of the day. */
import type { ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setTimeout as delay } from 'node:timers/promises'
import type { Trouble } from './plans.ts'
import type { FakeAnswer } from './system.ts'

const SLOW_MS = 300
const DRIP_MS = 100
/** Together larger than any size limit of a simulation. */
const HUGE_CHUNK = Buffer.alloc(64 * 1024, 'all work and no play ')
const HUGE_CHUNKS = 1_000

export type Sending = { response: ServerResponse; answer: FakeAnswer; etag: string; path: string }

type Send = (sending: Sending) => void | Promise<void>

const WAYS: Partial<Record<Trouble, Send>> = {
  down: ({ response }) => void response.writeHead(503).end('down for maintenance'),
  gone: ({ response }) => void response.writeHead(404).end('no such board'),
  busy: ({ response }) => void response.writeHead(429, { 'retry-after': '3600' }).end(),
  circle: ({ response, path }) => void response.writeHead(302, { location: path }).end(),
  html: ({ response }) =>
    void response
      .writeHead(200, { 'content-type': 'text/html' })
      .end('<!doctype html><html><body><h1>We are back soon</h1></body></html>'),
  cut: ({ response, answer }) =>
    void response
      .writeHead(200, { 'content-type': answer.type })
      .end(answer.body.slice(0, Math.floor(answer.body.length / 2))),
  dropped({ response, answer }) {
    const body = Buffer.from(answer.body)
    response.writeHead(200, { 'content-type': answer.type, 'content-length': body.length })
    response.write(body.subarray(0, Math.floor(body.length / 2)), () => response.destroy())
  },
  charset: ({ response, answer }) =>
    void response
      .writeHead(200, { 'content-type': answer.type })
      .end(Buffer.from(answer.body, 'latin1')),
  mojibake: ({ response, answer }) =>
    void response
      .writeHead(200, { 'content-type': answer.type.replace('utf-8', 'iso-8859-1') })
      .end(answer.body.replace('encoding="UTF-8"', 'encoding="ISO-8859-1"')),
  async slow(sending) {
    await delay(SLOW_MS)
    sendWhole(sending)
  },
  async trickle({ response, answer }) {
    response.writeHead(200, { 'content-type': answer.type })
    for (let at = 0; !response.destroyed; at = (at + 1) % answer.body.length) {
      response.write(answer.body.charAt(at))
      await delay(DRIP_MS)
    }
  },
  async huge({ response, answer }) {
    response.writeHead(200, { 'content-type': answer.type })
    function* chunks() {
      for (let chunk = 0; chunk < HUGE_CHUNKS; chunk++) yield HUGE_CHUNK
    }
    await pipeline(Readable.from(chunks()), response).catch(() => {}) // the reader has stopped
  },
}

export async function sendAnswer(trouble: Trouble | null, sending: Sending): Promise<void> {
  const send = (trouble && WAYS[trouble]) ?? sendWhole
  await send(sending)
}

function sendWhole({ response, answer, etag }: Sending): void {
  response.writeHead(200, { 'content-type': answer.type, etag }).end(answer.body)
}
