/**
 * Turns the lines of a section into rows: dates, durations and addresses are taken out of headers, and the rest
 * becomes pieces. Dates in running text and in bullets stay in place.
 */

import type { Line } from '#cv/document/document.ts'
import type { LineIndex } from '#cv/document/line-index.ts'
import { stripEdgeDates } from '#cv/words/apart-dates.ts'
import { areColumnNames, readLabel } from '#cv/words/label-words.ts'
import { findAddresses } from '#cv/words/link-addresses.ts'
import type { DateSpan } from '#cv/words/read-dates.ts'
import { isRunningText } from '#cv/words/running-text.ts'
import { trimEdges } from '#cv/words/trim-edges.ts'
import type { Row } from './entry-row.ts'
import { joinBrokenRanges, settleRails } from './rail-dates.ts'
import { markEdges } from './row-edges.ts'

/** With `isList`, bullets count as entries if the section has nothing else. */
export function toRows(given: readonly Line[], lines: LineIndex, isList = false): Row[] {
  const all = given.filter((line) => !areColumnNames(line.cells.map(({ text }) => text)))
  const isBulleted = isList && all.length > 0 && all.every((line) => line.isBullet)
  const usual = usualSize(all)
  const rows = all.map((line) => {
    // A bullet beside larger text than usual decorates a header.
    const isAdorned = line.isBullet && line.size > usual + 0.9
    const read = isBulleted || isAdorned ? { ...line, isBullet: false } : line
    return toRow(read, lines.get(line))
  })
  joinBrokenRanges(rows)
  markEdges(rows, lines)
  settleRails(rows)
  const isFilled = (row: Row) => row.pieces.length > 0 && !HOLLOW.test(row.text)
  return rows.filter((row) => isFilled(row) || row.dates || row.addresses.length > 0)
}

/** Words that a template prints between missing values. */
const HOLLOW = /^(?:in|at|of|bei|von|an|to|by)$/i

/** The median size; infinite where sizes are unknown. */
function usualSize(lines: readonly Line[]): number {
  const sizes = lines.flatMap(({ size }) => (size > 0 ? [size] : [])).sort((a, b) => a - b)
  return sizes[Math.floor((sizes.length - 1) / 2)] ?? Number.POSITIVE_INFINITY
}

/** List markers that a format's reader did not remove. */
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
    const isScore = label?.field === 'score'
    const text = label && !isScore ? label.value : printed
    const apart = stripEdgeDates(text)
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
        field: label?.field ?? null,
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

/** "Booking.com", capitalized and without a path, is a name. */
function takeAddresses(text: string): { text: string; addresses: string[] } {
  const addresses = findAddresses(text).filter((address) => !/^\p{Lu}[^/]*$/u.test(address))
  if (addresses.length === 0) return { text, addresses: [] }
  const rest = addresses.reduce((left, address) => left.replace(address, ' '), text)
  return { text: trimEdges(rest), addresses }
}
