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

export function isSameSite(host: string, other: string): boolean {
  const domain = registeredDomain(host)
  return domain !== null && domain === registeredDomain(other)
}

/** "acme.com" and "acme.io": the same name under another ending. */
export function hasSameLabel(host: string, other: string): boolean {
  const label = getDomainWithoutSuffix(host, OPTIONS)
  return label !== null && label.length >= 3 && label === getDomainWithoutSuffix(other, OPTIONS)
}

export function hostOf(url: string | null): string | null {
  const parsed = url === null ? null : URL.parse(url)
  return parsed && /^https?:$/.test(parsed.protocol) ? parsed.hostname : null
}

/** Whether an account, or the first part of a domain, is named like the company: "acme-labs" for Acme Labs GmbH. */
export function isNamedLike(handle: string, { name, website }: CompanyIdentity): boolean {
  const given = compact(handle)
  if (given === '') return false
  const host = hostOf(website)
  const label = host === null ? null : getDomainWithoutSuffix(host, OPTIONS)
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
   onet naver daum rediffmail`.split(/\s+/),
)

export function isFreeMail(domain: string): boolean {
  const label = getDomainWithoutSuffix(domain, OPTIONS)
  return label === null || FREE_MAIL.has(label)
}
