/**
 * Defines words in folded text, for search, which indexes them, and for pages, which highlight
 * them.
 */

/** Maximum length of a word. Longer runs are keys, hashes or attacks, and match by their beginning. */
export const MAX_WORD_LENGTH = 48

/**
 * Pairs of words that are often written as one. Hyphenated words need no entry: the text shows the
 * hyphen.
 */
export const COMPOUNDS = new Map([
  ['back', 'end'],
  ['cyber', 'security'],
  ['data', 'base'],
  ['dev', 'ops'],
  ['front', 'end'],
  ['full', 'stack'],
  ['health', 'care'],
  ['help', 'desk'],
  ['open', 'source'],
  ['real', 'time'],
  ['web', 'site'],
])

/** Names that end in ".net" and aren't web addresses. */
export const DOTNET_NAMES = new Set(['ado', 'asp', 'vb'])

/** More parts than this are an identifier, not a hyphenated word. */
export const MAX_HYPHENATED = 4

/** The end of the run of letters and digits that starts here. */
export function runEnd(text: string, start: number): number {
  let end = start
  while (isWord(text, end)) end++
  return end
}

/** Whether ".net" starts here as a word of its own. */
export const isDotNet = (text: string, at: number) =>
  text.startsWith('.net', at) && !isWord(text, at - 1) && !isWord(text, at + 4)

export const isHyphen = (letter: string | undefined) =>
  letter === '-' || letter === '\u2010' || letter === '\u2011'

/** Letters, digits and vowel signs, but not the variation selectors of emoji. */
const WORD_UNIT = /[[\p{L}\p{N}\p{Mn}\p{Mc}]--\p{Variation_Selector}]/v
/** 1 for every UTF-16 unit that is part of words. Emoji and other surrogate pairs separate words. */
const WORD_UNITS = Uint8Array.from({ length: 0x10000 }, (_, unit) =>
  WORD_UNIT.test(String.fromCharCode(unit)) ? 1 : 0,
)
export const isWordUnit = (unit: number) => WORD_UNITS[unit] === 1
/** False beyond both ends, where charCodeAt returns NaN. */
export const isWord = (text: string, at: number) => isWordUnit(text.charCodeAt(at))
