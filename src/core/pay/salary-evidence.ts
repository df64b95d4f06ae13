/**
 * Whether an amount is pay, judged by the words next to it. In a short line an amount is pay unless
 * something speaks against it. In a sentence something must speak for it, because job ads are full
 * of funding rounds, budgets and prices.
 */
import { usdPerUnit } from './currency.ts'
import type { Amount } from './salary-amount.ts'
import {
  isPayWord,
  REACH,
  type Surroundings,
  surroundings,
  wordsAfter,
  wordsBefore,
} from './salary-surroundings.ts'
import {
  BEFORE_OFFER,
  COMES_WITH,
  FILLERS,
  NOT_PAY,
  NOT_PAY_BEFORE,
  NOT_PAY_SINGLE,
  OTHERS_PAY,
  PERKS,
} from './salary-words.ts'

/** Longer than a salary line with its label. In such a text a small amount needs a pay word. */
const LONG_TEXT = 400

/** A single amount below this, in units, without a period is a voucher or truncated text. */
const SMALLEST_LONE = 1_000
/** An exact amount above this without a pay word is the size of a deal. */
const LARGEST_LONE_USD = 500_000
/**
 * A single amount alone in the text, without a period, is accepted from here on, in units: "$170k"
 * alone is a salary cut from its line, but "$2,000" or "€10k" alone could be anything.
 */
const SMALLEST_ALONE = 15_000
/** The most expensive perk seen: a kit for £2,500. */
const LARGEST_PERK_USD = 5_000
/**
 * A single amount per year or month below this, in US dollars a year, is a perk unless a pay word
 * names it.
 */
const SMALLEST_YEAR_USD = { year: 12_000, month: 5_000 }
/** Checked only for currencies worth at least this much: salaries in rupees can be lower. */
const STRONG_USD = 0.5
/** Years, ports and room numbers are smaller. */
const SMALLEST_BARE = 10_000
/** A bare range within these is years: "2024-2025". */
const YEARS = { from: 1_900, to: 2_100 }
/** In currencies worth less than this in US dollars, salaries run into millions: "¥8M", "KRW 60M". */
const WEAK_USD = 0.02

/** Pay including commission, spelled out; "OTE" is in the word list. */
const ON_TARGET = /(?:on|at)[- ]target(?: earnings?)?[\s:]{0,2}(?:of |is |up to )?$/i

