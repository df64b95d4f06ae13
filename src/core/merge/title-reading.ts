/**
 * A title read for comparison: the work, its grade and the places it names. Ignores word order,
 * punctuation, abbreviations ("Sr.", "Mgr"), "(m/f/d)", requisition numbers, the company's own name
 * and contract terms. Grades, teams and technologies count: they make different jobs.
 */
import { companyLetters } from '#core/company/compare-companies.ts'
import { COUNTRIES } from '#core/place/countries.ts'
import { isOnlyLocation, parseLocation } from '#core/place/place.ts'
import { findSkills } from '#core/skill/skill.ts'
import { entryOf } from '#core/text/entry-of.ts'
import { fold } from '#core/text/fold-text.ts'
import {
  TITLE_ACTIVITIES,
  TITLE_GRADES,
  TITLE_NOISE,
  TITLE_PHRASES,
  TITLE_WORDS,
} from './title-reading-words.ts'

export type TitleReading = {
  /** Words for the work, without duplicates, in alphabetical order. */
  words: string[]
  /** "senior", "staff", "2", in alphabetical order. */
  grades: string[]
  /** The parts that are places, as written. */
  places: string[]
}

/** How two titles relate. */
export type TitlesCompared =
  | 'equal'
  /** The same grade, and all words of one are among those of the other. */
  | 'within'
  /** The same words, but another grade. */
  | 'grade'
  | 'different'

/** Titles with fewer words are too common: "software engineer", "data scientist". */
export const SPECIFIC_TITLE_WORDS = 3

/** Titles have at most 500 characters, see listing.ts; the longest real one has 160. */
const MAX_CHARACTERS = 300

const GENDERS =
  /[([{]?\b(?:[mfwhdxi]|gn|div|all)(?:\s{0,2}[/|,*]\s{0,2}(?:[mfwhdxin]|gn|div|divers|genders?))+\b\.?[)\]}]?|[([]\s*(?:all genders?|gn|any gender)\s*[)\]]|(?<=\p{L})[:*_/](?:in|innen)\b/giu
