/**
 * Is this amount pay? Asked of every amount a text holds, answered from the words next to it.
 * In a short line an amount is pay unless something speaks against it; in a sentence something has
 * to speak for it, because adverts are full of funding rounds, budgets and prices.
 */
import { usdPerUnit } from './currency.ts'
import type { Amount } from './salary-amount.ts'
import {
  BREAKS,
  COMES_WITH,
  FILLERS,
  NOT_PAY,
  NOT_PAY_BEFORE,
  NOT_PAY_SINGLE,
  OFFERS,
  PAY,
} from './salary-words.ts'

/** What the surroundings of an amount say. A segment ends at a bar, a bullet, a line or a sentence. */
type Surroundings = {
  /** The rest of the segment: "Remote - " and " + equity". */
  before: string
  after: string
  /** The segment is a label or a list item, not a sentence. */
  isTerse: boolean
  /** Nothing but pay words and fillers beside the amount. */
  isAlone: boolean
  /** A pay word stands right beside it, or heads the line above. */
  isNamed: boolean
  /** A pay word stands somewhere before it in the segment. */
  isNear: boolean
  /** The line above calls it something else: "Stipend". */
  isMislabelled: boolean
  /** Somewhere before it in the segment other money is spoken of. */
  isSuspect: boolean
}

/** How far a word can be and still belong to the amount: one long sentence. */
const REACH = 120
/** Segments with at most this many words beside the amount are labels, not sentences. */
const TERSE_WORDS = 9
/** Texts longer than a salary line with its label; there a small amount needs a pay word. */
const LONG_TEXT = 400
/** A word further behind the amount than this describes something else. */
const WORDS_AFTER = 4
/** "a competitive base salary for this position in the US of". */
const WORDS_BEFORE = 8

/** A single amount below this, in units, without a period is a voucher or a cut text. */
const SMALLEST_LONE = 1_000
/** An exact amount above this that nothing calls pay is the size of a deal. */
const LARGEST_LONE_USD = 500_000
/** Years, ports and room numbers are smaller. */
const SMALLEST_BARE = 10_000
/** A bare range within these counts years: "2024-2025". */
const YEARS = { from: 1_900, to: 2_100 }
/** Pay in currencies worth less US dollars than this runs into millions: "¥8M", "KRW 60M". */
const WEAK_USD = 0.02

