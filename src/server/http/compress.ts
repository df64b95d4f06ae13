/**
 * Compresses pages and JSON: with Zstandard if the browser accepts it, otherwise brotli, otherwise gzip. Assets are
 * compressed once at build time, at a higher level, and don't pass through here.
 */
import { promisify } from 'node:util'
import * as zlib from 'node:zlib'
import type { MiddlewareHandler } from 'hono'
import { type Bytes, toUtf8 } from '#app/request/utf8.ts'

const brotli = promisify(zlib.brotliCompress)
const gzip = promisify(zlib.gzip)

const zstd = promisify(zlib.zstdCompress)

/** The text that is sent. It is in the answer too, but taking it from there copies it several times. */
export type TextVariables = { text?: string | Bytes | undefined }

/** Compressing less than this doesn't save a packet. */
const MIN_BYTES = 1_024
/** Brotli 4: within 5% of the size of level 6 on our pages, in half the time. */
const BROTLI_LEVEL = 4
/** Zstandard 2: 1 to 3% larger than level 3 on our pages, in half the time or a third of it. */
const ZSTD_LEVEL = 2
/** Less than this is compressed at once, in half a millisecond: passing it to another thread and back takes longer. */
const MAX_BYTES_AT_ONCE = 256 * 1_024

const COMPRESSIBLE = /^(text\/(?!event-stream)|application\/(?:[\w-]+\+)?(?:json|xml)\b)/

export function compress(): MiddlewareHandler {
  return async (c, next) => {
    await next()
    const { headers, status } = c.res
    const isRead = c.req.method === 'GET' || c.req.method === 'HEAD'
    if (!isRead || headers.has('Content-Encoding')) return
    // A 304 has no content type, but its Vary header must match that of the compressed answer.
    if (status !== 304 && !COMPRESSIBLE.test(headers.get('Content-Type') ?? '')) return
    headers.append('Vary', 'Accept-Encoding')

    const encoding = acceptedEncoding(c.req.header('accept-encoding') ?? '')
    if (!encoding || c.req.method === 'HEAD') return
    // An error that comes later has a text of its own.
    const text: TextVariables['text'] = status === 200 ? c.get('text') : undefined
    if (text === undefined && c.res.body === null) return
    const plain = text === undefined ? Buffer.from(await c.res.arrayBuffer()) : bytesOf(text)
    const small = plain.length < MIN_BYTES
    const bytes = small ? plain : await COMPRESSORS[encoding](plain)
    const answer = new Headers(headers)
    answer.delete('Content-Length')
    if (!small) {
      answer.set('Content-Encoding', encoding)
      const tag = answer.get('ETag')
      if (tag && !tag.startsWith('W/')) answer.set('ETag', `W/${tag}`) // different bytes, same meaning
    }
    c.res = undefined // or Hono would merge the old headers into the new answer
    c.res = new Response(bytes, { status, headers: answer })
  }
}

const bytesOf = (text: string | Bytes) => (typeof text === 'string' ? toUtf8(text) : text)

/** The best first. */
const COMPRESSORS = {
  async zstd(plain: Bytes): Promise<Bytes> {
    const options = {
      pledgedSrcSize: plain.length,
      params: { [zlib.constants.ZSTD_c_compressionLevel]: ZSTD_LEVEL },
    }
    return plain.length < MAX_BYTES_AT_ONCE
      ? zlib.zstdCompressSync(plain, options)
      : zstd(plain, options)
  },
  br: (plain: Bytes): Promise<Bytes> => brotli(plain, brotliOptions(BROTLI_LEVEL, plain.length)),
  gzip: (plain: Bytes): Promise<Bytes> => gzip(plain),
}

type Encoding = keyof typeof COMPRESSORS

/** With the size known beforehand, brotli takes a quarter less time for the same result. */
export const brotliOptions = (level: number, bytes: number) => ({
  params: {
    [zlib.constants.BROTLI_PARAM_QUALITY]: level,
    [zlib.constants.BROTLI_PARAM_SIZE_HINT]: bytes,
  },
})

/** The best encoding that the browser accepts. */
export const acceptedEncoding = (header: string): Encoding | null =>
  ENCODINGS.find((encoding) => accepts(header, encoding)) ?? null

const ENCODINGS = Object.keys(COMPRESSORS) as Encoding[]

/** "br;q=0" means that the browser doesn't accept brotli. */
export const accepts = (header: string, encoding: Encoding): boolean =>
  header
    .toLowerCase()
    .split(',')
    .map((item) => item.split(';').map((part) => part.trim()))
    .some(([name, weight]) => name === encoding && !/^q=0(\.0*)?$/.test(weight ?? ''))
