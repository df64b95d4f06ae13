/** The one picture that Typst draws of all pages, cut into one picture a page. */

const PAGE = /\n {4}<path class="typst-shape" fill="#ffffff"[^>]*>\n/
const SHARED = '\n    <defs'
const GLYPH = /\n {8}<symbol [^>]*id="([^"]+)"[\s\S]*?<\/symbol>/g
/** Typst lays a link over its words; a picture for looking leads nowhere. */
const LINK = /\n *<a [^>]*>\n[^\n]*\n *<\/a>/g
/** A hundredth of a point is less than any screen shows. */
const DECIMALS = /(\d\.\d\d)\d+/g

/** The pages stand below each other, each in a group of its own; the letters' shapes follow at the end. */
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
