/**
 * The first line of a post in a hiring thread, "Acme (YC W24) | Senior Engineer, Data Engineer |
 * Berlin | REMOTE (EU) | Full-time | €80–100k | https://acme.example", read part by part in any
 * order. Takes text and returns a company and its roles, or null when the line doesn't name them.
 */
import { ADDRESS, isPlaceOrSetting, isRole, isTitle, TERMS } from './header-line.ts'
import { parsePastedJob } from './pasted-job.ts'

export type HiringPost = {
  company: string
  /** The title of each role; at least one. */
  roles: string[]
  location: string | null
  employmentType: string | null
  salaryText: string | null
}

/** Characters read of the first line. A longer line is a text without a blank line above it. */
const LINE_CHARS = 800
/** A longer part is a sentence of the text. */
const LONGEST_PART = 120
const LONGEST_NAME = 100
/** A longer list covers everything the company does. */
const MAX_ROLES = 8
/** Lines below the header that may name the roles. */
const BODY_LINES = 40
const SENTENCES_CHARS = 4_000
/** Title for posts that never name their roles. */
const UNNAMED = 'Open roles'

/**
 * Separators between parts, most reliable first. The bar needs no spaces; the others do, because of
 * "full-time" and "AI/ML".
 */
const SEPARATORS = [
  /(?:(?<!\s)\s+)?[|｜]\s*/,
  /(?<!\s)\s+[•·∙]\s+/,
  /(?<!\s)\s+\/\/\s+/,
  /(?<!\s)\s+[–—-]{1,2}\s+/,
  /(?:(?<!\s)\s+)?;\s+/,
]
/** Minimum number of parts for each separator. A bar is always a separator; a dash may be just a dash. */
const FEWEST_PARTS = [2, 3, 3, 4, 4]

const MONEY =
  /[$€£¥₹]\s?\d|\d\s?[$€£]|(?<![\d.])(?!401\s?k)\d{2,3}\s?k\b|\b(?:usd|eur|gbp|cad|chf|sek|pln)\b/i
const TYPE =
  /\b(?:full|part)[- ]?time\b|\b(?:contract(?:or|ing)?|intern(?:ship)?s?|freelance|permanent|temporary)\b/i
const SEVERAL =
  /^(?:multiple|various|several|many|all|different|\d+)\b|\b(?:roles|positions|openings)\b/i
/** Words for a person's role. A blog about engineering or a list of open positions has none. */
const ROLE_WORDS =
  '(?:engineers?|developers?|scientists?|designers?|managers?|architects?|researchers?|analysts?|leads?|head of|directors?|specialists?|writers?|consultants?|executives?|recruiters?|marketers?|technicians?|programmers?|interns?|swes?|sres?|mles?|cto)'
const ROLE_WORD = new RegExp(String.raw`\b${ROLE_WORDS}\b`, 'i')
/** "Developer Experience" isn't a developer. */
const ROLE_WORD_LAST = new RegExp(
  String.raw`\b(?:${ROLE_WORDS}(?:\s+(?:I{1,3}|IV|V))?\s*(?:$|[(,–-])|head of )`,
  'i',
)
/** "We are looking for a senior Go engineer", "hiring 4 full-time Software Engineers". */
const SOUGHT = new RegExp(
  String.raw`\b(?:hiring|looking for|seeking|searching for|recruiting)(?: for)?:? (?:(?:an?|the|our|first|next|more|experienced|passionate|talented|two|three|four|five|several|multiple|various|full-time|\d+) ){0,4}((?:[\p{L}\d+#./-]{1,20} ){0,4}?${ROLE_WORDS})\b`,
  'iu',
)
const NOT_A_ROLE =
  /^(?:our|the|we|you|your|as|if|i|about|join|apply|open|current(?:ly)?|roles?|positions?|hiring|looking|seeking|for|contact|with|\d+\+?|this|it|my)\b|\b(?:roles|positions|openings|team|blog|hiring)\b/i

export function parseHiringPost(text: string): HiringPost | null {
  const [first = '', ...body] = text.trimStart().split('\n')
  const parts = partsOf(first)
  if (!parts) return fromSentence(text)
  const company = companyOf(parts)
  if (!company) return null
  const others = parts.filter((part) => part !== company.part && part.length <= LONGEST_PART)
  const roles = rolesIn(others, body)
  const rest = others.filter((part) => !roles.from.has(part))
  const where = rest.filter((part) => isPlaceOrSetting(part) && !MONEY.test(part))
  return {
    company: company.name,
    roles: roles.titles,
    location: where.join(' | ') || null,
    employmentType: rest.filter((part) => TYPE.test(part)).join(', ') || null,
    salaryText: rest.find((part) => MONEY.test(part)) ?? null,
  }
}

/** Null when the line isn't a header. */
function partsOf(line: string): string[] | null {
  const read = line.slice(0, LINE_CHARS)
  for (const [at, separator] of SEPARATORS.entries()) {
    const parts = read.split(separator).map((part) => part.replace(/\s+/g, ' ').trim())
    const filled = parts.filter((part) => part !== '')
    const isHeader =
      filled.length >= (FEWEST_PARTS[at] ?? 0) && (filled[0] ?? '').length <= LONGEST_PART
    if (isHeader) return filled
  }
  return null
}

/**
 * The company comes first, or after a role that comes first. "Beautiful.ai" is a name even though
 * it is also an address.
 */
