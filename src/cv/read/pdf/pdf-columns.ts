/**
 * Distinguishes separate texts side by side from chunks that are merely apart on one line. Columns are recognized by
 * headings on both sides, or by lines that do not align. A column of dates, places or headings beside a text does not
 * count.
 */

import { isKnownHeading } from '#cv/understand/section-headings.ts'
import { isDateLike } from '#cv/words/short-dates.ts'
import { MOST_CHUNKS } from './pdf-chunks.ts'
import type { Placed as Chunk } from './pdf-rails.ts'

/** One text from top to bottom, or two side by side. */
export type Segment =
  | { kind: 'text'; chunks: Chunk[] }
  | { kind: 'split'; at: number; left: Segment[]; right: Segment[] }

type Split = { at: number; top: number; bottom: number; left: Chunk[]; right: Chunk[] }

/** Least space between two columns; points. */
const GUTTER = 7
const SAME_HEIGHT = 2.5
/** A gap this large inside a column without headings splits it into several texts; points. */
const HOLE = 60
/** Width of the strips searched for white space, and of the widest page; points. */
const STRIP = 2
const MOST_POINTS = 2_000
/** Lines this close to the shared range belong to it; points. */
const SHARED_ROOM = 16
const DEEPEST = 3

export function segmentsOf(chunks: Chunk[], depth = 0): Segment[] {
  if (chunks.length === 0) return []
  const split = depth < DEEPEST && chunks.length <= MOST_CHUNKS ? bestSplit(chunks) : null
  if (!split) return [{ kind: 'text', chunks }]
  const inside = new Set([...split.left, ...split.right])
  const rest = chunks.filter((chunk) => !inside.has(chunk))
  const above = rest.filter((chunk) => chunk.y < split.top)
  const below = rest.filter((chunk) => chunk.y >= split.top)
  return [
    ...segmentsOf(above, depth),
    {
      kind: 'split',
      at: split.at,
      left: segmentsOf(split.left, depth + 1),
      right: segmentsOf(split.right, depth + 1),
    },
    ...segmentsOf(below, depth),
  ]
}

function bestSplit(chunks: Chunk[]): Split | null {
  let best: Split | null = null
  for (const at of [...leftEdges(chunks), ...whiteStrips(chunks)]) {
    for (const band of bandsAt(chunks, at)) {
      if (best && worth(band) <= worth(best)) continue
      if (areTexts(band)) best = trimmed(band)
    }
  }
  return best
}

/** Positions where several chunks begin, except the first margin. */
function leftEdges(chunks: Chunk[]): number[] {
  const edges: { x: number; count: number }[] = []
  for (const x of chunks.map((chunk) => chunk.x).sort((a, b) => a - b)) {
    const last = edges.at(-1)
    if (last && x - last.x < 3) last.count++
    else edges.push({ x, count: 1 })
  }
  return edges
    .slice(1)
    .filter((edge) => edge.count >= 2)
    .sort((a, b) => b.count - a.count)
    .slice(0, 24)
    .map((edge) => edge.x)
}

/** Right ends of the emptiest strips, used where the chunks beside them have no common left edge. */
function whiteStrips(chunks: Chunk[]): number[] {
  const crossed = new Array<number>(Math.ceil(MOST_POINTS / STRIP)).fill(0)
  for (const { x, right } of chunks) {
    const to = Math.min(crossed.length - 1, Math.floor(right / STRIP))
    for (let i = Math.max(0, Math.floor(x / STRIP)); i <= to; i++)
      crossed[i] = (crossed[i] ?? 0) + 1
  }
  const few = chunks.length * 0.08
  const strips: number[] = []
  let least = Number.POSITIVE_INFINITY
  let end = 0
  for (let i = crossed.findIndex((count) => count > few); i >= 0 && i < crossed.length; i++) {
    const count = crossed[i] ?? 0
    if (count <= few && count <= least) {
      least = count
      end = i + 1
    } else if (count > few && end > 0) {
      strips.push(end * STRIP)
      least = Number.POSITIVE_INFINITY
      end = 0
    }
  }
  return strips.slice(0, 12)
}

/** The vertical ranges of a page in which no text crosses the space left of `at`. */
function bandsAt(chunks: Chunk[], at: number): Split[] {
  const bands: Split[] = []
  let band: Split | null = null
  const close = () => {
    if (band && band.left.length > 0 && band.right.length > 0) bands.push(band)
    band = null
  }
  for (const chunk of [...chunks].sort((a, b) => a.y - b.y)) {
    if (chunk.isAlone || (chunk.x < at - 2 && chunk.right > at - GUTTER)) {
      close()
      continue
    }
    band ??= { at, top: chunk.y, bottom: chunk.y, left: [], right: [] }
    band.bottom = chunk.y
    if (chunk.x >= at - 2) band.right.push(chunk)
    else band.left.push(chunk)
  }
  close()
  return bands
}

