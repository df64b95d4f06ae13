/**
 * Currencies as texts name them: codes, symbols, words. A mention is an ISO 4217 code and the
 * number of characters that named it. A symbol of several countries ("$", "kr", "¥") is only a hint
 * that a code in the same line may overrule. Ignores where the job is: "$" in Toronto is still a
 * hint for US dollars.
 */
import { entryOf } from '#core/text/entry-of.ts'
import { CURRENCY_CODES } from './currency.ts'

export type CurrencyMention = { code: string; isHint: boolean; length: number }

/** Codes that are everyday words or tech names in lower case, so only capitals count. */
const CAPITALS_ONLY = ['MAD', 'TRY', 'AMD', 'PHP', 'COP', 'ARS', 'GEL', 'RON', 'PEN', 'CAD', 'SAR']

/** Other codes for the same money. */
const CODE_ALIASES: Record<string, string> = {
  RMB: 'CNY',
  CNH: 'CNY',
  NIS: 'ILS',
  RUR: 'RUB',
  USDT: 'USD',
  USDC: 'USD',
  EURO: 'EUR',
  EUROS: 'EUR',
}

/** Written before the amount ("C$130K"), or alone after it ("60-80K€"). */
const SYMBOLS: Record<string, string> = {
  US$: 'USD',
  U$S: 'USD',
  U$D: 'USD',
  USD$: 'USD',
  C$: 'CAD',
  CA$: 'CAD',
  CAD$: 'CAD',
  CAN$: 'CAD',
  CDN$: 'CAD',
  A$: 'AUD',
  AU$: 'AUD',
  AUD$: 'AUD',
  NZ$: 'NZD',
  NZD$: 'NZD',
  S$: 'SGD',
  SG$: 'SGD',
  SGD$: 'SGD',
  HK$: 'HKD',
  HKD$: 'HKD',
  NT$: 'TWD',
  R$: 'BRL',
  MX$: 'MXN',
  MXN$: 'MXN',
  '€': 'EUR',
  '£': 'GBP',
  '₤': 'GBP',
  '₹': 'INR',
  '₨': 'INR',
  '₽': 'RUB',
  '₴': 'UAH',
  '₪': 'ILS',
  '₩': 'KRW',
  '₺': 'TRY',
  '₫': 'VND',
  '₱': 'PHP',
  '฿': 'THB',
  '₦': 'NGN',
  '₾': 'GEL',
  '₸': 'KZT',
  '֏': 'AMD',
  zł: 'PLN',
  Kč: 'CZK',
  'CN¥': 'CNY',
  'JP¥': 'JPY',
}

/** Symbols of several countries, with the most likely code in tech. */
const HINTS: Record<string, string> = {
  $: 'USD',
  '＄': 'USD',
  '¥': 'JPY',
  '￥': 'JPY',
  kr: 'SEK',
  Kr: 'SEK',
  KR: 'SEK',
  Rs: 'INR',
  'Rs.': 'INR',
}

/** Only before the amount: too short to mean money elsewhere. */
const ONLY_BEFORE: Record<string, string> = {
  R: 'ZAR',
  RM: 'MYR',
  Rp: 'IDR',
  'Rp.': 'IDR',
  'Fr.': 'CHF',
  SFr: 'CHF',
  'SFr.': 'CHF',
  KSh: 'KES',
  'S/': 'PEN',
}

/** Only after the amount: words and abbreviations. The longest match wins. */
const ONLY_AFTER: Record<string, string> = {
  'us dollars': 'USD',
  'u.s. dollars': 'USD',
  'canadian dollars': 'CAD',
  'australian dollars': 'AUD',
  'singapore dollars': 'SGD',
  'swiss francs': 'CHF',
  'pounds sterling': 'GBP',
  dollars: 'USD',
  pounds: 'GBP',
  sterling: 'GBP',
  quid: 'GBP',
  rupees: 'INR',
  yen: 'JPY',
  yuan: 'CNY',
  rand: 'ZAR',
  reais: 'BRL',
  zl: 'PLN',
  złotych: 'PLN',
  zlotych: 'PLN',
  kč: 'CZK',
  kc: 'CZK',
  korun: 'CZK',
  ft: 'HUF',
  forint: 'HUF',
  lei: 'RON',
  'лв.': 'BGN',
  лв: 'BGN',
  'грн.': 'UAH',
  грн: 'UAH',
  гривень: 'UAH',
  'руб.': 'RUB',
  руб: 'RUB',
  рублей: 'RUB',
  'р.': 'RUB',
  р: 'RUB',
  тенге: 'KZT',
  tl: 'TRY',
  'kr.': 'SEK',
  kronor: 'SEK',
  kroner: 'NOK',
  円: 'JPY',
  元: 'CNY',
  원: 'KRW',
  евро: 'EUR',
  євро: 'EUR',
  долларов: 'USD',
}

/** A currency field of a source ("usd", "$", "C$", "Euro") as a code, or null. */
export function toCurrencyCode(field: string): string | null {
  const word = field.trim()
  const code = codeOf(word)
  if (code) return code
  const named = NAMED.get(word) ?? NAMED.get(word.toLowerCase())
  if (named) return named
  return /^[A-Z]{3}$/.test(word) ? word : null
}

