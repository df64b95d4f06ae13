/**
 * Reads a company's own website: the home page, and at most five pages about jobs, contact, the imprint, itself, its
 * team and the press. Requests are made by the client of sources, so robots.txt, the rate per host and the rules for
 * addresses apply; nothing outside the company's site is requested.
 */
import type {
  CompanyIdentity,
  ContactSource,
  StatedContact,
} from '#core/company/company-contact.ts'
import { pageAddress, SITE_PAGES, type SitePage } from '#core/company/company-links.ts'
import { hostOf, isMovedSite, isSameSite, registeredDomain } from '#core/company/company-site.ts'
import { distinctContacts, pageContacts, type ReadPage } from '#core/company/page-contacts.ts'
import { readHtmlPage } from '#core/html/html-page.ts'
import type { BoardClient, SourceClient } from '#sources/source/board-client.ts'
import { Away, Unreadable } from '#sources/source/source.ts'
import { createQueue } from '#store/queue.ts'

export type SiteContact = StatedContact & { source: ContactSource; sourceUrl: string }

/** `problem`: why the home page could not be read; null if it was. */
export type CompanyPages = { contacts: SiteContact[]; problem: string | null; requests: number }

/** SF-05. The whole reading takes at most `TOTAL_MS`. */
export const PAGE_LIMITS = { totalMs: 5_000, maxBytes: 2 * 1024 * 1024, maxRedirects: 3 }
const TOTAL_MS = 25_000
const MAX_PAGES = 6

/** Where to look if the home page links no such page, or could not be read. */
const USUAL_PATHS: Readonly<Partial<Record<SitePage, (language: string | null) => string>>> = {
  careers: () => '/careers',
  contact: () => '/contact',
  imprint: (language) => (language?.startsWith('de') ? '/impressum' : '/imprint'),
  about: () => '/about',
}

/** A redirect to another site; `isPublic` is false if it leads to an address without a registered name. */
class OtherSite extends Error {
  override readonly name = 'OtherSite'
  readonly isPublic: boolean
  constructor(host: string) {
    super(`redirects to ${host}`)
    this.isPublic = registeredDomain(host) !== null
  }
}

type Outcome =
  | { page: ReadPage; url: string; language: string | null }
  /** There is no such page for anybody. */
  | { lost: string }
  /** The page exists or may exist, but we cannot read it. */
  | { unread: string }

/** Few at once: each belongs to somebody who waits for it. */
const AT_ONCE = 4

export function createCompanyPagesReader(client: SourceClient) {
  const queue = createQueue({ atOnce: AT_ONCE })
  return (company: CompanyIdentity & { website: string }): Promise<CompanyPages> =>
    queue.run(() => readCompanyPages(client, company))
}

export async function readCompanyPages(
  client: SourceClient,
  company: CompanyIdentity & { website: string },
): Promise<CompanyPages> {
  const start = URL.parse(company.website)
  if (!start || hostOf(start.href) === null) {
    return { contacts: [], problem: 'The website has no valid address.', requests: 0 }
  }
  let siteHost = start.hostname
  const late = AbortSignal.timeout(TOTAL_MS)
  const run = client.forBoard({
    source: { name: 'company-pages', isOneAnswer: false },
    token: company.name,
    validators: null,
    limits: PAGE_LIMITS,
    signal: late,
    requireAllowed(to) {
      // A company that changed the ending of its domain is still the same.
      if (!isSameSite(to.hostname, siteHost) && !isMovedSite(to.hostname, siteHost)) {
        throw new OtherSite(to.hostname)
      }
    },
  })
  const found: SiteContact[] = []
  const add = (page: ReadPage, url: string) => {
    const sourceUrl = pageAddress(new URL(url))
    for (const contact of page.contacts) found.push({ ...contact, source: 'site', sourceUrl })
  }

  const home = await readPage(run, start.href, { kind: 'home', company })
  let links: ReadPage['pages'] | null = null
  let language: string | null = null
  let root = start.origin
  let identity: CompanyIdentity = company
  if ('page' in home) {
    add(home.page, home.url)
    links = home.page.pages
    language = home.language
    const arrived = new URL(home.url)
    siteHost = arrived.hostname
    root = arrived.origin
    identity = { ...company, website: arrived.href }
  } else if (late.aborted) {
    return { contacts: [], problem: 'The website took too long.', requests: run.requests }
  }
  const homeUrl = 'page' in home ? home.url : start.href
  const seen = new Set([homeUrl])
  let pages = 1
  for (const kind of SITE_PAGES) {
    const linked = links?.[kind] ?? null
    const usual = USUAL_PATHS[kind]?.(language)
    const url = linked?.href ?? (usual === undefined ? null : root + usual)
    if (url === null) continue
    const isHere = isSameSite(new URL(url).hostname, siteHost)
    const address = pageAddress(new URL(url))
    const isNew = !seen.has(address)
    let outcome: Outcome | null = null
    if (isHere && isNew && pages < MAX_PAGES) {
      seen.add(address)
      pages++
      outcome = await readPage(run, address, { kind, company: identity })
      if ('page' in outcome) add(outcome.page, outcome.url)
    }
    if (kind !== 'careers') continue
    const exists = outcome !== null && 'page' in outcome
    const mayExist = linked !== null && (outcome === null || !('lost' in outcome))
    if (exists || mayExist) {
      const value = linked
        ? address
        : pageAddress(new URL(outcome && 'page' in outcome ? outcome.url : address))
      found.unshift({ kind: 'careers', value, about: null, source: 'site', sourceUrl: homeUrl })
    }
  }
  return {
    contacts: distinctContacts(found),
    problem: 'page' in home ? null : 'lost' in home ? home.lost : home.unread,
    requests: run.requests,
  }
}

async function readPage(
  run: BoardClient,
  url: string,
  { kind, company }: { kind: SitePage | 'home'; company: CompanyIdentity },
): Promise<Outcome> {
  try {
    const answer = await run.get({ url, accept: 'page' })
    const page = readHtmlPage(answer.text)
    return {
      page: pageContacts(page, { url: answer.url, kind, company }),
      url: answer.url,
      language: page.language,
    }
  } catch (error) {
    if (error instanceof OtherSite) {
      const message = `${hostOf(url)} ${error.message}.`
      return error.isPublic ? { unread: message } : { lost: message }
    }
    if (error instanceof Unreadable) return { lost: error.message }
    if (error instanceof Away) {
      const isLost = error.reason === 'blocked' || error.reason === 'redirect'
      return isLost ? { lost: error.message } : { unread: error.message }
    }
    if (isAborted(error)) return { unread: 'The website took too long.' }
    throw error
  }
}

const isAborted = (error: unknown) =>
  error instanceof DOMException && (error.name === 'TimeoutError' || error.name === 'AbortError')
