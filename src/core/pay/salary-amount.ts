/**
 * Amounts as people write them: "$120k-150k", "60.000 – 70.000 €", "up to 90k", "over £500 a day".
 * Returns a span of the text with a low and a high end in whole units and the details stated with
 * it. Doesn't decide whether the amount is pay: see salary-evidence.ts.
 */
import type { Period } from './salary.ts'
import { BILLION, type Figure, figuresIn, MILLION } from './salary-figure.ts'
import { periodAfter } from './salary-period.ts'

export type Amount = {
  start: number
  end: number
  /** The end including a following "per hour", or `end`. */
  endWithPeriod: number
  /** Null for an open end; at least one is set. */
  min: number | null
  max: number | null
  currency: string | null
  /** The currency was a symbol shared by several countries: "$", "kr", "¥". */
  isHint: boolean
  /** The period stated right after the amount. */
  period: Period | null
  isRange: boolean
  /** Has "k" or lakh, so it counts thousands and is hardly a version or a page number. */
  isScaled: boolean
  isGrouped: boolean
  isMillions: boolean
}

/** The longest text between two ends is " per calendar month up to ". */
const MAX_BETWEEN = 30
/** Ends that differ by a larger factor aren't one range: "$2 - 100k users". */
const MAX_SPREAD = 25
/** The factor if the first end has no currency or scale: "Engineer 4 - $90,000", "Level 5 - $100k". */
const MAX_BARE_SPREAD = 5
/** No period is read for a bare number below this ("5 years"). */
const SMALLEST_BARE = 1_000
/** How many characters before an amount "starting at around" may begin. */
const REACH_BEFORE = 24

const SPACE = '[\\s\\u00a0\\u202f]{0,2}'
const TO = new RegExp(
  `^[)]?${SPACE}(?:-{1,2}>?|[–—‒―−→~〜～]|\\.{2,3}|…|to|till|until|up to|upto|through|bis(?: zu)?|à|a|au|jusqu['’]à|do|до|по|tot|t/m|hasta|até|al?|til)${SPACE}(?:max\\.?(?:imum)? |up to |~)?$`,
  'i',
)
const AND = /^\s(?:and|und|et|y|e|en|i|и|та|och|og|&)\s$/i
const AMONG = /(?:between|entre|zwischen|tra|między|между|mellan|mellom|mellem|tussen)[\s:]{1,2}$/i
/** "min. €60k, max. €80k". */
const AND_AT_MOST = /^[\s,;/–-]{1,3}max(?:imum|\.)?:?\s$/i

