/**
 * Finds where each entry of a section begins. Dates are the anchors; the first entry shows how many header lines
 * precede them, and the others follow. Sections without dates are split by formatting.
 */

import { isScore } from '#cv/words/degree-words.ts'
import { isLabel } from '#cv/words/label-words.ts'
import { isProse } from '#cv/words/running-text.ts'
import type { Row } from './entry-row.ts'
import { joinHeaders } from './entry-wraps.ts'
import { isBroken } from './row-edges.ts'

export type RawEntry = {
  /** Lines that may contain names, in order; `anchor` is the index of the one with the dates, -1 without dates. */
  head: Row[]
  anchor: number
  body: Row[]
}

/** No header has more lines above its dates, or below them. */
const MOST_ABOVE = 3
const MOST_BELOW = 3
/** More than a CV stores; a limit on time. */
const MOST_ENTRIES = 300

/** `isName` recognizes rows that can only be the name that begins an entry. */
export function splitEntries(given: readonly Row[], isName?: (row: Row) => boolean): RawEntry[] {
  const rows = joinHeaders(given)
  if (rows.length === 0) return []
  const isHead = headRows(rows)
  const anchors = findAnchors(rows, isHead)
  const found =
    anchors.length > 0 ? startsByDates(rows, isHead, anchors) : startsByLook(rows, isHead)
  const starts = isName ? withNamed(rows, found, isName) : found
  return starts.slice(0, MOST_ENTRIES).map(({ from, anchor }, at) => {
    const to = starts[at + 1]?.from ?? rows.length
    return toEntry(rows.slice(from, to), isHead.slice(from, to), anchor === -1 ? -1 : anchor - from)
  })
}

type Start = { from: number; anchor: number }

/** A second name formatted like the first, with something in between, begins another entry. */
function withNamed(rows: readonly Row[], starts: Start[], isName: (row: Row) => boolean): Start[] {
  const more: Start[] = []
  for (const [at, start] of starts.entries()) {
    const to = starts[at + 1]?.from ?? rows.length
    const own = rows.slice(start.from, to)
    const model = own.find(isName)
    if (!model?.line.box) continue
    const first = start.from + own.indexOf(model)
    for (let row = Math.max(first + 2, start.anchor + 1); row < to; row++) {
      const candidate = rows[row] as Row
      const isNew = !candidate.isBullet && !candidate.isText && isName(candidate)
      if (isNew && hasSameStyle(candidate, model)) more.push({ from: row, anchor: -1 })
    }
  }
  return [...starts, ...more].sort((a, b) => a.from - b.from)
}

function toEntry(rows: Row[], isHead: boolean[], anchor: number): RawEntry {
  let end = anchor < 0 ? 0 : isHead[anchor] ? anchor + 1 : anchor
  let below = 0
  while (end < rows.length && isHead[end] && below < MOST_BELOW) {
    if ((rows[end]?.pieces.length ?? 0) > 0) below++
    end++
  }
  const head = rows.slice(0, end)
  const body = rows.slice(end)
  const isBare = head.every((row) => row.pieces.length === 0)
  const [first] = body
  if (isBare && first?.isBullet && !isProse(first.text)) head.push(body.shift() as Row)
  // Dates beside the first bullet belong to the header above it.
  if (anchor >= 0 && anchor >= end) {
    const dated = rows[anchor] as Row
    head.push({ ...dated, pieces: [], text: '', addresses: [] })
    return { head, anchor: head.length - 1, body }
  }
  return { head, anchor, body }
}

/** In points: a line indented deeper than this below a header belongs to the body. */
const DEEP = 16

/** Which rows may belong to a header: not bullets, running text, or their continuations. */
function headRows(rows: readonly Row[]): boolean[] {
  const isHead: boolean[] = []
  const left = Math.min(...rows.filter(({ text }) => text !== '').map(({ x }) => x))
  for (const [at, row] of rows.entries()) {
    const before = rows[at - 1]
    const isBodyBefore = at > 0 && !isHead[at - 1]
    const goesOn = before !== undefined && isWrapOf(before, row, isBodyBefore)
    const isStep = isHead[at - 1] && before && (row.isBold || row.x - before.x < DEEP)
    const isDeep = isDeeper(row, left) && !isStep
    isHead.push(!row.isBullet && !row.isText && !isLabel(row.text) && !goesOn && !isDeep)
    // The first line of running text looks like a header until the second line continues it.
    if (goesOn && isHead[at - 1] && before.pieces.length === 1)
      isHead[at - 1] = before.dates !== null
  }
  for (const [at, row] of rows.entries()) {
    if (row.line.isBullet && row.pieces.length === 0 && row.dates) markFields(rows, isHead, at)
  }
  return isHead
}

/** Bullets above a bullet of nothing but dates are header fields, not body text. */
function markFields(rows: readonly Row[], isHead: boolean[], dated: number) {
  for (let at = dated - 1; at >= Math.max(0, dated - 2) && rows[at]?.isBullet; at--) {
    const words = rows[at]?.pieces[0]?.text.split(/\s+/).length ?? 99
    if (words <= 8) isHead[at] = true
  }
}

/** Indented below the headers, but not at the right edge, where places and dates may be alone. */
function isDeeper(row: Row, left: number): boolean {
  if (!row.line.box || row.text === '' || row.dates) return false
  return row.x > left + DEEP && row.x < left + 150 && row.line.column === 0
}

