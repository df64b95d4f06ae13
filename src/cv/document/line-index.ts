/** Positions of lines in the document's order, and the edges of their columns. */
import type { Line } from './document.ts'

export type Edge = { left: number; right: number }

export type LineIndex = {
  /** Of a line made of others, the first of them. Throws for a line of another document. */
  get(line: Line): number
  /** The edges of the line's column; null for formats without pages. */
  edgeOf(line: Line): Edge | null
  /** True where texts are side by side on the line's page. */
  isBesideOthers(line: Line): boolean
}

export function createLineIndex(lines: readonly Line[]): LineIndex {
  const places = new Map(lines.map((line, at) => [line, at]))
  const columnsOf = new Map<number, Set<number>>()
  for (const { page, column } of lines) {
    const columns = columnsOf.get(page) ?? new Set()
    columnsOf.set(page, columns.add(column))
  }
  // Pages with the same number of columns share a layout; a last page may be too short to show its edge.
  const keyOf = ({ page, column }: Line) => `${columnsOf.get(page)?.size ?? 1}:${column}`
  const extents = new Map<string, Edge[]>()
  for (const line of lines) {
    // A second cell may be at the far edge of the page; running text has one cell.
    if (!line.box || line.cells.length > 1) continue
    const extent = { left: line.box.x, right: line.box.x + line.box.width }
    const known = extents.get(keyOf(line))
    if (known) known.push(extent)
    else extents.set(keyOf(line), [extent])
  }
  const edges = new Map<string, Edge>()
  for (const [key, own] of extents) {
    const [layout] = key.split(':')
    const beside = [...extents].filter(([other]) => other !== key && other.split(':')[0] === layout)
    edges.set(
      key,
      edgeOf(
        own,
        beside.map(([, others]) => others),
      ),
    )
  }
  return {
    get(line) {
      const at = places.get(line) ?? places.get(line.from?.[0] as Line)
      if (at === undefined) throw new Error('a line that is not of this document')
      return at
    },
    edgeOf: (line) => edges.get(keyOf(line)) ?? null,
    isBesideOthers: ({ page }) => (columnsOf.get(page)?.size ?? 0) > 1,
  }
}

/** A line that reaches into the next column, such as a name above both, is ignored when finding its column's edge. */
function edgeOf(own: Edge[], beside: Edge[][]): Edge {
  const left = least(own.map((extent) => extent.left))
  const next = beside
    .map((extents) => least(extents.map((extent) => extent.left)))
    .filter((other) => other > left + 20)
  const barrier = least(next)
  const within = own.filter(({ right }) => right < barrier)
  return { left, right: greatest((within.length > 0 ? within : own).map(({ right }) => right)) }
}

/** Works for any number of values; `Math.min(...values)` fails beyond some thousands. */
const least = (values: number[]) =>
  values.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY)
const greatest = (values: number[]) => values.reduce((a, b) => Math.max(a, b), 0)
