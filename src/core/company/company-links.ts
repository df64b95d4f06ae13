/**
 * What the links of a company's page lead to: its pages about jobs, contact, the imprint, itself and its team, and its
 * own accounts elsewhere. Accounts must be named like the company, so that those of customers and agencies, share
 * buttons and posts do not count.
 */
import { readAtsAddress } from '#core/boards/ats-address.ts'
import { fold } from '#core/text/fold-text.ts'
import type { CompanyIdentity, StatedContact } from './company-contact.ts'
import { companyKey } from './company-name.ts'
import { hasSameLabel, hostOf, isNamedLike, isSameSite } from './company-site.ts'
import { PAGE_SEGMENTS, PAGE_TEXTS, SITE_PAGES, type SitePage } from './site-page-words.ts'

export { SITE_PAGES, type SitePage }

export type KnownLink = { url: URL; text: string }

/** The best link to each kind of page; null where there is none. */
export function sitePages(
  links: readonly KnownLink[],
  company: CompanyIdentity,
  siteHost: string,
): Record<SitePage, URL | null> {
  const best = (kind: SitePage) => {
    let found: { url: URL; score: number } | null = null
    for (const link of links) {
      const score = scoreOf(kind, link, company, siteHost)
      if (score > 0 && (found === null || score > found.score)) found = { url: link.url, score }
    }
    return found?.url ?? null
  }
  return {
    careers: best('careers'),
    contact: best('contact'),
    imprint: best('imprint'),
    about: best('about'),
    team: best('team'),
    press: best('press'),
  }
}

/** Links by their words and by their path count most; among equals, the shorter path, then the first. */
function scoreOf(
  kind: SitePage,
  { url, text }: KnownLink,
  company: CompanyIdentity,
  siteHost: string,
): number {
  if (!isOwnPage(kind, url, company, siteHost)) return 0
  const byText = plainTexts(text, company.name).some((each) => PAGE_TEXTS[kind].has(each)) ? 4 : 0
  const path = url.pathname.split('/').filter((part) => part !== '')
  const last = fold(decoded(path.at(-1) ?? '').replace(/\.(?:html?|php\d?|aspx?|jsp)$/i, ''))
  const byPath = PAGE_SEGMENTS[kind].has(last.replaceAll('_', '-')) ? 3 : 0
  const byHost = kind === 'careers' && CAREERS_HOST.test(url.hostname) ? 3 : 0
  const score = Math.max(byPath, byHost)
  return byText + score === 0 ? 0 : byText + score - Math.min(path.length, 9) / 10
}

const CAREERS_HOST =
  /^(?:careers?|jobs?|jobb|karriere|karriar|kariera|carriere|carrieres|carreras|recrutement|empleo|trabalheconosco|lavoraconnoi|werkenbij|vacatures|praca|rekry|join|hiring|talent|work|stellen|bewerbung)\./

/** Jobs may be elsewhere: at an applicant-tracking system, or at a domain of the same name. */
function isOwnPage(kind: SitePage, url: URL, company: CompanyIdentity, siteHost: string): boolean {
  if (isSameSite(url.hostname, siteHost)) return true
  if (kind !== 'careers') return false
  const board = readAtsAddress(url.href)
  if (board && board.board !== null) return true
  const [label = ''] = url.hostname.replace(/^www\./, '').split('.')
  return hasSameLabel(url.hostname, siteHost) || (isNamedLike(label, company) && label.length > 4)
}

