/**
 * Finds what a text says beyond its evidence: employers and other names, numbers, dates, skills, degrees, titles,
 * claims such as "led" or "won", and addresses. Paraphrases pass; anything new is refused with a reason. Strict on
 * purpose: refusing a true sentence costs a click, accepting a false one can cost a job.
 */

import { canonicalSkill, findSkills } from '#core/skill/skill.ts'
import { fold } from '#core/text/fold-text.ts'
import { contentStems, stem } from '#core/text/word-stem.ts'
import { type WrittenNumber, writtenNumbers } from '#core/text/written-number.ts'
import { englishTitle } from './english-title.ts'
import { LETTER_LANGUAGES } from './letter-language.ts'
import { allPhrases } from './letter-phrases.ts'
import {
  ANY_DEGREE,
  BEGINNINGS,
  CLAIM_ROWS,
  DEGREE_ROWS,
  MONTHS,
  TITLE_WORDS,
} from './proof-gate-words.ts'

export const UNSUPPORTED_KINDS = [
  'number',
  'date',
  'skill',
  'degree',
  'title',
  'claim',
  'name',
  'address',
  'hidden',
] as const

export type UnsupportedClaim = {
  kind: (typeof UNSUPPORTED_KINDS)[number]
  /** The new words, as written. */
  text: string
  /** One sentence that explains the refusal. */
  says: string
}

const REASONS: Readonly<Record<UnsupportedClaim['kind'], (text: string) => string>> = {
  number: (text) => `The number “${text}” isn’t in the source.`,
  date: (text) => `The date “${text}” isn’t in the source.`,
  skill: (text) => `The source doesn’t mention ${text}.`,
  degree: (text) => `The degree or certificate “${text}” isn’t in the source.`,
  title: (text) => `The title “${text}” isn’t in the source.`,
  claim: (text) => `The source doesn’t say “${text}”.`,
  name: (text) => `The name “${text}” isn’t in the source.`,
  address: (text) => `The address “${text}” isn’t in the source.`,
  hidden: () => 'The sentence contains invisible characters.',
}

/** Everything new, in the order of UNSUPPORTED_KINDS; empty if the evidence covers it all. */
export function unsupportedClaims(raw: string, sources: readonly string[]): UnsupportedClaim[] {
  const text = tidy(raw)
  const basis = tidy([...sources, ...sources.flatMap(titlesInEnglish)].join('\n'))
  const found: [UnsupportedClaim['kind'], string[]][] = [
    ['number', newNumbers(text, basis)],
    ['date', newMonths(text, basis)],
    ['skill', newSkills(text, basis)],
    ['degree', newDegrees(text, basis)],
    ['title', newTitles(text, basis)],
    ['claim', newClaims(text, basis)],
    ['name', newNames(text, basis)],
    ['address', newAddresses(text, basis)],
    ['hidden', HIDDEN.test(raw) ? [''] : []],
  ]
  const named = new Set<string>()
  return found.flatMap(([kind, texts]) =>
    [...new Set(texts)].flatMap((it) => {
      // A skill or title is also a name; report it only once.
      if (kind === 'name' && named.has(canonicalSkill(it) ?? it)) return []
      named.add(it)
      return [{ kind, text: it, says: REASONS[kind](it) }]
    }),
  )
}