const REQUISITION =
  /[([{#]?\b(?:job|req(?:uisition)?|ref(?:erence)?|jr|r|id|position)[ .:#_-]{0,3}(?:id|no|nr|number)?[ .:#_-]{0,3}\d{3,}(?:[-_/]\d+)*[)\]}]?|#\d+\b|[([](?!20\d\d\b)\d{3,}[)\]]|[([][a-z][)\]]|\b\d{5,}\b/giu
/** Separators between parts of a title. A hyphen within a word isn't one. */
const BETWEEN =
  /(?:(?<!\s)\s+)?(?:[|•·;–—@([{)\]}]\s*|[,:]\s+)|(?<!\s)\s+-(?:-*\s+|(?=\p{L}))|(?<=\p{L})-\s+/u
const WORD = /[\p{L}\p{M}\p{N}+#]+/gu
const NO_PLACES = /^\W*(?:ai|ml|it|ar|vr|spring|java)\b/i
/** Words of three to five letters that are never dropped as initials. */
const ROLE_LIKE = new Set('lead head staff sales data cloud'.split(' '))
/** Place abbreviations of two or three letters. */
const SHORT_PLACES = /\b(?:US|USA|UK|EU|SF|LA|DC|DE|NL|FR|ES|UAE)\b/
const AFTER_ROLE = new Set(TITLE_PHRASES.roles)

export function readTitle(title: string, company = ''): TitleReading {
  const written = title.slice(0, MAX_CHARACTERS).replace(GENDERS, ' ').replace(REQUISITION, ' ')
  const parts = withoutEmployer(written.trim(), company)
    .split(BETWEEN)
    .filter((part) => /[\p{L}\p{N}]/u.test(part))
    .flatMap(withPlaceApart)
  const places =
    parts.length > 1 ? parts.filter((part) => isPlace(part) && !isCompany(part, company)) : []
  const workParts = parts.filter((part) => !places.includes(part) && !isCompany(part, company))
  const read = wordsOf((workParts.length > 0 ? workParts : parts).join(' , '), company)
  return { ...read, places: places.map((part) => part.trim()) }
}

export function compareTitles(one: TitleReading, other: TitleReading): TitlesCompared {
  const [less, more] =
    one.words.length <= other.words.length ? [one.words, other.words] : [other.words, one.words]
  const left = [...more]
  let missing = 0
  for (const word of less) {
    const at = indexOfSimilar(left, word)
    if (at < 0) missing += 1
    else left.splice(at, 1)
  }
  const isSameGrade = one.grades.join() === other.grades.join()
  if (missing === 0 && left.length === 0) return isSameGrade ? 'equal' : 'grade'
  if (missing === 0 && less.length > 0 && isSameGrade) return 'within'
  return 'different'
}

/** The share of words that two titles have in common; 0 to 1. */
export function titlesShare(one: TitleReading, other: TitleReading): number {
  const all = new Set([...one.words, ...other.words])
  const both = one.words.filter((word) => other.words.includes(word))
  return all.size === 0 ? 0 : both.length / all.size
}

/** "engineer platform | senior". Titles that compare as equal have the same key, unless one has a typo. */
export function titleKey({ words, grades }: TitleReading): string {
  return [words.join(' '), ...(grades.length > 0 ? [grades.join(' ')] : [])].join(' | ')
}

/**
 * "Berlin", "Remote (US)", "London or remote". In a title, "AI and ML", "IT" and "Spring" aren't
 * places.
 */
function isPlace(part: string) {
  if (!/\p{L}{3}/u.test(part) && !SHORT_PLACES.test(part)) return false
  return isOnlyLocation(part) && findSkills(part).length === 0 && !NO_PLACES.test(part)
}

/** Removes the employer that sites add to a title: "Data Engineer - Berlin at Acme". */
function withoutEmployer(title: string, company: string) {
  const [behind = '', name = ''] =
    /(?<!\s)\s+(?:at|@|bei|chez)\s+(\S(?:.{0,80}\S)?)$/i.exec(title) ?? []
  return name !== '' && isCompany(name, company) ? title.slice(0, -behind.length) : title
}

const COUNTRY_NAMES = new Set(
  [...COUNTRIES.values()].flatMap(({ name, aliases }) => [name, ...aliases].map(fold)),
)
/** Towns that are words of titles, too. */
const WORDS_TOO = /^(?:mobile|nice|reading|bath|orange|split|cork|lead|media|cary)$/i

/** "Sales Engineer Brazil": a country or a city as the last word, after two others, is a place. */
function withPlaceApart(part: string): string[] {
  const [, rest = '', last = ''] = /^(\S+\s+\S.*)\s(\p{Lu}\p{L}{3,})\s*$/u.exec(part) ?? []
  const isCountry = COUNTRY_NAMES.has(fold(last)) && !/\b(?:north|south|latin|central)$/i.test(rest)
  return (isCountry || isCity(last)) && !isPlace(part) ? [rest, last] : [part]
}

function isCity(word: string): boolean {
  if (!/\p{Ll}/u.test(word) || WORDS_TOO.test(word) || !isPlace(word)) return false
  return parseLocation(word).places.some(({ city }) => city !== null)
}

function isCompany(part: string, company: string) {
  return company !== '' && squash(part) === squash(companyLetters(company))
}

function wordsOf(text: string, company: string): Pick<TitleReading, 'words' | 'grades'> {
  const folded = TITLE_PHRASES.joined.reduce(
    (rest, [pattern, word]) => rest.replace(pattern, word),
    ` ${fold(text)
      .replace(/['’]s?\b/g, '')
      .replace(/\.(?=[a-z]{2,3}\b)/g, '')} `,
  )
  const written = withoutCompany(folded.match(WORD) ?? [], company)
  // A manager of accounts is no account manager.
  const leads = written.some((token) => LEADERS.test(token))
  const tokens = withoutInitials(written).flatMap((token) =>
    leads && TITLE_ACTIVITIES.has(token) ? token : (TITLE_WORDS.get(token) ?? token).split(' '),
  )
  const isSubject = (token: string) =>
    leads && !LEADERS.test(token) && !AFTER_ROLE.has(singular(token))
  const words: string[] = []
  const grades: string[] = []
  for (const [at, token] of tokens.entries()) {
    const grade = gradeOf(token, tokens[at - 1])
    if (grade !== null) grades.push(grade)
    else if (!TITLE_NOISE.has(token) && /[\p{L}\p{N}]/u.test(token)) {
      words.push(isSubject(token) ? token : singular(token))
    }
  }
  return { words: [...new Set(words)].sort(), grades: [...new Set(grades)].sort() }
}

const LEADERS =
  /^(?:managers?|mgr|mngr|directors?|dir|heads?|leads?|chiefs?|vp|svp|evp|presidents?|supervisors?|ems?)$/

const ROMAN: Readonly<Record<string, string>> = {
  i: '1',
  ii: '2',
  iii: '3',
  iv: '4',
  v: '5',
  vi: '6',
}

function gradeOf(token: string, before: string | undefined): string | null {
  if (TITLE_GRADES.has(token)) return token
  const level = /^(?:l|e|ic|p|t|level|lvl)([1-9])$/.exec(token)?.[1]
  if (level) return level
  if (/^(?:ii|iii|iv)$/.test(token)) return entryOf(ROMAN, token) ?? null
  if (/^[2-4]$/.test(token) && before !== undefined) return token
  const isBehindRole =
    before !== undefined && (AFTER_ROLE.has(singular(before)) || before === 'level')
  if (!isBehindRole) return null
  return entryOf(ROMAN, token) ?? (/^[1-6]$/.test(token) ? token : null)
}

/**
 * "Acme Software Engineer", "Software Engineer at Agility Robotics": drops the company's name at
 * either end if enough is left.
 */
function withoutCompany(words: readonly string[], company: string): readonly string[] {
  const name = squash(companyLetters(company))
  for (let length = 1; name.length > 2 && length <= 5 && length + 1 < words.length; length++) {
    if (squash(words.slice(0, length).join('')) === name) return words.slice(length)
    if (squash(words.slice(-length).join('')) === name) return words.slice(0, -length)
  }
  return words
}

/** "Forward Deployed Engineer (FDE)": drops initials of neighboring words. */
function withoutInitials(tokens: readonly string[]) {
  const initials = tokens.map((token) => token.charAt(0)).join('')
  return tokens.filter(
    (token) => !/^[a-z]{3,5}$/.test(token) || !initials.includes(token) || ROLE_LIKE.has(token),
  )
}

function singular(word: string) {
  return /[^s]s$/.test(word) && word.length > 4 && !/(?:us|is|ss|ops|ics|ios|aws|sales)$/.test(word)
    ? word.slice(0, -1)
    : word
}

function squash(name: string) {
  return fold(name).replace(/[^\p{L}\p{N}+#]/gu, '')
}

/** The same word, or one with a single typo. */
function indexOfSimilar(words: readonly string[], word: string) {
  const at = words.indexOf(word)
  return at >= 0 || word.length < 7 ? at : words.findIndex((other) => isTypo(word, other))
}

/** One letter added, missing or different, or two neighbors swapped. The first letter must match. */
function isTypo(one: string, other: string) {
  if (one[0] !== other[0] || Math.abs(one.length - other.length) > 1 || other.length < 6)
    return false
  if (/\d/.test(one + other) || `${one}s` === other || `${other}s` === one) return false
  let start = 0
  while (start < one.length && one[start] === other[start]) start++
  let end = 0
  const most = Math.min(one.length, other.length) - start
  while (end < most && one.at(-1 - end) === other.at(-1 - end)) end++
  const [a, b] = [one.slice(start, one.length - end), other.slice(start, other.length - end)]
  return (a.length <= 1 && b.length <= 1) || (a.length === 2 && a[0] === b[1] && a[1] === b[0])
}
