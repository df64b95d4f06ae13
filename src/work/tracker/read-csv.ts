/** Parses a table file into rows with line numbers, whatever its encoding, delimiter and line endings. */
import { CsvError, parse } from 'csv-parse/sync'
import { delimiterOf } from '#core/files/csv-delimiter.ts'
import { fromSafeCell } from '#core/files/csv-safe.ts'
import { MAX_CSV_ROWS } from '#core/files/file-limits.ts'
import type { CsvRow } from '#core/tracker/application-csv.ts'

/** A wider table is not a job tracker. */
const MAX_COLUMNS = 60

/** `problem` is a sentence that says why the table could not be read. */
export type ReadCsv = { rows: CsvRow[] } | { problem: string }

/** Excel saves in the Windows encoding by default. Null for workbooks and other files that are not text. */
export function decodeTable(content: Uint8Array): string | null {
  if (content[0] === 0xff && content[1] === 0xfe) return new TextDecoder('utf-16le').decode(content)
  if (content.subarray(0, 8_000).includes(0)) return null
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content)
  } catch {
    return new TextDecoder('windows-1252').decode(content) // the decoder reports invalid UTF-8 only by throwing
  }
}

export function readCsv(text: string): ReadCsv {
  // Browsers submit every line break as CRLF, including those within a cell.
  const records = parseRecords(text.replace(/\r\n?/g, '\n'))
  if ('problem' in records) return records
  let end = 0
  const rows = records.found.map(({ record, info }) => {
    const line = end + 1
    end = info.lines
    return { line, cells: record.map(fromSafeCell) }
  })
  const filled = rows.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
  if (filled.length === 0) return { problem: 'This table is empty.' }
  if (filled.length > MAX_CSV_ROWS + 1) {
    return {
      problem: `This table has more than ${MAX_CSV_ROWS.toLocaleString('en')} rows. Import it in parts.`,
    }
  }
  if (filled.some(({ cells }) => cells.length > MAX_COLUMNS)) {
    return { problem: `This table has more than ${MAX_COLUMNS} columns.` }
  }
  return { rows: filled }
}

type Found = { record: string[]; info: { lines: number } }

function parseRecords(text: string): { found: Found[] } | { problem: string } {
  try {
    const found: unknown = parse(text, {
      bom: true,
      delimiter: delimiterOf(text),
      info: true,
      relax_column_count: true,
      relax_quotes: true,
      to: MAX_CSV_ROWS * 2,
    })
    return { found: found as Found[] }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const line = 'lines' in error ? ` It starts near line ${error.lines}.` : ''
    return { problem: `A quotation mark in this table is never closed.${line}` }
  }
}