/** Titles of a source, "DevOps-Ingenieurin, seit 2020", as an English letter has them. */
const titlesInEnglish = (source: string) =>
  source
    .slice(0, 200)
    .split(/[,\n(]/)
    .flatMap((part) => englishTitle(part.trim()) ?? [])

/** The share of a sentence's words that its evidence must contain. */
const SHARED = 0.5

/** True if nothing is new and at least half of the telling words come from the evidence. */
export function isSupportedBy(text: string, sources: readonly string[]): boolean {
  return unsupportedClaims(text, sources).length === 0 && sharedWords(text, sources) >= SHARED
}

/** The share of a text's content words that its evidence contains, 0 to 1. */
export function sharedWords(text: string, sources: readonly string[]): number {
  const own = contentStems(tidy(text))
  const basis = new Set(contentStems(tidy(sources.join('\n'))))
  return own.length === 0 ? 0 : own.filter((word) => basis.has(word)).length / own.length
}

/** Zero-width characters and text direction marks. */
const HIDDEN =
  /[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff\u{e0000}-\u{e007f}]/u
const HIDDEN_ALL = new RegExp(HIDDEN.source, 'gu')

function tidy(text: string): string {
  return text.normalize('NFKC').replace(HIDDEN_ALL, '').replaceAll('’', "'")
}

function newNumbers(text: string, basis: string): string[] {
  const known = writtenNumbers(basis)
  return writtenNumbers(text)
    .filter((number) => !known.some((it) => isSame(number, it)))
    .map((number) => number.text)
}

/** A plain number may repeat an amount of money without its currency. */
function isSame(claimed: WrittenNumber, known: WrittenNumber): boolean {
  if (claimed.value !== known.value) return false
  if (claimed.unit === known.unit) return true
  return claimed.unit === 'plain' && known.unit === 'money'
}

/** Month and year pairs. Years alone are checked as numbers. */
function newMonths(text: string, basis: string): string[] {
  const known = new Set(monthsOf(basis).map(({ key }) => key))
  return monthsOf(text)
    .filter(({ key }) => !known.has(key))
    .map((it) => it.text)
}

const MONTH_YEAR = new RegExp(
  `\\b(${MONTHS.map((month) => `${month.slice(0, 3)}(?:${month.slice(3)}|t)?`).join('|')})\\.? (?:of )?((?:19|20)\\d\\d)\\b`,
  'gi',
)

function monthsOf(text: string): { key: string; text: string }[] {
  const named = [...text.matchAll(MONTH_YEAR)].map(([whole, month = '', year]) => {
    const number = MONTHS.findIndex((it) => it.startsWith(month.slice(0, 3).toLowerCase())) + 1
    return { key: `${year}-${number}`, text: whole }
  })
  const iso = [...text.matchAll(/\b((?:19|20)\d\d)-(\d\d)\b/g)].map(([whole, year, month]) => ({
    key: `${year}-${Number(month)}`,
    text: whole,
  }))
  const slashed = [...text.matchAll(/\b(\d\d?)\/((?:19|20)\d\d)\b/g)].map(
    ([whole, month, year]) => ({
      key: `${year}-${Number(month)}`,
      text: whole,
    }),
  )
  return [...named, ...iso, ...slashed]
}

function newSkills(text: string, basis: string): string[] {
  const known = new Set(skillsIn(basis))
  return skillsIn(text).filter((skill) => !known.has(skill) && !isWritten(skill, basis))
}

/** Whether an ambiguous name ("Go") appears exactly as written. */
function isWritten(name: string, text: string): boolean {
  const plain = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`(?<![\\p{L}\\p{N}])${plain}(?![\\p{L}\\p{N}+#])`, 'u').test(text)
}

/** Skills in running text, and list items that are skills. */
function skillsIn(text: string): string[] {
  const items = text
    .split(/[\n,;/|()]| and | or /)
    .map((item) => canonicalSkill(item.trim()))
    .filter((skill) => skill !== null)
  return [...new Set([...findSkills(text), ...items])]
}

function newDegrees(text: string, basis: string): string[] {
  const hasDegree = DEGREE_ROWS.some((row) => row.test(basis))
  return DEGREE_ROWS.flatMap((row) => {
    const named = row.exec(text)?.[0]
    const isKnown = row === ANY_DEGREE ? hasDegree : row.test(basis)
    return named === undefined || isKnown ? [] : [named]
  })
}

const TITLE_STEMS = new Set(TITLE_WORDS.map(titleKey))

function newTitles(text: string, basis: string): string[] {
  const known = new Set(wordsOf(basis).map(titleKey))
  return wordsOf(text).filter(
    (word) => TITLE_STEMS.has(titleKey(word)) && !known.has(titleKey(word)),
  )
}

/** "engineers" is the title "engineer"; "engineering" is not. */
function titleKey(word: string): string {
  return fold(word).replace(/s$/, '')
}

const CLAIMS = new Map(
  CLAIM_ROWS.flatMap((row, index) => row.map((word) => [stem(word), index] as const)),
)

function newClaims(text: string, basis: string): string[] {
  const rowsOf = (words: string[]) => words.map((word) => CLAIMS.get(stem(word)))
  const known = new Set(rowsOf(wordsOf(basis)))
  return wordsOf(text).filter((word) => {
    const row = CLAIMS.get(stem(word))
    return row !== undefined && !known.has(row)
  })
}

