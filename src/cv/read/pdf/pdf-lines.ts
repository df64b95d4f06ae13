/**
 * Turns the chunks of a text into lines from top to bottom. Chunks on one baseline are one line with cells. The space
 * above a line and its indentation are measured against what is usual in the text.
 */
import type { Line } from '#cv/document/document.ts'
import { isRightToLeft } from './pdf-characters.ts'
import type { Chunk } from './pdf-chunks.ts'
import type { Placed } from './pdf-rails.ts'

/** Baselines closer than this are one line, in sizes of the smaller font. */
const SAME_HEIGHT = 0.42
/** Indentation steps smaller than this are ignored; points. */
const INDENT_STEP = 5
/** Baseline distance if the text is too short to show its own; in font sizes. */
const USUAL_PITCH = 1.3

export type Text = { chunks: Placed[]; page: number; column: number }

type Row = { chunks: Placed[]; y: number; size: number; page: number; column: number }

export function linesOf(texts: Text[]): Line[] {
  const rows = texts.map(rowsOf)
  const pitch = usualPitch(rows)
  const margins = new Map<number, number[]>()
  for (const row of rows.flat()) {
    margins.set(row.column, [...(margins.get(row.column) ?? []), leftOf(row)])
  }
  const levels = new Map([...margins].map(([column, xs]) => [column, indentLevels(xs)]))
  return rows.flatMap((text) =>
    text.map((row, i) => toLine(row, text[i - 1], pitch, levels.get(row.column) ?? [])),
  )
}

function rowsOf({ chunks, page, column }: Text): Row[] {
  const rows: Row[] = []
  for (const chunk of [...chunks].sort((a, b) => a.y - b.y)) {
    const row = rows.at(-1)
    const size = Math.min(chunk.size, row?.size ?? chunk.size)
    if (
      row &&
      !isAlone(row, chunk) &&
      chunk.y - row.y <= SAME_HEIGHT * size &&
      !isOver(row, chunk)
    ) {
      row.chunks.push(chunk)
      row.size = size
    } else rows.push({ chunks: [chunk], y: chunk.y, size: chunk.size, page, column })
  }
  for (const { chunks } of rows) {
    const isTurned = chunks.some(({ text }) => isRightToLeft(text))
    chunks.sort((a, b) => (isTurned ? b.right - a.right : a.x - b.x))
  }
  return rows
}

function isAlone(row: Row, chunk: Placed): boolean {
  return chunk.isAlone === true || row.chunks[0]?.isAlone === true
}

/** Chunks that overlap horizontally cannot be one line. */
function isOver(row: Row, chunk: Chunk): boolean {
  return row.chunks.some(
    (other) => Math.min(other.right, chunk.right) - Math.max(other.x, chunk.x) > 0.6 * chunk.size,
  )
}

/** The most common baseline distance, in font sizes. */
function usualPitch(texts: Row[][]): number {
  const counts = new Map<number, number>()
  for (const rows of texts) {
    rows.forEach((row, i) => {
      const before = rows[i - 1]
      if (!before || Math.abs(before.size - row.size) > 0.6) return
      const pitch = Math.round(((row.y - before.y) / row.size) * 20) / 20
      if (pitch > 0.9 && pitch < 2.2) counts.set(pitch, (counts.get(pitch) ?? 0) + 1)
    })
  }
  const [most] = [...counts].sort((a, b) => b[1] - a[1] || a[0] - b[0])
  return most && most[1] > 1 ? most[0] : USUAL_PITCH
}

/** Left edges of the lines of a text, from the left margin inward. */
function indentLevels(xs: number[]): number[] {
  const levels: number[] = []
  for (const x of [...xs].sort((a, b) => a - b)) {
    const last = levels.at(-1)
    if (last === undefined || x - last > INDENT_STEP) levels.push(x)
  }
  return levels
}

function leftOf(row: Row): number {
  return Math.min(...row.chunks.map((chunk) => chunk.x))
}

function toLine(row: Row, before: Row | undefined, pitch: number, levels: number[]): Line {
  const { chunks } = row
  const main = chunks.reduce((a, b) => (weight(b) > weight(a) ? b : a))
  const x = leftOf(row)
  const right = Math.max(...chunks.map((chunk) => chunk.right))
  const size = Math.max(...chunks.map((chunk) => chunk.size))
  const room = before ? (row.y - before.y) / (pitch * main.size) - 1 : 0
  return {
    text: chunks.map((chunk) => chunk.text).join('  '),
    page: row.page,
    spans: chunks.flatMap((chunk) => chunk.spans),
    box: { x, y: (chunks[0]?.spans[0]?.y ?? row.y) - size, width: right - x, height: size * 1.25 },
    size: main.size,
    isBold: isMostly(chunks, (chunk) => chunk.isBold),
    isItalic: isMostly(chunks, (chunk) => chunk.isItalic),
    gap: Math.max(0, Math.round(room * 20) / 20),
    column: row.column,
    isBullet: chunks[0]?.isBullet ?? false,
    indent: levels.findLastIndex((level) => x >= level - 0.5),
    role: null,
    cells:
      chunks.length < 2
        ? []
        : chunks.map(({ text, x, right, isBold, isItalic }) => ({
            text,
            x,
            right,
            isBold,
            isItalic,
          })),
    links: [],
  }
}

/** The chunk that determines a line's formatting: the largest type, then the first. */
function weight({ size, text }: Chunk): number {
  return Math.round(size) * 1_000 + Math.min(text.length, 3)
}

function isMostly(chunks: Chunk[], is: (chunk: Chunk) => boolean): boolean {
  let yes = 0
  for (const chunk of chunks) yes += (is(chunk) ? 1 : -1) * chunk.text.length
  return yes > 0
}
