/**
 * A company's name, three ways: the slug in its URL, the key that says "the same company", and the
 * name as we show it. The slug folds accents, the key does not: "Żubr" and "Zubr" are two
 * companies, as are "Ġenerali" and "Generali", so two companies may wish for one slug and whoever
 * stores them must keep slugs apart. Writing systems are kept; a company written in Japanese is not
 * nameless.
 */

import { fold } from '#core/text/fold-text.ts'
import { knownSpelling } from './company-spellings.ts'

/** What registers add to a name. "Labs", "Systems" and "Group" are part of it and stay. */
const LEGAL_FORMS = new Set(
  `inc incorporated llc llp ltd limited plc corp corporation co gmbh mbh ggmbh ag se kg kgaa ohg ug
  sa sas sasu sarl srl spa bv nv ab as asa oy oyj aps sl slu sro doo zoo kk kft zrt pte pty pvt
  private ltda eood 株式会社 有限会社 有限公司 ооо оао зао тов 주식회사`.split(/\s+/),
)

/** Written before the name rather than after it. */
const LEADING_FORMS = new Set(['株式会社', '有限会社', 'ооо', 'оао', 'зао', 'тов', '주식회사'])

/**
 * Forms of several words, once dots are gone: "Sp. z o.o.", "spol. s r.o.", "S. de R.L. de C.V.".
 */
const LONG_FORMS = / (?:sp zoo|sp z oo|spol s ro|s de rl|s de rl de cv|sa de cv)$/

/** For URLs: lower case, accents folded, spaces to hyphens, punctuation gone. Never empty. */
export function companySlug(name: string): string {
  const slug = fold(name.normalize('NFKC'))
    .replace(/[^\p{L}\p{M}\p{N}\s-]/gu, '')
    .replace(/[\s-]+/g, '-')
    .replace(/^-|-$/g, '')
  return slug || codePoints(name)
}

/**
 * Equal for two spellings of one company: case, width, composition, punctuation and legal form
 * aside. Accents tell companies apart, except the dot that lower-casing İ leaves behind. '' only
 * for ''.
 */
export function companyKey(name: string): string {
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

/**
 * The name with its spaces put right. A name that is one word of small Latin letters is a board's
 * address rather than a name, so it gets its capitals: "abridge" is "Abridge", "epic-games" is
 * "Epic Games"; a well-known one is written as it writes itself: "openai" is "OpenAI". Of others we
 * do not guess where words begin: "acmeai" is "Acmeai". A name that somebody typed is left alone:
 * any capital ("eBay", "iRobot"), space ("dbt labs"), digit ("n8n") or dot ("cal.com"). So "adidas"
 * becomes "Adidas": from a token the two cannot be told apart.
 */
export function displayCompanyName(name: string): string {
  const tidy = name.normalize('NFC').replace(/\s+/g, ' ').trim()
  const known = /^[a-z\d_-]+$/.test(tidy) ? knownSpelling(tidy) : null
  if (known !== null) return known
  if (!/^[a-z]+(?:[-_][a-z]+)*$/.test(tidy)) return tidy
  return tidy
    .split(/[-_]/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
}

function withoutLegalForm(plain: string) {
  const words = plain.replace(LONG_FORMS, '').split(' ')
  while (words.length > 1 && LEGAL_FORMS.has(words.at(-1) ?? '')) {
    words.pop()
    if (words.length > 1 && words.at(-1) === 'and') words.pop() // "Ford & Co", "GmbH & Co. KG"
  }
  while (words.length > 1 && LEADING_FORMS.has(words[0] ?? '')) words.shift()
  return words.join(' ')
}

/** For a name of signs only ("!!!"): their code points, so that two such companies stay apart. */
function codePoints(name: string) {
  const points = [...name.trim()].slice(0, 8).map((sign) => sign.codePointAt(0)?.toString(16))
  return ['company', ...points].join('-')
}
