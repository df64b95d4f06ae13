/**
 * Headings beside their text, in a narrow rail at its left or right edge, instead of above it. They are moved above
 * the first line of their section, to read like any other heading. Dates and places in the same rail stay where they
 * are.
 */

import { headingByWords, isKnownHeading, knownHeading } from '#cv/understand/section-headings.ts'
import { isDateLike } from '#cv/words/short-dates.ts'
import { type Chunk, MOST_CHUNKS } from './pdf-chunks.ts'

/** A chunk of one line; an `isAlone` chunk shares its line with no other, whatever its height. */
export type Placed = Chunk & { isAlone?: boolean }

type Side = 'left' | 'right'

/** Least space between a rail and its text; points. */
const ROOM = 4
/** Share of a rail's texts that must be headings and dates. */
const MOSTLY = 0.6

export function liftRails(pages: Chunk[][]): Placed[][] {
  const rail = pages.some((it) => it.length > MOST_CHUNKS) ? null : railOf(pages)
  return rail ? pages.map((chunks) => lift(chunks, rail)) : pages
}

type Rail = {
  side: Side
  isIn: (chunk: Chunk) => boolean
  looks: Set<string>
  /** Headings in unknown words: each is level with the first line of its text. */
  isOwn?: boolean
}

function railOf(pages: Chunk[][]): Rail | null {
  const known = pages.flatMap((chunks) =>
    chunks.filter((chunk) => isKnownHeading(chunk.text) || isJoinedHeading(chunk, chunks)),
  )
  if (known.length < 2) return ownRail(pages)
  for (const side of ['left', 'right'] as const) {
    for (const edge of edgesOf(pages, known, side)) {
      const rail = railAt(pages, known, side, edge)
      if (rail) return rail
    }
  }
  return null
}

/** Headings in unknown words need a formatting of their own, and the same left edge. */
const LEAST_OWN = 3

function ownRail(pages: Chunk[][]): Rail | null {
  const groups = new Map<string, Chunk[]>()
  const letters = new Map<string, number>()
  for (const chunk of pages.flat()) {
    const look = lookOf(chunk)
    letters.set(look, (letters.get(look) ?? 0) + chunk.text.length)
    if (chunk.isBullet || chunk.text.length > 40 || /[@\d]/.test(chunk.text)) continue
    const key = `${look} ${Math.round(chunk.x / 3)}`
    groups.set(key, [...(groups.get(key) ?? []), chunk])
  }
  const [usual] = [...letters].sort((a, b) => b[1] - a[1])[0] ?? []
  const [most] = [...groups.values()]
    .filter((group) => group.length >= LEAST_OWN && lookOf(group[0] as Chunk) !== usual)
    .sort((a, b) => (a[0]?.x ?? 0) - (b[0]?.x ?? 0))
  if (!most) return null
  for (const edge of edgesOf(pages, most, 'left')) {
    const rail = railAt(pages, most, 'left', edge)
    if (rail) return { ...rail, isOwn: true }
  }
  return null
}

/** "Work" over "Experience" is one heading. */
function isJoinedHeading(chunk: Chunk, chunks: Chunk[]): boolean {
  const next = chunks.find((other) => isBelow(other, chunk))
  return next !== undefined && isKnownHeading(`${chunk.text} ${next.text}`)
}

/** Candidates for the edge of the text beside the rail: positions that most lines share. */
function edgesOf(pages: Chunk[][], known: Chunk[], side: Side): number[] {
  const counts = new Map<number, number>()
  for (const chunk of pages.flat()) {
    const edge = Math.round(side === 'left' ? chunk.x : chunk.right)
    counts.set(edge, (counts.get(edge) ?? 0) + 1)
  }
  const [first] = known
  if (!first) return []
  if (side === 'right') return [Math.min(...known.map((chunk) => chunk.x))]
  return [...counts]
    .filter(([edge, count]) => count >= 4 && edge > first.x + 10)
    .sort((a, b) => b[1] - a[1])
    .slice(0, 6)
    .map(([edge]) => edge)
}