const wordsOf = (text: string) => [...text.matchAll(/[\p{L}][\p{L}'-]*/gu)].map(([word]) => word)

const NAME =
  /(?<![\p{L}\p{N}])\p{Lu}[\p{L}\p{N}&'+#.-]*|(?<![\p{L}\p{N}])\p{Ll}{1,20}\p{Lu}[\p{L}\p{N}]*/gu
/** An employer follows these words, even in lowercase. */
const AT_EMPLOYER =
  /\b(?:worked|working|work|employed|job|position|career|joined|joining|left|hired|time|years|stint|contract\w*|consult\w+) (?:at|for|with|by)? ?(?!the |a |an |my |our |your |all |as |(?:fell|rose|grew|dropped|went|shrank)\b)([\p{Ll}][\p{L}\p{N}.-]{2,})/giu

/** Words of our own phrases that look like names: the nouns of German, and what begins a phrase. */
const OURS = new Set(
  LETTER_LANGUAGES.filter((language) => language !== 'en')
    .flatMap((language) => allPhrases(language))
    .flatMap((phrase) => [
      ...(tidy(phrase).match(/^[\p{L}']+|(?<![\p{L}{])\p{Lu}\p{L}+|(?<=\. )[\p{L}']+/gu) ?? []),
    ])
    .flatMap(wordKeys),
)

function newNames(text: string, basis: string): string[] {
  const known = new Set(wordKeys(basis))
  const skills = new Set(skillsIn(basis))
  const isKnown = (name: string) =>
    skills.has(canonicalSkill(name) ?? '') ||
    wordKeys(name).every((key) => known.has(key) || OURS.has(key) || MONTHS.includes(key))
  const names = [...text.matchAll(NAME)].flatMap((match) => {
    const name = match[0]
      .replace(/(?<![.'-])[.'-]+$/, '')
      .replace(/(?<=[a-z])'(?:re|d|ll|ve|s)$/, '')
    if (/^(?:I|I'(?:m|ve|d|ll)|CV)$/.test(name) || isKnown(name)) return []
    return isBeginning(text, match.index) && isPlainWord(name) ? [] : [name]
  })
  const employers = [...text.matchAll(AT_EMPLOYER)].map(([, name = '']) =>
    name.replace(/[.-]{1,40}$/, ''),
  )
  const unknown = employers.filter((name) => !isKnown(name) && isEmployerLike(name))
  return [...names, ...unknown]
}

/** "worked with customers" names no employer: skips plurals, actions and common words. */
const isEmployerLike = (name: string) =>
  !BEGINNINGS.has(name) && !/(?:s|ing|ly|ed|tion|ment|ers)$/.test(name)

function wordKeys(text: string): string[] {
  return [...text.matchAll(/[\p{L}\p{N}]+(?:\+\+|#)?/gu)].map(([word]) =>
    fold(word).replace(/(?<=...)s$/, ''),
  )
}

/** At the start of the text, a sentence, a quotation or a line. */
const isBeginning = (text: string, index: number) =>
  index === 0 ||
  /(?:[.!?:;]["'”)]{0,2}\s{1,3}|["“(]|\n\s{0,3})$/.test(text.slice(Math.max(0, index - 8), index))

/** A word that can begin a sentence without being a name. */
function isPlainWord(word: string): boolean {
  const plain = fold(word)
  if (/\p{Lu}/u.test(word.slice(1)) || /[\p{N}&]/u.test(word)) return false
  return BEGINNINGS.has(plain) || /(?:ing|ed|ly|tions?|ments?|ness)$/.test(plain)
}

const ADDRESS =
  /[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}.-]{1,200}|\b[a-z][a-z\d+.-]{0,15}:\/\/\S+|\bwww\.\S+|\b(?!\d+\b)[a-z\d-]{1,63}(?:\.[a-z\d-]{1,63}){0,4}\.(?:com|org|net|io|ai|dev|co|app|info|biz|me|xyz|ru|cn|de|uk|fr|nl)\b(?:\/\S*)?|!?\[[^\]]{0,200}\]\([^)]{0,500}\)|<\/?[a-z][^>]{0,200}>/giu

function newAddresses(text: string, basis: string): string[] {
  const known = basis.toLowerCase()
  return [...text.matchAll(ADDRESS)]
    .map(([address]) => address)
    .filter((address) => !known.includes(address.toLowerCase()))
}
