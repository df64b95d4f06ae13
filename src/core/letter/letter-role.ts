/**
 * A job's title as a sentence of a letter can hold it, without its place, team and salary. A listing with several roles
 * gives the one most like what the person did.
 */
import type { Cv } from '#core/cv/cv.ts'
import { isPlaceOrSetting } from '#core/job/header-line.ts'
import { findSkills } from '#core/skill/skill.ts'
import { fold } from '#core/text/fold-text.ts'
import { ROLE_WORD } from './letter-names.ts'

/** Longer titles do not fit into a sentence. */
const MAX_TITLE = 60
/** Parts of a title that are no title. */
const NOT_TITLE =
  /^(?:remote|hybrid|on-?site|full-?time|part-?time|contract|permanent|freelance|m\/w\/d|f\/m\/d|h\/f|multiple openings?|open roles?|various|several)\b/i

/** What the person held and knows, to choose among several roles. */
export type Held = { titles: readonly string[]; words: string; skills: ReadonlySet<string> }

const NOBODY: Held = { titles: [], words: '', skills: new Set() }

/** The person's titles, newest first, and the words of their skills, summary and lines. */
export function heldBy(cv: Cv): Held {
  const roles = cv.work.flatMap((it) => it.roles)
  const lines = [...cv.summary, ...roles.flatMap(({ highlights }) => highlights)]
  const words = [
    ...cv.skills.flatMap(({ name, keywords }) => [name ?? '', ...keywords]),
    ...lines.map(({ text }) => text),
  ].join('\n')
  return {
    titles: [...roles.map(({ title }) => title), ...(cv.label ? [cv.label] : [])],
    words,
    skills: new Set(findSkills(words)),
  }
}

/**
 * "Platform Engineer, Payments (Remote)" becomes "Platform Engineer". Of several roles, the one most like the person's.
 * Without a role in it, the title as it is.
 */
export function shortTitle(title: string, held: Held = NOBODY): string {
  return rolesIn(title, held)[0]?.role ?? title
}

/** A title without what is in brackets at its end. */
export const roleTitle = (title: string): string =>
  title.replace(/\s{0,9}\([^)]{0,200}\)$/, '').trim()

const NO_TITLE =
  /\b(?:remote|on-?site|hybrid|multiple|various|several|positions?|roles?|openings?|hiring|join|full-?time|part-?time|jobs?|careers?|stellen|postes|puestos|time ?zones?|overlap|YC)\b|https?:|[|!?@]/i

export const isTitleLike = (title: string) =>
  title.length >= 3 &&
  title.length <= MAX_TITLE &&
  /^[\p{Lu}\p{N}]/u.test(title) &&
  !NO_TITLE.test(title) &&
  !PRAISED.test(title) &&
  !IN_SENTENCE.test(title) &&
  !isPlaceOrSetting(title)

type Role = { role: string; value: number }

