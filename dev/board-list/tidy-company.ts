/**
 * The company of a board as open lists write it, tidied: without references, addresses, legal forms and remarks about
 * the board, not in capitals only, and never the bare token. A text that names no company gives the name that the
 * token suggests.
 */
import { displayCompanyName } from '#core/company/company-name.ts'
import { nameOfToken, slugOfToken } from '#core/company/name-of-token.ts'
import { decodeReferences } from '#core/html/html-read.ts'

/** Applied in turn. What is left over is never empty: then the token suggests the name. */
const LEFT_OUT: readonly RegExp[] = [
  /https?:\/\/\S+/gi,
  /[™®©\u200b-\u200f\u2060\ufeff]/gu,
  /\((?:lever|greenhouse|ashby|workable|external|careers?|jobs?|copy|new|old|legacy|remote|unlisted)\)/gi,
  /^(?:(?:careers|jobs|hiring|working) (?:at|with) |careers? (?:page|site) ?[|-])/i,
  /(?<=[^\s_-])(?:[\s_]| ?[-–|] ?)(?:careers?(?: (?:page|site))?|(?:global )?job board|jobs|external|for linkedin)$/i,
  / ?[-–|] ?(?:english|french|fr|en|linkedin|internships?|campus|early careers?|university|hiring|recruiting)$/i,
  /(?<=\w)_(?:new|old|global|external)$/i,
]

/** At the end of a name. Short ones that are words or initials elsewhere count in this spelling only. */
const LEGAL_END =
  /(?<=\S)(?:,\s?|\s)(?:&\s?Co\.?\s?)?(?:[Ii]nc(?:orporated)?|INC|P?L\.?L\.?C|P?l\.?l\.?c|Llc|L\.?L\.?P|[Ll]td|LTD|[Ll]imited|LIMITED|plc|PLC|g?GmbH|g?gmbh|G?gmbh|GMBH|mbH|AG|KG|KGaA|SE|UG|N\.?V|B\.?V|S\.?A\.?S|S\.?A|S\.?A\.?R\.?L|SARL|SRL|S\.?r\.?l|S\.?p\.?A|Pty|PTY|Pte|PTE|Pvt|PVT|[Cc]orp(?:oration)?|CORP(?:ORATION)?|AB|ApS|A\/S|Oyj?|Sp\.? z o\.?o|s\.r\.o)\.?$/

/** These say what a board is for, and not whose it is. */
const NO_NAME =
  /^(?:n\/?a|none|null|unknown|company|internal|external|test|demo|jobs?|careers?|(?:external )?job board(?: api)?|for linkedin|third[ -]party(?: job board)?|confidential|hiring|recruiting|other|default|main|[\W_]*)$/i

export function tidyCompany(written: string, token: string): string {
  const suggested = nameOfToken(token)
  let name = decodeReferences(written).normalize('NFC')
  for (const part of LEFT_OUT) name = spaced(name.replace(part, ' '))
  name = withoutLegalForm(name)
  if (NO_NAME.test(name)) return suggested
  if (isToken(name, token)) return suggested
  const plain =
    /(?<=\w)_(?=\w)/.test(name) && /\p{Lu}/u.test(name) ? name.replaceAll('_', ' ') : name
  return displayCompanyName(inSmallLetters(plain)) || suggested
}

const spaced = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/(?<![\s,;:|–-])[\s,;:|–-]+$/, '')

function withoutLegalForm(name: string): string {
  for (let left = name; ; ) {
    const shorter = spaced(left.replace(LEGAL_END, ''))
    if (shorter === left || shorter === '') return left
    left = shorter
  }
}

/** The token itself, as if nobody had looked for a name: in small letters, or with a capital in front. */
function isToken(name: string, token: string): boolean {
  const small = name.toLowerCase()
  const isPlain = name === small || name === small.charAt(0).toUpperCase() + small.slice(1)
  return isPlain && (small === token.toLowerCase() || small === slugOfToken(token).toLowerCase())
}

/** Words of five letters and more: shorter ones may be initials, and one with a dot or a digit is spelled so. */
const LONG_WORD = /(?<![\p{L}\d.])\p{Lu}{5,}(?![\p{L}\d.])/gu
/** A single word in capitals may be a brand up to this length: "NVIDIA". */
const MAX_BRAND = 6

function inSmallLetters(name: string): string {
  if (name !== name.toUpperCase() || !/\p{Lu}/u.test(name)) return name
  if (!name.includes(' ') && name.length <= MAX_BRAND) return name
  return name.replace(LONG_WORD, (word) => word.charAt(0) + word.slice(1).toLowerCase())
}
