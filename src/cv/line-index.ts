/** Where the lines of a document stand: their places in its order, and the edges of the columns they are in. */
import type { Line } from './document.ts'

export type Edge = { left: number; right: number }

export type LineIndex = {
  get(line: Line): number | undefined
  /** Of the column a line stands in; null for formats without pages. */
  edgeOf(line: Line): Edge | null
}

export function createLineIndex(lines: readonly Line[]): LineIndex {
  const places = new Map(lines.map((line, at) => [line, at]))
  const edges = new Map<string, Edge>()
  const keyOf = ({ page, column }: Line) => `${page}:${column}`
  for (const line of lines) {
    // A second cell may stand at the far edge of the page; running text has one.
    if (!line.box || line.cells.length > 1) continue
    const [left, right] = [line.box.x, line.box.x + line.box.width]
    const edge = edges.get(keyOf(line)) ?? { left, right }
    edges.set(keyOf(line), {
      left: Math.min(edge.left, left),
      right: Math.max(edge.right, right),
    })
  }
  return {
    get: (line) => places.get(line),
    edgeOf: (line) => edges.get(keyOf(line)) ?? null,
  }
}