/** The words of a link, without a count, an arrow or a remark in brackets, and with "*" for the company's name. */
function plainTexts(text: string, name: string): string[] {
  const plain = fold(text)
    .replaceAll('’', "'")
    .replace(/\([^()]{0,40}\)/g, ' ')
    .replace(/[^\p{L}\p{N}\s'&-]/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/ \d{1,3}(?: (?:new|neu|offen|open))?$/, '')
    .replace(/ -$|^- /g, '')
    .trim()
  if (plain.length > 60) return []
  const words = fold(companyKey(name)).split(' ')
  const names = [fold(name).trim(), ...words.map((_, at) => words.slice(0, at + 1).join(' '))]
  return [
    plain,
    // Labels for those who see no icon repeat the text.
    ...(plain.length % 2 === 1 &&
    plain.slice(0, plain.length / 2) === plain.slice(plain.length / 2 + 1)
      ? [plain.slice(0, plain.length / 2)]
      : []),
    ...names.flatMap((own) =>
      own.length >= 2 && plain.endsWith(` ${own}`) ? [`${plain.slice(0, -own.length)}*`] : [],
    ),
  ]
}

const decoded = (text: string) => decodedHandle(text)

type Service = {
  about: string
  /** Of the host, without "www.". */
  host: RegExp
  /** Of the path; the group is the account's name. */
  path: RegExp
}

/** By host: where companies have accounts, and what the address of an account looks like. */
const SERVICES: readonly Service[] = [
  { about: 'X', host: /^(?:x|twitter)\.com$/, path: /^\/@?(\w{1,30})\/?$/ },
  { about: 'GitHub', host: /^github\.com$/, path: /^\/([\w-]{1,60})\/?$/ },
  { about: 'GitLab', host: /^gitlab\.com$/, path: /^\/([\w.-]{1,60})\/?$/ },
  {
    about: 'YouTube',
    host: /^youtube\.com$/,
    path: /^\/(?:@|c\/|user\/)([\w.-]{1,60})\/?$/,
  },
  { about: 'Facebook', host: /^(?:[a-z-]+\.)?facebook\.com$/, path: /^\/([\w.-]{1,80})\/?$/ },
  { about: 'Instagram', host: /^instagram\.com$/, path: /^\/([\w.]{1,40})\/?$/ },
  { about: 'Threads', host: /^threads\.(?:net|com)$/, path: /^\/@([\w.]{1,40})\/?$/ },
  { about: 'TikTok', host: /^tiktok\.com$/, path: /^\/@([\w.]{1,40})\/?$/ },
  { about: 'Bluesky', host: /^bsky\.app$/, path: /^\/profile\/([\w.-]{1,100})\/?$/ },
  {
    about: 'Xing',
    host: /^xing\.com$/,
    path: /^\/(?:pages|companies|company|unternehmen)\/([\w-]{1,80})\/?$/,
  },
  { about: 'Telegram', host: /^t\.me$/, path: /^\/(\w{3,40})\/?$/ },
  {
    about: 'Mastodon',
    host: /^(?:mastodon\.(?:social|online|world)|mas\.to|fosstodon\.org|hachyderm\.io|mstdn\.(?:social|io)|techhub\.social|infosec\.exchange|chaos\.social)$/,
    path: /^\/@(\w{1,60})\/?$/,
  },
]
const LINKEDIN = /^\/(?:company|school)\/([\p{L}\p{N}%_.&-]{1,150})(?:\/|$)/u

/** The company's own account behind a link. `isTrusted`: the company's structured data says that it is theirs. */
export function accountOf(
  url: URL,
  company: CompanyIdentity,
  { isTrusted = false }: { isTrusted?: boolean } = {},
): StatedContact | null {
  const host = url.hostname.replace(/^www\./, '')
  const isOwn = (handle: string) => isTrusted || isNamedLike(handle, company)
  if (host === 'linkedin.com' || host.endsWith('.linkedin.com')) {
    const [, handle = ''] = LINKEDIN.exec(url.pathname) ?? []
    if (handle === '' || !isOwn(decodedHandle(handle))) return null
    const value = `https://www.linkedin.com/company/${handle.toLowerCase()}`
    return { kind: 'linkedin', value, about: null }
  }
  const service = SERVICES.find((each) => each.host.test(host))
  const [, handle] = service?.path.exec(url.pathname) ?? []
  if (!service || handle === undefined || !isOwn(handle)) return null
  return { kind: 'profile', value: plainAddress(url), about: service.about }
}

/** The number of a link that opens a chat, with its country's code as WhatsApp requires; null for other links. */
export function whatsappNumber({ hostname, pathname, searchParams }: URL): string | null {
  const host = hostname.replace(/^www\./, '')
  const number =
    host === 'wa.me'
      ? pathname.replace(/^\/\+?|\/$/g, '')
      : /^(?:api|web)\.whatsapp\.com$/.test(host)
        ? (searchParams.get('phone') ?? '')
        : ''
  const digits = number.replace(/^[\s+]+/, '').replace(/^00/, '')
  return /^\d{7,15}$/.test(digits) ? `+${digits}` : null
}

/** Without tracking, fragment and a slash at the end. */
function plainAddress({ host, pathname }: URL): string {
  return `https://${host}${pathname.replace(/\/$/, '')}`
}

function decodedHandle(handle: string): string {
  try {
    return decodeURIComponent(handle)
  } catch {
    return handle
  }
}

/** A page's address as shown and stored: without fragment and tracking. */
export function pageAddress(url: URL): string {
  const plain = new URL(url.href)
  plain.hash = ''
  for (const name of [...plain.searchParams.keys()]) {
    if (/^(?:utm_|fbclid$|gclid$|trk$|ref$)/.test(name)) plain.searchParams.delete(name)
  }
  return plain.href
}

/** Absolute http(s) links of a page; others are left out. */
export function webLinks(
  links: readonly { href: string; text: string }[],
  pageUrl: string,
  base: string | null,
): KnownLink[] {
  const from = (base === null ? null : URL.parse(base, pageUrl))?.href ?? pageUrl
  return links.flatMap(({ href, text }) => {
    const url = href.length > 2_000 ? null : URL.parse(href, from)
    const isWeb = url !== null && hostOf(url.href) !== null && url.username === ''
    return isWeb ? [{ url, text }] : []
  })
}