/** The currency that `text` ends with, as in "Salary: US$" before the digits. */
export function currencyAtEnd(text: string): CurrencyMention | null {
  const match = beforeAmount(edge(TAIL.exec(text.slice(-LONGEST_EDGE))))?.exec(text)
  return match ? mention(match[1] ?? '', match[0].length) : null
}

/** The currency that `text` starts with, as in " PLN net" after the digits. */
export function currencyAtStart(text: string): CurrencyMention | null {
  const match = afterAmount(edge(HEAD.exec(text)))?.exec(text)
  return match ? mention(match[1] ?? '', match[0].length) : null
}

/** A code stated apart from the amount: "Salary (CAD):", "in EUR". */
export function currencyStatedIn(text: string): string | null {
  const match = SAID.exec(text)
  return match ? codeOf(match[1] ?? match[2] ?? '') : null
}

function mention(written: string, length: number): CurrencyMention | null {
  const word = written.replace(/[\s\u00a0\u202f]+/g, ' ')
  const letters = word.replace(/[^A-Za-z]/g, '')
  const code = NAMED.get(word) ?? NAMED.get(word.toLowerCase()) ?? codeOf(letters)
  return code ? { code, isHint: HINTED.has(word.toLowerCase()), length } : null
}

function codeOf(word: string): string | null {
  const code = word.toUpperCase()
  return CODES.includes(code) ? (entryOf(CODE_ALIASES, code) ?? code) : null
}

const CODES = [...CURRENCY_CODES, ...Object.keys(CODE_ALIASES)]
const SHARED = [
  ...CODES,
  ...CODES.filter((code) => !CAPITALS_ONLY.includes(code)).flatMap(softened),
  ...Object.keys(SYMBOLS),
  ...Object.keys(HINTS),
]
const NAMED = new Map(Object.entries({ ...SYMBOLS, ...HINTS, ...ONLY_BEFORE, ...ONLY_AFTER }))
const HINTED = new Set([...Object.keys(HINTS), 'kr.', 'kroner', 'rs', 'rs.'])
const SPACE = '[\\s\\u00a0\\u202f]'

const SAID = new RegExp(`\\((?:all |in )?(${CODES.join('|')})\\)|\\bin (${CODES.join('|')})\\b`)

const TAIL = /(\p{L}+|[^\p{L}\s])[.:/]?\s{0,2}$/u
const HEAD = /^\s?\(?(\p{L}+|[^\p{L}\s])/u
/** Longer than any currency word. Reading more of the text finds nothing else and takes quadratic time. */
const LONGEST_EDGE = 24

const beforeAmount = patternsByEdge({
  words: [...SHARED, ...Object.keys(ONLY_BEFORE)],
  edgeOf: TAIL,
  signed: `(?<![\\p{L}\\d])(?:${CODES.join('|')})${SPACE}?[$€£]`,
  bounded: (word) => (/^\p{L}/u.test(word) ? `(?<![\\p{L}\\d])${word}` : word),
  placed: (words) => `(${words}):?${SPACE}{0,2}$`,
})
const afterAmount = patternsByEdge({
  words: [...SHARED, ...Object.keys(ONLY_AFTER).flatMap((word) => [word, ...softened(word)])],
  edgeOf: HEAD,
  signed: `[$€£]${SPACE}?(?:${CODES.join('|')})(?![\\p{L}\\d])`,
  bounded: (word) => (/\p{L}$/u.test(word) ? `${word}(?![\\p{L}\\d])` : `${word}(?!\\d)`),
  placed: (words) => `^${SPACE}?\\(?(${words})\\)?`,
})

/**
 * A pattern for each beginning or end of a currency's name. Most words next to a number are none, and the patterns of
 * single names are ready much sooner than one of all. `signed` is a code with one of the signs `SIGNS`.
 */
function patternsByEdge(of: {
  words: string[]
  edgeOf: RegExp
  signed: string
  bounded: (word: string) => string
  placed: (words: string) => string
}): (key: string) => RegExp | undefined {
  const groups = Map.groupBy(new Set(of.words), (word) => edge(of.edgeOf.exec(word)))
  const patterns = new Map<string, RegExp>()
  return (key) => {
    const words = groups.get(key)
    if (words === undefined) return undefined
    const made = patterns.get(key)
    if (made) return made
    const own = longestFirst(words).map(of.bounded)
    const all = SIGNS.includes(key) ? [of.signed, ...own] : own
    const pattern = new RegExp(of.placed(all.join('|')), 'u')
    patterns.set(key, pattern)
    return pattern
  }
}

const SIGNS = ['$', '€', '£']

function edge(match: RegExpExecArray | null): string {
  return match?.[1]?.toLowerCase() ?? ''
}

/** "EUR" is also written "eur" and "Eur". */
function softened(word: string): string[] {
  const lower = word.toLowerCase()
  return [lower, `${lower[0]?.toUpperCase()}${lower.slice(1)}`]
}

/** So that "CA$" isn't read as "A$". Escaped. */
function longestFirst(words: string[]): string[] {
  const sorted = words.toSorted((a, b) => b.length - a.length)
  return sorted.map((word) => word.replace(/[$.()/]/g, '\\$&'))
}
