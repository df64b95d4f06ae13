/**
 * Tables of word processors are layouts. A row of short cells is one line, a rail of dates or headings belongs to the
 * text beside it, and texts side by side are columns, each read to its end.
 */
import type { PlainLine } from '#cv/document/plain-line.ts'

/** Two cells of a row with this many lines are two texts, not two ends of one line. */
const TEXT_LINES = 3
const YEAR = /\b(?:19|20)\d\d\b|\b\d{1,2}[./]\d{2,4}\b/

/** `rows` has the lines of each cell of each row. */
export function tableLines(rows: readonly PlainLine[][][], column: number): PlainLine[] {
  const written = rows.map((cells) => cells.map(withoutEmpty).filter((cell) => cell.length > 0))
  const hasHeadings = written.some(hasHeadingRail)
  return written.flatMap((cells) => rowLines(cells, column, hasHeadings))
}

/** "EXPERIENCE" in the margin of its entries: then every row of the table has a heading there. */
const hasHeadingRail = ([first, second, ...others]: PlainLine[][]) =>
  first !== undefined &&
  isRail(first) &&
  !YEAR.test(first[0]?.text ?? '') &&
  (second?.length ?? 0) >= TEXT_LINES &&
  others.length === 0

function rowLines(cells: PlainLine[][], column: number, hasHeadings: boolean): PlainLine[] {
  const [first = [], ...others] = cells
  if (others.length === 0) return first
  if (hasHeadings && isRail(first) && !YEAR.test(first[0]?.text ?? '')) return cells.flat()
  if (cells.every(({ length }) => length === 1)) return [oneLine(cells.flat())]
  if (cells.filter(({ length }) => length >= TEXT_LINES).length > 1)
    return columnLines(cells, column)
  if (isRail(first) && others.length === 1) return besideRail(first, others[0] as PlainLine[])
  const last = cells[cells.length - 1] as PlainLine[]
  if (isRail(last) && cells.length === 2) return besideRail(last, first, 'right')
  return columnLines(cells, column) // cards, or the head of a CV: each cell is a short text
}

/** Reads each column to its end, first the one with the name, recognized by its size. */
function columnLines(cells: PlainLine[][], column: number): PlainLine[] {
  const sizes = cells.map((cell) => Math.max(...cell.map(({ size = 0 }) => size)))
  const largest = Math.max(...sizes)
  const at = sizes.indexOf(largest)
  const isFirst = cells.every((_, other) => other === at || (sizes[other] ?? 0) * 1.2 <= largest)
  const main = isFirst ? cells[at] : undefined
  const inOrder = main ? [main, ...cells.filter((cell) => cell !== main)] : cells
  return inOrder.flatMap((cell, index) => moved(cell, column + index))
}

/** A date or a place at an edge, which belongs to the first line beside it. */
const isRail = (cell: PlainLine[]) => cell.length === 1 && (cell[0]?.text.length ?? 0) <= 60

function besideRail(rail: PlainLine[], text: PlainLine[], side: 'left' | 'right' = 'left') {
  const [label] = rail
  const [first, ...rest] = text
  if (!label || !first) return [...rail, ...text]
  // "EXPERIENCE" beside its entries is a separate line; "2019 – 2021" belongs to the entry.
  if (side === 'left' && !YEAR.test(label.text)) return [label, ...text]
  const both = side === 'left' ? [label, first] : [first, label]
  return [oneLine(both), ...rest]
}

/** Joins the short cells of a row into one line. */
function oneLine(cells: PlainLine[]): PlainLine {
  const [first] = cells
  const main = cells.find(({ isBold }) => isBold) ?? first
  return {
    ...main,
    text: cells.map(({ text }) => text).join('\t'),
    isBullet: first?.isBullet ?? false,
    indent: first?.indent ?? 0,
    gap: first?.gap ?? 0,
    role: first?.role ?? null,
    cells: cells.flatMap((cell) =>
      cell.cells && cell.cells.length > 1
        ? cell.cells
        : [{ text: cell.text, isBold: cell.isBold ?? false, isItalic: cell.isItalic ?? false }],
    ),
    links: cells.flatMap(({ links }) => links ?? []),
  }
}

const moved = (lines: PlainLine[], column: number) =>
  lines.map((line) => ({ ...line, column: Math.max(column, line.column ?? 0) }))

const withoutEmpty = (lines: PlainLine[]) => lines.filter(({ text }) => text.trim() !== '')
