/**
 * Normalizes the characters that fonts report: ligatures are split, Arabic and Hebrew presentation forms become plain
 * letters, icons and control characters are removed.
 */
import { entryOf } from '#core/text/entry-of.ts'

/** Private use: mostly icons, but Word's Symbol and Wingdings bullets are at F0xx. */
const PRIVATE = /[\ue000-\uf8ff]|[\udb80-\udbff][\udc00-\udfff]/u
const SYMBOL_BULLETS = /^[\uf0b7\uf0a7\uf0d8\uf0fc\uf076\uf06e\uf0a8\uf06c\uf09f\uf0be]$/u
const FORMS = /[\ufb00-\ufdff\ufe70-\ufefe\uff01-\uff5e\u2000-\u200a\u3000\u00a0\u202f\u205f]/u
const CONTROL = /[\p{Cc}\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff0-\uffff]/gu

/** Accents that old fonts draw as separate letters over the next one, and their combining characters. */
const ACCENTS: ReadonlyMap<string, string> = new Map([
  ['`', '\u0300'],
  ['\u00b4', '\u0301'],
  ['\u02c6', '\u0302'],
  ['^', '\u0302'],
  ['\u02dc', '\u0303'],
  ['~', '\u0303'],
  ['\u00af', '\u0304'],
  ['\u02d8', '\u0306'],
  ['\u02d9', '\u0307'],
  ['\u00a8', '\u0308'],
  ['\u02da', '\u030a'],
  ['\u02dd', '\u030b'],
  ['\u02c7', '\u030c'],
  ['\u00b8', '\u0327'],
  ['\u02db', '\u0328'],
])

/** The text of one glyph; "" for an icon. */
export function plainCharacter(text: string): string {
  if (SYMBOL_BULLETS.test(text)) return '\u2022'
  if (PRIVATE.test(text)) return ''
  const plain = FORMS.test(text) ? text.normalize('NFKC') : text
  return plain.replace(CONTROL, '')
}

/** A placeholder, as fonts without a character map produce. */
export function isUnmapped(text: string): boolean {
  return /^(?:\ufffd|[\ue000-\uf8ff]|(?!\s)\p{Cc})+$/u.test(text)
}

export function combiningAccent(text: string): string | null {
  return ACCENTS.get(text) ?? null
}

/** A soft hyphen becomes a hyphen at the end of a line and disappears elsewhere. */
export function withoutSoftHyphens(text: string): string {
  return text.replace(/\u00ad(?=\s*$)/u, '-').replace(/\u00ad/gu, '')
}

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/u
const MIRRORED: Record<string, string> = {
  '(': ')',
  ')': '(',
  '[': ']',
  ']': '[',
  '<': '>',
  '>': '<',
}

export function isRightToLeft(text: string): boolean {
  return RIGHT_TO_LEFT.test(text)
}

/**
 * Reorders words from visual to reading order. Only lines with letters of a right-to-left script are reversed;
 * numbers and Latin words in them keep their own direction.
 */
export function inReadingOrder(letters: string): string {
  if (!RIGHT_TO_LEFT.test(letters)) return letters
  const turned = [...letters].reverse()
  const out: string[] = []
  for (let i = 0; i < turned.length; ) {
    const letter = turned[i] as string
    if (!isForward(letter)) {
      out.push(entryOf(MIRRORED, letter) ?? letter)
      i++
      continue
    }
    let end = i + 1
    while (end < turned.length && isInside(turned, end)) end++
    out.push(...turned.slice(i, end).reverse())
    i = end
  }
  return out.join('')
}

function isForward(letter: string): boolean {
  return /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Nd}@+]/u.test(letter)
}

/**
 * Characters between two left-to-right letters keep their order if there is no space among them, or if the word to
 * their left is Latin. Two numbers with a space between are read right to left.
 */
function isInside(turned: string[], at: number): boolean {
  let next = at
  while (next < turned.length && next < at + 4 && !isForward(turned[next] as string)) {
    if (RIGHT_TO_LEFT.test(turned[next] as string)) return false
    next++
  }
  if (!isForward(turned[next] ?? '')) return false
  if (!turned.slice(at, next).includes(' ')) return true
  const end = turned.findIndex((letter, i) => i > next && /\s/u.test(letter))
  return /\p{L}/u.test(turned.slice(next, end < 0 ? turned.length : end).join(''))
}
