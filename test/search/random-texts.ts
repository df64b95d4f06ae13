/**
 * For tests: texts that no person types but attackers send, the same for the same seed. Most are short; some have
 * the 10,000 characters or 5,000 words that reach the limits.
 */
import { pick, type Random, TITLE_WORDS } from './random-jobs.ts'

const OPERATORS = [
  '"',
  '-',
  '-"',
  '" ',
  ' OR ',
  ' OR',
  '--',
  '(',
  ')',
  '*',
  '~',
  '&',
  '|',
  '!',
  ':',
  '\\',
  "'",
  '%',
]
const LETTERS = [
  'e',
  'é',
  'ß',
  'İ',
  'ﬃ',
  'ſ',
  'ǅ',
  '𝒳',
  '開',
  '한',
  'न',
  'ि',
  '\u0301',
  '\u0300\u0301\u0302',
]
const ODD = [
  '\u0000',
  '\u0001',
  '\t',
  '\r\n',
  '\u2028',
  '\u00a0',
  '\u200b',
  '\u200d',
  '\ufeff',
  '\ud83d',
  '\udc00',
  '\udc00\ud83d',
  '\uffff',
]
const EMOJI = ['🔥', '👩‍💻', '❤️', '1️⃣', '🇩🇪', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '👨‍👩‍👧‍👦']
const RIGHT_TO_LEFT = [
  'مهندس',
  'תכנות',
  '\u202e',
  '\u202dengineer\u202c',
  '\u200f',
  'برلين.',
  'ג׳אווה-',
]
const SAID = [
  'constructor',
  '__proto__',
  'toString',
  '#c++',
  '%00',
  '$1',
  "'; DROP TABLE jobs; --",
  '<b>',
  'NaN',
  '1e999',
]
const KINDS = [TITLE_WORDS, OPERATORS, LETTERS, ODD, EMOJI, RIGHT_TO_LEFT, SAID]

export function madeText(random: Random): string {
  if (random.chance(0.001)) return long(random)
  const ofOneKind = pick(random, KINDS)
  const glue = pick(random, ['', '', ' ', '-', '"'])
  const most = random.chance(0.005) ? 60 : random.chance(0.08) ? 8 : 2
  const pieces = Array.from({ length: 1 + random.below(most) }, () =>
    pick(random, random.chance(0.5) ? ofOneKind : pick(random, KINDS)),
  )
  return pieces.join(glue)
}

function long(random: Random): string {
  const piece = pick(random, pick(random, KINDS))
  switch (random.below(4)) {
    case 0:
      return piece.repeat(Math.ceil(10_000 / piece.length))
    case 1:
      return `${piece} `.repeat(5_000)
    case 2:
      return Array.from({ length: 5_000 }, (_, at) => `w${at}`).join(
        pick(random, [' ', '-', ' OR ', '" "']),
      )
    default:
      return Array.from({ length: 2_000 }, () => pick(random, pick(random, KINDS))).join('')
  }
}

/** Includes page numbers and sizes out of bounds. */
export const randomPageQuery = (random: Random) =>
  pick(random, [1, 1, 1, 2, 9, 0, -1, 0.5, 1e6, 1e9, 2 ** 53, Number.NaN, Number.POSITIVE_INFINITY])
