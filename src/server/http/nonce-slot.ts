/**
 * A page compressed once and sent many times, each time with another nonce.
 *
 * The nonce occurs some thirty times in a page. In the compressed page its bytes occur once: the first occurrence is
 * stored without compression, and the others are references to it, because the compressor sees the same bytes again.
 * So a new nonce is written over 24 bytes, and browsers decompress it everywhere. Compressing each answer instead takes
 * more time than everything else: see `npm run bench -- pages`.
 */
import { once } from 'node:events'
import { promisify } from 'node:util'
import * as zlib from 'node:zlib'
import { type Bytes, splitBytes } from '#app/request/utf8.ts'
import { brotliOptions } from './compress.ts'

const decompress = promisify(zlib.brotliDecompress)

/** The characters of a nonce: 16 bytes in base64. */
const NONCE_CHARS = 24

/**
 * What the compressor gets in place of a nonce. Of any two neighbors, at least one never occurs in UTF-8, so no text
 * shares even two bytes with it and none is compressed as a reference into the nonce. All bytes differ, so coding them
 * would take more room than they do, and the compressor stores them as they are.
 */
const SLOT = Buffer.from('f511f69bf703f8bdf985fa1ffbaafc07fd92fe18ffb1c00e', 'hex')

/**
 * Up to level 4, brotli codes a byte independently of the bytes before it. From level 5 on, what follows a nonce could be
 * coded differently for different nonces.
 */
const LEVEL = 4
const { BROTLI_OPERATION_FLUSH } = zlib.constants

export type SlottedPage = {
  /** Brotli, with SLOT in place of the first nonce. */
  compressed: Buffer
  /** Where SLOT is. */
  at: number
}

/** Null if `html` doesn't contain `nonce`, or if the compressor didn't store it once and as it is. */
export async function slotPage(html: Bytes, nonce: string): Promise<SlottedPage | null> {
  if (nonce.length !== NONCE_CHARS) return null
  const [begin, ...parts] = splitBytes(html, Buffer.from(nonce))
  if (parts.length === 0) return null
  const compressor = zlib.createBrotliCompress(brotliOptions(LEVEL, html.length))
  const chunks: Buffer[] = []
  compressor.on('data', (chunk: Buffer) => chunks.push(chunk))
  const flush = () =>
    new Promise<void>((resolve) => void compressor.flush(BROTLI_OPERATION_FLUSH, resolve))
  compressor.write(begin)
  await flush()
  compressor.write(SLOT)
  await flush()
  const rest = parts.flatMap((part, index) => [...(index === 0 ? [] : [SLOT]), part])
  compressor.end(Buffer.concat(rest))
  await once(compressor, 'end')
  const compressed = Buffer.concat(chunks)
  const at = compressed.indexOf(SLOT)
  return at < 0 || compressed.includes(SLOT, at + 1) ? null : { compressed, at }
}

/** The page in brotli, with this nonce everywhere. */
export function withNonce({ compressed, at }: SlottedPage, nonce: string): Buffer<ArrayBuffer> {
  if (nonce.length !== NONCE_CHARS) throw new Error('A nonce of this length has no room')
  const page = Buffer.from(compressed)
  page.write(nonce, at, 'latin1')
  return page
}

/** The same for browsers that don't accept brotli. */
export const plainWithNonce = async (page: SlottedPage, nonce: string): Promise<string> =>
  (await decompress(withNonce(page, nonce))).toString('utf8')
