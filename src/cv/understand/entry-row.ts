/** A line of a section as a row: what it says apart from its dates and addresses, and where that stands. */
import type { Line } from '#cv/document/document.ts'
import type { Told } from '#cv/words/label-words.ts'

export type Piece = {
  text: string
  /** Index of its line in the document. */
  line: number
  /** Its cell within the line, from the left. */
  cell: number
  isBold: boolean
  isItalic: boolean
  x: number
  /** What a label before it says it is. */
  told: Told | null
}

export type RowDates = {
  start: string | null
  end: string | null
  isRange: boolean
  line: number
  /** They stand in a cell of their own, or are all there is. */
  isApart: boolean
}

export type Row = {
  line: Line
  at: number
  pieces: Piece[]
  dates: RowDates | null
  addresses: string[]
  /** Pieces in one. */
  text: string
  isBullet: boolean
  /** Running text, which no header is. */
  isText: boolean
  isBold: boolean
  /** Of the first letter; of formats without pages 12 points for each level. */
  x: number
  right: number
  /** Where the lines around it are broken; null for formats without pages. */
  edge: number | null
  /** It stands in one of several columns, where lines are short. */
  isNarrow: boolean
}
