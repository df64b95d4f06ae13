/**
 * What a company's own listings state about how to reach it: role addresses like those on its website, and the person
 * or mailbox to apply to, if the listing names one.
 */
import { readHtmlPage } from '#core/html/html-page.ts'
import type { CompanyIdentity, StatedContact } from './company-contact.ts'
import { accountOf, webLinks } from './company-links.ts'
import { emailsIn, emailsOfLink, phonesIn } from './contacts-in-text.ts'
import { isHelpless, mailRole } from './mail-role.ts'
import { distinctContacts, roleAddress } from './page-contacts.ts'

/** The line is about applying or asking, not about customers or deceivers. */
const ABOUT_APPLYING =
  /(?<!\p{L})(?:apply|application|send|submit|cv|resume|résumé|contact|question|reach|recruiter|hiring|bewerb|lebenslauf|ansprechpartner|rückfragen|candidat|postul|envoy|skicka|ansök|sollicit|aplik|zgłosz|enviar|invia)/iu
const WARNING = /(?<!\p{L})(?:fraud|scam|phish|impersonat|betrug|fake)/iu

/** A page that belongs to no listing's address; links in descriptions are absolute. */
const NOWHERE = 'https://listing.invalid/'

export function listingContacts(html: string, company: CompanyIdentity): StatedContact[] {
  const page = readHtmlPage(html)
  const contacts: (StatedContact | null)[] = []
  const take = (email: string, line: string) => {
    contacts.push(roleAddress(email, company) ?? namedAddress(email, line))
  }
  for (const link of page.links) {
    for (const email of emailsOfLink(link.href)) {
      take(email, page.lines.find((line) => link.text !== '' && line.includes(link.text)) ?? '')
    }
  }
  for (const line of page.lines) for (const email of emailsIn(line)) take(email, line)
  const applying = page.lines.filter((line) => ABOUT_APPLYING.test(line) && !WARNING.test(line))
  for (const value of phonesIn(applying)) contacts.push({ kind: 'phone', value, about: 'Phone' })
  for (const { url } of webLinks(page.links, NOWHERE, null)) contacts.push(accountOf(url, company))
  return distinctContacts(contacts.filter((contact) => contact !== null))
}

/** Also a person, and an address elsewhere, because the listing itself says to write there. */
function namedAddress(email: string, line: string): StatedContact | null {
  const [local = ''] = email.split('@')
  if (isHelpless(local) || !ABOUT_APPLYING.test(line) || WARNING.test(line)) return null
  const role = mailRole(local)
  if (role && role.kind !== 'hr') return null
  return { kind: 'hr', value: email, about: 'Named in a listing' }
}

/** Sites where many companies have pages: never a company's own website. */
const SHARED =
  /(?:^|\.)(?:linkedin|facebook|instagram|twitter|x|github|crunchbase|glassdoor|indeed|wellfound|angel|xing|kununu|stepstone|monster|google|remoteok|remotive|himalayas|weworkremotely|ycombinator|greenhouse|lever|ashbyhq|workable|smartrecruiters|recruitee|teamtailor|breezy|bamboohr|pinpointhq|rippling|personio|myworkdayjobs)\.[a-z]{2,3}$/

/** The website that a source names for a company; null if it is not the company's own. */
export function ownWebsite(website: string | null): string | null {
  const text = website?.trim() ?? ''
  const url = URL.parse(/^https?:\/\//i.test(text) ? text : `https://${text}`)
  if (text === '' || !url || url.username !== '' || url.port !== '') return null
  return url.hostname.includes('.') && !SHARED.test(url.hostname) ? url.href : null
}
