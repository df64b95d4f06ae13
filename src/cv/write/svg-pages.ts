/** Splits the single SVG that Typst draws of all pages into one per page. */

const PAGE = /\n {4}<path class="typst-shape" fill="#ffffff"[^>]*>\n/
const SHARED = '\n    <defs'
const GLYPH = /\n {8}<symbol [^>]*id="([^"]+)"[\s\S]*?<\/symbol>/g
/** Typst lays each link over its words; previews have no links. */
const LINK = /\n *<a [^>]*>\n[^\n]*\n *<\/a>/g
/** A hundredth of a point is smaller than a screen can show. */
const DECIMALS = /(\d\.\d\d)\d+/g

/** The pages are stacked, each in its own group; the shapes of the letters follow at the end. */
export function pagesOfSvg(svg: string): string[] {
  const [, width, height] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? []
  const end = svg.indexOf(SHARED)
  const [, ...pages] = svg.slice(0, end).replace(LINK, '').split(PAGE)
  const shared = svg.slice(end, svg.lastIndexOf('</svg>'))
  const pageHeight = Number(height) / pages.length
  return pages.map((page, at) => {
    const used = new Set([...page.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id as string))
    const letters = shared.replace(GLYPH, (glyph, id: string) => (used.has(id) ? glyph : ''))
    const top = at * pageHeight
    return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 ${top} ${width} ${pageHeight}" width="${width}pt" height="${pageHeight}pt">
<rect y="${top}" width="${width}" height="${pageHeight}" fill="#fff"/>
${page}${letters}</svg>
`.replace(DECIMALS, '$1')
  })
}
