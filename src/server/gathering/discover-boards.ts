/**
 * Looks for boards on the pages of companies and in open lists. A page that shows no board is followed to the careers
 * pages that it links to on its own site. Requests are made by the client of sources, so robots.txt, the rate per host
 * and the rules for addresses apply.
 */
import { readAtsAddress } from '#core/boards/ats-address.ts'
import { boardLinks } from '#core/boards/board-links.ts'
import { pageAddress, sitePages, webLinks } from '#core/company/company-links.ts'
import { domainLabel, isSameSite } from '#core/company/company-site.ts'
import { readHtmlPage } from '#core/html/html-page.ts'
import { sourceNamed } from '#sources/adapters/sources.ts'
import type { SourceClient } from '#sources/source/board-client.ts'
import { Away, Unreadable } from '#sources/source/source.ts'

export type DiscoveredBoard = { source: string; token: string; page: string }

/** Boards in the order in which pages show them, the most frequent of a page first; `problems` are sentences. */
export type Discovered = { boards: DiscoveredBoard[]; problems: string[] }

/** Of one address, itself included. */
const MAX_PAGES = 4
/** Open lists are long. */
const LIMITS = { totalMs: 20_000, maxBytes: 5 * 1024 * 1024, maxRedirects: 5 }
const PAGE = { name: 'page', isOneAnswer: false }

export async function discoverBoards(client: SourceClient, address: string): Promise<Discovered> {
  const start = URL.parse(/^[a-z]+:\/\//i.test(address) ? address : `https://${address}`)
  if (!start) return { boards: [], problems: [`"${address}" is not an address.`] }
  const own = boardAt(start.href)
  if (own) return { boards: [own], problems: [] }

  const problems: string[] = []
  const next = [pageAddress(start)]
  const seen = new Set(next)
  for (let read = 0; read < MAX_PAGES; read++) {
    const url = next.shift()
    if (url === undefined) break
    const page = await readPage(client, url)
    if ('problem' in page) {
      problems.push(page.problem)
      continue
    }
    const boards = boardsOf(page)
    if (boards.length > 0) return { boards, problems: [] }
    for (const link of careersPages(page)) {
      if (!seen.has(link)) next.push(link)
      seen.add(link)
    }
  }
  if (problems.length === 0) problems.push(`No board was found at ${start.href}.`)
  return { boards: [], problems }
}

type Page = { url: string; text: string }

function boardsOf({ url, text }: Page): DiscoveredBoard[] {
  const moved = boardAt(url)
  if (moved) return [moved]
  return boardLinks(text).flatMap(({ source, token }) =>
    sourceNamed(source) ? [{ source, token, page: url }] : [],
  )
}

function boardAt(url: string): DiscoveredBoard | null {
  const known = readAtsAddress(url)
  return known?.board && sourceNamed(known.source)
    ? { source: known.source, token: known.board, page: url }
    : null
}

/** The best links to careers pages of the same site. */
function careersPages({ url, text }: Page): string[] {
  const { hostname } = new URL(url)
  const { links, base } = readHtmlPage(text)
  const company = { name: domainLabel(hostname) ?? hostname, website: url }
  let left = webLinks(links, url, base).filter((link) => isSameSite(link.url.hostname, hostname))
  const found: string[] = []
  while (found.length < MAX_PAGES) {
    const best = sitePages(left, company, hostname).careers
    if (best === null) break
    found.push(pageAddress(best))
    left = left.filter((link) => pageAddress(link.url) !== pageAddress(best))
  }
  return found
}

async function readPage(client: SourceClient, url: string): Promise<Page | { problem: string }> {
  const run = client.forBoard({ source: PAGE, token: url, validators: null, limits: LIMITS })
  try {
    return await run.get({ url, accept: 'text' })
  } catch (error) {
    if (error instanceof Away) return { problem: error.message }
    if (error instanceof Unreadable) return { problem: `${url}: ${error.message}` }
    throw error
  }
}
