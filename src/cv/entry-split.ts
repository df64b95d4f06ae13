/**
 * Where one entry of a section ends and the next begins. Dates are the anchors; how many lines of a header stand
 * above them is told by the first entry and holds for all. Sections without dates are parted by their look.
 */
import { isProse, type Row } from './entry-rows.ts'

export type RawEntry = {
  /** Lines that may name things, in order; `anchor` is the place of the one with the dates, -1 without. */
  head: Row[]
  anchor: number
  body: Row[]
}

/** More lines than any header has above its dates, and below. */
const MOST_ABOVE = 3
const MOST_BELOW = 3

export function splitEntries(rows: readonly Row[]): RawEntry[] {
  if (rows.length === 0) return []
  const isHead = headRows(rows)
  const anchors = findAnchors(rows, isHead)
  const starts = anchors.length > 0 ? startsByDates(rows, isHead, anchors) : startsByLook(rows, isHead)
  return starts.map(({ from, anchor }, at) => {
    const to = starts[at + 1]?.from ?? rows.length
    return toEntry(rows.slice(from, to), isHead.slice(from, to), anchor === -1 ? -1 : anchor - from)
  })
}

type Start = { from: number; anchor: number }

function toEntry(rows: Row[], isHead: boolean[], anchor: number): RawEntry {
  let end = anchor < 0 ? 0 : isHead[anchor] ? anchor + 1 : anchor
  let below = 0
  while (end < rows.length && isHead[end] && below < MOST_BELOW) {
    end++
    below++
  }
  const head = rows.slice(0, end)
  const body = rows.slice(end)
  const isBare = head.every((row) => row.pieces.length === 0)
  const [first] = body
  if (isBare && first?.isBullet && !isProse(first.text)) head.push(body.shift() as Row)
  // Dates that stand beside the first bullet belong to the header above it.
  if (anchor >= 0 && anchor >= end) {
    const dated = rows[anchor] as Row
    head.push({ ...dated, pieces: [], text: '', addresses: [] })
    return { head, anchor: head.length - 1, body }
  }
  return { head, anchor, body }
}

/** Which rows may belong to a header: not bullets, not running text, not what goes on from those. */
function headRows(rows: readonly Row[]): boolean[] {
  const isHead: boolean[] = []
  for (const [at, row] of rows.entries()) {
    const before = rows[at - 1]
    const isBodyBefore = at > 0 && !isHead[at - 1]
    const goesOn = before !== undefined && isWrapOf(before, row, isBodyBefore)
    isHead.push(!row.isBullet && !isProse(row.text) && !goesOn)
    // The first line of running text looks like a header until the second shows that it goes on.
    if (goesOn && isHead[at - 1] && before.pieces.length === 1 && /^\p{Ll}/u.test(row.text)) {
      isHead[at - 1] = before.dates !== null
    }
  }
  return isHead
}

/** The second line of a broken paragraph or bullet. */
export function isWrapOf(before: Row, row: Row, isBody: boolean): boolean {
  if (row.isBullet || row.pieces.length === 0) return false
  if (row.line.page === before.line.page && row.line.column !== before.line.column) return false
  if (row.isBold !== before.isBold && row.line.box) return false
  const isNear = row.line.gap < 0.7 || row.line.page !== before.line.page
  if (/^\p{Ll}/u.test(row.text) && isNear && !/^\w+\.\w/.test(row.text)) return true
  if (!isBody || !isNear || !row.line.box) return false
  if (/[­-]$/u.test(before.text)) return true
  const isIndented = row.x > before.x + 2
  if (before.isBullet && isIndented && row.dates === null) return true
  const sameLook = Math.abs(row.line.size - before.line.size) < 0.6
  return sameLook && before.isFull && row.dates === null && Math.abs(row.x - before.x) < 3
}

function findAnchors(rows: readonly Row[], isHead: boolean[]): number[] {
  const dated = rows.flatMap((row, at) => {
    if (!row.dates) return []
    const isFit = isHead[at] || row.dates.isApart
    return isFit ? [{ at, isRange: row.dates.isRange, isApart: row.dates.isApart }] : []
  })
  const ranges = dated.filter(({ isRange }) => isRange)
  const fit = ranges.length > 0 ? dated.filter((one) => one.isRange || one.isApart) : dated
  return fit.map(({ at }) => at)
}

function startsByDates(rows: readonly Row[], isHead: boolean[], anchors: number[]): Start[] {
  const above = anchors.map((anchor, at) => headAbove(rows, isHead, anchor, anchors[at - 1] ?? -1))
  const most = usualAbove(rows, isHead, anchors, above)
  const starts: Start[] = []
  for (const [at, anchor] of anchors.entries()) {
    const from = anchor - Math.min(above[at] as number, at === 0 ? MOST_ABOVE : most)
    starts.push({ from, anchor })
  }
  const [first] = starts
  // What stands before the first entry with dates is one without.
  if (first && first.from > 0) starts.unshift({ from: 0, anchor: -1 })
  return starts
}

/** How many rows of a header stand directly above an anchor. */
function headAbove(rows: readonly Row[], isHead: boolean[], anchor: number, before: number) {
  let count = 0
  while (count < MOST_ABOVE) {
    const at = anchor - count - 1
    if (at <= before || !isHead[at]) break
    const below = rows[at + 1] as Row
    if (count > 0 && opensGroup(below)) break
    if (count === 0 && opensGroup(below) && rows[anchor]?.pieces.length) break
    count++
  }
  return count
}

/** Clearly more room above than between lines of one paragraph. */
export const opensGroup = (row: Row) => row.line.gap >= 0.75

function usualAbove(
  rows: readonly Row[],
  isHead: boolean[],
  anchors: number[],
  above: number[],
): number {
  const [first = 0] = above
  const isWhole = (anchors[0] ?? 0) - first === 0
  if (isWhole && first <= MOST_ABOVE) return first
  const counts = above.slice(1).filter((_, at) => {
    const upper = (anchors[at + 1] ?? 0) - (above[at + 1] ?? 0) - 1
    return upper >= 0 && !isHead[upper]
  })
  return counts.length > 0 ? Math.max(...counts) : first
}

/** Without dates an entry begins where a line looks like the first one and the line before does not. */
function startsByLook(rows: readonly Row[], isHead: boolean[]): Start[] {
  const starts: Start[] = []
  for (const [at, row] of rows.entries()) {
    const isNew = isHead[at] && (at === 0 || !isHead[at - 1] || opensGroup(row))
    if (isNew && looksAlike(row, rows[0] as Row)) starts.push({ from: at, anchor: -1 })
  }
  return starts[0]?.from === 0 ? starts : [{ from: 0, anchor: -1 }, ...starts]
}

export function looksAlike(a: Row, b: Row): boolean {
  return (
    a.isBold === b.isBold &&
    Math.abs(a.line.size - b.line.size) < 0.6 &&
    (a.line.box === null || Math.abs(a.x - b.x) < 4 || a.line.column !== b.line.column)
  )
}
