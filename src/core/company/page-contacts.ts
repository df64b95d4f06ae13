/**
 * Everything that one page of a company's website states about how to reach it, and which of its pages to read next.
 * `kind` of a page is what the links to it called it; a page about the team names persons, so its phone numbers are
 * theirs.
 */
import type { HtmlPage } from '#core/html/html-page.ts'
import type { CompanyIdentity, StatedContact } from './company-contact.ts'
import {
  accountOf,
  pageAddress,
  type SitePage,
  sitePages,
  webLinks,
  whatsappNumber,
} from './company-links.ts'
import { isOwnMailDomain } from './company-site.ts'
import { isSamePhone } from './contacts-in-text.ts'
import { isHelpless, mailRole } from './mail-role.ts'
import { organizationData } from './organization-data.ts'
import { emailContact, pageEmails } from './page-emails.ts'
import { pagePhones } from './page-phones.ts'
import { pageStatements } from './page-statements.ts'

export type ReadPage = {
  contacts: StatedContact[]
  pages: Record<SitePage, URL | null>
}

/** More than any real page has, so that a trap cannot fill our table. */
const MAX_OF_A_KIND = 8

export function pageContacts(
  page: HtmlPage,
  { url, kind, company }: { url: string; kind: SitePage | 'home'; company: CompanyIdentity },
): ReadPage {
  const links = webLinks(page.links, url, page.base)
  const data = organizationData(page.jsonLd, company)
  const statements = pageStatements(page, { kind, company })
  const trusted = data.accounts.flatMap((account) => URL.parse(account) ?? [])
  const phone = (value: string, about: string) => ({ kind: 'phone' as const, value, about })
  const contacts: (StatedContact | null)[] = [
    ...data.emails.map((email) => emailContact(email, company)),
    ...pageEmails(statements, page, company),
    ...(kind === 'team'
      ? []
      : [...data.phones, ...pagePhones(statements)].map((value) => phone(value, 'Phone'))),
    ...trusted.map((account) => accountOf(account, company, { isTrusted: true })),
    ...links.map((link) => accountOf(link.url, company)),
  ]
  if (kind !== 'team') {
    for (const link of links) {
      const number = whatsappNumber(link.url)
      if (number !== null) contacts.push(phone(number, 'WhatsApp'))
    }
  }
  if (kind === 'contact' && page.hasForm) {
    contacts.push({ kind: 'form', value: pageAddress(new URL(url)), about: 'Contact form' })
  }
  return {
    contacts: distinctContacts(contacts.filter((contact) => contact !== null)),
    pages: sitePages(links, company, new URL(url).hostname),
  }
}

/** Null for persons, for strangers, and for addresses that help nobody who looks for a job. */
export function roleAddress(email: string, company: CompanyIdentity): StatedContact | null {
  const [local = '', domain = ''] = email.split('@')
  if (isHelpless(local) || !isOwnMailDomain(domain, company)) return null
  const role = mailRole(local)
  if (role === null) return null
  return { kind: role.kind, value: email, about: 'about' in role ? role.about : null }
}

/** Each once; one number written with and without the country's code is one, with it. */
export function distinctContacts<C extends StatedContact>(contacts: readonly C[]): C[] {
  const kept: C[] = []
  for (const contact of contacts) {
    const same = kept.findIndex((other) => isSame(other, contact))
    const other = kept[same]
    if (other) {
      if (contact.kind === 'phone' && contact.value.length > other.value.length) {
        kept[same] = { ...other, value: contact.value }
      }
      continue
    }
    const ofKind = kept.filter(({ kind }) => kind === contact.kind)
    if (ofKind.length < MAX_OF_A_KIND) kept.push(contact)
  }
  return kept
}

function isSame(one: StatedContact, other: StatedContact): boolean {
  if (one.kind !== other.kind) return false
  return one.value === other.value || (one.kind === 'phone' && isSamePhone(one.value, other.value))
}
