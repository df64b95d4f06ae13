/** The roles that a title or a header of bars names: "Data Engineer, Full Stack Engineers (Sr & Staff)". */
import { entryOf } from '#core/text/entry-of.ts'
import { roleOfField } from './listed-roles.ts'
import {
  capital,
  isRoleTitle,
  MAX_HEADER_PART,
  ROLE_WORD,
  VAGUE,
  withoutBrackets,
} from './role-title.ts'
import { distinct, gradeOf } from './same-role.ts'

/** "Product / Platform / Security Engineers", "Platform & Data Engineers". */
const SHARED_NOUN =
  /^((?:[\p{L}]{2,20}(?: [\p{L}]{2,20})?(?:\s*[,/&]\s*|\s+and\s+)){1,4}[\p{L}]{2,20}) (engineers|developers|designers|managers|scientists)$/iu

/** "Software Engineers (Frontend Engineer, Backend Engineer)" */
const OF_KINDS = /^[^(]{4,60}s \(([^()]{10,160})\)$/u

/** "Senior Engineer (£84k) Staff Engineer (£108k)": brackets are one sign here. */
const BEHIND_BRACKETS = /(?<=⟧)\s(?=\p{Lu})/u

const LISTED = /[,;+]\s*(?:and\s+|&\s*)?/u

const AND = /\s(?:and|&|or|OR)\s/u

const SLASH = /\s?\/\s?/u

/** The roles in the brackets of a plural; or the title itself. */
export function ofKinds(title: string): string[] {
  const [, inside = ''] = OF_KINDS.exec(title) ?? []
  const kinds = inside.split(/,\s*/).map(capital)
  return kinds.length > 1 && kinds.every(isRoleTitle) ? distinct(kinds) : [title]
}

/** "Product Managers, Product Designers": the roles that one line names; or the title itself. */
export function titlesOfHead(title: string): string[] {
  const pieces = outsideBrackets(title, /[,;]\s(?:and\s|&\s)?|\s(?:and|&)\s/u)
  return areRoles(pieces) ? pieces.map(capital) : [title]
}

/** "Lead/Senior Engineer" has two grades and one role. */
const GRADE_ONLY = /^(?:(?:team )?leads?|managers?|interns?)$/i

const areRoles = (pieces: readonly string[]) =>
  pieces.length > 1 &&
  pieces.every((piece) => isRoleTitle(capital(piece)) && !GRADE_ONLY.test(piece))

/** The names of roles in one title: "Data Engineer, Full Stack Engineers (Sr & Staff)". */
export function titlesIn(title: string): string[] {
  const kinds = ofKinds(title)
  if (kinds.length > 1) return kinds
  const several = SHARED_NOUN.exec(title)
  if (several && !ROLE_WORD.test(several[1] ?? '')) {
    const [, subjects = '', noun = ''] = several
    return subjects
      .split(/\s{0,9}[,/&]\s{0,9}|\s{1,9}and\s{1,9}/)
      .map((subject) => `${subject} ${noun}`)
  }
  const bare = title.replace(/^[^:|]{0,40}\b(?:openings|roles|positions|hiring)\s*:\s*/i, '')
  for (const separator of [/\s\+\s/u, /\s[-–—|]\s/u, LISTED, AND, SLASH, BEHIND_BRACKETS]) {
    const pieces = outsideBrackets(bare, separator)
    if (areRoles(pieces)) {
      return distinct(withGrade(pieces, separator === AND || separator === SLASH).flatMap(titlesIn))
    }
  }
  const fields = fieldsIn(bare)
  if (fields.length > 0) return fields
  const pieces = outsideBrackets(bare, /[,;]\s*(?:and\s+|&\s*)?/u)
  if (pieces.length > 2 && pieces.filter((piece) => isRoleTitle(capital(piece))).length > 1) {
    return distinct(pieces.flatMap(titlesIn))
  }
  const plain = bare.replace(VAGUE, '').replace(/^[\s:,–-]+|[\s:,–-]+$/g, '')
  return ROLE_WORD.test(plain) && plain.length <= 120
    ? [entryOf(ABBREVIATIONS, plain) ?? plain]
    : []
}

/** "Lead AI Architect / Backend / Frontend / TPM": roles and fields, of which most are known. */
function fieldsIn(title: string): string[] {
  const pieces = outsideBrackets(title, SLASH).map(capital)
  if (pieces.length < MIN_FIELDS) return []
  const roles = pieces.flatMap((piece) => (isRoleTitle(piece) ? piece : (roleOfField(piece) ?? [])))
  return roles.length * 3 >= pieces.length * 2 ? distinct(roles) : []
}

const MIN_FIELDS = 3

const ABBREVIATIONS: Readonly<Record<string, string>> = {
  EM: 'Engineering Manager',
  EMs: 'Engineering Managers',
  PM: 'Product Manager',
  PMs: 'Product Managers',
}

const GRADE_FIRST =
  /^(?:junior|jr|medior|mid|senior|sr|staff|principal)(?:\s?[/+]\s?(?:junior|medior|mid|senior|sr|staff|principal|lead))?\s/i

/**
 * "Junior/Medior DevOps and Python Engineers": the grade is of both, because they share a noun. "Staff Engineer and
 * Product Designer" do not.
 */
function withGrade(pieces: string[], isShared: boolean): string[] {
  const [first = '', ...others] = pieces
  const grade = isShared ? GRADE_FIRST.exec(first)?.[0] : undefined
  if (grade === undefined || others.some((piece) => gradeOf(piece) !== '')) return pieces
  const earlier = [first.slice(grade.length), ...others.slice(0, -1)]
  const hasOwnNoun = earlier.some((piece) => ROLE_WORD.test(piece.replace(/\bdevops\b/gi, '')))
  if (hasOwnNoun || !/s$/i.test(withoutBrackets(others.at(-1) ?? ''))) return pieces
  return pieces.map((piece, at) => (at === 0 ? piece : `${grade}${piece}`))
}

export function outsideBrackets(part: string, separator: RegExp): string[] {
  const held: string[] = []
  const plain = part.replace(/\([^()]*\)/g, (inside) => `⟦${held.push(inside) - 1}⟧`)
  return plain
    .split(separator)
    .map((piece) => piece.replace(/⟦(\d+)⟧/g, (_, at) => held[Number(at)] ?? '').trim())
    .filter((piece) => piece !== '')
}

/** "Roles: [Engineering Manager, Senior Android Developer]". */
export const LIST_LABEL =
  /^\s*(?:(?:we )?(?:have|are hiring for) )?(?:open |our |multiple |several |various )?(?:roles|positions|openings|hiring)(?: for| in)?\s*:\s*\[?/i

/** In characters. */
const MAX_HEADER = 2_000

const isHeaderRole = (part: string) =>
  part.length <= MAX_HEADER_PART && ROLE_WORD.test(part) && !part.includes('://')

/** Roles in the first line of bars. */
export function headerTitles([first = '']: string[]): string[] {
  if (!first.includes('|')) return []
  return first
    .slice(0, MAX_HEADER)
    .split('|')
    .map((part) =>
      part
        .replace(/\s+/g, ' ')
        .replace(LIST_LABEL, '')
        .replace(VAGUE, '')
        .replace(/^\[|\]$/g, '')
        .trim()
        .replace(/\s[-–—]\s[\p{L} ]{2,30}\bteam$/iu, ''),
    )
    .filter(isHeaderRole)
    .flatMap(titlesIn)
    .map((one) => (isRoleTitle(capital(one)) ? one : (one.split(/\s[-–—]\s/u)[0] ?? one)))
    .filter((one) => isRoleTitle(capital(one)))
}
