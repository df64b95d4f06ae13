/** Addresses behind the letters of a page, put to the lines on which they lie. */
import type { Line } from './document.ts'

export type PageLink = { url: string; x: number; right: number; y: number; bottom: number }

/** Longer addresses carry more than an address. */
const LONGEST = 500
const MOST = 500

/** pdf.js's annotations; `toPoints` turns the page's own corners into points from the top left. */
export function pageLinks(
  annotations: readonly unknown[],
  toPoints: (x: number, y: number) => readonly number[],
): PageLink[] {
  const links: PageLink[] = []
  for (const annotation of annotations.slice(0, MOST)) {
    const { subtype, url, unsafeUrl, rect } = annotation as Record<string, unknown>
    const address = typeof url === 'string' ? url : unsafeUrl
    if (subtype !== 'Link' || typeof address !== 'string' || address.length > LONGEST) continue
    if (!/^(?:https?:|mailto:|tel:)/i.test(address) || !isRect(rect)) continue
    const [x1 = 0, y1 = 0] = toPoints(rect[0], rect[1])
    const [x2 = 0, y2 = 0] = toPoints(rect[2], rect[3])
    links.push({
      url: address,
      x: Math.min(x1, x2),
      right: Math.max(x1, x2),
      y: Math.min(y1, y2),
      bottom: Math.max(y1, y2),
    })
  }
  return links
}

function isRect(rect: unknown): rect is [number, number, number, number] {
  return Array.isArray(rect) && rect.length === 4 && rect.every(Number.isFinite)
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
