/**
 * Lines of a section as rows: dates, lengths of time and addresses are taken out of a header, and what is left
 * stands in pieces. Dates in running text and in bullets stay where they are.
 */

import { fold } from '#core/fold-text.ts'
import { PRESENT_WORDS } from './date-words.ts'
import type { Line } from './document.ts'
import { readLabel, type Told } from './label-words.ts'
import type { LineIndex } from './line-index.ts'
import { findAddresses } from './link-addresses.ts'
import { type DateSpan, readDates, readLengths } from './read-dates.ts'

export type Piece = {
  text: string
  /** Index of its line in the document. */
  line: number
  /** Its cell within the line, from the left. */
  cell: number
  isBold: boolean
  isItalic: boolean
  x: number
  /** What a label before it says it is. */
  told: Told | null
}

export type RowDates = {
  start: string | null
  end: string | null
  isRange: boolean
  line: number
  /** They stand in a cell of their own, or are all there is. */
  isApart: boolean
}

export type Row = {
  line: Line
  at: number
  pieces: Piece[]
  dates: RowDates | null
  addresses: string[]
  /** Pieces in one. */
  text: string
  isBullet: boolean
  /** Running text, which no header is. */
  isText: boolean
  isBold: boolean
  /** Of the first letter; of formats without pages 12 points for each level. */
  x: number
  right: number
  /** Where the lines around it are broken; null for formats without pages. */
  edge: number | null
  /** It stands in one of several columns, where lines are short. */
  isNarrow: boolean
}

/** `isList`: bullets are entries here where there is nothing else. */
export function toRows(all: readonly Line[], lines: LineIndex, isList = false): Row[] {
  const isBulleted = isList && all.length > 0 && all.every((line) => line.isBullet)
  const usual = usualSize(all)
  const rows = all.map((line) => {
    // A mark beside letters larger than those around adorns a header.
    const isAdorned = line.isBullet && line.size > usual + 0.9
    const read = isBulleted || isAdorned ? { ...line, isBullet: false } : line
    return toRow(read, lines.get(line) ?? 0)
  })
  joinBrokenRanges(rows)
  markEdges(rows, lines)
  settleRails(rows)
  const isSaid = (row: Row) => row.pieces.length > 0 && !HOLLOW.test(row.text)
  return rows.filter((row) => isSaid(row) || row.dates || row.addresses.length > 0)
}

/** What a template prints between values that are missing. */
const HOLLOW = /^(?:in|at|of|bei|von|an|to|by)$/i

/** Of the lines in the middle, by size; infinite where sizes are unknown. */
function usualSize(lines: readonly Line[]): number {
  const sizes = lines.flatMap(({ size }) => (size > 0 ? [size] : [])).sort((a, b) => a - b)
  return sizes[Math.floor((sizes.length - 1) / 2)] ?? Number.POSITIVE_INFINITY
}

/** Marks of a list that a reader of a format left standing. */
const MARK = /^[•●▪◦‣∙·○■□▸►➢✓*–-]$/u

function toRow(given: Line, at: number): Row {
  const isMarked = given.cells.length > 1 && MARK.test(given.cells[0]?.text ?? '')
  const line = isMarked ? { ...given, isBullet: true } : given
  const cells = isMarked ? line.cells.slice(1) : cellsOf(line)
  const row: Row = {
    line,
    at,
    pieces: [],
    dates: null,
    addresses: [],
    text: '',
    isBullet: line.isBullet,
    isText: false,
    isBold: line.spans[0]?.isBold ?? line.isBold,
    x: line.box?.x ?? line.indent * 12,
    right: 0,
    edge: null,
    isNarrow: false,
  }
  const isText = isRunningText(
    line,
    cells.map(({ text }) => text),
  )
  row.isText = isText && !line.isBullet
  for (const [cell, { text: printed, x, right, isBold, isItalic }] of cells.entries()) {
    const label = isText ? null : readLabel(printed)
    const isScore = label?.told === 'score'
    const text = label && !isScore ? label.value : printed
    const apart = readApart(text)
    const isAllDates = apart !== null && (apart.rest === '' || !isText)
    const rest = isAllDates ? apart.rest : text
    if (isAllDates) addDates(row, apart.dates, at, apart.rest === '')
    const { text: plain, addresses } = isText ? { text: rest, addresses: [] } : takeAddresses(rest)
    row.addresses.push(...addresses)
    if (/[\p{L}\p{N}]/u.test(plain)) {
      row.pieces.push({
        text: plain,
        line: at,
        cell,
        isBold,
        isItalic,
        x,
        told: label?.told ?? null,
      })
      row.right = right
    }
  }
  row.text = row.pieces.map(({ text }) => text).join(' ')
  if (row.pieces.length === 0) row.isBullet = false
  const [first] = row.pieces
  if (first && line.box) row.x = first.x
  return row
}

