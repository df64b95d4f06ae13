/** Link targets of a page, assigned to the lines they cover. */
import type { Line } from '#cv/document/document.ts'

export type PageLink = { url: string; x: number; right: number; y: number; bottom: number }

/** Longer addresses contain more than an address. In characters. */
const LONGEST = 500
const MOST = 500
/** Limit of numbers read from an annotation's quads: eight per quad, sometimes one quad per letter. */
const MOST_CORNERS = 8_000

/** Reads pdf.js's annotations; `toPoints` converts page coordinates to points from the top left. */
export function pageLinks(
  annotations: readonly unknown[],
  toPoints: (x: number, y: number) => readonly number[],
): PageLink[] {
  const links: PageLink[] = []
  for (const annotation of annotations.slice(0, MOST)) {
    const { subtype, url, unsafeUrl, rect, quadPoints } = annotation as Record<string, unknown>
    const address = typeof url === 'string' ? url : unsafeUrl
    if (subtype !== 'Link' || typeof address !== 'string' || address.length > LONGEST) continue
    if (!/^(?:https?:|mailto:|tel:)/i.test(address) || !isRect(rect)) continue
    const areas = [...(quadRows(quadPoints) ?? [rect])]
    for (const area of areas.slice(0, MOST))
      links.push({ url: address, ...placeOf(area, toPoints) })
  }
  return links
}

type Rect = [x1: number, y1: number, x2: number, y2: number]

function isRect(rect: unknown): rect is Rect {
  return Array.isArray(rect) && rect.length === 4 && rect.every(Number.isFinite)
}

/**
 * A link wrapped over lines has one rectangle around all of them and quads on each; this gives one rectangle per
 * line.
 */
function quadRows(quads: unknown): Iterable<Rect> | null {
  if (!(quads instanceof Float32Array) || !quads.every(Number.isFinite)) return null
  const rows = new Map<number, Rect>()
  for (let at = 0; at + 8 <= Math.min(quads.length, MOST_CORNERS); at += 8) {
    const corners = [...quads.subarray(at, at + 8)]
    const xs = corners.filter((_, corner) => corner % 2 === 0)
    const ys = corners.filter((_, corner) => corner % 2 === 1)
    const [x1, y1, x2, y2] = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
    const row = rows.get(Math.round(y1))
    rows.set(
      Math.round(y1),
      row
        ? [Math.min(row[0], x1), Math.min(row[1], y1), Math.max(row[2], x2), Math.max(row[3], y2)]
        : [x1, y1, x2, y2],
    )
  }
  return rows.size > 0 ? rows.values() : null
}

function placeOf(rect: Rect, toPoints: (x: number, y: number) => readonly number[]) {
  const [x1 = 0, y1 = 0] = toPoints(rect[0], rect[1])
  const [x2 = 0, y2 = 0] = toPoints(rect[2], rect[3])
  return {
    x: Math.min(x1, x2),
    right: Math.max(x1, x2),
    y: Math.min(y1, y2),
    bottom: Math.max(y1, y2),
  }
}

export function withLinks(lines: Line[], pages: readonly (readonly PageLink[])[]): Line[] {
  return lines.map((line) => {
    const { box } = line
    if (!box) return line
    const over = (pages[line.page] ?? []).filter((link) => {
      const middle = (link.y + link.bottom) / 2
      const isHigh = middle > box.y - 1 && middle < box.y + box.height + 1
      return isHigh && link.x < box.x + box.width && link.right > box.x
    })
    const urls = [...new Set(over.map((link) => link.url))]
    return urls.length === 0 ? line : { ...line, links: urls }
  })
}
