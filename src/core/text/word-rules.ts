/**
 * What a word is, in folded text: for the search, which reads words, and for the pages, which find them again where
 * they stand.
 */

/** Letters kept of one word. Longer runs are keys, hashes and attacks; they meet by their beginnings. */
export const MAX_WORD_LENGTH = 48

/** Two words that are as often written as one. Hyphens need no entry: they are seen in the text. */
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

/** Names that end in ".net" and are not web addresses. */
export const DOTNET_NAMES = new Set(['ado', 'asp', 'vb'])

/** More parts than this are an identifier, not a hyphenated word. */
export const MAX_HYPHENATED = 4

/** Where the run of letters and digits that begins here ends. */
export function runEnd(text: string, start: number): number {
  let end = start
  while (isWord(text, end)) end++
  return end
}

/** ".net" as a word of its own begins here. */
export const isDotNet = (text: string, at: number) =>
  text.startsWith('.net', at) && !isWord(text, at - 1) && !isWord(text, at + 4)

export const isHyphen = (letter: string | undefined) =>
  letter === '-' || letter === '\u2010' || letter === '\u2011'

/** Letters, digits and vowel signs; not the marks that only choose how an emoji is drawn. */
const WORD_UNIT = /[[\p{L}\p{N}\p{Mn}\p{Mc}]--\p{Variation_Selector}]/v
/** 1 for every UTF-16 unit that belongs to words. Emoji and other pairs of units are gaps between them. */
const WORD_UNITS = Uint8Array.from({ length: 0x10000 }, (_, unit) =>
  WORD_UNIT.test(String.fromCharCode(unit)) ? 1 : 0,
)
/** False beyond both ends, where charCodeAt gives NaN. */
export const isWord = (text: string, at: number) => WORD_UNITS[text.charCodeAt(at)] === 1
