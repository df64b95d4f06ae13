/** A text with the words in it that made a job match. */
import { type MarkedText, piecesOf } from '#core/text/marked-text.ts'

export function Marked({ text, marks }: MarkedText) {
  return piecesOf({ text, marks }).map((piece, at) =>
    piece.isMarked ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a text that never change places
      <mark key={at}>{piece.text}</mark>
    ) : (
      piece.text
    ),
  )
}
