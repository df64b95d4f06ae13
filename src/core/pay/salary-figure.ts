/**
 * One written number with its currency and scale: "$120k+", "60.000 EUR", "₹12,00,000", "18 LPA".
 * `value` is the digits, `scale` is the multiplier ("k" 1,000, lakh 100,000). They are separate
 * because "80-100k" applies its scale to both ends. Doesn't know what the number is about.
 */
import { type CurrencyMention, currencyAtEnd, currencyAtStart } from './salary-currency.ts'

export type Figure = {
  start: number
  end: number
  value: number
  scale: number
  /** "120,000" and "60.000", but not "45.5". */
  isGrouped: boolean
  /** "$200k+". */
  isOpen: boolean
  currency: CurrencyMention | null
  /** The currency is before the digits. */
  isMarkedAhead: boolean
  /** "18 LPA" states both the year and the scale. */
  isPerAnnum: boolean
}

/**
 * Characters read before the digits for a currency ("Salary: US$ "), and after them for scale, plus
 * sign and currency.
 */
const REACH_BEFORE = 10
const REACH_AFTER = 34
/** Longer numbers are ids, hashes or noise. */
const MAX_DIGITS = 16

const THOUSAND = 1_000
const LAKH = 100_000
export const MILLION = 1_000_000
/** Also used for anything larger: a trillion is no more a salary than a billion. */
export const BILLION = 1_000_000_000
const CRORE = 10_000_000

/**
 * Spaces and apostrophes group only by threes; readDigits interprets dots and commas. A number with
 * more groups than MAX_DIGITS allows is matched as one, whatever follows, because retrying each of
 * its groups would take quadratic time.
 */
