/**
 * Lines of a file of any size, plain or gzip (told by its first bytes, not its name), in flat memory.
 * A line that is too long is reported and skipped; a file that ends early gives what it had.
 */
import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import type { SourceLine } from '#work/import-listings.ts'

/** Far longer than any listing; a longer line is a broken file. */
const MAX_LINE_BYTES = 4 * 1024 * 1024
const NEWLINE = 0x0a

/** Filled in when the last line has been read: what was wrong with the file as a whole. */
export type FileEnd = { problem: string | null }

export async function* readLines(file: string, end: FileEnd): AsyncGenerator<SourceLine> {
  try {
    yield* splitLines(await openFile(file))
  } catch (error) {
    end.problem = explain(error as NodeJS.ErrnoException)
  }
}

async function openFile(file: string): Promise<AsyncIterable<Buffer>> {
  if (file === '-') return process.stdin
  const handle = await open(file)
  const { bytesRead, buffer } = await handle.read(Buffer.alloc(2), 0, 2, 0)
  await handle.close()
  const isGzip = bytesRead === 2 && buffer[0] === 0x1f && buffer[1] === 0x8b
  const raw = createReadStream(file, { highWaterMark: 256 * 1024 })
  return isGzip ? inflate(raw) : raw
}

function inflate(raw: Readable) {
  const gunzip = createGunzip()
  raw.on('error', (error) => gunzip.destroy(error))
  return raw.pipe(gunzip)
}

async function* splitLines(chunks: AsyncIterable<Buffer>): AsyncGenerator<SourceLine> {
  let line = 1
  let parts: Buffer[] = []
  let length = 0

  function take(): SourceLine | null {
    const bytes = Buffer.concat(parts)
    const tooLong = length > MAX_LINE_BYTES
    const at = line++
    parts = []
    length = 0
    if (tooLong) return { line: at, problem: `longer than ${MAX_LINE_BYTES / 1024 / 1024} MB` }
    const text = bytes.toString('utf8').replace(at === 1 ? /^\ufeff/ : '', '')
    return text.trim() === '' ? null : { line: at, text }
  }

  for await (const chunk of chunks) {
    let from = 0
    while (true) {
      const to = chunk.indexOf(NEWLINE, from)
      const part = chunk.subarray(from, to === -1 ? undefined : to)
      length += part.length
      if (length <= MAX_LINE_BYTES) parts.push(part)
      if (to === -1) break
      const taken = take()
      if (taken) yield taken
      from = to + 1
    }
  }
  const last = length > 0 ? take() : null
  if (last) yield last
}

const REASONS: Record<string, string> = {
  ENOENT: 'there is no such file',
  EISDIR: 'it is a directory',
  EACCES: 'it may not be read',
  Z_BUF_ERROR: 'it ends early; what it had was read',
  Z_DATA_ERROR: 'it is damaged from here on; what came before was read',
}

const explain = (error: NodeJS.ErrnoException) => REASONS[error.code ?? ''] ?? error.message