function companyOf([first = '', second = '']: readonly string[]): {
  part: string
  name: string
} | null {
  const isRoleFirst =
    (isTitle(first) && ROLE_WORD.test(first)) ||
    TERMS.test(first) ||
    /^(?:hiring|seeking)\b/i.test(first)
  const isName =
    !isRole(second) && !isPlaceOrSetting(second) && !MONEY.test(second) && !TYPE.test(second)
  if (isRoleFirst && !(isName && !SEVERAL.test(second) && !ADDRESS.test(second))) return null
  const part = isRoleFirst ? second : first
  const name = companyName(part)
  return name === '' ? null : { part, name }
}

/** Without brackets at the end: a YC batch, an address, a former name. */
function companyName(part: string): string {
  let bare = part.replace(/^company:\s*/i, '')
  for (let round = 0; round < 3; round++) {
    bare = bare.replace(/(?<=\S)\s*[([][^()[\]]*[)\]]?$/, '').trim()
  }
  return bare
    .replace(/,? \(?YC [A-Z]\d\d\)?$/, '')
    .replace(/(?<!\s)\s+(?:is hiring|https?:\S+).*$/is, '')
    .replace(/^[[*_"“”\s]+|[\]*_"“”:,\s]+$/g, '')
    .slice(0, LONGEST_NAME)
    .trim()
}

type Roles = { titles: string[]; from: ReadonlySet<string> }

function rolesIn(parts: readonly string[], body: readonly string[]): Roles {
  const named = parts.filter((part) => isTitle(part) && !SEVERAL.test(part))
  const titles = [...new Set(named.flatMap(splitRoles))]
  if (titles.length > 0) return { titles: titles.slice(0, MAX_ROLES), from: new Set(named) }
  const several = parts.find((part) => SEVERAL.test(part) && !MONEY.test(part) && isRole(part))
  const from = new Set(several === undefined ? [] : [several])
  return { titles: [rolesOfBody(body) ?? soughtIn(body) ?? several ?? UNNAMED], from }
}

/** Separators between two roles, and the minimum number of words of a role on either side. */
const BETWEEN_ROLES = [
  [/(?:(?<!\s)\s+)?[;+]\s+/, 1],
  [/,\s*(?:and\s+|&\s*)?/, 1],
  [/(?<!\s)\s+(?:and|&)\s+/, 2],
] as const

/**
 * "Backend Engineer, Data Engineer" is two roles; "Engineers (Backend, Frontend)" and "Staff
 * Engineer, AI" are one.
 */
function splitRoles(part: string): string[] {
  for (const [separator, words] of BETWEEN_ROLES) {
    const pieces = outsideBrackets(part, separator)
    const isOne = (piece: string) =>
      isTitle(piece) && ROLE_WORD_LAST.test(piece) && piece.split(' ').length >= words
    if (pieces.length > 1 && pieces.every(isOne)) return pieces.flatMap(splitRoles)
  }
  return [part]
}

function outsideBrackets(part: string, separator: RegExp): string[] {
  const held: string[] = []
  const plain = part.replace(/\([^()]*\)/g, (inside) => `⟦${held.push(inside) - 1}⟧`)
  return plain
    .split(separator)
    .map((piece) => piece.replace(/⟦(\d+)⟧/g, (_, at) => held[Number(at)] ?? '').trim())
    .filter((piece) => piece !== '')
}

/**
 * Joins the roles that the text lists line by line into one title, because the text doesn't show
 * which sentence belongs to which role.
 */
function rolesOfBody(body: readonly string[]): string | null {
  const titles = body.slice(0, BODY_LINES).flatMap((line) => {
    const plain = line.replace(/^[-–—*•>=+#\s]*(?:\d{1,2}[.)]|\[\d{1,2}\])?\s*/, '').trim()
    const [said = ''] = plain.split(/[:|(]|\s[–—→-]|https?:/, 1)
    const title = said.replace(/(?<![,;\s])[,;\s]+$/, '')
    const isItem = plain !== line.trim() || plain.length <= LONGEST_PART
    return isItem && title.length <= 60 && isRoleName(title) ? [title] : []
  })
  const distinct = [...new Set(titles)]
  for (let count = Math.min(3, distinct.length); count > 0; count--) {
    const title = distinct.slice(0, count).join(' / ')
    if (title.length <= LONGEST_NAME) return title
  }
  return null
}

/** The first role that a sentence of the text names. */
function soughtIn(body: readonly string[]): string | null {
  const said = SOUGHT.exec(body.slice(0, BODY_LINES).join('\n').slice(0, SENTENCES_CHARS))?.[1]
  const title = said?.replace(/^\P{L}+/u, '') ?? ''
  if (!isTitle(title) || /\b(?:who|to|can)\b/i.test(title)) return null
  return title.charAt(0).toUpperCase() + title.slice(1)
}

function isRoleName(title: string): boolean {
  return isTitle(title) && ROLE_WORD.test(title) && !NOT_A_ROLE.test(title) && !/[.!?]$/.test(title)
}

/** "Acme is hiring a Senior Engineer in Berlin." */
function fromSentence(text: string): HiringPost | null {
  const { title, company, location } = parsePastedJob(text)
  if (title === null || company === null) return null
  return { company, roles: [title], location, employmentType: null, salaryText: null }
}
