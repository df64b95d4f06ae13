/**
 * The first line of a post in a hiring thread, "Acme (YC W24) | Senior Engineer, Data Engineer | Berlin | REMOTE (EU)
 * | Full-time | €80–100k | https://acme.example", read part by part, in whatever order they stand. Text in; a company
 * and what it hires, or null where the line does not tell them.
 */
import { ADDRESS, isRole, isTitle, isWhere, TERMS } from './header-line.ts'
import { parsePastedJob } from './pasted-job.ts'

export type HiringPost = {
  company: string
  /** What each role is called; at least one. */
  roles: string[]
  location: string | null
  employmentType: string | null
  salaryText: string | null
}

/** Read of a first line; what stands behind is a text without an empty line above it. */
const LINE_CHARS = 800
/** A longer part is a sentence of the text. */
const LONGEST_PART = 120
const LONGEST_NAME = 100
/** More are a list of everything that the company does. */
const MAX_ROLES = 8
/** Lines below the header that may name the roles. */
const BODY_LINES = 40
const SENTENCES_CHARS = 4_000
/** Said of posts that name their roles nowhere. */
const UNNAMED = 'Open roles'

/** What stands between parts, surest first. The others need blanks around them: "full-time", "AI/ML". */
const SEPARATORS = [
  /(?:(?<!\s)\s+)?[|｜]\s*/,
  /(?<!\s)\s+[•·∙]\s+/,
  /(?<!\s)\s+\/\/\s+/,
  /(?<!\s)\s+[–—-]{1,2}\s+/,
  /(?:(?<!\s)\s+)?;\s+/,
]
/** So many parts make a line a header; a bar is nothing else, a dash may be a dash. */
const FEWEST_PARTS = [2, 3, 3, 4, 4]

const MONEY =
  /[$€£¥₹]\s?\d|\d\s?[$€£]|(?<![\d.])(?!401\s?k)\d{2,3}\s?k\b|\b(?:usd|eur|gbp|cad|chf|sek|pln)\b/i
const TYPE =
  /\b(?:full|part)[- ]?time\b|\b(?:contract(?:or|ing)?|intern(?:ship)?s?|freelance|permanent|temporary)\b/i
const SEVERAL =
  /^(?:multiple|various|several|many|all|different|\d+)\b|\b(?:roles|positions|openings)\b/i
/** Who somebody would be: blogs about engineering and open positions are none. */
const PERSONS =
  '(?:engineers?|developers?|scientists?|designers?|managers?|architects?|researchers?|analysts?|leads?|head of|directors?|specialists?|writers?|consultants?|executives?|recruiters?|marketers?|technicians?|programmers?|interns?|swes?|sres?|mles?|cto)'
const PERSON = new RegExp(String.raw`\b${PERSONS}\b`, 'i')
/** "Developer Experience" is no developer. */
const PERSON_LAST = new RegExp(
  String.raw`\b(?:${PERSONS}(?:\s+(?:I{1,3}|IV|V))?\s*(?:$|[(,–-])|head of )`,
  'i',
)
/** "We are looking for a senior Go engineer", "hiring 4 full-time Software Engineers". */
const SOUGHT = new RegExp(
  String.raw`\b(?:hiring|looking for|seeking|searching for|recruiting)(?: for)?:? (?:(?:an?|the|our|first|next|more|experienced|passionate|talented|two|three|four|five|several|multiple|various|full-time|\d+) ){0,4}((?:[\p{L}\d+#./-]{1,20} ){0,4}?${PERSONS})\b`,
  'iu',
)
const NO_ROLE =
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
  const where = rest.filter((part) => isWhere(part) && !MONEY.test(part))
  return {
    company: company.name,
    roles: roles.titles,
    location: where.join(' | ') || null,
    employmentType: rest.filter((part) => TYPE.test(part)).join(', ') || null,
    salaryText: rest.find((part) => MONEY.test(part)) ?? null,
  }
}

/** Null where the line is no header. */
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

/** It stands first, or behind a role that stands there. "Beautiful.ai" is a name, though it is an address too. */
function companyOf([first = '', second = '']: readonly string[]): {
  part: string
  name: string
} | null {
  const isRoleFirst =
    (isTitle(first) && PERSON.test(first)) ||
    TERMS.test(first) ||
    /^(?:hiring|seeking)\b/i.test(first)
  const isName = !isRole(second) && !isWhere(second) && !MONEY.test(second) && !TYPE.test(second)
  if (isRoleFirst && !(isName && !SEVERAL.test(second) && !ADDRESS.test(second))) return null
  const part = isRoleFirst ? second : first
  const name = companyName(part)
  return name === '' ? null : { part, name }
}

/** Without what stands in brackets behind it: a batch, an address, a former name. */
function companyName(part: string): string {
  let bare = part.replace(/^company:\s*/i, '')
  for (let turn = 0; turn < 3; turn++) {
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

/** What may stand between two roles, and how many words a role has on either side of it. */
const BETWEEN_ROLES = [
  [/(?:(?<!\s)\s+)?[;+]\s+/, 1],
  [/,\s*(?:and\s+|&\s*)?/, 1],
  [/(?<!\s)\s+(?:and|&)\s+/, 2],
] as const

/** "Backend Engineer, Data Engineer" are two; "Engineers (Backend, Frontend)" and "Staff Engineer, AI" are one. */
function splitRoles(part: string): string[] {
  for (const [separator, words] of BETWEEN_ROLES) {
    const pieces = outsideBrackets(part, separator)
    const isOne = (piece: string) =>
      isTitle(piece) && PERSON_LAST.test(piece) && piece.split(' ').length >= words
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

/** Roles that the text lists line by line, as one title: which of them a sentence is about is not told. */
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

/** The first that a sentence of the text says. */
function soughtIn(body: readonly string[]): string | null {
  const said = SOUGHT.exec(body.slice(0, BODY_LINES).join('\n').slice(0, SENTENCES_CHARS))?.[1]
  const title = said?.replace(/^\P{L}+/u, '') ?? ''
  if (!isTitle(title) || /\b(?:who|to|can)\b/i.test(title)) return null
  return title.charAt(0).toUpperCase() + title.slice(1)
}

function isRoleName(title: string): boolean {
  return isTitle(title) && PERSON.test(title) && !NO_ROLE.test(title) && !/[.!?]$/.test(title)
}

/** "Acme is hiring a Senior Engineer in Berlin." */
function fromSentence(text: string): HiringPost | null {
  const { title, company, location } = parsePastedJob(text)
  if (title === null || company === null) return null
  return { company, roles: [title], location, employmentType: null, salaryText: null }
}
