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
  const columns = new Map<string, Edge[]>()
  const pages = new Map<number, Set<string>>()
  for (const line of lines) {
    // A second cell may stand at the far edge of the page; running text has one.
    if (!line.box || line.cells.length > 1) continue
    const key = keyOf(line)
    const extent = { left: line.box.x, right: line.box.x + line.box.width }
    const known = columns.get(key)
    if (known) known.push(extent)
    else columns.set(key, [extent])
    pages.set(line.page, (pages.get(line.page) ?? new Set()).add(key))
  }
  const edges = new Map<string, Edge>()
  for (const keys of pages.values()) {
    for (const key of keys) {
      const beside = [...keys].filter((other) => other !== key)
      edges.set(
        key,
        edgeOf(
          columns.get(key) ?? [],
          beside.map((other) => columns.get(other) ?? []),
        ),
      )
    }
  }
  return {
    get: (line) => places.get(line),
    edgeOf: (line) => edges.get(keyOf(line)) ?? null,
    isBesideOthers: ({ page }) => (pages.get(page)?.size ?? 0) > 1,
  }
}

const keyOf = ({ page, column }: Line) => `${page}:${column}`

/** A line that reaches into the next column, as a name above both may, says nothing of its own column's edge. */
function edgeOf(own: Edge[], beside: Edge[][]): Edge {
  const left = Math.min(...own.map((extent) => extent.left))
  const next = beside
    .map((extents) => Math.min(...extents.map((extent) => extent.left)))
    .filter((other) => other > left + 20)
  const barrier = Math.min(...next)
  const within = own.filter(({ right }) => right < barrier)
  return { left, right: Math.max(...(within.length > 0 ? within : own).map(({ right }) => right)) }
}