const HARD_BREAK = /[|\n\r;•·▪●※¦<>]|[.!?](?=\s|$)|\s[-–—]{2,}\s/g
const TOKEN = /[\p{L}\d][\p{L}\d'’-]*|[-–—|+,&(:/~→>*]/gu

/** False also for amounts that nothing around speaks for. */
export function isPay(text: string, amount: Amount): boolean {
  if (amount.isMillions && !isWeakMillions(amount)) return false
  const around = surroundings(text, amount)
  if (amount.isMillions) return amount.isRange || around.isNamed
  if (isPricedPer(text, amount) || isRuledOut(around, amount)) return false
  if (amount.currency === null) return isBarePay(around, amount)
  return isMoneyPay(around, amount, text.length > LONG_TEXT)
}

function surroundings(text: string, { start, end, saidEnd }: Amount): Surroundings {
  const before = afterLastBreak(text.slice(Math.max(0, start - REACH), start))
  const after = beforeBreak(text.slice(saidEnd, saidEnd + REACH))
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

function isMoneyPay(around: Surroundings, amount: Amount, isLong: boolean): boolean {
  const { isRange, isScaled, period } = amount
  const top = amount.max ?? amount.min ?? 0
  const isSized = top >= SMALLEST_BARE
  const speaks = around.isNamed || COMES_WITH.test(around.after)
  if (isRange && (isSized || isScaled || period)) return true
  if (isRange) return around.isNear || (around.isTerse && !isLong)
  if (!period && top < SMALLEST_LONE) return false
  if (speaks) return isSized || period !== null || !isLong || around.isNear
  if (!isSized && !period) return around.isTerse && !isLong
  if (!period && top * usdOf(amount) >= LARGEST_LONE_USD) return false
  if (around.isSuspect && !around.isTerse && !around.isNear) return false
  if (period === 'year' && isSized) return true
  if (period === 'month' || period === 'year') return around.isNear || around.isTerse
  return period !== null || around.isTerse || around.isNear || isBracketed(around)
}

/** Without a currency "150-200k" may as well count users. */
function isBarePay(around: Surroundings, amount: Amount): boolean {
  const { isRange, isScaled, isGrouped, period } = amount
  const low = amount.min ?? amount.max ?? 0
  const top = amount.max ?? amount.min ?? 0
  if (!isScaled && !isGrouped && low >= YEARS.from && top <= YEARS.to) return false
  const speaks = around.isNamed || COMES_WITH.test(around.after)
  if (isScaled && isRange) {
    if (top < SMALLEST_BARE) return false
    return speaks || around.isTerse || around.isNear || isBracketed(around)
  }
  if (isScaled) return top >= SMALLEST_BARE && (speaks || around.isAlone || isItem(around))
  if (around.isNamed) return top >= SMALLEST_LONE || period !== null
  return isRange && around.isAlone && low >= SMALLEST_BARE
}

/** "¥8M – ¥12M a year" is a salary, "$8M" never is. */
function isWeakMillions(amount: Amount): boolean {
  return amount.currency !== null && usdOf(amount) < WEAK_USD
}

function usdOf({ currency }: Amount): number {
  return (currency && usdPerUnit(currency)) || 1
}

/** "€50/workflow", "$25 per seat": a price. Periods have been read already. */
function isPricedPer(text: string, { saidEnd, period }: Amount): boolean {
  const ahead = text.slice(saidEnd, saidEnd + 24)
  if (period) return /^\s?(?:\/|per )\s?(?:user|seat|host|agent|device|customer)/i.test(ahead)
  return /^\s?(?:\/\s?(?!equity|year)[a-z]{3,}|per (?!annum|year|yr|hour|day|week|month))/i.test(
    ahead,
  )
}

/** The nearest word with a meaning, on either side, says that the amount is not pay. */
function isRuledOut(around: Surroundings, amount: Amount): boolean {
  const { before, after, isTerse, isMislabelled } = around
  if (isMislabelled) return true
  const isLoose = !amount.isRange && amount.period === null && !isTerse
  for (const word of wordsAfter(after)) {
    if (isPayWord(word)) return false
    if (NOT_PAY.has(word) || (isLoose && NOT_PAY_SINGLE.has(word))) return true
  }
  for (const word of wordsBefore(before)) {
    if (isPayWord(word)) return false
    if (NOT_PAY.has(word) || NOT_PAY_BEFORE.has(word)) return true
    if (!FILLERS.has(word) && !/^\W$/.test(word)) return false
    if (/^[,+&|]$/.test(word)) return false
  }
  return false
}

/** Lower-case words behind an amount, up to the next thing on the list. */
function wordsAfter(after: string): string[] {
  const words: string[] = []
  for (const [token] of after.matchAll(TOKEN)) {
    const word = token.toLowerCase()
    if (BREAKS.has(word) || (!/^[\p{L}]/u.test(word) && !NOT_PAY.has(word))) break
    words.push(word)
    if (words.length === WORDS_AFTER) break
  }
  return words
}

/** Lower-case words and signs before an amount, nearest first. */
function wordsBefore(before: string): string[] {
  const words = [...before.matchAll(TOKEN)].map(([token]) => token.toLowerCase())
  return words.reverse()
}

/** "Base salary range: £…", "salary of up to …": a pay word with nothing but fillers between. */
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
function isPayWord(word: string): boolean {
  const lower = word.toLowerCase()
  return PAY.has(lower) || lower.split(/[-'’]/).some((part) => PAY.has(part))
}

/** A label on the line above, its nearest word first: "Annual Salary:\n$125,000". */
function headingBefore(text: string, at: number): string[] {
  const above = text.slice(Math.max(0, at - REACH / 2), at)
  const line = /(?:^|[\n.|>])([^\n.|>]{1,50})[\s>]{1,4}$/.exec(above)?.[1] ?? ''
  return wordsBefore(line).slice(0, 4)
}

function isBracketed({ before, after }: Surroundings): boolean {
  return /\(\s?~?$/.test(before) && /^\s?(?:\)|[+,])/.test(after)
}

/** One thing of a short list: "100% remote, 90k". */
function isItem({ before, after, isTerse }: Surroundings): boolean {
  return isTerse && /(?:^|[,(–—-])\s?$/.test(before) && /^\s?(?:$|[,)])/.test(after)
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
