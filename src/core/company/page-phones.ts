/**
 * The company's phone numbers on a page: callable links, numbers with a label, and on pages about contact also those
 * beside an office. Not those for fax, of persons, of anybody else, and of registers.
 */

import { isCityName } from './branch-place.ts'
import { isOwnMailDomain, isOwnName } from './company-site.ts'
import {
  isSamePhone,
  type PhoneMention,
  parsePhone,
  phoneMentions,
  phoneOfLink,
} from './contacts-in-text.ts'
import { isHelpless, mailRole } from './mail-role.ts'
import { isAboutPerson, isDirectLine, isNoPhone, otherPartyAt } from './page-parties.ts'
import { linksOf, type Statement } from './page-statements.ts'

export function pagePhones(statements: readonly Statement[]): string[] {
  const found: string[] = []
  for (const { link, statement, before } of linksOf(statements)) {
    const number = phoneOfLink(link.href)
    if (number === null || isOthers(statement, before)) continue
    const [mention] = phoneMentions(`${before}${link.text}`).slice(-1)
    if (mention?.label === 'fax' || /(?<!\p{L})fax(?!\p{L})/iu.test(link.text)) continue
    const shown = parsePhone(link.text)
    const isFuller = shown?.startsWith('+') && isSamePhone(number, shown)
    found.push(isFuller && shown ? shown : number)
  }
  for (const statement of statements) {
    for (const mention of phoneMentions(statement.line)) {
      if (isStated(mention, statement)) found.push(mention.number)
    }
  }
  return found
}

function isStated(mention: PhoneMention, statement: Statement): boolean {
  if (mention.label === 'fax' || isOthers(statement, mention.before)) return false
  const isAlone = mention.before.trim() === ''
  const isLabelled = mention.label === 'phone' || (isAlone && statement.label !== '')
  if (isLabelled) return statement.isContactPart || beginsClause(mention, statement)
  return statement.isContactPart && looksLikePhone(mention) && isBesideOffice(mention, statement)
}

/** Somebody else's, or one person's. */
function isOthers(
  { otherAt, line, kind, emails, company, heading }: Statement,
  before: string,
): boolean {
  if (otherAt >= 0 && before.length >= otherAt) return true
  if (isDirectLine(before) || isDirectLine(heading)) return true
  if (kind !== 'imprint' && isAboutPerson(before)) return true
  const own = emails.filter((email) => isOwnMailDomain(email.split('@')[1] ?? '', company))
  const isPersons = (email: string) => {
    const [local = ''] = email.split('@')
    return (
      mailRole(local) === null &&
      !isHelpless(local) &&
      !isOwnName(local, company) &&
      !isCityName(local)
    )
  }
  return own.length > 0 && own.every(isPersons) && /[\p{L}]/u.test(line)
}

/** "Acme Ltd, 5 High Street. Tel. …", "Call us: …"; not "as used by Birch, tel. …". */
function beginsClause(
  { before }: PhoneMention,
  { namesCompany, emails, company }: Statement,
): boolean {
  if (namesCompany || emails.some((email) => isOwnMailDomain(email.split('@')[1] ?? '', company))) {
    return true
  }
  const prefix = before.replace(/(?<![\p{L}.-])(?:\p{L}[\p{L}.-]{0,30})?[\s:.(|]{0,4}$/u, '').trim()
  if (prefix === '' || /[:?!.|·•;]$/.test(prefix)) return true
  if (/[,–—-]$/.test(prefix)) return /(?<!\d)\d{4,5}(?!\d)/.test(prefix) && otherPartyAt(prefix) < 0
  return prefix.split(/\s+/).length <= 3
}

/** A trunk prefix or a country code, or the shape of North America. */
function looksLikePhone({ number, before, after }: PhoneMention): boolean {
  if (isNoPhone(before) || /^\s*(?:€|eur|usd|kg|mm|cm|%|uhr|h\b)/i.test(after)) return false
  if (number.startsWith('+')) return number.length >= 9
  if (/^0\d{7,11}$/.test(number)) return true
  return /^1?[2-9]\d{9}$/.test(number)
}

/** Alone, after a label, in a row with other contacts, or after a place. */
function isBesideOffice(
  { before, after }: PhoneMention,
  { emails, namesCompany }: Statement,
): boolean {
  const prefix = before.trim()
  if (prefix === '') return after.trim().length < 40
  const last =
    prefix
      .split(/[|:·•;]/)
      .at(-1)
      ?.trim() ?? ''
  const segment =
    last === ''
      ? (prefix
          .replace(/(?<![|:·•;\s])[|:·•;\s]+$/, '')
          .split(/[|:·•;]/)
          .at(-1)
          ?.trim() ?? '')
      : last
  if (isPersonName(segment)) return false
  if (/[:|·•]$/.test(prefix)) return true
  if (emails.length > 0 || namesCompany) return true
  return (
    /[,–—-]$/.test(prefix) &&
    prefix.split(',').some((part) => isCityName(part.replace(/\d+/g, '').trim()))
  )
}

const OFFICE =
  /(?<!\p{L})(?:office|studio|headquarters|hq|house|center|centre|zentrale|sekretariat|reception|desk|support|service|sales|park|campus|street|road|tower|general|main)(?!\p{L})/iu

/** "Ada Lovelace": two or three capitalized words that are no place. */
function isPersonName(text: string): boolean {
  return (
    /^(?:(?:Dr|Prof|Ing|Mr|Ms|Mrs)\.? )?\p{Lu}[\p{Ll}'’-]+(?: \p{Lu}[\p{L}'’.-]*){1,2}$/u.test(
      text,
    ) &&
    !OFFICE.test(text) &&
    !isCityName(text)
  )
}
