/**
 * Cells that no spreadsheet takes for a formula (OWASP ASVS 1.2.10): one that begins like one gets an apostrophe before
 * it, which spreadsheets hide. Reading takes exactly that apostrophe away again, so that every text survives the way out
 * and back.
 */

/** What begins a formula, in both widths, and what spreadsheets skip before one. */
const FORMULA = /^[=+\-@\t\r\n\0＝＋－＠﹢﹣﹦﹫−]/
/** An apostrophe of the text's own before such a beginning gets another, or reading would take it. */
const GUARDED = /^'+[=+\-@\t\r\n\0＝＋－＠﹢﹣﹦﹫−]/

export const toSafeCell = (text: string): string =>
  FORMULA.test(text) || GUARDED.test(text) ? `'${text}` : text

export const fromSafeCell = (cell: string): string => (GUARDED.test(cell) ? cell.slice(1) : cell)
