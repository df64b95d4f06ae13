/**
 * The common model of word processor formats: paragraphs of runs, tables of cells, and boxes beside the text. Each
 * reader produces these blocks, and this file turns them into lines in reading order.
 */

import type { PlainCell, PlainLine } from '#cv/document/plain-line.ts'
import { tableLines } from './flow-table.ts'

/** Text with one formatting. A tab separates cells, a line feed ends the line within the paragraph. */
export type Run = {
  text: string
  isBold: boolean
  isItalic: boolean
  /** Points; 0 where unknown. */
  size: number
  link: string | null
}

export type Paragraph = {
  kind: 'paragraph'
  runs: Run[]
  isBullet: boolean
  /** From the left edge of the text, in points. */
  indentPoints: number
  role: 'heading' | 'title' | null
  /** Space above and below, in points. */
  before: number
  after: number
  /** Begins a new column. */
  startsColumn: boolean
}

export type Table = { kind: 'table'; rows: Block[][][] }

/** Text in a frame. Its position is in points from the page's corner, where known. */
export type Box = {
  kind: 'box'
  blocks: Block[]
  place: { x: number; y: number; width: number } | null
}

export type Block = Paragraph | Table | Box

/** Smaller indentation is manual, not a level. */
const LEVEL_POINTS = 14
const MAX_LEVEL = 8
/** For a line of unknown size, in points. */
const USUAL_SIZE = 11
const LINE_HEIGHT = 1.2

/** Deeper than any real page layout. */
export const MAX_NESTING = 12

export function flowLines(blocks: readonly Block[], column = 0, depth = 0): PlainLine[] {
  if (depth > MAX_NESTING) return []
  const lines: PlainLine[] = []
  let after = 0
  let inColumn = column
  for (const block of inReadingOrder(blocks)) {
    if (block.kind === 'paragraph') {
      if (block.startsColumn) inColumn++
      lines.push(...paragraphLines(block, inColumn, after))
      after = block.after
      continue
    }
    after = 0
    const read = (blocks: Block[]) => flowLines(blocks, inColumn, depth + 1)
    if (block.kind === 'box') lines.push(...read(block.blocks))
    else
      lines.push(
        ...tableLines(
          block.rows.map((cells) => cells.map(read)),
          inColumn,
        ),
      )
  }
  return lines
}

/** Sorts consecutive boxes by position: from top to bottom, and left to right within a band. */
function inReadingOrder(blocks: readonly Block[]): Block[] {
  const ordered: Block[] = []
  let boxes: Box[] = []
  const put = () => {
    ordered.push(...boxes.sort(byPlace))
    boxes = []
  }
  for (const block of blocks) {
    if (block.kind === 'box') boxes.push(block)
    else {
      put()
      ordered.push(block)
    }
  }
  put()
  return ordered
}

/** Boxes whose left edges differ by less than this are in one column. */
const SAME_EDGE_POINTS = 60

function byPlace({ place: a }: Box, { place: b }: Box): number {
  if (!a || !b) return 0
  const areBeside =
    a.x + a.width <= b.x + SAME_EDGE_POINTS || b.x + b.width <= a.x + SAME_EDGE_POINTS
  return areBeside ? a.x - b.x : a.y - b.y
}

/** The lines of a paragraph: one, and one more for each line break in it. */
export function paragraphLines(paragraph: Paragraph, column: number, afterBefore = 0): PlainLine[] {
  const level = Math.min(MAX_LEVEL, Math.max(0, Math.round(paragraph.indentPoints / LEVEL_POINTS)))
  const lines = splitRuns(paragraph.runs, '\n').map((runs, index) => {
    const size = mostOf(runs, ({ size }) => size) ?? 0
    const room = index === 0 ? Math.max(paragraph.before, 0) + Math.max(afterBefore, 0) : 0
    return {
      text: textOf(runs),
      size,
      isBold: mostOf(runs, ({ isBold }) => isBold) ?? false,
      isItalic: mostOf(runs, ({ isItalic }) => isItalic) ?? false,
      gap: Math.round((room / ((size || USUAL_SIZE) * LINE_HEIGHT)) * 100) / 100,
      column,
      isBullet: paragraph.isBullet && index === 0,
      indent: level + leadingTabs(runs),
      role: paragraph.role,
      cells: cellsOf(runs),
      links: [...new Set(runs.flatMap(({ link }) => (link ? [link] : [])))],
    }
  })
  return lines
}

export const textOf = (runs: readonly Run[]) => runs.map(({ text }) => text).join('')

export function cellsOf(runs: readonly Run[]): PlainCell[] {
  return splitRuns(runs, '\t')
    .filter((cell) => textOf(cell).trim() !== '')
    .map((cell) => ({
      text: textOf(cell),
      isBold: mostOf(cell, ({ isBold }) => isBold) ?? false,
      isItalic: mostOf(cell, ({ isItalic }) => isItalic) ?? false,
    }))
}

const leadingTabs = (runs: readonly Run[]) =>
  (/^[\t ]*/.exec(textOf(runs))?.[0].split('\t').length ?? 1) - 1

/** Splits runs at each `sign`. */
function splitRuns(runs: readonly Run[], sign: string): Run[][] {
  const parts: Run[][] = [[]]
  for (const run of runs) {
    for (const [index, text] of run.text.split(sign).entries()) {
      if (index > 0) parts.push([])
      if (text) parts[parts.length - 1]?.push({ ...run, text })
    }
  }
  return parts
}

/** The value of most of the text. */
function mostOf<Value>(runs: readonly Run[], of: (run: Run) => Value): Value | null {
  const letters = new Map<Value, number>()
  for (const run of runs) {
    const count = run.text.trim().length
    if (count > 0) letters.set(of(run), (letters.get(of(run)) ?? 0) + count)
  }
  let most: Value | null = null
  for (const [value, count] of letters) {
    if (most === null || count > (letters.get(most) ?? 0)) most = value
  }
  return most
}