/** Months begin with a small letter in many languages; a header beside dates may end with a full stop. */
function isRunningText(line: Line, texts: string[]): boolean {
  if (line.isBullet) return true
  const plain = texts.filter((text) => readApart(text)?.rest !== '')
  const whole = plain.join(' ')
  const [first] = readDates(whole)
  const behind = first?.from === 0 ? trimEdges(whole.slice(first.to)) : whole
  const isBesideDates = plain.length > 0 && plain.length < texts.length
  if (!isBesideDates) return isProse(behind)
  return behind.split(/\s+/).length > MOST_WORDS || /^\p{Ll}/u.test(behind)
}

/** Of a header beside dates: degree, school and place at their longest. */
const MOST_WORDS = 20

function cellsOf(line: Line) {
  if (line.cells.length > 1) return line.cells
  const { text, isBold, isItalic, box } = line
  return [{ text, isBold, isItalic, x: box?.x ?? 0, right: box ? box.x + box.width : 0 }]
}

function addDates(row: Row, found: DateSpan | null, line: number, isApart: boolean) {
  if (!found) return
  const { start, end, isRange } = found
  if (!row.dates || (isRange && !row.dates.isRange))
    row.dates = { start, end, isRange, line, isApart }
}

/** Signs that stood between texts, and say nothing at an edge; brackets open before and close behind. */
const AT_START = new Set(' \t\u00a0,;:|·•∙●–—−‐-/()[]~')
const AT_END = new Set(' \t\u00a0,;:|·•∙●–—−‐-/([~')

export function trimEdges(text: string): string {
  const plain = trimSigns(text)
  const opens = plain.lastIndexOf('(')
  const isOpen = opens >= 0 && !plain.includes(')', opens)
  if (isOpen) return trimSigns(plain.slice(0, opens))
  return plain.endsWith(')') && !plain.includes('(') ? trimSigns(plain.slice(0, -1)) : plain
}

function trimSigns(text: string): string {
  let [start, end] = [0, text.length]
  while (start < end && AT_START.has(text[start] as string)) start++
  while (end > start && AT_END.has(text[end - 1] as string)) end--
  return text.slice(start, end)
}

/** A text without the dates at its edges; null where it has none there. `dates` is null for lengths alone. */
export function readApart(text: string): { rest: string; dates: DateSpan | null } | null {
  const present = trimSigns(fold(text.slice(0, 60)))
  if (PRESENT_WORDS.includes(present)) {
    return { rest: '', dates: { start: null, end: 'present', isRange: false, from: 0, to: 0 } }
  }
  const dates = readDates(text)
  const chosen = dates.find(({ isRange }) => isRange) ?? dates.at(-1) ?? null
  const lengths = readLengths(text).filter(
    ({ from, to }) => !dates.some((span) => from < span.to && to > span.from),
  )
  const edges = edgesOf(text, chosen, lengths)
  if (!edges) return null
  return { rest: trimEdges(edges.rest), dates: edges.hasDates ? chosen : null }
}

function edgesOf(text: string, dates: DateSpan | null, lengths: { from: number; to: number }[]) {
  let rest = text
  let hasDates = false
  const spans = [...lengths, ...(dates ? [dates] : [])].sort((a, b) => b.from - a.from)
  for (const span of spans) {
    const [before, behind] = [rest.slice(0, span.from), rest.slice(span.to)]
    const isFirst = trimSigns(before) === ''
    const isLast = isOnlySigns(behind)
    if (span === dates) {
      if (!isFirst && !isLast && !isFramed(before, behind)) continue
      if (!dates.isRange && isLast && !isFirst && !mayEndWithDate(before)) continue
      if (!dates.isRange && isFirst && !isLast && !/^\s*[:|·•,–—-]/.test(behind)) continue
      hasDates = true
    } else if (!dates && !(isFirst && isLast)) {
      if (!(isLast && /[(|·•–—-]\s*$|\($/.test(`${before}${text.slice(span.from, span.from + 1)}`)))
        continue
    }
    rest = isFirst ? behind : isLast ? before : `${before} | ${behind}`
  }
  return rest === text ? null : { rest, hasDates }
}

/** A closing bracket too. */
const isOnlySigns = (text: string) => trimSigns(text).replace(/^[)\]]/, '') === ''

