/**
 * The company's addresses on a page. At its own domain the part before the "@" decides, or what the page calls the
 * address; anywhere else the page must state that the address is the company's.
 */
import type { HtmlPage } from '#core/html/html-page.ts'
import { fold } from '#core/text/fold-text.ts'
import { isCityName } from './branch-place.ts'
import type { CompanyIdentity, StatedContact } from './company-contact.ts'
import {
  hostOf,
  isBrandDomain,
  isFreeMail,
  isNamedLike,
  isOwnMailDomain,
  isOwnName,
} from './company-site.ts'
import { emailsIn, emailsOfLink } from './contacts-in-text.ts'
import { isFirstName } from './first-names.ts'
import { isHelpless, type MailRole, mailRole, roleOfLabel } from './mail-role.ts'
import { isAboutGroup, isWarning } from './page-parties.ts'
import { linksOf, type Statement } from './page-statements.ts'

/** Each is looked up in the whole page. More than any real page has, so that a trap cannot hold us up. */
const MAX_ADDRESSES = 200

export function pageEmails(
  statements: readonly Statement[],
  page: HtmlPage,
  company: CompanyIdentity,
): StatedContact[] {
  const found: StatedContact[] = []
  let taken = 0
  const take = (email: string, statement: Statement, before: string) => {
    if (++taken > MAX_ADDRESSES) return
    const contact =
      emailContact(email, company, page.language) ??
      describedContact(email, { statement, before, page, company })
    if (contact) found.push(contact)
  }
  for (const { link, statement, before } of linksOf(statements)) {
    for (const email of emailsOfLink(link.href)) take(email, statement, before)
  }
  for (const statement of statements) {
    for (const email of statement.emails) {
      const [local = ''] = email.split('@')
      const at = statement.line.toLowerCase().indexOf(local)
      take(email, statement, statement.line.slice(0, Math.max(at, 0)))
    }
    for (const email of turnedEmails(statement.line, company)) take(email, statement, '')
  }
  return found
}

/** What the address alone tells; null for anything that needs the page's word. */
export function emailContact(
  email: string,
  company: CompanyIdentity,
  language: string | null = null,
): StatedContact | null {
  const [local = '', domain = ''] = email.split('@')
  if (isHelpless(local) || !isOwnMailDomain(domain, company)) return null
  // "Ola" is a name in Poland and Scandinavia.
  if (local === 'ola' && language?.startsWith('pt')) return contact({ kind: 'company' }, email)
  const role = mailRole(local) ?? mailRole(withoutPlace(local))
  if (role !== null) return contact(role, email)
  return isOwnName(local, company) ? contact({ kind: 'company' }, email) : null
}

type Described = {
  statement: Statement
  before: string
  page: HtmlPage
  company: CompanyIdentity
}

function describedContact(email: string, given: Described): StatedContact | null {
  const { statement, before, company, page } = given
  const [local = '', domain = ''] = email.split('@')
  if (isHelpless(local) || statement.kind === 'team') return null
  const label = before.slice(-80)
  if (isOwnMailDomain(domain, company)) {
    if (isBranch(local, statement)) return contact({ kind: 'company' }, email)
    const role = isMaybeRole(local, page) ? roleOfLabel(label) : null
    return role === null ? null : contact(role, email)
  }
  const isOther = statement.otherAt >= 0 && before.length >= statement.otherAt
  const isStrangers = statement.block.isQuote || isWarning(statement.line)
  if (isStrangers) return null
  if (isFreeMail(domain)) return isOther ? null : freeMailContact(email, given)
  const role = mailRole(local) ?? mailRole(withoutPlace(local))
  if (role === null) return null
  if (isBrandDomain(domain, company) || isGroupDomain(domain, page)) return contact(role, email)
  return null
}

