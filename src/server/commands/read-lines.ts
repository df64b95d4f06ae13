/**
 * Reads lines from a file of any size, or from standard input ("-"), plain or gzip, in constant memory. A line
 * that is too long is reported and skipped; of a truncated file, everything readable is returned.
 */
import { createReadStream } from 'node:fs'
import { entryOf } from '#core/text/entry-of.ts'
import { inflated } from '#server/outgoing/inflate.ts'
import type { SourceLine } from '#work/import/import-listings.ts'

/** Far longer than any listing; a longer line means a broken file. */
const MAX_LINE_BYTES = 4 * 1024 * 1024
/** Bytes read at once. Gzip expands them at most a thousandfold. */
const CHUNK_BYTES = 64 * 1024
const NEWLINE = 0x0a

/** Filled in after the last line: what was wrong with the file as a whole. */
export type FileEnd = { problem: string | null }

export async function* readLines(file: string, end: FileEnd): AsyncGenerator<SourceLine> {
  const bytes =
    file === '-' ? process.stdin : createReadStream(file, { highWaterMark: CHUNK_BYTES })
  try {
    yield* splitLines(inflated(bytes))
  } catch (error) {
    end.problem = explain(error as NodeJS.ErrnoException)
  }
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
  EACCES: 'you have no permission to read it',
  Z_BUF_ERROR: 'it is incomplete; everything up to its end was read',
  Z_DATA_ERROR: 'it is damaged; everything before the damage was read',
}

const explain = (error: NodeJS.ErrnoException) =>
  entryOf(REASONS, error.code ?? '') ?? error.message