/** "Title | 2019 – 2021 | Berlin", "Company (2019 – 2021), Berlin". */
function isFramed(before: string, behind: string): boolean {
  return /[|·•,(–—-]\s*$/.test(before) && /^\s*[|·•,)–—-]/.test(behind)
}

/** A lone date behind words is one where a sign parts them, or where they lead up to nothing: "Class of 2022". */
function mayEndWithDate(before: string): boolean {
  if (/[,;:|·•(–—-]\s*$|\s{2,}$/.test(before)) return true
  return !/(?:^|\s)(?:of|in|by|since|for|the|and|to|server|office|class|until)\s+$/i.test(before)
}

/** Running text, which no header is: a sentence, a long line, a line that goes on from another. */
export function isProse(text: string): boolean {
  const words = text.trim().split(/\s+/)
  if (words.length > 22) return true
  if (/^\p{Ll}/u.test(text) && words.length > 2 && !/^(?:e|i|v)[A-Z]/.test(text)) return true
  return (
    words.length > 5 &&
    /[.;!?]["”)]?$/.test(text) &&
    !/(?:\b\p{L}|Inc|Ltd|Corp|Co|bzw|etc)\.$/u.test(text)
  )
}

/** "Booking.com" with a capital and nothing behind is a name. */
function takeAddresses(text: string): { text: string; addresses: string[] } {
  const addresses = findAddresses(text).filter((address) => !/^\p{Lu}[^/]*$/u.test(address))
  if (addresses.length === 0) return { text, addresses: [] }
  const rest = addresses.reduce((left, address) => left.replace(address, ' '), text)
  return { text: trimEdges(rest), addresses }
}

/** Lines of an entry that may stand above its late dates. */
const MOST_BELOW = 40

/** Dates in a rail that stand lower than their header, below its bullets, are that header's. */
function settleRails(rows: Row[]) {
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
    // At the right edge dates stand above their header just as often: then it waits for them below.
    const isRight = row.line.box.x > left + 200 && !(next && isHeaderAlone(next))
    if (!header || !(isLeft || isRight)) continue
    header.dates = row.dates
    row.dates = null
  }
}

const isHeaderAlone = ({ isBullet, isText, dates, text }: Row) =>
  !isBullet && !isText && dates === null && text !== '' && !isProse(text)

/** Lines that the two ends of a broken range stand apart at most. */
const MOST_APART = 6

/** A range that a narrow rail broke over some lines, beside the text of its entry. */
function joinBrokenRanges(rows: Row[]) {
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

/** One below the other, or in the lines of an entry that follow each other. */
function isRailOf(row: Row, next: Row, isOpen: boolean): boolean {
  const [a, b] = [row.line, next.line]
  if (!a.box || !b.box) return isOpen
  const [right, below] = [a.box.x + a.box.width, b.box.x + b.box.width]
  const isBelow = Math.abs(right - below) < 60 || Math.abs(a.box.x - b.box.x) < 60
  return isBelow
}

/** Some rows of a section that end at one place, in points, show where its lines are broken. */
const NEAR = 30

/** The right edge that lines of a section keep, where it is narrower than the column. */
function markEdges(rows: Row[], lines: LineIndex) {
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

/** True where the first word of a line would not have stood on the line before: that one was broken there. */
export function isBroken(before: Row, row: Row): boolean {
  if (before.edge === null || before.text === '') return false
  const letter = (before.right - before.x) / Math.max(1, before.text.length)
  const word = /^\S*/.exec(row.text)?.[0].length ?? 0
  return before.right + (Math.min(word, 20) + 0.5) * letter > before.edge
}