/** Whether a row continues a wrapped paragraph or bullet. */
export function isWrapOf(before: Row, row: Row, isBody: boolean): boolean {
  if (row.isBullet || row.pieces.length === 0) return false
  if (row.line.page === before.line.page && row.line.column !== before.line.column) return false
  if (row.isBold !== before.isBold && row.line.box) return false
  const isNear = row.line.gap < 0.7 || row.line.page !== before.line.page
  const isGrade = row.dates !== null && isScore(row.text)
  if (/^\p{Ll}/u.test(row.text) && isNear && !isGrade && !/^\w+\.\w/.test(row.text)) return true
  const isSentence = isBroken(before, row) && before.text.length > 60 && before.pieces.length === 1
  if (isSentence && row.line.gap < 0.5 && row.dates === null && Math.abs(row.x - before.x) < 3)
    return true
  if (!isBody || !isNear || !row.line.box) return false
  if (/[­-]$/u.test(before.text)) return true
  const isIndented = row.x > before.x + 2
  if (before.isBullet && isIndented && row.dates === null) return true
  const sameLook = Math.abs(row.line.size - before.line.size) < 0.6
  return sameLook && isBroken(before, row) && row.dates === null && Math.abs(row.x - before.x) < 3
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

/** How many rows directly above an anchor may belong to its header. */
function headAbove(isHead: boolean[], anchor: number, before: number): number {
  let count = 0
  while (count < MOST_ABOVE && anchor - count - 1 > before && isHead[anchor - count - 1]) count++
  return count
}

/** Clearly more space above than between lines of one paragraph. */
export const opensGroup = (row: Row) => row.line.gap >= 0.75

function startsByDates(rows: readonly Row[], isHead: boolean[], anchors: number[]): Start[] {
  const above = anchors.map((anchor, at) => headAbove(isHead, anchor, anchors[at - 1] ?? -1))
  const [first = 0] = anchors
  const isWhole = above[0] === first
  const most = isWhole ? first : usualAbove(rows, isHead, anchors, above)
  const starts = anchors.map((anchor, at) => {
    const room = Math.min(above[at] as number, most)
    const from =
      at === 0 ? anchor - room : anchor - likeFirst(rows, { first, anchor, room, isWhole })
    return { from, anchor }
  })
  // Rows before the first dated entry are an entry without dates.
  if (starts[0] && starts[0].from > 0) starts.unshift({ from: 0, anchor: -1 })
  return withUndated(rows, isHead, starts)
}

/**
 * Finds entries without dates among dated ones: a row that looks like an entry's first line and begins a group below
 * body text.
 */
function withUndated(rows: readonly Row[], isHead: boolean[], starts: Start[]): Start[] {
  const [first] = starts
  const model = first && rows[first.from]
  if (!model?.line.box) return starts
  const isStart = new Set(starts.map(({ from }) => from))
  const inner = new Set(
    starts.flatMap(({ from, anchor }) => rows.slice(from, Math.max(from, anchor) + 1)),
  )
  const undated = rows.flatMap((row, at): Start[] => {
    const before = rows[at - 1]
    const isInside = inner.has(row)
    if (isStart.has(at) || isInside || !before || !isHead[at] || isHead[at - 1]) return []
    const isNew = row.line.gap >= 0.5 && row.line.gap > before.line.gap && hasSameStyle(row, model)
    return isNew && !row.dates && row.text.length > 2 ? [{ from: at, anchor: -1 }] : []
  })
  return [...starts, ...undated].sort((a, b) => a.from - b.from)
}

type Against = { first: number; anchor: number; room: number; isWhole: boolean }

/** How many rows above an anchor look like those above the first one, or begin a group of their own. */
function likeFirst(rows: readonly Row[], { first, anchor, room, isWhole }: Against): number {
  const top = rows[anchor - room]
  if (!isWhole || (top && top.line.gap >= 0.5)) return room
  let count = 0
  while (count < room) {
    const [model, row] = [rows[first - count - 1], rows[anchor - count - 1]]
    if (!model || !row || !hasSameStyle(row, model)) break
    count++
  }
  return count
}

/** If something precedes the first entry: the usual number of header rows between body text and the dates. */
function usualAbove(rows: readonly Row[], isHead: boolean[], anchors: number[], above: number[]) {
  const counts = above.filter((count, at) => {
    const upper = (anchors[at] as number) - count - 1
    return upper >= 0 && upper < rows.length && !isHead[upper]
  })
  if (counts.length === 0) return Math.min(1, above[0] ?? 0)
  return Math.max(...counts.slice(0, 20))
}

/** Without dates, an entry begins at a line that looks like the first one and follows one that does not. */
function startsByLook(rows: readonly Row[], isHead: boolean[]): Start[] {
  const widest = Math.max(0, ...rows.slice(1).map(({ line }) => line.gap))
  const starts: Start[] = []

  for (const [at, row] of rows.entries()) {
    const before = rows[at - 1]
    const isChange = before !== undefined && !hasSameStyle(before, rows[0] as Row)
    const isApart = opensGroup(row) && row.line.gap >= widest * 0.7
    const isNew = isHead[at] && (at === 0 || !isHead[at - 1] || isApart || isChange)
    if (isNew && hasSameStyle(row, rows[0] as Row)) starts.push({ from: at, anchor: -1 })
  }
  return starts[0]?.from === 0 ? starts : [{ from: 0, anchor: -1 }, ...starts]
}

export function hasSameStyle(a: Row, b: Row): boolean {
  return (
    a.isBold === b.isBold &&
    Math.abs(a.line.size - b.line.size) < 0.6 &&
    (a.line.box === null || Math.abs(a.x - b.x) < 4 || a.line.column !== b.line.column)
  )
}
