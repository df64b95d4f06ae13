/**
 * Gzip, recognized by its first bytes and inflated as it is read. A stream that breaks drops what nobody has
 * taken yet; this gives every byte that came before the break, and then throws what was wrong.
 */
import { createGunzip, type Gunzip } from 'node:zlib'

/** The bytes as they are, or inflated when they begin as gzip does. */
export async function* inflated(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let gunzip: Gunzip | null = null
  let ready: Buffer[] = []
  let isFirst = true
  try {
    for await (const chunk of chunks) {
      if (isFirst && isGzip(chunk)) {
        gunzip = createGunzip()
        gunzip.on('data', (bytes: Buffer) => ready.push(bytes))
        gunzip.on('error', () => {}) // the push that met it has it already
      }
      isFirst = false
      if (gunzip) {
        const problem = await push(gunzip, chunk)
        yield* ready
        ready = []
        if (problem) throw problem
      } else yield chunk
    }
    const problem = gunzip && (await push(gunzip, null))
    yield* ready
    if (problem) throw problem
  } finally {
    gunzip?.destroy()
  }
}

const isGzip = (chunk: Buffer) => chunk[0] === 0x1f && chunk[1] === 0x8b

/** Resolves when the chunk (null: the end) is worked off, with what was wrong with it. */
function push(gunzip: Gunzip, chunk: Buffer | null): Promise<Error | null> {
  return new Promise((resolve) => {
    const settle = (error?: Error | null) => {
      gunzip.off('error', settle)
      gunzip.off('end', settle)
      resolve(error ?? null)
    }
    gunzip.once('error', settle)
    if (chunk) gunzip.write(chunk, settle)
    else gunzip.once('end', settle).end()
  })
}
