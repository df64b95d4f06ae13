/**
 * The numbers in a text, however written: "40%", "forty per cent", "2.5k", "$3M", "1,200", "a
 * dozen", "doubled". Returns value and unit, so that two texts can be compared; positions don't
 * matter.
 */
import { entryOf } from '#core/text/entry-of.ts'

export type WrittenNumber = {
  value: number
  unit: 'percent' | 'money' | 'times' | 'plain'
  /** As written. */
  text: string
}

const ONES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const SCALES: Readonly<Record<string, number>> = {
  hundred: 100,
  thousand: 1e3,
  k: 1e3,
  lakh: 1e5,
  m: 1e6,
  mm: 1e6,
  mn: 1e6,
  mio: 1e6,
  million: 1e6,
  crore: 1e7,
  b: 1e9,
  bn: 1e9,
  billion: 1e9,
  t: 1e12,
  trillion: 1e12,
}
const FACTORS: Readonly<Record<string, number>> = {
  halved: 0.5,
  halving: 0.5,
  halve: 0.5,
  half: 0.5,
  doubled: 2,
  doubling: 2,
  double: 2,
  twice: 2,
  twofold: 2,
  tripled: 3,
  tripling: 3,
  triple: 3,
  threefold: 3,
  quadrupled: 4,
  quadrupling: 4,
  tenfold: 10,
}

const WORDS = new Map<string, number>([
  ...ONES.map((word, value) => [word, value] as const),
  ...TENS.map((word, index) => [word, (index + 2) * 10] as const),
])
const SCALE_WORDS = 'hundred|thousand|lakh|million|mio|crore|billion|trillion'
const WORD = `(?:${[...WORDS.keys()].join('|')})`

const CURRENCY = '[$€£¥₹]|\\b(?:USD|EUR|GBP|CHF|CAD|AUD|INR|JPY|SEK|PLN)'
const MONEY_AFTER =
  /^\s?(?:[$€£¥₹]|(?:USD|EUR|GBP|CHF|CAD|AUD|INR|JPY|SEK|PLN|dollars?|euros?|pounds?)\b)/i
const PERCENT_AFTER = /^\s?(?:%|per ?cent\b|percent\b|percentage points?\b|pp\b)/i
const TIMES_AFTER = /^\s?(?:x\b|×|times\b|-?fold\b)/i

const DIGITS = new RegExp(
  `(${CURRENCY})?\\s?(?<![\\p{L}\\d.])(\\d{1,3}(?:[,.’' \\u202f]\\d{3})+(?![\\d])(?:\\.\\d+)?|\\d+(?:[.,]\\d+)?)(?:\\s?(${SCALE_WORDS})\\b|(k|mm|mn|bn|m|b|t)(?![\\p{L}\\d]))?`,
  'giu',
)
const SPELLED = new RegExp(
  `\\b(${WORD}(?:[ -](?:and )?(?:${WORD}|hundred))*|(?:an?|several) (?=${SCALE_WORDS}|dozen))(?:[ -]?(${SCALE_WORDS}|dozen))?\\b`,
  'giu',
)

/** "one" often isn't a number ("one of", "the one"), and these values exaggerate nothing. */
const NOT_COUNTED = new Set(['one', 'zero'])

export function writtenNumbers(raw: string): WrittenNumber[] {
  const text = raw.normalize('NFKC')
  return [...digits(text), ...spelled(text), ...factors(text)]
}

function digits(text: string): WrittenNumber[] {
  return [...text.matchAll(DIGITS)].map((match) => {
    const [whole, currency, number = '', scaleWord, scaleSign] = match
    const scale = entryOf(SCALES, (scaleWord ?? scaleSign ?? '').toLowerCase()) ?? 1
    const after = text.slice(match.index + whole.length)
    return {
      value: rounded(parseDigits(number) * scale),
      unit: unitOf(after, currency !== undefined),
      text: `${whole.trim()}${PERCENT_AFTER.exec(after)?.[0] ?? ''}`,
    }
  })
}

function spelled(text: string): WrittenNumber[] {
  return [...text.matchAll(SPELLED)].flatMap((match) => {
    const [whole, words = '', scale = ''] = match
    if (NOT_COUNTED.has(whole.toLowerCase())) return []
    const small = scale.toLowerCase() === 'dozen' ? 12 : (entryOf(SCALES, scale.toLowerCase()) ?? 1)
    const after = text.slice(match.index + whole.length)
    const value = rounded(parseWords(words) * small)
    return [{ value, unit: unitOf(after, false), text: whole.trim() }]
  })
}

function factors(text: string): WrittenNumber[] {
  return [...text.matchAll(/\b[a-z]+\b/gi)].flatMap(([word]) => {
    const value = entryOf(FACTORS, word.toLowerCase())
    return value == null ? [] : [{ value, unit: 'times' as const, text: word }]
  })
}

function unitOf(after: string, isMoney: boolean): WrittenNumber['unit'] {
  if (isMoney || MONEY_AFTER.test(after)) return 'money'
  if (PERCENT_AFTER.test(after)) return 'percent'
  return TIMES_AFTER.test(after) ? 'times' : 'plain'
}

/** "1,200" and "1.200" have groups; "1.5" and "1,5" have a fraction. */
function parseDigits(number: string): number {
  if (/^\d{1,3}(?:[,.’' \u202f]\d{3})+(?:\.\d+)?$/.test(number)) {
    const [whole = '', fraction] = /^([\d,’' \u202f]*[,’' \u202f]\d{3})\.(\d+)$/
      .exec(number)
      ?.slice(1) ?? [number]
    return Number(`${whole.replace(/\D/g, '')}.${fraction ?? 0}`)
  }
  return Number(number.replace(',', '.'))
}

/** "one hundred and twenty-five" */
function parseWords(words: string): number {
  let sum = 0
  for (const word of words.toLowerCase().split(/[\s-]+/)) {
    if (word === 'hundred') sum = (sum || 1) * 100
    else sum += WORDS.get(word) ?? 0
  }
  return sum || 1
}

/** Sums of decimals aren't exact: 2.3 million would be 2299999.9999999995. */
const rounded = (value: number) => Number(value.toPrecision(12))
