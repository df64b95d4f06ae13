/**
 * What the links of a company's page lead to: its pages about jobs, contact, the imprint, itself and its team, and its
 * own accounts elsewhere. Accounts must be named like the company, so that those of customers and agencies, share
 * buttons and posts do not count.
 */
import { readAtsAddress } from '#core/boards/ats-address.ts'
import { fold } from '#core/text/fold-text.ts'
import type { CompanyIdentity, StatedContact } from './company-contact.ts'
import { hasSameLabel, hostOf, isNamedLike, isSameSite } from './company-site.ts'

/** The pages worth reading, most useful first. */
export const SITE_PAGES = ['careers', 'contact', 'imprint', 'about', 'team'] as const
export type SitePage = (typeof SITE_PAGES)[number]

const list = (text: string) => new Set(text.split('|').map((each) => each.trim()))

/** What links to such a page say, folded; "*" is the company's name. */
const TEXTS: Readonly<Record<SitePage, ReadonlySet<string>>> = {
  careers: list(
    `careers|career|jobs|job|our jobs|all jobs|join us|join our team|join the team|work with us|work at *|work for us|
     careers at *|jobs at *|we're hiring|were hiring|we are hiring|hiring|open positions|open roles|open jobs|openings|
     job openings|current openings|vacancies|careers we're hiring|employment|life at *|work here|see open roles|
     view open positions|view jobs|
     karriere|karriere bei *|jobs & karriere|karriere & jobs|jobs und karriere|stellenangebote|offene stellen|stellen|
     arbeiten bei *|job offers|nous rejoindre|rejoignez-nous|recrutement|carrieres|offres d'emploi|emplois|on recrute|
     jobba hos oss|jobba pa *|lediga jobb|jobb|karriar|ledige stillinger|ledige stillinger hos *|karriere hos *|
     karijere|karijera|posao|lavora con noi|carriere|posizioni aperte|trabaja con nosotros|empleo|carreras|unete|
     carreiras|trabalhe conosco|vagas|praca|kariera|oferty pracy|kariera w *|kariera v *|werken bij|werken bij *|
     vacatures|toihin|avoimet tyopaikat|tyopaikat|карьера|вакансии|кар'єра|вакансії|採用情報|採用|求人|인재채용|채용|招聘|加入我们`,
  ),
  contact: list(
    `contact|contact us|contacts|get in touch|reach us|talk to us|kontakt|kontakt oss|kontakta oss|kontaktieren sie uns|
     contactez-nous|nous contacter|contacto|contactanos|contatti|contato|fale conosco|contacteer ons|yhteystiedot|
     ota yhteytta|контакты|контакти|お問い合わせ|문의|联系我们`,
  ),
  imprint: list(
    `imprint|impressum|legal notice|mentions legales|aviso legal|note legali|colophon|legal information|site notice`,
  ),
  about: list(
    `about|about us|about *|company|our story|who we are|uber uns|ueber uns|unternehmen|a propos|qui sommes-nous|
     om oss|om *|chi siamo|sobre nosotros|quienes somos|sobre nos|over ons|o nas|o nama|о нас|про нас|会社概要`,
  ),
  team: list(
    `team|our team|the team|das team|unser team|people|equipe|notre equipe|equipo|il team`,
  ),
}

/** The last part of such a page's path. */
const SEGMENTS: Readonly<Record<SitePage, ReadonlySet<string>>> = {
  careers: list(
    `careers|career|jobs|join-us|joinus|join|work-with-us|workwithus|open-positions|openings|vacancies|hiring|karriere|
     stellenangebote|stellen|offene-stellen|recrutement|carrieres|nous-rejoindre|jobba-hos-oss|lediga-jobb|karijere|
     lavora-con-noi|trabaja-con-nosotros|empleo|carreiras|praca|kariera|vacatures|werken-bij`,
  ),
  contact: list(
    'contact|contact-us|contactus|contacts|kontakt|contacto|contatti|contato|kontakta-oss',
  ),
  imprint: list('imprint|impressum|legal-notice|mentions-legales|aviso-legal|note-legali|colophon'),
  about: list(
    'about|about-us|aboutus|ueber-uns|uber-uns|unternehmen|a-propos|om-oss|chi-siamo|over-ons|o-nas',
  ),
  team: list('team|our-team|people|equipe'),
}

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
  const byText = TEXTS[kind].has(plainText(text, company.name)) ? 4 : 0
  const path = url.pathname.split('/').filter((part) => part !== '')
  const last = fold(path.at(-1)?.replace(/\.(?:html?|php|aspx?)$/i, '') ?? '')
  const byPath = SEGMENTS[kind].has(last) ? 3 : 0
  const byHost = kind === 'careers' && /^(?:careers?|jobs?|karriere)\./.test(url.hostname) ? 3 : 0
  const score = Math.max(byPath, byHost)
  return byText + score === 0 ? 0 : byText + score - Math.min(path.length, 9) / 10
}

/** Jobs may be elsewhere: at an applicant-tracking system, or at a domain of the same name. */
function isOwnPage(kind: SitePage, url: URL, company: CompanyIdentity, siteHost: string): boolean {
  if (isSameSite(url.hostname, siteHost)) return true
  if (kind !== 'careers') return false
  const board = readAtsAddress(url.href)
  if (board && board.board !== null) return true
  const [label = ''] = url.hostname.replace(/^www\./, '').split('.')
  return hasSameLabel(url.hostname, siteHost) || (isNamedLike(label, company) && label.length > 4)
}

function plainText(text: string, name: string): string {
  const plain = fold(text)
    .replaceAll('’', "'")
    .replace(/[^\p{L}\p{N}\s'&-]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  if (plain.length > 60) return ''
  const own = fold(name).trim()
  return own !== '' && plain.endsWith(` ${own}`) ? `${plain.slice(0, -own.length)}*` : plain
}

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
  { about: 'Xing', host: /^xing\.com$/, path: /^\/(?:pages|companies|company)\/([\w-]{1,80})\/?$/ },
  { about: 'Telegram', host: /^t\.me$/, path: /^\/(\w{3,40})\/?$/ },
  {
    about: 'Mastodon',
    host: /^(?:mastodon\.(?:social|online|world)|mas\.to|fosstodon\.org|hachyderm\.io|mstdn\.(?:social|io)|techhub\.social|infosec\.exchange|chaos\.social)$/,
    path: /^\/@(\w{1,60})\/?$/,
  },
]
const WHATSAPP = /^\/(\d{7,15})\/?$/
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
  if (host === 'wa.me' && WHATSAPP.test(url.pathname)) {
    return { kind: 'profile', value: plainAddress(url), about: 'WhatsApp' }
  }
  const service = SERVICES.find((each) => each.host.test(host))
  const [, handle] = service?.path.exec(url.pathname) ?? []
  if (!service || handle === undefined || !isOwn(handle)) return null
  return { kind: 'profile', value: plainAddress(url), about: service.about }
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
