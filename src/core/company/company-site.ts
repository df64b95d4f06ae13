/**
 * Which addresses belong to one company: hosts under the same registered domain, and accounts named like the company.
 * The list of public suffixes knows that "acme.co.uk" is registered and "co.uk" is not.
 */
import { getDomain, getDomainWithoutSuffix } from 'tldts'
import { fold } from '#core/text/fold-text.ts'
import type { CompanyIdentity } from './company-contact.ts'
import { companyKey } from './company-name.ts'

/** Suffixes such as "github.io", where each name belongs to somebody else, count as public. */
const OPTIONS = { allowPrivateDomains: true }

/** Below this length, a part of a name proves nothing. */
const MIN_PART = 4

export const registeredDomain = (host: string): string | null => getDomain(host, OPTIONS)

/** "acme" of careers.acme.co.uk. */
export const domainLabel = (host: string): string | null => getDomainWithoutSuffix(host, OPTIONS)

export function isSameSite(host: string, other: string): boolean {
  const domain = registeredDomain(host)
  return domain !== null && domain === registeredDomain(other)
}

/** "acme.com" and "acme.io": the same name under another ending. */
export function hasSameLabel(host: string, other: string): boolean {
  const label = domainLabel(host)
  return label !== null && label.length >= 3 && label === domainLabel(other)
}

/** The same name under another ending, also one of two parts that the list does not know: "acme.se", "acme.co.zz". */
export function isMovedSite(host: string, other: string): boolean {
  if (hasSameLabel(host, other)) return true
  const [one, two] = [TWO_PARTS.exec(host), TWO_PARTS.exec(other)]
  return one?.[1] !== undefined && one[1] === two?.[1]
}

const TWO_PARTS = /^(?:www\.)?([a-z\d-]{4,63})\.[a-z]{2,3}\.[a-z]{2,24}$/

export function hostOf(url: string | null): string | null {
  const parsed = url === null ? null : URL.parse(url)
  return parsed && /^https?:$/.test(parsed.protocol) ? parsed.hostname : null
}

/** Whether an account, or the first part of a domain, is named like the company: "acme-labs" for Acme Labs GmbH. */
export function isNamedLike(handle: string, { name, website }: CompanyIdentity): boolean {
  const given = compact(handle)
  if (given === '') return false
  const host = hostOf(website)
  const label = host === null ? null : domainLabel(host)
  const names = [compact(companyKey(name)), compact(name), compact(label ?? '')]
  return names.some((own) => own !== '' && isAlike(given, own))
}

function isAlike(given: string, own: string): boolean {
  if (given === own) return true
  const [short, long] = given.length < own.length ? [given, own] : [own, given]
  return short.length >= MIN_PART && long.startsWith(short)
}

const compact = (text: string) => fold(text).replace(/[^\p{L}\p{N}]/gu, '')

/** Whether mail to this domain reaches the company, as far as names can tell. */
export function isOwnMailDomain(domain: string, company: CompanyIdentity): boolean {
  const host = hostOf(company.website)
  if (host !== null && isSameSite(domain, host)) return true
  const label = getDomainWithoutSuffix(domain, OPTIONS)
  if (label === null || isFreeMail(domain)) return false
  if (host !== null) return hasSameLabel(domain, host)
  return label.length >= MIN_PART && compact(label) === compact(companyKey(company.name))
}

/** Mailboxes that anybody can open. */
const FREE_MAIL = new Set(
  `gmail googlemail outlook hotmail live msn yahoo ymail icloud me mac aol gmx web proton protonmail pm mail yandex qq
   163 126 zoho fastmail tutanota tuta hey orange free laposte wanadoo libero t-online freenet seznam wp o2 interia
   onet naver daum rediffmail arcor bluewin sunrise hispeed telenet skynet scarlet proximus ziggo kpnmail kpnplanet planet
   xs4all hetnet casema upcmail telia tele2 spray comhem bredband online.no broadpark virgilio alice tin tiscali sfr neuf
   bbox numericable club-internet aon chello a1 terra telefonica ya sapo iol gmx-topmail mailbox posteo kabelmail vodafone
   unitybox ewetel btinternet sky talktalk virginmedia ntlworld blueyonder comcast verizon att sbcglobal bellsouth cox
   centrum email atlas azet zoznam freemail citromail vipmail abv dir bigpond optusnet rogers shaw sympatico telus eircom
   inbox list bk rambler ukr i mynet yaani tlen poczta gazeta op vp go2 luukku kolumbus suomi24 elisanet otenet forthnet`.split(
    /\s+/,
  ),
)

export function isFreeMail(domain: string): boolean {
  const label = getDomainWithoutSuffix(domain, OPTIONS)
  return label === null || FREE_MAIL.has(label)
}

/** What companies add to their name for a second domain: "acme-group.com", "acmehq.com", "getacme.com". */
const ADDED =
  /^(?:(?:group|gruppe|groupe|holding|inc|llc|ltd|gmbh|ag|sa|bv|ab|oy|hq|app|apps|labs?|games?|studios?|tech|software|systems?|solutions?|digital|media|online|web|net|shop|store|team|mail|jobs|careers?|karriere|hr|global|international|intl|europe|eu|uk|us|usa|de|at|ch|fr|it|es|nl|be|se|no|dk|fi|pl|cz|ie|io|ai|dev|cloud|data|energy|health|pay|payments|robotics|company|corp|co|official|services?|service|support|consulting|engineering|technologies|technology|technik|it)){1,2}$/
const PREFIXED = /^(?:get|try|use|join|go|my|the|hello|hey|we-?are|team)-?(?=[a-z]{4})/

/** Another domain that carries the company's name: both names are the same but for words that say nothing. */
export function isBrandDomain(domain: string, company: CompanyIdentity): boolean {
  const label = getDomainWithoutSuffix(domain, OPTIONS)
  if (label === null || isFreeMail(domain)) return false
  const given = label.toLowerCase()
  return brandNames(company).some((own) => isExtended(given, own) || isExtended(own, given))
}

function brandNames(company: CompanyIdentity): string[] {
  const host = hostOf(company.website)
  const label = host === null ? null : domainLabel(host)
  const words = fold(companyKey(company.name)).split(/[^\p{L}\p{N}]+/u)
  const [first = ''] = words
  // "Lodbrok Play": its first word alone is a name if it is no ordinary one.
  const names = [words.join(''), words.join('-'), label ?? '', first.length >= 6 ? first : '']
  return names.filter((name) => name.length >= MIN_PART)
}

function isExtended(given: string, own: string): boolean {
  const bare = given.replace(PREFIXED, '')
  if (bare === own) return true
  if (!bare.startsWith(own) || own.length < MIN_PART) return false
  return ADDED.test(bare.slice(own.length).replaceAll('-', ''))
}

/** Whether a mailbox is named exactly like the company: "acme@acme.com". */
export function isOwnName(local: string, company: CompanyIdentity): boolean {
  const host = hostOf(company.website)
  const label = host === null ? null : domainLabel(host)
  const given = compact(local)
  const names = [compact(companyKey(company.name)), compact(company.name), compact(label ?? '')]
  return given.length >= 3 && names.includes(given)
}

/** Whether a text names the company. */
export function namesCompany(text: string, company: CompanyIdentity): boolean {
  const host = hostOf(company.website)
  const label = host === null ? null : domainLabel(host)
  const given = compact(text)
  return [compact(companyKey(company.name)), compact(label ?? '')].some(
    (own) => own.length >= MIN_PART && given.includes(own),
  )
}
