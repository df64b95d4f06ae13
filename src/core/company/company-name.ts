/**
 * A company's name in three forms: the slug in its URL, the key that identifies the company, and
 * the display name. The slug folds accents, the key doesn't: "Żubr" and "Zubr" are two companies,
 * as are "Ġenerali" and "Generali". Two companies can therefore have the same slug, and the code
 * that stores them must keep the slugs distinct. Other scripts are kept: a company written in
 * Japanese has a slug too.
 */

import { fold } from '#core/text/fold-text.ts'
import { remembered } from '#core/text/remembered.ts'
import { knownSpelling } from './company-spellings.ts'

/** Legal forms from company registers. "Labs", "Systems" and "Group" are part of the name and stay. */
const LEGAL_FORMS = new Set(
  `inc incorporated llc llp ltd limited plc corp corporation co gmbh mbh ggmbh ag se kg kgaa ohg ug
  sa sas sasu sarl srl spa bv nv ab as asa oy oyj aps sl slu sro doo zoo kk kft zrt pte pty pvt
  private ltda eood 株式会社 有限会社 有限公司 ооо оао зао тов 주식회사`.split(/\s+/),
)

/** Written before the name instead of after it. */
const LEADING_FORMS = new Set(['株式会社', '有限会社', 'ооо', 'оао', 'зао', 'тов', '주식회사'])

/**
 * Legal forms of several words, after dots are removed: "Sp. z o.o.", "spol. s r.o.", "S. de R.L.
 * de C.V.".
 */
const LONG_FORMS = / (?:sp zoo|sp z oo|spol s ro|s de rl|s de rl de cv|sa de cv)$/

/** For URLs: lower case, accents folded, spaces as hyphens, punctuation removed. Never empty. */
export function companySlug(name: string): string {
  const slug = fold(name.normalize('NFKC'))
    .replace(/[^\p{L}\p{M}\p{N}\s-]/gu, '')
    .replace(/[\s-]+/g, '-')
    .replace(/^-|-$/g, '')
  return slug || codePoints(name)
}

/**
 * Equal for two spellings of one company: ignores case, width, Unicode composition, punctuation and
 * legal form. Accents distinguish companies, except the dot that lower-casing İ leaves behind.
 * Empty only for an empty name.
 */
export const companyKey: (name: string) => string = remembered(keyOf)

function keyOf(name: string): string {
  const plain = name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\u0307/g, '')
    .normalize('NFC')
    .replace(/[.'’"™®©]/g, '')
    .replace(/&/g, ' and ')
    .replace(/(株式会社|有限会社|주식회사)/g, ' $1 ')
    .replace(/[^\p{L}\p{M}\p{N}+#]+/gu, ' ')
    .trim()
  return withoutLegalForm(plain) || plain || name.trim()
}

/** "Visoid [0]": a footnote of a forum post. */
const FOOTNOTE = / ?\[\d{1,2}\]$/
/** "Acme (YC W24)", "Acme, YC S24", "Acme YC P26". */
const BATCH = /,? ?(?:\(YC ?[A-Z]{1,2}\d\d\)|(?<=[, ])YC ?[A-Z]{1,2}\d\d)$/
/** Only an address with nothing behind its host: group 1 is the name that was registered. */
const SITE = /^(?:https?:\/\/(?:www\.)?|www\.)([a-z\d-]{2,63})\.[a-z]{2,12}\/?$/i

/**
 * The name with its whitespace normalized, without a footnote or a batch of Y Combinator at its end; of an address
 * ("https://acme.com") the name in it. One word of lower-case Latin letters is a board's
 * address, not a name, so it is capitalized: "abridge" is "Abridge", "epic-games" is "Epic Games".
 * Well-known companies keep their own spelling: "openai" is "OpenAI". We don't guess word
 * boundaries: "acmeai" is "Acmeai". A name with a capital ("eBay", "iRobot"), a space ("dbt labs"),
 * a digit ("n8n") or a dot ("cal.com") was typed by a person and stays as it is. "adidas" becomes
 * "Adidas", because it looks exactly like an address.
 */
export function displayCompanyName(name: string): string {
  const written = name.normalize('NFC').replace(/\s+/g, ' ').trim()
  const alone = written.replace(FOOTNOTE, '').replace(BATCH, '') || written
  const tidy = SITE.exec(alone)?.[1] ?? alone
  const known = /^[a-z\d_-]+$/.test(tidy) ? knownSpelling(tidy) : null
  if (known !== null) return known
  if (!/^[a-z]+(?:[-_][a-z]+)*$/.test(tidy)) return tidy
  return tidy
    .split(/[-_]/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
}

/** False for "HIRING: Frontend Developer": the first part of a forum post that names no company. */
export const namesEmployer = (company: string): boolean => !/^\s*hiring:/i.test(company)

function withoutLegalForm(plain: string) {
  const words = plain.replace(LONG_FORMS, '').split(' ')
  while (words.length > 1 && LEGAL_FORMS.has(words.at(-1) ?? '')) {
    words.pop()
    if (words.length > 1 && words.at(-1) === 'and') words.pop() // "Ford & Co", "GmbH & Co. KG"
  }
  while (words.length > 1 && LEADING_FORMS.has(words[0] ?? '')) words.shift()
  return words.join(' ')
}

/**
 * For a name without letters or digits ("!!!"): its code points, so that two such companies get
 * different slugs.
 */
function codePoints(name: string) {
  const points = [...name.trim()].slice(0, 8).map((sign) => sign.codePointAt(0)?.toString(16))
  return ['company', ...points].join('-')
}
