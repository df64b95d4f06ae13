/**
 * Pages of segments into texts in the order in which a person reads them. A pair of columns that goes on over the
 * page is read as one pair: all of the left one, then all of the right one.
 */
import type { Segment } from './pdf-columns.ts'
import type { Text } from './pdf-lines.ts'
import type { Placed as Chunk } from './pdf-rails.ts'

type Split = Extract<Segment, { kind: 'split' }>
type Placed = { page: number; segment: Segment }
type Open = { at: number; left: Text[]; right: Text[]; last: Placed & { segment: Split } }

/** How far a gutter may move from page to page; points. */
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
      const isFirst = i === 0
      const goesOn = isFirst && open !== null && open.last.page === page - 1
      if (segment.kind === 'split') {
        if (!(goesOn && open && Math.abs(open.at - segment.at) < SAME_GUTTER)) close()
        open ??= { at: segment.at, left: [], right: [], last: { page, segment } }
        open.left.push(...textsOf(segment.left, page, 0))
        open.right.push(...textsOf(segment.right, page, 1))
        open.last = { page, segment }
        return
      }
      const side = goesOn && open ? sideOf(segment.chunks, open.at) : null
      if (side && open) {
        open[side].push({ chunks: segment.chunks, page, column: side === 'left' ? 0 : 1 })
        open.last = { ...open.last, page }
        return
      }
      close()
      texts.push({ chunks: segment.chunks, page, column: 0 })
    })
  })
  close()
  return texts
}

function textsOf(segments: Segment[], page: number, column: number): Text[] {
  return segments.flatMap((segment) =>
    segment.kind === 'text'
      ? [{ chunks: segment.chunks, page, column }]
      : [...textsOf(segment.left, page, column), ...textsOf(segment.right, page, column + 2)],
  )
}

/** The side of a gutter on which a text stands as a whole. */
function sideOf(chunks: Chunk[], at: number): 'left' | 'right' | null {
  if (chunks.every((chunk) => chunk.x >= at - 3)) return 'right'
  if (chunks.every((chunk) => chunk.right <= at + 3)) return 'left'
  return null
}