/**
 * Cuts off text above both columns that is only on the left, and sections that continue on the left after the right
 * column has ended. Read after the columns, those stay whole and may have columns of their own.
 */
function trimmed(split: Split): Split {
  const [top, bottom] = [topOf(split.right) - SHARED_ROOM, bottomOf(split.right) + SHARED_ROOM]
  const next = split.left
    .filter((chunk) => chunk.y > bottom && isKnownHeading(chunk.text))
    .reduce((least, chunk) => Math.min(least, chunk.y), Number.POSITIVE_INFINITY)
  const isWide = widthOf(split.left) > widthOf(split.right)
  const end = isWide ? next : Number.POSITIVE_INFINITY
  const left = split.left.filter((chunk) => chunk.y >= top && chunk.y < end - 1)
  if (left.length === 0) return split
  return { ...split, left, top: Math.min(topOf(left), topOf(split.right)) }
}

function worth({ left, right, top, bottom }: Split): number {
  return (bottom - top) * Math.sqrt(Math.min(left.length, right.length))
}

/** Decided by the range that both sides share: text above or below it is no evidence. */
function areTexts(split: Split): boolean {
  const from = Math.max(topOf(split.left), topOf(split.right)) - SHARED_ROOM
  const to = Math.min(bottomOf(split.left), bottomOf(split.right)) + SHARED_ROOM
  const shared = (chunk: Chunk) => chunk.y >= from && chunk.y <= to
  const [left, right] = [split.left.filter(shared), split.right.filter(shared)]
  const rows = { left: rowHeights(left), right: rowHeights(right) }
  const fewest = Math.min(rows.left.length, rows.right.length)
  if (fewest < 3) return false
  const few = rows.left.length <= rows.right.length ? left : right
  const isOfEdges = (chunk: Chunk) => isDateLike(chunk.text) || isKnownHeading(chunk.text)
  if (few.some((chunk) => isDateLike(chunk.text)) && few.every(isOfEdges)) return false
  const headings = { left: headingsIn(left, right), right: headingsIn(right, left) }
  if (headings.left > 0 && headings.right > 0) return true
  const dates = few.filter((chunk) => isDateLike(chunk.text)).length / few.length
  if (dates >= 0.25) return false
  const headless = headings.left === 0 ? rows.left : rows.right
  if (headings.left + headings.right > 0 && hasHole(headless)) return false
  const fewHeadings = few === left ? headings.left : headings.right
  if (fewHeadings > 0) return fewHeadings / few.length < 0.5 && few.length >= 4
  const apart =
    few === left ? unalignedShare(rows.left, rows.right) : unalignedShare(rows.right, rows.left)
  return apart >= 0.5 && fewest >= 5
}

function topOf(chunks: Chunk[]): number {
  return Math.min(...chunks.map((chunk) => chunk.y))
}

function bottomOf(chunks: Chunk[]): number {
  return Math.max(...chunks.map((chunk) => chunk.y))
}

/** True for a text beside single entries of the other, rather than beside all of it. */
function hasHole(heights: number[]): boolean {
  return heights.some((y, i) => y - (heights[i - 1] ?? y) > HOLE)
}

/** Counts the headings of `chunks`, without labels beside a text and list items that look like the rest. */
function headingsIn(chunks: Chunk[], beside: Chunk[]): number {
  const usual = usualLook(chunks)
  return chunks.filter(
    (chunk) =>
      isKnownHeading(chunk.text) &&
      (lookOf(chunk) !== usual || isCapitals(chunk)) &&
      !beside.some((it) => Math.abs(it.y - chunk.y) <= SAME_HEIGHT && !isKnownHeading(it.text)),
  ).length
}

function lookOf({ size, isBold, font }: Chunk): string {
  return `${Math.round(size * 2)} ${isBold} ${font}`
}

/** The formatting of most chunks. */
function usualLook(chunks: Chunk[]): string {
  const counts = new Map<string, number>()
  for (const chunk of chunks) counts.set(lookOf(chunk), (counts.get(lookOf(chunk)) ?? 0) + 1)
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? ''
}

function isCapitals({ text }: Chunk): boolean {
  return text.length > 3 && text === text.toUpperCase() && text !== text.toLowerCase()
}

function widthOf(chunks: Chunk[]): number {
  return (
    Math.max(...chunks.map((chunk) => chunk.right)) - Math.min(...chunks.map((chunk) => chunk.x))
  )
}

function rowHeights(chunks: Chunk[]): number[] {
  const heights: number[] = []
  for (const y of chunks.map((chunk) => chunk.y).sort((a, b) => a - b)) {
    const last = heights.at(-1)
    if (last === undefined || y - last > SAME_HEIGHT) heights.push(y)
  }
  return heights
}

/** Share of the smaller text's rows that do not align with any row of the other. */
function unalignedShare(few: number[], many: number[]): number {
  const alone = few.filter((y) => !many.some((other) => Math.abs(other - y) <= SAME_HEIGHT))
  return alone.length / few.length
}