const AT_MOST =
  /(?<!\p{L})(?:up[ -]?to|max\.?|maximum(?: of)?|under|below|less than|no more than|at most|capped at|bis(?: zu)?|maximal|jusqu['’][àa]|hasta|fino a|tot|(?<!(?:can|could|will|would|we|may|might) )do|до|até|upp till|opptil|op til)[:\s\u00a0]{0,2}[~(]?$|[<≤]\s?$/iu
const AT_LEAST =
  /(?<!\p{L})(?:from|over|above|more than|(?:at|no|not) (?:least|less than)|min\.?|minimum(?: of)?|start(?:s|ing)?(?: at| from| around)?|upwards of|north of|exceeding|greater than|ab|mindestens|[àa] part(?:ir|ire) d[ea]|dès|desde|mínimo|vanaf|minimaal|od|от|від|från|fra)[:\s\u00a0]{0,2}[~(]?$|[>≥]\s?$/iu
const OR_MORE =
  /^[\s)]{0,2}(?:and (?:up|above|more)|or (?:more|above)|upwards|min(?:imum|\.)?|以上|이상)(?!\p{L})/iu
const OR_LESS = /^[\s)]{0,2}(?:max(?:imum|\.)?|or less|and below|tops|以下|まで)(?!\p{L})/iu

/** "$100/hr+". */
const PLUS = /^\+(?![\p{L}\d])/u

/** Tax forms and pension plans: "1099 — $4,000" isn't a range, and "401k" isn't money. */
const NAMES = new Set([1099, 401, 403, 457])
/** What a bare second number may count: "$120k - 4 day week". */
const COUNTED =
  /^[\s\u00a0-]?(?:days?|weeks?|months?|mos?|hours?|hrs?|years?|yrs?|people|persons?|employees|engineers|positions?|roles?|x|am|pm)(?!\p{L})/iu

/** All amounts in the text, money or not, in order. Two figures that form a range are one amount. */
export function* amountsIn(text: string): Generator<Amount> {
  let pending: Figure | null = null
  for (const figure of figuresIn(text)) {
    const range: Amount | 'nonsense' | null = pending && rangeOf(text, pending, figure)
    if (range) {
      pending = null
      if (range !== 'nonsense') yield range
      continue
    }
    if (pending && !isName(pending)) yield single(text, pending)
    pending = figure
  }
  if (pending && !isName(pending)) yield single(text, pending)
}

/** 'nonsense' when two amounts are too far apart for one salary: "from $1,000 to $50,000". */
function rangeOf(text: string, low: Figure, high: Figure): Amount | 'nonsense' | null {
  if (high.start - low.end > MAX_BETWEEN || high.start < low.end) return null
  if (isName(low) || isName(high)) return null
  const stated = periodAfter(text.slice(0, high.start), low.end)
  const between = text.slice(low.end + (stated?.length ?? 0), high.start)
  const whole = text.slice(low.end, high.start)
  const joins = TO.test(between) || TO.test(whole) || AND_AT_MOST.test(between)
  if (!joins && !(AND.test(whole) && AMONG.test(lookBack(text, low.start)))) return null
  if (isBare(high) && COUNTED.test(text.slice(high.end, high.end + 12))) return null
  const ends = endsOf(low, high)
  if (!ends) return low.currency && !isBare(high) ? 'nonsense' : null
  const after = periodAfter(text, high.end)
  const period = after?.period ?? (TO.test(between) ? stated?.period : null)
  return {
    start: low.start,
    end: high.end,
    endWithPeriod: high.end + (after?.length ?? 0),
    min: ends[0],
    max: ends[1],
    ...currencyOf(low, high),
    period: low.isPerAnnum || high.isPerAnnum ? 'year' : (period ?? null),
    isRange: true,
    isScaled: isScaled(low) || isScaled(high),
    isGrouped: low.isGrouped || high.isGrouped,
    isMillions: isMillions(low) || isMillions(high),
  }
}

function single(text: string, figure: Figure): Amount {
  const amount = rounded(figure.value * figure.scale)
  const before = lookBack(text, figure.start)
  const ahead = text.slice(figure.end, figure.end + REACH_BEFORE)
  const isMarked = !isBare(figure) || figure.value >= SMALLEST_BARE
  const stated = isMarked ? periodAfter(text, figure.end) : null
  const isMost = AT_MOST.test(before) || OR_LESS.test(ahead)
  const isOpen =
    figure.isOpen || (stated !== null && PLUS.test(text.slice(figure.end + stated.length)))
  const isLeast = !isMost && (isOpen || AT_LEAST.test(before) || OR_MORE.test(ahead))
  return {
    start: figure.start,
    end: figure.end,
    endWithPeriod: figure.end + (stated?.length ?? 0),
    min: isMost ? null : amount,
    max: isLeast ? null : amount,
    currency: figure.currency?.code ?? null,
    isHint: figure.currency?.isHint ?? false,
    period: figure.isPerAnnum ? 'year' : (stated?.period ?? null),
    isRange: false,
    isScaled: isScaled(figure),
    isGrouped: figure.isGrouped,
    isMillions: isMillions(figure),
  }
}

/** Both ends in order, each borrowing the other's scale: "80-100k", "$90k-105", "$154-190,000". */
function endsOf(low: Figure, high: Figure): [min: number, max: number] | null {
  const shared = Math.max(low.scale, high.scale)
  const scaled = ({ value, scale }: Figure) => value * (value < 1_000 ? shared : scale)
  const last = scaled(high)
  const isShort = shared === 1 && low.value < 1_000 && high.isGrouped && low.value * 1_000 <= last
  const first = isShort ? low.value * 1_000 : scaled(low)
  // "$120k - 4 day week": a much smaller second number counts something else.
  if (low.scale > high.scale && isBare(high) && last * 2 < first) return null
  const min = rounded(Math.min(first, last))
  const max = rounded(Math.max(first, last))
  const spread = isBare(low) && high.isMarkedAhead ? MAX_BARE_SPREAD : MAX_SPREAD
  return min > 0 && max <= min * spread ? [min, max] : null
}

function currencyOf(low: Figure, high: Figure) {
  const first = low.currency ?? high.currency
  const second = high.currency ?? low.currency
  const chosen = first?.isHint && second && !second.isHint ? second : first
  return { currency: chosen?.code ?? null, isHint: chosen?.isHint ?? false }
}

function isScaled({ scale }: Figure) {
  return scale > 1
}

function isMillions({ scale }: Figure) {
  return scale === MILLION || scale === BILLION
}

function isBare({ scale, currency, isGrouped }: Figure) {
  return scale === 1 && !currency && !isGrouped
}

/** "401k" without a currency, or a bare "1099". */
function isName(figure: Figure) {
  return !figure.currency && !figure.isGrouped && NAMES.has(figure.value)
}

function lookBack(text: string, start: number) {
  return text.slice(Math.max(0, start - REACH_BEFORE), start)
}

/** Keeps cents but removes floating-point noise: 102.8 × 1,000 is 102,800. */
function rounded(amount: number) {
  return Math.round(amount * 100) / 100
}