/** The small word right before an amount, if there is one. */
const WORD_BEFORE = /(?:^|[\s(])([a-z][a-z'’-]*)\s[~(]?$/
/** "A $150k role". */
const A_ROLE = /^\s(?:role|position|job|gig|opportunity)(?!\p{L})/iu
/** No salary band is wider unless a pay word names it: "contracts from $10k to $200k". */
const WIDEST_BAND = 8

/** Also false when nothing around the amount suggests pay. */
export function isPay(text: string, amount: Amount): boolean {
  if (amount.isMillions && !isWeakMillions(amount)) return false
  const around = surroundings(text, amount)
  if (amount.isMillions) return amount.isRange || around.isNamed
  if (isPricedPer(text, amount) || isRuledOut(around, amount)) return false
  if (isTooSmallAlone(text, around, amount)) return false
  if (amount.currency === null) return isBarePay(around, amount)
  return isMoneyPay(around, amount, text.length > LONG_TEXT)
}

function isMoneyPay(around: Surroundings, amount: Amount, isLong: boolean): boolean {
  const { isRange, isScaled, period } = amount
  const top = amount.max ?? amount.min ?? 0
  const isSized = top >= SMALLEST_BARE
  const speaks = around.isNamed || COMES_WITH.test(around.after)
  if (isRange && !speaks && !around.isNear && top > (amount.min ?? top) * WIDEST_BAND) return false
  if (isRange && (isSized || isScaled || period)) return true
  if (isRange) return around.isNear || (around.isTerse && !isLong)
  if (!period && top < SMALLEST_LONE) return false
  if (speaks) return isSized || period !== null || !isLong || around.isNear
  if (!isSized && !period) return around.isTerse && !isLong
  if (!period && top * usdOf(amount) >= LARGEST_LONE_USD) return false
  if (isMentioned(around, amount)) return false
  if (around.isSuspect && !around.isTerse && !around.isNear) return false
  if (period === 'year' && isSized) return true
  if (period === 'month' || period === 'year') return around.isNear || around.isTerse
  return period !== null || around.isTerse || around.isNear || isBracketed(around)
}

/** "Contract value is $150k", "replaces a $150k/year tool": mentioned in a sentence, not offered. */
function isMentioned({ before, after, isNear }: Surroundings, { min, max }: Amount): boolean {
  if (isNear || min === null || max === null || A_ROLE.test(after)) return false
  const word = WORD_BEFORE.exec(before)?.[1]
  return word !== undefined && !BEFORE_OFFER.has(word) && !isPayWord(word)
}

/** Without a currency, "150-200k" may just as well count users. */
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

function isTooSmallAlone(text: string, around: Surroundings, amount: Amount): boolean {
  if (amount.isRange || around.isNamed) return false
  const top = amount.max ?? amount.min ?? 0
  const usd = usdOf(amount)
  if (amount.period === 'year' || amount.period === 'month') {
    const times = amount.period === 'month' ? 12 : 1
    return usd >= STRONG_USD && top * usd * times < SMALLEST_YEAR_USD[amount.period]
  }
  if (amount.period !== null || top >= SMALLEST_ALONE) return false
  const { start, endWithPeriod } = amount
  return ![text.slice(Math.max(0, start - REACH), start), text.slice(endWithPeriod)].some(
    (beside) => /[\p{L}\d]/u.test(beside),
  )
}

/** "¥8M – ¥12M a year" is a salary; "$8M" never is. */
function isWeakMillions(amount: Amount): boolean {
  return amount.currency !== null && usdOf(amount) < WEAK_USD
}

function usdOf({ currency }: Amount): number {
  return (currency && usdPerUnit(currency)) || 1
}

/** "€50/workflow", "$25 per seat": a price. Periods are already handled. */
function isPricedPer(text: string, { endWithPeriod, period }: Amount): boolean {
  const ahead = text.slice(endWithPeriod, endWithPeriod + 24)
  if (period) return /^\s?(?:\/|per )\s?(?:user|seat|host|agent|device|customer)/i.test(ahead)
  return /^(?:\/\s?(?!equity|year)[a-z]{3,}|\sper (?!annum|year|yr|hour|day|week|month))/i.test(
    ahead,
  )
}

/** Whether the nearest meaningful word on either side shows that the amount isn't pay. */
function isRuledOut(around: Surroundings, amount: Amount): boolean {
  const { before, after, isTerse, isMislabelled } = around
  if (isMislabelled || OTHERS_PAY.test(before) || ON_TARGET.test(before)) return true
  const isLoose = !amount.isRange && amount.period === null && !isTerse
  for (const word of wordsAfter(after)) {
    if (isPayWord(word)) return false
    if (NOT_PAY.has(word) || (isLoose && NOT_PAY_SINGLE.has(word))) return true
    if (isPerkSized(amount) && PERKS.has(word)) return true
  }
  for (const word of wordsBefore(before)) {
    if (isPayWord(word)) return false
    if (NOT_PAY.has(word) || NOT_PAY_BEFORE.has(word)) return true
    if (isPerkSized(amount) && PERKS.has(word)) return true
    if (!FILLERS.has(word) && !/^\W$/.test(word)) return false
    if (/^[,+&|]$/.test(word)) return false
  }
  return false
}

/** A single amount that a monthly perk could have. Amounts per hour, day or week are pay for work. */
function isPerkSized(amount: Amount): boolean {
  const { isRange, period } = amount
  if (isRange || period === 'hour' || period === 'day' || period === 'week') return false
  return (amount.max ?? amount.min ?? 0) * usdOf(amount) < LARGEST_PERK_USD
}

function isBracketed({ before, after }: Surroundings): boolean {
  return /\(\s?~?$/.test(before) && /^\s?(?:\)|[+,])/.test(after)
}

/** An item of a short list: "100% remote, 90k". */
function isItem({ before, after, isTerse }: Surroundings): boolean {
  return isTerse && /(?:^|[,(–—-])\s?$/.test(before) && /^\s?(?:$|[,)])/.test(after)
}
