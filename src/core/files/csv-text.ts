/** A table as CSV text (RFC 4180), safe to open in a spreadsheet: no cell is taken for a formula. */
import { toSafeCell } from './csv-safe.ts'

/** Without it a spreadsheet takes the letters for those of its own country. */
export const CSV_BEGINNING = '\ufeff'

/** One line with its end. Absent is empty, an instant ISO 8601; what has parts is JSON. */
export const csvLine = (values: readonly unknown[]): string => `${values.map(cellOf).join(',')}\r\n`

function cellOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number') return String(value)
  const text = value instanceof Date ? value.toISOString() : textOf(value)
  const cell = toSafeCell(text)
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))
