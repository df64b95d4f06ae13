/**
 * Cells that no spreadsheet evaluates as a formula (OWASP ASVS 1.2.10). A cell that begins like a formula gets an
 * apostrophe in front, which spreadsheets hide. Reading removes exactly that apostrophe, so every text survives a
 * round trip.
 */

/** Characters that begin a formula, in both widths, and those that spreadsheets skip before one. */
const FORMULA = /^[=+\-@\t\r\n\0＝＋－＠﹢﹣﹦﹫−]/
/** A text that already has an apostrophe before such a character gets another one, because reading removes one. */
const GUARDED = /^'+[=+\-@\t\r\n\0＝＋－＠﹢﹣﹦﹫−]/

export const toSafeCell = (text: string): string =>
  FORMULA.test(text) || GUARDED.test(text) ? `'${text}` : text

export const fromSafeCell = (cell: string): string => (GUARDED.test(cell) ? cell.slice(1) : cell)
