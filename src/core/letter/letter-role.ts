/**
 * A job's title as a sentence of a letter can hold it, without its place, team and salary. A listing with several roles
 * gives the one most like what the person did.
 */
import { isPlaceOrSetting } from '#core/job/header-line.ts'
import { fold } from '#core/text/fold-text.ts'
import { ROLE_WORD } from './letter-names.ts'

/** Longer titles do not fit into a sentence. */
const MAX_TITLE = 60
/** Parts of a title that are no title. */
const NOT_TITLE =
  /^(?:remote|hybrid|on-?site|full-?time|part-?time|contract|permanent|freelance|m\/w\/d|f\/m\/d|h\/f|multiple openings?|open roles?|various|several)\b/i

/** What the person held and knows, to choose among several roles. */
export type Held = { titles: readonly string[]; words: string }

const NOBODY: Held = { titles: [], words: '' }

/**
 * "Platform Engineer, Payments (Remote)" becomes "Platform Engineer". Of several roles, the one most like the person's.
 * Without a role in it, the title as it is.
 */
export function shortTitle(title: string, held: Held = NOBODY): string {
  return rolesIn(title, held)[0]?.role ?? title
}

/** Shared words from which a role in the text is taken to be the one meant. */
const LIKE = 2

/** The title for a sentence; null if the listing names no role. */
export function roleOf(title: string, description: string, held: Held): string | null {
  const [named] = rolesIn(title, held)
  if (named) return named.role
  const lines = description.slice(0, 6_000).split('\n')
  const [listed] = lines
    .flatMap((line) => (line.length <= 300 ? rolesIn(line, held) : []))
    .filter(({ role, value }) => isTitleCase(role) && value >= LIKE)
    .sort((a, b) => b.value - a.value)
  if (listed) return listed.role
  const plain = title.replace(/\s{0,9}\([^)]{0,200}\)$/, '').trim()
  return isTitleLike(plain) ? plain : null
}

const NO_TITLE =
  /\b(?:remote|on-?site|hybrid|multiple|various|several|positions?|roles?|openings?|hiring|join|full-?time|part-?time|jobs?|careers?|stellen|postes|puestos|time ?zones?|overlap)\b|https?:|[|!?@]/i

const isTitleLike = (title: string) =>
  title.length >= 3 &&
  title.length <= MAX_TITLE &&
  /^[\p{Lu}\p{N}]/u.test(title) &&
  !NO_TITLE.test(title) &&
  !isPlaceOrSetting(title)

type Role = { role: string; value: number }

function rolesIn(text: string, held: Held): Role[] {
  const roles = text
    .replace(/(?<=\p{L})\((e|ne|le|euse|trice|ère|a|in)\)/gu, '‹$1›')
    .replace(/\s{0,9}[([{][^)\]}]{0,200}[)\]}]?/g, ' | ')
    .split(/(?:(?<!\s)\s+)?[,|–—:;•·]\s*|(?<!\s)\s+(?:[-/@+*]|at|bei|chez|or|OR|oder|ou)\s+|-->|→/)
    .flatMap((part) =>
      ENDS_WITH_ROLE.test(part) ? part.split(/\s{1,9}(?:and|&|und|et|y)\s{1,9}/) : part,
    )
    .map((part) =>
      part
        .replace(/\s+/g, ' ')
        .replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}+#›)]+$/gu, '')
        .replace(/^\d+[.)]?\s+|^Mid-(?=Senior)/, '')
        .replace(
          /(?<!\s)\s{0,9}(?:[/:*_]in(?:nen)?)?\s{0,9}\b[mwfhdx]\/[mwfhdx](?:\/[mwfhdx])?$/i,
          '',
        )
        .replace(/[/:*_]in(?:nen)?$/, '')
        .replace(
          /^(Junior|Mid|Senior|Staff|Principal|Lead)\/(?:Junior|Mid|Senior|Staff|Principal|Lead)\b/i,
          '$1',
        )
        .replace(/\s{1,9}(?:multiple|several|various)\s{1,9}(?:positions|roles|openings)$/i, '')
        .replace(/^(?:Junior|Mid) to (?:Senior|Staff)\s+/i, '')
        .replace(/^Sr\.?\/Staff\b/, 'Senior')
        .replace(/‹(\p{L}+)›/gu, '($1)')
        .trim(),
    )
    .filter((part) => part.length <= MAX_TITLE && ROLE_WORD.test(part) && !NOT_TITLE.test(part))
    .filter((part) => !SENTENCE.test(part))
  const best = roles.filter((part) => /\s/.test(part) || !roles.some((it) => /\s/.test(it)))
  return best
    .map((part, at) => ({ role: singular(part), value: likeness(part, held), at }))
    .sort((a, b) => b.value - a.value || a.at - b.at)
}

/** "Software Engineers & PMs" are two roles, "Research and Design Engineer" is one. */
const ENDS_WITH_ROLE = new RegExp(`${ROLE_WORD.source}\\s+(?:and|&|und|et|y)\\s`, 'iu')

const SENTENCE =
  /^(?:we|you|our|for|the|an?|i|are|is|looking|hiring|as|wir|du|nous|your|apply|to|join|with|my)\b/i

const isTitleCase = (text: string) =>
  text.split(' ').length <= 7 && text.split(' ').every((word) => !/^[a-z]{4,}/.test(word))

/** "Backend Engineers" is sought, but one applies as one. */
const singular = (title: string) =>
  title.replace(
    /\b(engineer|developer|designer|manager|scientist|analyst|architect|programmer|auditor|researcher)s\b/gi,
    '$1',
  )

/** How many words a title shares with those held, and half of those known otherwise. */
function likeness(title: string, { titles, words }: Held): number {
  const held = new Set(titles.flatMap(wordsOf))
  const known = new Set(wordsOf(words))
  return wordsOf(title).reduce((sum, it) => sum + (held.has(it) ? 1 : known.has(it) ? 0.5 : 0), 0)
}

/** Words that two titles share; their level does not count. */
export const sharedTitleWords = (a: string, b: string): number => {
  const other = new Set(wordsOf(b))
  return wordsOf(a).filter((word) => other.has(word)).length
}

const wordsOf = (text: string) =>
  (fold(text).match(/[\p{L}\p{N}+#]+/gu) ?? [])
    .filter((word) => !/^(?:senior|junior|staff|principal|and|of|the|for|in)$/.test(word))
    .map((word) => word.replace(/(?<=...)s$/, ''))