export function rolesIn(text: string, held: Held): Role[] {
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
        .replace(/^(?!\.NET\b)[^\p{L}\p{N}]+|[^\p{L}\p{N}+#›)]+$/gu, '')
        .replace(/(?<=\p{L}) (?:roles?|positions?|openings?|jobs?)$/iu, '')
        .replace(/^(Junior|Senior|Staff|Principal)[- ]Level\b/i, '$1')
        .replace(/ #\d{1,2}$/, '')
        .replace(/^\d+ ?[x×]?[.)]?\s+|^Mid-(?=Senior)/i, '')
        .replace(
          /(?<!\s)\s{0,9}(?:[/:*_]in(?:nen)?)?\s{0,9}\b[mwfhdx]\/[mwfhdx](?:\/[mwfhdx])?$/i,
          '',
        )
        .replace(/[/:*_]in(?:nen)?$/, '')
        .replace(LEVELS, (levels) => levelFor(levels, held))
        .replace(/^Principle(?= \p{Lu})/u, 'Principal')
        .replace(/\s{1,9}(?:multiple|several|various)\s{1,9}(?:positions|roles|openings)$/i, '')
        .replace(/^(?:Junior|Mid) to (?:Senior|Staff)\s+/i, '')
        .replace(/^Sr\.?\/Staff\b/, 'Senior')
        .replace(
          SUBJECT_LAST,
          (_, role: string, subject: string) => `${capital(subject)} ${titleCase(role)}`,
        )
        .replace(/^(?:Sr|Snr)\.? (?=\p{Lu})/u, 'Senior ')
        .replace(/^Jr\.? (?=\p{Lu})/u, 'Junior ')
        .replace(/‹(\p{L}+)›/gu, '($1)')
        .replace(/^Senior\+ /, 'Senior ')
        .replace(/(?<!\p{L})DevOps$/u, 'DevOps Engineer')
        .replace(/^(?:we(?: are|['’]re) |now )?hiring:?\s{1,9}(?:an? )?(?=\p{Lu})/iu, '')
        .replace(/\bSWEs?\b/, 'Software Engineer')
        .replace(/^[\p{Lu} ]{8,}$/u, (all) => all.replace(/\p{Lu}{4,}/gu, inTitleCase))
        .replace(/\bIOS\b/g, 'iOS')
        .replace(/\bMacOS\b/g, 'macOS')
        .replace(/\bDevops\b/g, 'DevOps')
        .replace(
          /(?<=^(?:\p{Lu}\S{1,30} ){1,3})(?:software )?(?:engineer|developer|designer|manager)s?$/u,
          titleCase,
        )
        .trim(),
    )
    .map((part) => withoutSlash(part, held))
    .filter((part) => part.length <= MAX_TITLE && ROLE_WORD.test(part) && !NOT_TITLE.test(part))
    .filter((part) => !SENTENCE.test(part) && !PRAISED.test(part) && !IN_SENTENCE.test(part))
  const best = roles.filter((part) => /\s/.test(part) || !roles.some((it) => /\s/.test(it)))
  const likeness = likenessTo(held)
  return best
    .map((part, at) => ({ role: singular(part), value: likeness(part), at }))
    .sort((a, b) => b.value - a.value || a.at - b.at)
}

/** "Mobile/iOS Engineer" is one or the other for this person. */
function withoutSlash(title: string, held: Held): string {
  const {
    level = '',
    one,
    other,
    role,
  } = /^(?<level>(?:Junior|Senior|Staff|Principal|Lead|Founding) )?(?<one>[\p{L}+#-]{2,30})\/(?<other>[\p{L}+#-]{2,30}) (?<role>\p{Lu}.{1,60})$/u.exec(
    title,
  )?.groups ?? {}
  if (one === undefined || other === undefined || ONE_FIELD.test(`${one}/${other}`)) return title
  const likeness = likenessTo(held)
  return `${level}${likeness(other) > likeness(one) ? other : one} ${role}`
}

/** Two words for one field. */
const ONE_FIELD =
  /^(?:UI\/UX|UX\/UI|CI\/CD|AI\/ML|ML\/AI|HR\/\p{L}+|PL\/SQL|AR\/VR|VR\/AR|TCP\/IP|IT\/OT|OT\/IT|R\/D|QA\/QC|HW\/SW|SW\/HW|ETL\/ELT|I\/O)$/iu

/** "Intermediate/Senior/Staff", "Senior and Staff". */
const LEVELS =
  /^(?:Junior|Mid|Medior|Intermediate|Senior|Staff|Principal|Lead)(?:(?:\/| & | and )(?:Junior|Mid|Medior|Intermediate|Senior|Staff|Principal|Lead)\b){1,4} ?/i

/** Of several levels the person's own, or else the lowest that has a name. */
function levelFor(levels: string, { titles }: Held): string {
  const named = levels.match(/\p{L}{3,}/gu) ?? []
  const all = named.filter((it) => !/^and$/i.test(it))
  const [newest = ''] = titles
  const own = all.find((it) => newest.toLowerCase().startsWith(it.toLowerCase()))
  const level = own ?? all.find((it) => !/^(?:mid|medior|intermediate)$/i.test(it))
  return level === undefined ? '' : `${level} `
}

/** "Software engineer backend" is a backend software engineer. */
const SUBJECT_LAST =
  /^((?:(?:software|QA|test|senior) )?(?:engineer|developer)s?) (backend|frontend|back-end|front-end|full-?stack|mobile|android|ios|data|devops)$/i

const inTitleCase = (word: string) => word.charAt(0) + word.slice(1).toLowerCase()

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

const titleCase = (words: string) => words.split(' ').map(capital).join(' ')

/** "Software Engineers & PMs" are two roles, "Research and Design Engineer" is one. */
const ENDS_WITH_ROLE = new RegExp(`${ROLE_WORD.source}\\s+(?:and|&|und|et|y)\\s`, 'iu')

/** "Skilled engineers" are no role. */
const PRAISED =
  /^(?:skilled|talented|experienced|passionate|great|strong|exceptional|outstanding|motivated)\b/i

const SENTENCE =
  /^(?:we|you|our|and|for|the|an?|i|are|is|looking|hiring|as|wir|du|nous|your|apply|to|join|with|my)\b/i

/** "Experience as a Product Manager on an app" is no role. */
const IN_SENTENCE =
  /\b(?:as an?|on an?|in an?|who|you|your|our|is|are|experience|seeking|needed|wanted)\b/i

/** "Backend Engineers" is sought, but one applies as one. */
const singular = (title: string) =>
  title.replace(
    /\b(engineer|developer|designer|manager|scientist|analyst|architect|programmer|auditor|researcher|specialist|advocate|tester|consultant|SRE)s\b|(?<=\p{L} lead)s$/giu,
    (_, role: string | undefined) => role ?? '',
  )

/** How many words a title shares with those held, and half of those known otherwise. */
export function likenessTo({ titles, words }: Held): (title: string) => number {
  const held = new Set(titles.flatMap(wordsOf))
  const known = new Set(wordsOf(words))
  return (title) =>
    [...new Set(wordsOf(title))].reduce(
      (sum, it) => sum + (held.has(it) ? 1 : known.has(it) ? 0.5 : 0),
      0,
    )
}

const wordsOf = (text: string) =>
  (fold(text.replaceAll(/\bML\b/g, 'machine learning')).match(/[\p{L}\p{N}+#]+/gu) ?? [])
    .filter((word) => !/^(?:senior|junior|staff|principal|and|of|the|for|in)$/.test(word))
    .map((word) => word.replace(/(?<=...)s$/, ''))
