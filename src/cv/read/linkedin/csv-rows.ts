/** Reads CSV from an untrusted file, with limits. Rows that cannot be read are left out. */
import { parse } from 'csv-parse/sync'

const MAX_ROWS = 2_000
const MAX_CELLS = 60
const MAX_CELL = 20_000

/** Rows of cells, without blank rows. */
export function csvRows(text: string): string[][] {
  const rows: string[][] = parse(text, {
    bom: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_records_with_error: true,
    skip_records_with_empty_values: true,
    to: MAX_ROWS,
  })
  return rows.map((row) => row.slice(0, MAX_CELLS).map((cell) => cell.slice(0, MAX_CELL)))
}
