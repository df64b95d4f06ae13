/** A text and the parts of it to mark, as it travels: ranges of UTF-16 units, in order, apart from each other. */

/** From the first unit to the one after the last. */
export type MarkRange = [start: number, end: number]

export type MarkedText = { text: string; marks: MarkRange[] }

export type Piece = { text: string; isMarked: boolean }

/** The text in the pieces that are drawn one after the other. Ranges beyond the text mark nothing. */
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
