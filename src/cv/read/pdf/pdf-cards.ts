/**
 * Cards in a row: short texts side by side, each under its own title ("Languages", "Databases", "Clouds"). Reading
 * line by line would mix them, so they are read card by card. They are not columns of the page.
 */

import { isDateLike } from '#cv/words/short-dates.ts'
import type { Segment } from './pdf-columns.ts'
import type { Placed as Chunk } from './pdf-rails.ts'

/** A baseline distance above this begins another block, in font sizes. */
const BLOCK_ROOM = 1.9
const MOST_ROWS = 14
const SAME_PLACE = 3
const SAME_HEIGHT = 2.5

export function withCards(segments: Segment[]): Segment[] {
  return segments.flatMap((segment) =>
    segment.kind === 'text'
      ? readCards(segment.chunks)
      : [{ ...segment, left: withCards(segment.left), right: withCards(segment.right) }],
  )
}

function readCards(chunks: Chunk[]): Segment[] {
  const texts: Chunk[][] = [[]]
  for (const block of blocksOf(chunks)) {
    const cards = cardsOf(block)
    if (cards) texts.push(...cards, [])
    else texts.at(-1)?.push(...block.flat())
  }
  return texts.filter((text) => text.length > 0).map((text) => ({ kind: 'text', chunks: text }))
}

/** Groups rows with little space between them. */
function blocksOf(chunks: Chunk[]): Chunk[][][] {
  const blocks: Chunk[][][] = []
  let before: Chunk | undefined
  for (const chunk of [...chunks].sort((a, b) => a.y - b.y || a.x - b.x)) {
    const step = before ? chunk.y - before.y : Number.POSITIVE_INFINITY
    const size = before ? Math.max(chunk.size, before.size) : chunk.size
    const block = blocks.at(-1)
    if (!block || step > BLOCK_ROOM * size || chunk.isAlone || before?.isAlone)
      blocks.push([[chunk]])
    else if (step <= SAME_HEIGHT) block.at(-1)?.push(chunk)
    else block.push([chunk])
    before = chunk
  }
  return blocks
}

function cardsOf(rows: Chunk[][]): Chunk[][] | null {
  const [titles, ...rest] = rows
  if (!titles || titles.length < 2 || rest.length === 0 || rows.length > MOST_ROWS) return null
  const starts = titles.map((chunk) => chunk.x).sort((a, b) => a - b)
  const body = rest.flat()
  const isTitled =
    titles.every((title) => title.isBold) &&
    !body.some((chunk) => chunk.isBold) &&
    !rows.flat().some((chunk) => isDateLike(chunk.text))
  if (!isTitled && !isListBeside(starts, rows.flat())) return null
  const cards = starts.map((): Chunk[] => [])
  for (const chunk of rows.flat()) {
    const at = starts.findLastIndex((x) => chunk.x >= x - SAME_PLACE)
    const next = starts[at + 1]
    if (at < 0 || (next !== undefined && chunk.right > next - SAME_PLACE)) return null
    cards[at]?.push(chunk)
  }
  return cards.every((card) => card.length >= (isTitled ? 2 : 1)) ? cards : null
}

/** A bulleted list on the left, and text without bullets beside it. */
function isListBeside([, second, ...more]: number[], chunks: Chunk[]): boolean {
  if (second === undefined || more.length > 0) return false
  const items = chunks.filter((chunk) => chunk.x < second - SAME_PLACE)
  const beside = chunks.filter((chunk) => chunk.x >= second - SAME_PLACE)
  const marked = items.filter((chunk) => chunk.isBullet)
  const isProse = beside.every((chunk) => !chunk.isBullet && !isDateLike(chunk.text))
  return items[0]?.isBullet === true && marked.length > 1 && isProse && isLong(beside)
}

/** Sentences, not names. */
function isLong(chunks: Chunk[]): boolean {
  return chunks.every((chunk) => chunk.text.length > 25) || chunks.length > 2
}
