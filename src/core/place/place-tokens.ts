/**
 * Cuts a location text into words and what stands between them. Knows separators and spelling
 * (accents folded, "U.S." joined, one token per ideograph); knows nothing about places.
 */

/** From loosest to tightest; a place never reaches across `Gap.item`. */
export const Gap = { space: 0, hyphen: 1, comma: 2, dash: 3, item: 4 } as const

export type Token = {
  raw: string
  /** lower case, without accents */
  key: string
  /** the strongest separator between this word and the one before */
  gap: number
  /** how many brackets are open here */
  depth: number
  /** which of the pieces between ; | / • + this word stands in, brackets not counted */
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
const DASHES = new Set(['–', '—', ':', '―', '−', '：', '>', '»', '=', '*', '~'])
const OPEN = new Set(['(', '[', '{', '（', '【', '<', '［'])
const CLOSE = new Set([')', ']', '}', '）', '】', '］'])
/** "Remote: No" is one phrase; after a colon "NO" is no Norway. */
const NO_REMOTE = /(remote):(?=\s{0,2}(?:no|none)(?![\p{L}\p{N}]))/giu
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
  const answered = text.replace(NO_REMOTE, '$1')
  const joined = answered.includes('.') ? joinInitials(answered) : answered
  const ascii = ASCII_TEXT.test(joined)
  const pieces = joined.match(WORD) ?? []
  for (const [at, piece] of pieces.entries()) {
    if (LETTER.test(piece)) {
      for (const raw of ascii ? [piece] : (piece.match(IDEOGRAPHS) ?? [])) {
        tokens.push({ raw, key: foldWord(raw), gap, depth, item })
        gap = Gap.space
      }
    } else if (OPEN.has(piece)) {
      depth++
      gap = Math.max(gap, Gap.comma)
    } else if (CLOSE.has(piece)) {
      depth = Math.max(0, depth - 1)
      gap = Math.max(gap, Gap.comma)
    } else if (ITEM_MARKS.has(piece) || (piece !== ' ' && piece.includes('\n'))) {
      gap = Gap.item
      if (depth === 0) item++
    } else if (piece === ',') gap = Math.max(gap, Gap.comma)
    else if (DASHES.has(piece)) gap = Math.max(gap, Gap.dash)
    else if (piece === '&') {
      tokens.push({ raw: piece, key: 'and', gap, depth, item })
      gap = Gap.space
    } else if (piece === '-') {
      const tight = isWord(pieces[at - 1]) && isWord(pieces[at + 1])
      gap = Math.max(gap, tight ? Gap.hyphen : Gap.dash)
    }
  }
  return tokens
}

/** The form in which names are compared: "Saint-Étienne" and "saint etienne" are one. */
export function foldName(name: string): string {
  return tokenise(name)
    .map((token) => token.key)
    .join(' ')
}

function foldWord(word: string): string {
  const lower = word.toLowerCase()
  if (PLAIN.test(lower)) return lower
  const bare = lower.normalize('NFD').replace(/\p{M}/gu, '')
  return bare.replace(/[ßøłđðæœıþə]/g, (letter) => LETTERS_APART[letter] ?? letter)
}

/** "U.S." and "D.C." are one word each. */
function joinInitials(text: string): string {
  return text.replace(/(?<![\p{L}])(\p{L})\.(?=\p{L}(?![\p{L}]))/gu, '$1')
}

function isWord(piece: string | undefined): boolean {
  return piece !== undefined && LETTER.test(piece)
}
