/**
 * What is in a backup, in this order: a header, then for each table its name and columns, its rows as PostgreSQL copies
 * them, and their checksum, then the totals. Each record has a letter, a length and a content, JSON except for rows.
 */
import { z } from 'zod'
import { readExactly } from './read-exactly.ts'
import type { TableSum } from './row-digest.ts'

const Header = z.object({
  /** Of the product that made the backup. */
  product: z.string(),
  /** When it was begun: everything committed before is in it. */
  madeAt: z.iso.datetime().transform((text) => new Date(text)),
  /** "18.4" */
  postgres: z.string(),
  encoding: z.string(),
  /** The migrations that had been applied, with the SHA-256 of each. */
  migrations: z.array(z.object({ name: z.string(), sha256: z.string() })),
  sequences: z.array(z.object({ name: z.string(), last: z.string(), isCalled: z.boolean() })),
  /** Identifies the key that the database is encrypted with; null if nothing is. */
  keyId: z.string().nullable(),
  /** The keys of the instance; null if they were left out or not known. */
  secretKeys: z.array(z.string()).nullable(),
})

const TableStart = z.object({ name: z.string(), columns: z.array(z.string()) })
const TableEnd = z.object({ rows: z.number(), bytes: z.number(), digest: z.string() })
const Totals = z.object({ tables: z.number(), rows: z.number(), bytes: z.number() })

export type ArchiveHeader = z.infer<typeof Header>
export type ArchivedTable = z.infer<typeof TableStart>
export type ArchiveTotals = z.infer<typeof Totals>

export type ArchiveRecord =
  | { kind: 'header'; header: ArchiveHeader }
  | { kind: 'table'; table: ArchivedTable }
  | { kind: 'rows'; piece: Buffer }
  | { kind: 'end'; sum: TableSum }
  | { kind: 'totals'; totals: ArchiveTotals }

const LETTERS = { header: 'H', table: 'T', rows: 'R', end: 'E', totals: 'Z' } as const

/** The rows of one record. */
const MOST_BYTES = 1 << 20

/** As bytes, in one piece or several. */
export function* writeRecord(record: ArchiveRecord): Generator<Buffer> {
  if (record.kind === 'rows') {
    for (let at = 0; at < record.piece.length; at += MOST_BYTES) {
      yield* framed(LETTERS.rows, record.piece.subarray(at, at + MOST_BYTES))
    }
    return
  }
  yield* framed(LETTERS[record.kind], Buffer.from(JSON.stringify(contentOf(record))))
}

/** Throws on anything that `writeRecord` can't have written, and if the totals aren't last. */
export async function* readRecords(bytes: AsyncIterable<Buffer>): AsyncGenerator<ArchiveRecord> {
  const read = readExactly(bytes)
  for (let isOver = false; !isOver; ) {
    const head = await read(5)
    const content = head && (await read(head.readUInt32BE(1)))
    if (!head || !content) throw new Error('the backup ends too early')
    const record = parseRecord(String.fromCharCode(head[0] as number), content)
    isOver = record.kind === 'totals'
    yield record
  }
  if ((await read(1)) !== null) throw new Error('the backup continues after its end')
}

function contentOf(record: Exclude<ArchiveRecord, { kind: 'rows' }>) {
  if (record.kind === 'header') return record.header
  if (record.kind === 'table') return record.table
  return record.kind === 'end' ? record.sum : record.totals
}

function* framed(letter: string, content: Buffer) {
  const head = Buffer.alloc(5)
  head.write(letter, 'latin1')
  head.writeUInt32BE(content.length, 1)
  yield head
  yield content
}

function parseRecord(letter: string, content: Buffer): ArchiveRecord {
  if (letter === LETTERS.rows) return { kind: 'rows', piece: content }
  const json: unknown = JSON.parse(content.toString())
  if (letter === LETTERS.header) return { kind: 'header', header: Header.parse(json) }
  if (letter === LETTERS.table) return { kind: 'table', table: TableStart.parse(json) }
  if (letter === LETTERS.end) return { kind: 'end', sum: TableEnd.parse(json) }
  if (letter === LETTERS.totals) return { kind: 'totals', totals: Totals.parse(json) }
  throw new Error(`the backup contains an unknown record: ${letter}`)
}
