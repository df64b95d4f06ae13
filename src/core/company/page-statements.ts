/**
 * The lines of a company's page, each with what decides whose contacts it states: the headings above it, whether it is
 * about somebody else, and what kind of page it is on.
 */
import type { HtmlPage, PageBlock, PageLink } from '#core/html/html-page.ts'
import { fold } from '#core/text/fold-text.ts'
import type { CompanyIdentity } from './company-contact.ts'
import type { SitePage } from './company-links.ts'
import { isFreeMail, isOwnMailDomain, namesCompany } from './company-site.ts'
import { emailsIn, isPhoneLabel } from './contacts-in-text.ts'
import { otherPartyAt } from './page-parties.ts'

export type Statement = {
  line: string
  /** From here on the line is about somebody else; 0 for all of it, -1 for none. */
  otherAt: number
  heading: string
  /** A label on the line before. */
  label: string
  block: PageBlock
  emails: string[]
  /** Whether the line is where the page states how to reach the company. */
  isContactPart: boolean
  kind: SitePage | 'home'
  company: CompanyIdentity
  namesCompany: boolean
}

const CONTACT_PART =
  /(?<!\p{L})(?:kontakt\p{L}*|contact\p{L}*|contatti|contatto|contacto|contato|impressum|imprint|legal notice|mentions legales|aviso legal|note legali|colofon|offices?|locations?|standorte?|buros?|adress\p{L}*|address\p{L}*|find us|visit us|get in touch|reach us|call us|say hello|yhteystiedot|coordonnees|sedi|sede|oficinas?|vestigingen|toimipisteet|kontor\p{L}*|biura|oddzialy|headquarters|hauptsitz|zentrale|phone|telefon\p{L}*|telephone)(?!\p{L})/u

const MAX_LABEL = 60

export function pageStatements(
  page: HtmlPage,
  { kind, company }: { kind: SitePage | 'home'; company: CompanyIdentity },
): Statement[] {
  const statements: Statement[] = []
  /** A short line that introduces somebody else: "Hosting", above a paragraph about the host. */
  let isUnderOther = false
  let label = ''
  for (const block of page.blocks) {
    const isLabel = isShortLabel(block)
    if (block.isHeading || isLabel) isUnderOther = isLabel && isOtherBlock(block)
    const above = block.isHeading ? block.headings.slice(0, -1) : block.headings
    const heading = above.join(' › ')
    const isOtherHeading = above.slice(-2).some((each) => otherPartyAt(each) >= 0)
    const isContactPart =
      kind === 'contact' || kind === 'imprint' || CONTACT_PART.test(fold(above.slice(-2).join(' ')))
    let isOther = isOtherHeading || (isUnderOther && !isLabel) || block.isQuote
    const first = statements.length
    for (const line of block.lines) {
      const emails = emailsIn(line)
      const isNamed = namesCompany(line, company)
      if (isOther && isNamed && !isOtherHeading && !block.isQuote) isOther = otherPartyAt(line) >= 0
      const at = otherPartyAt(line)
      const isStranger = emails.length > 0 && emails.every((email) => isStrange(email, company))
      statements.push({
        line,
        otherAt: isOther || isStranger ? 0 : at,
        heading,
        label,
        block,
        emails,
        isContactPart,
        kind,
        company,
        namesCompany: isNamed,
      })
      if (at >= 0) isOther = true
      label = isPhoneLabel(line) ? line : ''
    }
    if (block.isHeading && !isPhoneLabel(block.lines[0] ?? '')) label = ''
    if (statements.length === first && block.links.length > 0) {
      statements.push({
        line: '',
        otherAt: isOther ? 0 : -1,
        heading,
        label: '',
        block,
        emails: [],
        isContactPart,
        kind,
        company,
        namesCompany: false,
      })
    }
  }
  return statements
}

/** Links of a block, once each, with the line that shows them. */
export function* linksOf(
  statements: readonly Statement[],
): Generator<{ link: PageLink; statement: Statement; before: string }> {
  const seen = new Set<PageLink>()
  for (const statement of statements) {
    const { block, line } = statement
    const isOnly = block.lines.length <= 1
    for (const link of block.links) {
      if (seen.has(link)) continue
      const at = link.text === '' ? -1 : line.indexOf(link.text)
      if (at < 0 && !isOnly && line !== block.lines.at(-1)) continue
      seen.add(link)
      yield { link, statement, before: at < 0 ? '' : line.slice(0, at) }
    }
  }
}

function isShortLabel(block: PageBlock): boolean {
  const [line = '', ...more] = block.lines
  return (
    !block.isHeading &&
    more.length === 0 &&
    line !== '' &&
    line.length <= MAX_LABEL &&
    block.links.length === 0 &&
    !/[\d@]/.test(line)
  )
}

const isOtherBlock = (block: PageBlock) => otherPartyAt(block.lines[0] ?? '') >= 0

/** An address of a company that is certainly another one. */
function isStrange(email: string, company: CompanyIdentity): boolean {
  const [, domain = ''] = email.split('@')
  return !isOwnMailDomain(domain, company) && !isFreeMail(domain)
}