const NUMBER =
  /(?<!\d)\d{1,3}(?:(?:[ \u00a0\u202f'’]\d{3}){5,}|(?:[ \u00a0\u202f'’]\d{3}){1,4}(?:[.,]\d{1,2})?(?![\d'’]))|\d+(?:[.,]\d+)*/g

/** Tried in order on the text after the digits. */
const SCALES: [RegExp, number][] = [
  [/^[ \u00a0]?(?:l\.?p\.?a\.?|lakhs?|lacs?)(?![\p{L}\d])/iu, LAKH],
  [/^[ \u00a0]?(?:crores?|cr\.?)(?![\p{L}\d])/iu, CRORE],
  [
    /^[ \u00a0]?[kк](?=$|[^\p{L}\d]|usd|eur|gbp|chf|cad|aud|pln|inr|sek|nok|dkk|czk|zł|kr)/iu,
    THOUSAND,
  ],
  [
    /^[ \u00a0]?(?:tys|tis|tsd|тыс|тис)\.?(?!\p{L})|^[ \u00a0]?(?:thousand|grand)(?!\p{L})/iu,
    THOUSAND,
  ],
  [/^[ \u00a0]?T(?=\s?€|\s?EUR)|^[ \u00a0]?mil(?=\s(?:euros?|reais|pesos))/u, THOUSAND],
  [/^[万萬만]/u, 10_000],
  [
    /^[ \u00a0]?(?:million|mill?ones|milh|mili[oó]n|mln|mio|mill?\b|mm|mn|m(?![\p{L}\d])|млн)/iu,
    MILLION,
  ],
  [
    /^[ \u00a0]?(?:[bt]rillion|billion|bln|bn|b(?![\p{L}\d])|tn|t(?![\p{L}\d])|mld|mrd|млрд)/iu,
    BILLION,
  ],
]
/** A cheap check: most numbers aren't followed by a scale. */
const COULD_SCALE = /^\s?[bcgklmt万萬만клмт]/iu

/** "₹12L". Only after a rupee sign, or "5L" of water would be money. */
const RUPEE_LAKH = /^\s?L(?![\p{L}\d])/u
/** "35-90L INR" */
const LAKH_OF_RUPEES = /^\s?L(?=\s?(?:INR|CTC|Rs)(?!\p{L}))/u

/** "K€ 45-55" */
const KILO_BEFORE = /(?<!\p{L})[kK]€\s{0,2}$/u
const GROUPED = /\d[.,'’ \u00a0\u202f]\d{3}(?!\d)/
const PLUS = /^\+(?![\p{L}\d])|^ \+(?=\s?[|),;])/u
/** "€ 60.000,-" */
const NO_CENTS = /^[.,][-–—](?!\s?\d)/
/** Part of a name, a path or a version: "B2B", "x86", "/4955956", "#12". */
const GLUED_BEFORE = /[A-Za-zÀ-ɏ\d_#@/.=&?]$/
/** "450pd" is a day rate; "20px" isn't an amount. */
const GLUED_AFTER = /^(?!(?:p[adhmw]|pcm)(?![A-Za-z]))[A-Za-zÀ-ɏ_]/

/** Every standalone number in the text, in order. */
export function* figuresIn(text: string): Generator<Figure> {
  for (const match of text.matchAll(NUMBER)) {
    const figure = readFigure(text, match.index, match[0])
    if (figure) yield figure
  }
}

/** Null for part of a name, a percentage, an id or a date. */
function readFigure(text: string, at: number, digits: string): Figure | null {
  if (digits.length > MAX_DIGITS) return null
  const before = text.slice(Math.max(0, at - REACH_BEFORE), at)
  const after = text.slice(at + digits.length, at + digits.length + REACH_AFTER)
  const ahead = currencyAtEnd(before)
  if (!ahead && GLUED_BEFORE.test(before)) return null
  if (/^\s?%/.test(after)) return null

  const marks = readMarks(after, ahead)
  if (!ahead && marks.length === 0 && GLUED_AFTER.test(after)) return null
  const isKilo = marks.scale === 1 && ahead !== null && KILO_BEFORE.test(before)
  const scale = isKilo ? THOUSAND : marks.scale
  const value = readDigits(digits, scale !== 1)
  if (value === null) return null
  const isGrouped = GROUPED.test(digits)
  // "R50 000" is money; "R2" is a product.
  if (ahead?.code === 'ZAR' && ahead.length < 3 && scale === 1 && !isGrouped) return null

  const word = after.slice(0, marks.length)
  const lakh = marks.scale === LAKH || marks.scale === CRORE ? RUPEE : null
  return {
    start: at - (ahead?.length ?? 0),
    end: at + digits.length + marks.length,
    value,
    scale,
    isGrouped,
    isOpen: marks.isOpen,
    currency: strongest(ahead, marks.behind) ?? lakh,
    isMarkedAhead: ahead !== null,
    isPerAnnum: /p\.?a/i.test(word),
  }
}

const RUPEE: CurrencyMention = { code: 'INR', isHint: false, length: 0 }

type Marks = { scale: number; isOpen: boolean; behind: CurrencyMention | null; length: number }

/** Scale, then plus sign and currency in either order: "200K USD+", "110k+ EUR". */
function readMarks(after: string, ahead: CurrencyMention | null): Marks {
  let length = NO_CENTS.exec(after)?.[0].length ?? 0
  let scale = 1
  const rest = after.slice(length)
  const lakh = (ahead?.code === 'INR' ? RUPEE_LAKH : LAKH_OF_RUPEES).exec(rest)
  if (lakh) {
    scale = LAKH
    length += lakh[0].length
  } else if (COULD_SCALE.test(rest)) {
    const [match, times] = scaleOf(rest)
    scale = times
    length += match
  }

  let isOpen = false
  let behind: CurrencyMention | null = null
  for (let pass = 0; pass < 2; pass++) {
    const plus = PLUS.exec(after.slice(length))
    if (plus) {
      isOpen = true
      length += plus[0].length
    }
    const currency: CurrencyMention | null = behind ? null : currencyAtStart(after.slice(length))
    if (!currency) continue
    behind = currency
    length += currency.length
  }
  return { scale, isOpen, behind, length }
}

function scaleOf(rest: string): [length: number, scale: number] {
  for (const [pattern, scale] of SCALES) {
    const match = pattern.exec(rest)
    if (match) return [match[0].length, scale]
  }
  return [0, 1]
}

/** "$120k CAD" is Canadian; "€70k" stays in euros. */
function strongest(ahead: CurrencyMention | null, behind: CurrencyMention | null) {
  if (!ahead || !behind) return ahead ?? behind
  return behind.isHint ? ahead : behind
}

/**
 * What the digits mean in American, European and Indian notation: the last group of "60.000" and
 * "12,00,000" has three digits, while "45.5" and "55,00" are decimals. Before a scale, a single dot
 * is always a decimal point ("102.850k"). Null when the digits aren't a number: a date, a version,
 * an address.
 */
function readDigits(digits: string, isScaled: boolean): number | null {
  const plain = digits.replace(/[ \u00a0\u202f'’]/g, '')
  const parts = plain.split(/[.,]/)
  if (parts.length === 1) return Number(plain)
  const last = parts.at(-1) ?? ''
  const marks = plain.replace(/\d/g, '')
  const isMixed = marks.includes('.') && marks.includes(',')
  const groups = isMixed ? parts.slice(0, -1) : parts
  if (isMixed && new Set(marks.slice(0, -1)).size > 1) return null
  if (!isMixed && parts.length === 2 && (last.length !== 3 || (isScaled && marks === '.'))) {
    return last.length <= 2 || isScaled ? Number(`${parts[0]}.${last}`) : null
  }
  const [head = '', ...tail] = groups
  const fits = head.length <= 3 && head !== '0' && tail.every((group) => group.length <= 3)
  const ends = (groups.at(-1) ?? '').length === 3 || groups.length === 1
  const isEven = tail.slice(0, -1).every((group) => group.length === 2 || group.length === 3)
  if (!fits || !ends || !isEven) return null
  return Number(groups.join('') + (isMixed ? `.${last}` : ''))
}
