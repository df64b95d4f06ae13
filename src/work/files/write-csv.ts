/** Tables as CSV (RFC 4180) that spreadsheets open safely: no cell is taken for a formula. */
import { stringify } from 'csv-stringify/sync'
import { toSafeCell } from '#core/files/csv-safe.ts'

/** A byte order mark: without it Excel reads UTF-8 in the encoding of the country. */
export const CSV_BEGINNING = '\ufeff'

/** Many spreadsheets divide cells at semicolons or tabs, whose rest could then be a formula. */
const QUOTED = /[\r\n;\t]/

/** One line with its end. Null and undefined are empty, a date is ISO 8601, arrays and objects are JSON. */
export const csvLine = (values: readonly unknown[]): string =>
  stringify([values.map(toCell)], { record_delimiter: 'windows', quoted_match: QUOTED })

function toCell(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number') return String(value)
  if (value instanceof Date) return value.toISOString()
  return toSafeCell(typeof value === 'string' ? value : JSON.stringify(value))
}
