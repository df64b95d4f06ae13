/**
 * The words around an amount, limited to its segment of the text, and whether they call it pay or
 * something else. salary-evidence.ts weighs the result.
 */
import type { Amount } from './salary-amount.ts'
import { BREAKS, FILLERS, NOT_PAY, OFFERS, PAY } from './salary-words.ts'

/** What surrounds an amount. A segment ends at a bar, a bullet, a line break or the end of a sentence. */
export type Surroundings = {
  /** The rest of the segment: "Remote - " and " + equity". */
  before: string
  after: string
  /** The segment is a label or a list item, not a sentence. */
  isTerse: boolean
  /** There are only pay words and fillers next to the amount. */
  isAlone: boolean
  /** A pay word is right next to it or in the heading above. */
  isNamed: boolean
  /** A pay word is somewhere before it in the segment. */
  isNear: boolean
  /** The line above calls it something else: "Stipend". */
  isMislabelled: boolean
  /** Something other than pay is mentioned before it in the segment. */
  isSuspect: boolean
}

/** How far a word can be and still describe the amount: one long sentence. */
export const REACH = 120
/** Segments with at most this many words next to the amount are labels, not sentences. */
const TERSE_WORDS = 9
/** A word further after the amount describes something else. */
const WORDS_AFTER = 4
/** "a competitive base salary for this position in the US of". */
const WORDS_BEFORE = 8
const HARD_BREAK = /[|\n\r;•·▪●※¦<>]|[.!?](?=\s|$)|\s[-–—]{2,}\s/g
const TOKEN = /[\p{L}\d][\p{L}\d'’-]*|[-–—|+,&(:/~→>*]/gu

export function surroundings(text: string, { start, end, endWithPeriod }: Amount): Surroundings {
  const before = afterLastBreak(text.slice(Math.max(0, start - REACH), start))
  const after = beforeBreak(text.slice(endWithPeriod, endWithPeriod + REACH))
  const words = [...`${before} ${after.split('(', 1)[0]}`.matchAll(/[\p{L}][\p{L}\d'’-]*/gu)]
  const behind = wordsBefore(before)
  const label = before.trim() === '' ? headingBefore(text, start - before.length) : []
  const heading = label.some(isPayWord)
  return {
    before,
    after,
    isTerse: words.length <= TERSE_WORDS,
    isAlone: words.every(([word]) => isPayWord(word) || FILLERS.has(word.toLowerCase())),
    isNamed:
      isNamedBy(behind) || isNamedBehind(beforeBreak(text.slice(end, end + REACH))) || heading,
    isNear: behind.some((word) => isPayWord(word) || OFFERS.has(word)) || heading,
    isMislabelled: !heading && label.some((word) => NOT_PAY.has(word)),
    isSuspect: behind.some((word) => NOT_PAY.has(word)),
  }
}

/** Lower-case words after an amount, up to the next item of the list. */
export function wordsAfter(after: string): string[] {
  const words: string[] = []
  for (const [token] of after.matchAll(TOKEN)) {
    const word = token.toLowerCase()
    if (BREAKS.has(word) || (!/^[\p{L}]/u.test(word) && !NOT_PAY.has(word))) break
    words.push(word)
    if (words.length === WORDS_AFTER) break
  }
  return words
}

/** Lower-case words and symbols before an amount, nearest first. */
export function wordsBefore(before: string): string[] {
  const words = [...before.matchAll(TOKEN)].map(([token]) => token.toLowerCase())
  return words.reverse()
}

/** "Base salary range: £…", "salary of up to …": a pay word with only fillers in between. */
function isNamedBy(words: string[]): boolean {
  for (const word of words.slice(0, WORDS_BEFORE)) {
    if (isPayWord(word)) return true
    if (!FILLERS.has(word) && !/^[-–—:(~/]$/.test(word)) return false
  }
  return false
}

function isNamedBehind(after: string): boolean {
  return wordsAfter(after.replace(/^[\s(]{1,3}/, ''))
    .slice(0, 2)
    .some(isPayWord)
}

/** Hyphenated and joined words count by their parts: "base/cash", "pay-range". */
export function isPayWord(word: string): boolean {
  const lower = word.toLowerCase()
  return PAY.has(lower) || lower.split(/[-'’]/).some((part) => PAY.has(part))
}

/** A label on the line above, its nearest word first: "Annual Salary:\n$125,000". */
function headingBefore(text: string, at: number): string[] {
  const above = text.slice(Math.max(0, at - REACH / 2), at)
  const line = /(?:^|[\n.|>])([^\n.|>]{1,50})[\s>]{1,4}$/.exec(above)?.[1] ?? ''
  return wordsBefore(line).slice(0, 4)
}

function afterLastBreak(text: string): string {
  let from = 0
  for (const match of text.matchAll(HARD_BREAK)) from = match.index + match[0].length
  return text.slice(from)
}

function beforeBreak(text: string): string {
  const found = text.search(HARD_BREAK)
  return found < 0 ? text : text.slice(0, found)
}
