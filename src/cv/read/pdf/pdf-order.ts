/**
 * Puts the segments of all pages in reading order. A pair of columns that continues on the next page is read as one
 * pair: all of the left one, then all of the right one.
 */

import { isKnownHeading } from '#cv/understand/section-headings.ts'
import type { Segment } from './pdf-columns.ts'
import type { Text } from './pdf-lines.ts'
import type { Placed as Chunk } from './pdf-rails.ts'

type Split = Extract<Segment, { kind: 'split' }>
type Open = { at: number; left: Text[]; right: Text[]; page: number; isLeftWider: boolean }

/** How far the space between columns may move from page to page; points. */
const SAME_GUTTER = 14

export function inOrder(pages: Segment[][]): Text[] {
  const texts: Text[] = []
  let open: Open | null = null
  const close = () => {
    if (open) texts.push(...open.left, ...open.right)
    open = null
  }
  pages.forEach((segments, page) => {
    segments.forEach((segment, i) => {
      const isNext = i === 0 && open !== null && open.page === page - 1
      if (segment.kind === 'split') {
        if (!(isNext && open && Math.abs(open.at - segment.at) < SAME_GUTTER)) close()
        open ??= { at: segment.at, left: [], right: [], page, isLeftWider: isLeftWider(segment) }
        open.left.push(...textsOf(segment.left, page, 0))
        open.right.push(...textsOf(segment.right, page, 1))
        open.page = page
        return
      }
      const { chunks } = segment
      const side = open && (isNext || open.page === page) ? sideOf(open, { chunks, isNext }) : null
      if (side && open) {
        open[side].push({ chunks, page, column: side === 'left' ? 0 : 1 })
        open.page = page
        return
      }
      close()
      texts.push({ chunks, page, column: 0 })
    })
  })
  close()
  return texts
}

function isLeftWider({ left, right }: Split): boolean {
  return widthOf(left) > widthOf(right)
}

function widthOf(segments: Segment[]): number {
  const chunks = chunksIn(segments)
  const [xs, rights] = [chunks.map((chunk) => chunk.x), chunks.map((chunk) => chunk.right)]
  return Math.max(0, ...rights) - Math.min(...xs)
}

function chunksIn(segments: Segment[]): Chunk[] {
  return segments.flatMap((segment) =>
    segment.kind === 'text' ? segment.chunks : chunksIn([...segment.left, ...segment.right]),
  )
}

/**
 * The column that a text continues. On the next page, that is the column on its side of the gutter. If a sidebar on
 * the right ends before the text on the left, that text may continue across the whole width.
 */
function sideOf(
  { at, left, isLeftWider }: Open,
  { chunks, isNext }: { chunks: Chunk[]; isNext: boolean },
): 'left' | 'right' | null {
  if (isNext && chunks.every((chunk) => chunk.x >= at - 3)) return 'right'
  if (isNext && chunks.every((chunk) => chunk.right <= at + 3)) return 'left'
  const first = chunks.reduce((a, b) => (b.y < a.y ? b : a))
  if (!isLeftWider || first.isAlone || isKnownHeading(first.text)) return null
  const before = left.flatMap((text) => text.chunks)
  const margin = Math.min(...before.map((chunk) => chunk.x))
  const last = Math.max(...before.map((chunk) => chunk.y))
  const goesOn = isNext || first.y - last < 2.2 * first.size
  return goesOn && first.x < margin + 3 * first.size ? 'left' : null
}

function textsOf(segments: Segment[], page: number, column: number): Text[] {
  return segments.flatMap((segment) =>
    segment.kind === 'text'
      ? [{ chunks: segment.chunks, page, column }]
      : [...textsOf(segment.left, page, column), ...textsOf(segment.right, page, column + 2)],
  )
}
