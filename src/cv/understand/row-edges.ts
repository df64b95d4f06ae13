/** Where the lines of a section wrap, and which rows continue on the next one. */

import type { LineIndex } from '#cv/document/line-index.ts'
import type { Row } from './entry-row.ts'

/** In points: rows that end this close to the farthest one show where the lines wrap. */
const NEAR = 30

/** Sets each row's right edge: the section's own where it is narrower than the column. */
export function markEdges(rows: Row[], lines: LineIndex) {
  const ends = rows
    .filter(({ line, pieces }) => line.box && pieces.length === 1)
    .map(({ right }) => right)
  const last = Math.max(0, ...ends)
  const isKept = ends.filter((end) => end > last - NEAR).length > 2
  for (const row of rows) {
    const edge = row.line.box && lines.edgeOf(row.line)
    if (!edge) continue
    const isWide = last - edge.left > (edge.right - edge.left) / 2
    row.isNarrow = lines.isBesideOthers(row.line)
    row.edge = isKept && isWide ? Math.min(last, edge.right) : edge.right
  }
}

/** True if the first word of a line would not have fit on the line before, which therefore wrapped. */
export function isBroken(before: Row, row: Row): boolean {
  if (before.edge === null || before.text === '') return false
  const letter = (before.right - before.x) / Math.max(1, before.text.length)
  const word = /^\S*/.exec(row.text)?.[0].length ?? 0
  return before.right + (Math.min(word, 20) + 0.5) * letter > before.edge
}
