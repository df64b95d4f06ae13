/**
 * Gzip, recognized by its first bytes and inflated as it is read. Node's stream drops unread output when the
 * input is broken; this yields every byte from before the error and then throws it.
 */
import { createGunzip, type Gunzip } from 'node:zlib'

/** The bytes as they are, or inflated if they start like gzip. */
export async function* inflated(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let gunzip: Gunzip | null = null
  let ready: Buffer[] = []
  let isFirst = true
  try {
    for await (const chunk of chunks) {
      if (isFirst && isGzip(chunk)) {
        gunzip = createGunzip()
        gunzip.on('data', (bytes: Buffer) => ready.push(bytes))
        gunzip.on('error', () => {}) // `push` already handles the error
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

/** Resolves when the chunk (null: the end) has been processed, with its error if there was one. */
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
