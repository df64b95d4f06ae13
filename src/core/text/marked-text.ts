/**
 * A text and the parts of it to highlight, in a form that can be sent: ranges of UTF-16 units, in
 * order, without overlaps.
 */

/** Start inclusive, end exclusive. */
export type MarkRange = [start: number, end: number]

export type MarkedText = { text: string; marks: MarkRange[] }

export type Piece = { text: string; isMarked: boolean }

/**
 * Splits the text into pieces to render one after the other. Ranges beyond the end of the text have
 * no effect.
 */
export function piecesOf({ text, marks }: MarkedText): Piece[] {
  const pieces: Piece[] = []
  let at = 0
  const add = (end: number, isMarked: boolean) => {
    const piece = text.slice(at, end)
    if (piece) pieces.push({ text: piece, isMarked })
    at = Math.max(at, end)
  }
  for (const [start, end] of marks) {
    add(start, false)
    add(end, true)
  }
  add(text.length, false)
  return pieces
}
