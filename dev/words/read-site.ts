/** Reads every kind of page that can be reached from some first ones, as one person sees it. */
import { linksOf, visibleTexts } from './visible-texts.ts'

export type PageTexts = { address: string; texts: string[] }

const MAX_PAGES = 400

/** `read` answers null for what is no page of HTML. Throws where there are more kinds of pages than can be right. */
export async function readSite(
  starts: readonly string[],
  read: (address: string) => Promise<string | null>,
): Promise<PageTexts[]> {
  const pages: PageTexts[] = []
  const seen = new Set<string>()
  const waiting = [...starts]
  for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
    const kind = kindOf(address)
    if (seen.has(kind)) continue
    seen.add(kind)
    const html = await read(address)
    if (html === null) continue
    pages.push({ address, texts: visibleTexts(html) })
    if (pages.length > MAX_PAGES) throw new Error('The site has no end: see kindOf')
    waiting.push(...linksOf(html))
  }
  return pages
}

/** The same for pages that differ in what they are about alone: one job is as good as another. */
function kindOf(address: string): string {
  const { pathname, searchParams } = new URL(address, 'http://site')
  const path = pathname
    .replace(/[\da-f]{8}-[\da-f-]{27}|\d+/g, ':id')
    .replace(/^\/companies\/[^/]+$/, '/companies/:slug')
  // One filter is as good as another, on the page and in its feeds.
  if (/^\/(?:jobs(?:\.\w+)?|companies)$/.test(path)) return path
  // So is one field, one order or one line.
  const values = [...searchParams].map(([name, value]) =>
    /^(?:at|edit|line|sort|state|source)$/.test(name) || !/^[a-z-]{1,24}$/.test(value)
      ? name
      : `${name}=${value}`,
  )
  return `${path}?${values.sort().join('&')}`
}
