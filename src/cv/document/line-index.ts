/** Where the lines of a document stand: their places in its order, and the edges of the columns they are in. */
import type { Line } from './document.ts'

export type Edge = { left: number; right: number }

export type LineIndex = {
  get(line: Line): number | undefined
  /** Of the column a line stands in; null for formats without pages. */
  edgeOf(line: Line): Edge | null
  /** True where texts stand side by side on its page. */
  isBesideOthers(line: Line): boolean
}

export function createLineIndex(lines: readonly Line[]): LineIndex {
  const places = new Map(lines.map((line, at) => [line, at]))
  const columnsOf = new Map<number, Set<number>>()
  for (const { page, column } of lines) {
    const columns = columnsOf.get(page) ?? new Set()
    columnsOf.set(page, columns.add(column))
  }
  // Pages with as many columns are laid out alike; a last page may be too short to show its edge.
  const keyOf = ({ page, column }: Line) => `${columnsOf.get(page)?.size ?? 1}:${column}`
  const extents = new Map<string, Edge[]>()
  for (const line of lines) {
    // A second cell may stand at the far edge of the page; running text has one.
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
    get: (line) => places.get(line),
    edgeOf: (line) => edges.get(keyOf(line)) ?? null,
    isBesideOthers: ({ page }) => (columnsOf.get(page)?.size ?? 0) > 1,
  }
}

/** A line that reaches into the next column, as a name above both may, says nothing of its own column's edge. */
function edgeOf(own: Edge[], beside: Edge[][]): Edge {
  const left = least(own.map((extent) => extent.left))
  const next = beside
    .map((extents) => least(extents.map((extent) => extent.left)))
    .filter((other) => other > left + 20)
  const barrier = least(next)
  const within = own.filter(({ right }) => right < barrier)
  return { left, right: greatest((within.length > 0 ? within : own).map(({ right }) => right)) }
}

/** Of any number of values; a call has room for some thousand only. */
const least = (values: number[]) =>
  values.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY)
const greatest = (values: number[]) => values.reduce((a, b) => Math.max(a, b), 0)