function railAt(pages: Chunk[][], known: Chunk[], side: Side, edge: number): Rail | null {
  const isIn = (chunk: Chunk) =>
    side === 'left' ? chunk.right <= edge - ROOM + 1 : chunk.x >= edge - 2
  const headings = known.filter(isIn)
  const different = new Set(headings.map((chunk) => knownHeading(chunk.text) ?? chunk.text))
  if (different.size < 2 || headings.length < known.length * 0.6) return null
  if (isCrossed(pages, edge)) return null
  const looks = new Set(headings.map(lookOf))
  const beside = pages.flatMap((chunks) => {
    const others = chunks.filter((chunk) => !isIn(chunk))
    return chunks.filter((chunk) => isIn(chunk) && others.some((other) => isBeside(chunk, other)))
  })
  const railed = headings.filter((chunk) => beside.includes(chunk))
  if (railed.length < headings.length * 0.6) return null
  const fitting = beside.filter((chunk) => looks.has(lookOf(chunk)) || isDateLike(chunk.text))
  return fitting.length >= beside.length * MOSTLY && isTextBeside(pages, isIn, side, edge)
    ? { side, isIn, looks }
    : null
}

/** Whether too many texts cross the edge of the rail; the document's head and a few others may. */
function isCrossed(pages: Chunk[][], edge: number): boolean {
  const all = pages.flat()
  const over = all.filter((chunk) => chunk.x < edge - 6 && chunk.right > edge + 6)
  return over.length > Math.min(all.length * 0.35, Math.max(6, all.length * 0.12))
}

/** A rail has far less text than the column beside it. */
function isTextBeside(
  pages: Chunk[][],
  isIn: (chunk: Chunk) => boolean,
  side: Side,
  edge: number,
): boolean {
  let [inside, outside] = [0, 0]
  for (const chunk of pages.flat()) {
    if (isIn(chunk)) inside += chunk.text.length
    else if (side === 'right' || chunk.x >= edge - 3) outside += chunk.text.length
  }
  return inside < outside * 0.4
}

function isBeside(a: Chunk, b: Chunk): boolean {
  return Math.abs(a.y - b.y) < 1.2 * Math.max(a.size, b.size)
}

function lookOf(chunk: Chunk): string {
  return `${Math.round(chunk.size)} ${chunk.isBold} ${chunk.font}`
}

function isBelow(lower: Chunk, upper: Chunk): boolean {
  const step = lower.y - upper.y
  return (
    step > 0.5 * upper.size &&
    step < 1.45 * upper.size &&
    lookOf(lower) === lookOf(upper) &&
    lower.x < upper.right &&
    upper.x < lower.right
  )
}

function lift(chunks: Chunk[], { isIn, looks, isOwn }: Rail): Placed[] {
  const inRail = chunks.filter(
    (chunk) => isIn(chunk) && looks.has(lookOf(chunk)) && !isDateLike(chunk.text),
  )
  const headings = joinedDown(inRail).filter(({ text }) => text.length <= 60 && isHeadingText(text))
  const taken = new Set(headings.flatMap((heading) => heading.parts))
  const rest = chunks.filter((chunk) => !taken.has(chunk))
  const beside = rest.filter((chunk) => !isIn(chunk)).sort((a, b) => a.y - b.y)
  let above = Number.NEGATIVE_INFINITY
  const firsts = headings.map(({ parts }) => parts[0] as Chunk)
  const centred = !isOwn && isCentred(firsts, beside)
  const lifted: Placed[] = headings.map(({ text, parts }) => {
    const [first] = parts as [Chunk, ...Chunk[]]
    const top = blockTop(first, { beside, above, centred })
    above = Math.max(above, first.y)
    const y = Math.min(first.y, top) - 0.01
    return {
      ...first,
      text,
      y,
      right: Math.max(...parts.map((part) => part.right)),
      spans: parts.flatMap((part) => part.spans),
      isAlone: true,
    }
  })
  return [...rest.map((chunk) => (isIn(chunk) ? snapped(chunk, beside) : chunk)), ...lifted]
}

