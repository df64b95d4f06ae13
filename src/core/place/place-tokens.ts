/**
 * Splits a location text into words and the gaps between them. Handles separators and spelling
 * (folds accents, joins "U.S.", one token per ideograph) but knows nothing about places.
 */
import { entryOf } from '#core/text/entry-of.ts'

/** From weakest to strongest separator; a place never extends across `Gap.item`. */
export const Gap = { space: 0, hyphen: 1, comma: 2, dash: 3, item: 4 } as const

export type Token = {
  raw: string
  /** lower case, without accents */
  key: string
  /** the strongest separator between this word and the one before */
  gap: number
  /** after a slash or a plus: an alternative of what is before it, not a new item of a list */
  isAlternative: boolean
  /** how many brackets are open at this point */
  depth: number
  /** index of the piece between ; | / • + that contains this word; separators in brackets don't count */
  item: number
}

const WORD = /[\p{L}\p{N}\p{M}]+|[^\s]|\s+/gu
const IDEOGRAPHS =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]\p{M}*|[^\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]+/gu
const LETTER = /^[\p{L}\p{N}]/u
const PLAIN = /^[\w]+$/
const ASCII_TEXT = /^[\n\r\t -~]*$/
const ITEM_MARKS = new Set([
  ';',
  '|',
  '/',
  '•',
  '·',
  '+',
  '\n',
  '→',
  '●',
  '∙',
  '‣',
  '◦',
  '、',
  '；',
  '／',
  '，',
  '｜',
  '・',
  '\\',
  '※',
])
const ALTERNATIVES = new Set(['/', '+', '／', '・', '\\'])
const DASHES = new Set(['–', '—', ':', '―', '−', '：', '>', '»', '=', '*', '~'])
const OPEN = new Set(['(', '[', '{', '（', '【', '<', '［'])
const CLOSE = new Set([')', ']', '}', '）', '】', '］'])
/** "Remote: No" is one phrase; "NO" after the colon isn't Norway. */
const NO_REMOTE = /(remote):(?=\s{0,2}(?:no|none)(?![\p{L}\p{N}]))/giu
/** A field of work, and not Anguilla and Mali. */
const AI_AND_ML = /(?<![\p{L}\p{N}])(?:ai\s?[/&+]\s?ml|ml\s?[/&+]\s?ai)(?![\p{L}\p{N}])/giu
/** "Based in Austin but remote-first": the company's seat. */
const SEATED = /\bbased in (?=[^|;()\n]{2,40} but (?:fully )?remote)/giu
const LETTERS_APART: Record<string, string> = {
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
  þ: 'th',
  ə: 'e',
}

export function tokenise(text: string): Token[] {
  const tokens: Token[] = []
  let gap: number = Gap.item
  let depth = 0
  let item = 0
  let separator = ''
  const answered = text
    .replace(NO_REMOTE, '$1')
    .replace(AI_AND_ML, 'machine-learning')
    .replace(SEATED, 'HQ in ')
  const joined = answered.includes('.') ? joinInitials(answered) : answered
  const ascii = ASCII_TEXT.test(joined)
  const pieces = joined.match(WORD) ?? []
  for (const [at, piece] of pieces.entries()) {
    if (LETTER.test(piece)) {
      for (const raw of ascii ? [piece] : (piece.match(IDEOGRAPHS) ?? [])) {
        const isAlternative = gap === Gap.item && ALTERNATIVES.has(separator)
        tokens.push({ raw, key: foldWord(raw), gap, isAlternative, depth, item })
        gap = Gap.space
        separator = ''
      }
    } else if (OPEN.has(piece)) {
      depth++
      gap = Math.max(gap, Gap.comma)
    } else if (CLOSE.has(piece)) {
      depth = Math.max(0, depth - 1)
      gap = Math.max(gap, Gap.comma)
    } else if (ITEM_MARKS.has(piece) || (piece !== ' ' && piece.includes('\n'))) {
      gap = Gap.item
      separator = separator === '' || separator === piece ? piece : ';'
      if (depth === 0) item++
    } else if (piece === ',') gap = Math.max(gap, Gap.comma)
    else if (DASHES.has(piece)) gap = Math.max(gap, Gap.dash)
    else if (piece === '&') {
      tokens.push({ raw: piece, key: 'and', gap, isAlternative: false, depth, item })
      gap = Gap.space
    } else if (piece === '-') {
      const tight = isWord(pieces[at - 1]) && isWord(pieces[at + 1])
      gap = Math.max(gap, tight ? Gap.hyphen : Gap.dash)
    }
  }
  return tokens
}

/** The form used to compare names: "Saint-Étienne" and "saint etienne" are equal. */
export function foldName(name: string): string {
  return tokenise(name)
    .map((token) => token.key)
    .join(' ')
}

function foldWord(word: string): string {
  const lower = word.toLowerCase()
  if (PLAIN.test(lower)) return lower
  const bare = lower.normalize('NFD').replace(/\p{M}/gu, '')
  return bare.replace(/[ßøłđðæœıþə]/g, (letter) => entryOf(LETTERS_APART, letter) ?? letter)
}

/** "U.S." and "D.C." are one word each. */
function joinInitials(text: string): string {
  return text.replace(/(?<![\p{L}])(\p{L})\.(?=\p{L}(?![\p{L}]))/gu, '$1')
}

function isWord(piece: string | undefined): boolean {
  return piece !== undefined && LETTER.test(piece)
}
