/**
 * Words that a page broke anywhere, without a hyphen, as they are longer than its column: an address with letters
 * behind which the whole one lies, or a word that fills its line to the edge. Their ends go back up to them.
 */
import type { Line } from '#cv/document/document.ts'
import { addressKey } from '#cv/words/link-addresses.ts'

/** Letters from which on a word may be too long for a column; no shorter one is taken for broken. */
const LONG = 30
/** Letters of a part of an address that stand on one line at least. */
const PART = 6
/** Letters of a line to which nothing is added any more: neither words nor addresses are longer. */
const LONGEST = 500
/** Room between a title and dates beside it, in heights of the type. */
const GUTTER = 2.2

export function withWholeWords(lines: readonly Line[]): Line[] {
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

/** The line below in the same text and the same type, nothing between them. */
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

/** What the lower line has of a word that begins on the upper one. */
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

/** The address behind the letters of the one is behind those of the other, and holds both. */
function isOneAddress(text: string, before: Line, line: Line): boolean {
  const key = addressKey(text.replace(/(?<![.,;)])[.,;)]+$/, ''))
  return before.links.some((link) => line.links.includes(link) && addressKey(link).startsWith(key))
}

const isUnder = (before: Line, line: Line) =>
  before.box !== null && line.box !== null && Math.abs(before.box.x - line.box.x) < 1.5

/** To the edge of its column, or to the dates beside it: no letter more has room. */
function isFull({ cells, box, size }: Line, edge: number): boolean {
  const [first, second] = cells
  if (first && second) return second.x - first.right < GUTTER * size
  return box !== null && edge - (box.x + box.width) < size
}

/** The line with the whole word, and what is left of the one below. */
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