/** Moves a date in the rail up to the first line of its entry if it is slightly lower. */
function snapped(chunk: Chunk, beside: Chunk[]): Chunk {
  if (!isDateLike(chunk.text)) return chunk
  const at = beside.findLastIndex((other) => other.y <= chunk.y + 1)
  const near = beside[at]
  const before = beside[at - 1]
  if (!near || chunk.y - near.y > 1.9 * near.size) return chunk
  const down = near.y + 0.3 * near.size < chunk.y && before && isFirst(near, before) ? near : null
  const up =
    before && chunk.y - before.y < 1.9 * before.size && isFirst(before, beside[at - 2])
      ? before
      : null
  const first = down ?? (isFirst(near, before) ? null : up)
  return first ? { ...chunk, y: first.y } : chunk
}

/** Is farther from the line above than lines of a paragraph are. */
function isFirst(chunk: Chunk, above: Chunk | undefined): boolean {
  return above === undefined || chunk.y - above.y > 1.55 * Math.max(chunk.size, above.size)
}

function isHeadingText(text: string): boolean {
  return isKnownHeading(text) || headingByWords(text) !== null || !/[@\d]/.test(text)
}

function joinedDown(chunks: Chunk[]): { text: string; parts: Chunk[] }[] {
  const out: { text: string; parts: Chunk[] }[] = []
  for (const chunk of [...chunks].sort((a, b) => a.y - b.y)) {
    const last = out.at(-1)
    const end = last?.parts.at(-1)
    const both = `${last?.text} ${chunk.text}`
    if (last && end && isBelow(chunk, end)) {
      last.text = both
      last.parts.push(chunk)
    } else out.push({ text: chunk.text, parts: [chunk] })
  }
  return out
}

/** The row at a heading's height, and its distance from the rows above and below. */
type Beside = { rows: number[]; at: number; up: number; down: number }

function besideOf(heading: Chunk, beside: Chunk[]): Beside | null {
  const rows = rowsFrom(beside)
  const at = rows.findLastIndex((y) => y <= heading.y + 0.5 * heading.size)
  const near = rows[at]
  if (near === undefined || heading.y - near > 2.2 * heading.size) return null
  const up = near - (rows[at - 1] ?? Number.NEGATIVE_INFINITY)
  return { rows, at, up, down: (rows[at + 1] ?? Number.POSITIVE_INFINITY) - near }
}

/** Whether headings are vertically centered on their text: the text begins above the line beside them. */
function isCentred(headings: Chunk[], beside: Chunk[]): boolean {
  const middle = headings.filter((heading) => {
    const it = besideOf(heading, beside)
    return it !== null && it.up <= 1.25 * it.down && it.up < 2.4 * sizeAt(beside, it)
  })
  return middle.length >= Math.max(1, headings.length * 0.25)
}

function sizeAt(beside: Chunk[], { rows, at }: Beside): number {
  const y = rows[at] ?? 0
  return Math.max(...beside.filter((chunk) => Math.abs(chunk.y - y) < 2.5).map((it) => it.size))
}

/** The first line of the text beside a heading; `above` is the previous heading's baseline. */
function blockTop(
  heading: Chunk,
  { beside, above, centred }: { beside: Chunk[]; above: number; centred: boolean },
): number {
  const it = besideOf(heading, beside)
  if (!it) return heading.y
  const { rows, at, down } = it
  if (!centred) return levelRow(heading, beside)?.y ?? heading.y
  const step = Math.min(down, 2 * heading.size) * 1.3
  let top = at
  while (top > 0 && (rows[top - 1] as number) > above + 1) {
    if ((rows[top] as number) - (rows[top - 1] as number) > step) break
    top--
  }
  return rows[top] as number
}

/** The first text with the heading's baseline or top edge. */
function levelRow(heading: Chunk, beside: Chunk[]): Chunk | undefined {
  const top = topOf(heading) - 0.35 * heading.size
  return beside.find(
    (chunk) =>
      Math.abs(chunk.y - heading.y) < heading.size &&
      (Math.abs(chunk.y - heading.y) < 2.5 || topOf(chunk) >= top),
  )
}

/** The top of its capitals. */
function topOf(chunk: Chunk): number {
  return chunk.y - 0.72 * chunk.size
}

function rowsFrom(chunks: Chunk[]): number[] {
  const rows: number[] = []
  for (const { y } of chunks) {
    const last = rows.at(-1)
    if (last === undefined || y - last > 2.5) rows.push(y)
  }
  return rows
}
