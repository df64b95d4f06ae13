/**
 * Decodes an answer's body and counts its bytes while inflating, so at most one chunk too many is in memory.
 * Stopping early closes the connection.
 */
import { pipeline, type Readable } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate, createInflateRaw } from 'node:zlib'
import { RequestProblem } from './request-problem.ts'

/** What we send as Accept-Encoding. */
export const ACCEPTED_ENCODINGS = 'gzip, deflate, br'

const UNPACK = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  br: createBrotliDecompress,
} as const

/** Throws RequestProblem: `too_large` after `maxBytes`, `broken` for an encoding we didn't offer. */
export async function* decodeBody(
  body: Readable,
  encoding: string,
  maxBytes: number,
): AsyncGenerator<Uint8Array> {
  let bytes = 0
  for await (const chunk of unpacked(body, encoding.trim().toLowerCase())) {
    bytes += chunk.length
    if (bytes > maxBytes) throw new RequestProblem('too_large')
    yield chunk
  }
}

async function* unpacked(body: Readable, encoding: string): AsyncGenerator<Uint8Array> {
  if (encoding === '' || encoding === 'identity') return yield* body
  if (encoding === 'deflate') return yield* inflated(body)
  const make = Object.hasOwn(UNPACK, encoding) ? UNPACK[encoding as keyof typeof UNPACK] : null
  if (!make) {
    body.destroy()
    throw new RequestProblem('broken')
  }
  yield* pipeline(body, make(), () => {}) // the reader gets the error
}

/**
 * By the standard, "deflate" is zlib's format, but some servers send a bare stream. The first bytes tell which.
 */
async function* inflated(body: Readable): AsyncGenerator<Uint8Array> {
  const chunks: AsyncIterator<Uint8Array> = body[Symbol.asyncIterator]()
  const first = await chunks.next()
  if (first.done) return
  const [method = 0, check] = first.value
  const isZlib = (method & 0x0f) === 8 && (check === undefined || (method * 256 + check) % 31 === 0)
  const whole = async function* () {
    yield first.value
    yield* { [Symbol.asyncIterator]: () => chunks }
  }
  yield* pipeline(whole, isZlib ? createInflate() : createInflateRaw(), () => {})
}
