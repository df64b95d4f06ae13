/** Dates in a narrow rail beside their entry, wrapped over several lines or lower than the entry's header. */

import { isProse } from '#cv/words/running-text.ts'
import type { Row } from './entry-row.ts'

/** How many lines of an entry may precede its dates. */
const MOST_BELOW = 40

/** Moves dates in a rail that are printed below the entry's bullets to the entry's header. */
export function settleRails(rows: Row[]) {
  const left = rows.reduce(
    (least, { pieces, x }) => (pieces.length > 0 ? Math.min(least, x) : least),
    9_999,
  )
  for (const [at, row] of rows.entries()) {
    if (row.pieces.length > 0 || !row.dates?.isRange || !row.line.box) continue
    if (!rows[at - 1]?.isBullet) continue
    const above = rows.slice(Math.max(0, at - MOST_BELOW), at)
    const since = above.findLastIndex(({ dates }) => dates !== null)
    const header = above.slice(since + 1).find((one) => isHeaderAlone(one))
    const next = rows[at + 1]
    const isLeft = row.line.box.x < left - 20
    // Dates at the right edge may precede their header just as often; if a header follows, they are left for it.
    const isRight = row.line.box.x > left + 200 && !(next && isHeaderAlone(next))
    if (!header || !(isLeft || isRight)) continue
    header.dates = row.dates
    row.dates = null
  }
}

const isHeaderAlone = ({ isBullet, isText, dates, text }: Row) =>
  !isBullet && !isText && dates === null && text !== '' && !isProse(text)

/** Most lines between the two ends of a wrapped range. */
const MOST_APART = 6

/** Joins a range that a narrow rail wrapped over several lines beside the text of its entry. */
export function joinBrokenRanges(rows: Row[]) {
  for (const [at, row] of rows.entries()) {
    if (!row.dates?.isApart || row.dates.end === 'present') continue
    const isOpen = row.dates.isRange && row.dates.end === null
    if (row.dates.isRange && !isOpen) continue
    const below = rows.slice(at + 1, at + 1 + MOST_APART)
    const next = below.find(({ dates }) => dates !== null)
    if (!next?.dates?.isApart || next.dates.isRange || !isRailOf(row, next, isOpen)) continue
    const start = row.dates.start ?? row.dates.end
    const isAfter = next.dates.end === 'present' || (start ?? '') <= (next.dates.end ?? '')
    const beside = below.slice(0, below.indexOf(next))
    const isDashed = beside.some(({ line }) => /^[-–—]$/.test(line.text.trim()))
    if (!isAfter || !(isOpen || isDashed || next.dates.end === 'present')) continue
    row.dates = { ...row.dates, start, end: next.dates.end, isRange: true }
    next.dates = null
  }
}

/** Whether one is below the other, aligned at either edge. */
function isRailOf(row: Row, next: Row, isOpen: boolean): boolean {
  const [a, b] = [row.line, next.line]
  if (!a.box || !b.box) return isOpen
  const [right, below] = [a.box.x + a.box.width, b.box.x + b.box.width]
  const isBelow = Math.abs(right - below) < 60 || Math.abs(a.box.x - b.box.x) < 60
  return isBelow
}
