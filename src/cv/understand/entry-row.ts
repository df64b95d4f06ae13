/** A line of a section as a row: its text without dates and addresses, and its position. */
import type { Line } from '#cv/document/document.ts'
import type { LabeledField } from '#cv/words/label-words.ts'

export type Piece = {
  text: string
  /** Index of its line in the document. */
  line: number
  /** Index of its cell within the line, from the left. */
  cell: number
  isBold: boolean
  isItalic: boolean
  x: number
  /** The field that a label before it announces. */
  field: LabeledField | null
}

export type RowDates = {
  start: string | null
  end: string | null
  isRange: boolean
  line: number
  /** The dates have a cell of their own, or are the row's only content. */
  isApart: boolean
}

export type Row = {
  line: Line
  at: number
  pieces: Piece[]
  dates: RowDates | null
  addresses: string[]
  /** All pieces joined. */
  text: string
  isBullet: boolean
  /** Running text, which a header never is. */
  isText: boolean
  isBold: boolean
  /** Left edge of the text; for formats without pages, 12 points per level of indentation. */
  x: number
  right: number
  /** Where the lines around it wrap; null for formats without pages. */
  edge: number | null
  /** It is in one of several columns, where lines are short. */
  isNarrow: boolean
}
