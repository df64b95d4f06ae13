/**
 * Rejoins words that wrapped without a hyphen because they are longer than their column: an address whose link target
 * is the whole address, or a word that fills its line. The rest moves back up to the first line.
 */
import type { Line } from '#cv/document/document.ts'
import { addressKey } from '#cv/words/link-addresses.ts'

/** In characters; shorter words are never assumed to be cut. */
const LONG = 30
/** Least characters of an address on one line. */
const PART = 6
/** Lines longer than this are left alone; words and addresses are never longer. In characters. */
const LONGEST = 500
/** Space between a title and the dates beside it, in font sizes. */
const GUTTER = 2.2

export function joinCutWords(lines: readonly Line[]): Line[] {
  const edges = new Map<string, number>()
  for (const { box, page, column } of lines) {
    const key = `${page} ${column}`
    if (box) edges.set(key, Math.max(edges.get(key) ?? 0, box.x + box.width))
  }
  const whole: Line[] = []
  for (const line of lines) {
    const before = whole.at(-1)
    const edge = edges.get(`${line.page} ${line.column}`) ?? 0
    const end = before && isNext(before, line) ? brokenEnd(before, line, edge) : null
    if (!before || end === null) whole.push(line)
    else whole.splice(-1, 1, ...moved(before, line, end))
  }
  return whole
}

/** The next line of the same column in the same size, directly below. */
function isNext(before: Line, line: Line): boolean {
  return (
    before.page === line.page &&
    before.column === line.column &&
    Math.abs(before.size - line.size) < 0.3 &&
    !line.isBullet &&
    line.gap < 0.3 &&
    line.cells.length < 2
  )
}

/** The part of the lower line that continues a word of the upper one; null if there is none. */
function brokenEnd(before: Line, line: Line, edge: number): string | null {
  const above = before.cells[0]?.text ?? before.text
  if (above.length > LONGEST || line.text.length > LONGEST) return null
  const start = above.slice(above.lastIndexOf(' ') + 1)
  const end = line.text.split(' ', 1)[0] ?? ''
  if (start.length < PART) return null
  if (isOneAddress(start + end, before, line)) return end
  const isWord = above === start && /^\p{L}+$/u.test(start)
  const isLong = start.length + end.length >= LONG && start.length > end.length
  const isEnd = /^\p{Ll}+[,.;:]?$/u.test(end)
  return isWord && isLong && isEnd && isUnder(before, line) && isFull(before, edge) ? end : null
}

/** Both lines have the same link target, and it begins with the joined text. */
function isOneAddress(text: string, before: Line, line: Line): boolean {
  const key = addressKey(text.replace(/(?<![.,;)])[.,;)]+$/, ''))
  return before.links.some((link) => line.links.includes(link) && addressKey(link).startsWith(key))
}

const isUnder = (before: Line, line: Line) =>
  before.box !== null && line.box !== null && Math.abs(before.box.x - line.box.x) < 1.5

/** Reaches the edge of its column, or the dates beside it. */
function isFull({ cells, box, size }: Line, edge: number): boolean {
  const [first, second] = cells
  if (first && second) return second.x - first.right < GUTTER * size
  return box !== null && edge - (box.x + box.width) < size
}

/** The line with the whole word, and the rest of the line below. */
function moved(before: Line, line: Line, end: string): Line[] {
  const rest = line.text.slice(end.length).trimStart()
  const [first, ...cells] = before.cells
  const top: Line = {
    ...before,
    text: first ? before.text.replace(first.text, (text) => text + end) : before.text + end,
    cells: first ? [{ ...first, text: first.text + end }, ...cells] : [],
    box: before.box && line.box && rest === '' ? around(before.box, line.box) : before.box,
    links: [...new Set([...before.links, ...(rest === '' ? line.links : [])])],
  }
  return rest === '' ? [top] : [top, { ...line, text: rest }]
}

type Box = NonNullable<Line['box']>

function around(a: Box, b: Box): Box {
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)]
  return {
    x,
    y,
    width: Math.max(a.x + a.width, b.x + b.width) - x,
    height: Math.max(a.y + a.height, b.y + b.height) - y,
  }
}