/** A mailbox that anybody can open: named like the company, or called its address where it states who it is. */
function freeMailContact(email: string, { statement, page, company }: Described) {
  const [local = ''] = email.split('@')
  const words = local.split(/[._+-]+/)
  const role = words.map(mailRole).find((each) => each !== null) ?? null
  const rest = words.filter((word) => mailRole(word) === null).join('')
  const isNamed = rest.length >= 4 && isNamedLike(rest.replace(/(?<!\d)\d+$/, ''), company)
  const isStated =
    (statement.kind === 'imprint' || statement.kind === 'contact') && !isOnesName(words, page)
  if (!isNamed && !isStated) return null
  if (role !== null && role.kind !== 'company') return contact(role, email)
  return contact(isForApplicants(statement) ? { kind: 'hr' } : { kind: 'company' }, email)
}

const APPLICANTS =
  /(?<!\p{L})(?:cvs?|curriculum|resume|lebenslauf|bewerb\p{L}*|apply|applications?|applicants?|candidat\p{L}*|postul\p{L}*|sollicit\p{L}*|ansok\p{L}*|soknad\p{L}*|ansogning\p{L}*|aplik\p{L}*|hakem\p{L}*|zivotopis|vacatur\p{L}*|jobs?|careers?|hiring|recru\p{L}*|rekru\p{L}*)(?!\p{L})/u

const isForApplicants = ({ line, kind }: Statement) =>
  kind === 'careers' || APPLICANTS.test(fold(line))

/** "milano@" in a row that names Milano and says more about it than the address. */
function isBranch(local: string, { line, heading, emails }: Statement): boolean {
  if (!isCityName(local)) return false
  const rest = fold(emails.reduce((text, email) => text.replace(email, ' '), fold(line)))
  const isThere = new RegExp(`(?<!\\p{L})${local}(?!\\p{L})`, 'u')
  if (isThere.test(fold(heading))) return true
  return isThere.test(rest) && /\d{3}|\||:/.test(rest)
}

/** One word that is not somebody's name as far as the page shows. */
function isMaybeRole(local: string, page: HtmlPage): boolean {
  if (!/^[a-z]{3,20}$/.test(local) || isFirstName(local)) return false
  const name = new RegExp(
    `(?<![\\p{L}@.])${local.charAt(0).toUpperCase()}${local.slice(1)}(?![\\p{L}@])`,
    'u',
  )
  return !page.lines.some((line) => name.test(line))
}

/** Whether the words of a mailbox are a person's name on the page, or could be one. */
function isOnesName(words: readonly string[], page: HtmlPage): boolean {
  if (words.some(isFirstName)) return true
  const parts = words.filter((word) => word.length > 1)
  const names = page.lines.flatMap((line) => line.match(/\p{Lu}\p{Ll}+ (?:\p{Lu}\p{Ll}+)/gu) ?? [])
  return names.some((name) => {
    const own = fold(name).split(' ')
    return parts.length > 0 && parts.every((part) => own.some((each) => each.startsWith(part)))
      ? parts.length > 1 || own.includes(parts[0] ?? '')
      : false
  })
}

/** A line that calls the domain's name the company's group or other name. */
function isGroupDomain(domain: string, page: HtmlPage): boolean {
  const [label = ''] = domain.split('.').slice(-2)
  if (label.length < 4) return false
  const compact = (text: string) => fold(text).replace(/[^\p{L}\p{N}]/gu, '')
  return page.lines.some((line) => {
    if (line.length > 400 || !isAboutGroup(line)) return false
    const words = line.replace(/(?<!\S)\S{1,64}@\S{1,80}/g, ' ')
    return compact(words).includes(compact(label))
  })
}

/** "moc.emca@olleh": written backwards, and turned by the page's style. */
function turnedEmails(line: string, company: CompanyIdentity): string[] {
  const host = hostOf(company.website)
  if (host === null) return []
  const ending = [...host.replace(/^www\./, '')].reverse().join('')
  if (!line.toLowerCase().includes(`${ending}@`)) return []
  return emailsIn([...line].reverse().join(''))
}

const withoutPlace = (local: string) => {
  const parts = local.split(/[._+-]+/)
  const rest = parts.filter((part) => !isCityName(part) || isFirstName(part))
  return rest.length > 0 && rest.length < parts.length ? rest.join('.') : local
}

function contact(role: MailRole, email: string): StatedContact {
  return { kind: role.kind, value: email, about: 'about' in role ? role.about : null }
}
