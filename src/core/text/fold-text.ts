/**
 * Text normalized for comparison: lower case, no accents, and one form for letters that can be
 * written in two ways ("Zürich" and "zurich", "Łódź" and "lodz", "ﬁnance" and "finance"). Removes
 * marks only from Latin, Greek and Cyrillic letters; vowel signs of other scripts are letters and
 * stay. The length may change, so don't use the result to find positions in the original.
 */
import { entryOf } from '#core/text/entry-of.ts'
import { remembered, rememberedLast } from '#core/text/remembered.ts'

/** Letters that Unicode doesn't decompose but readers do. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  æ: 'ae',
  œ: 'oe',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ħ: 'h',
  ŋ: 'n',
  ŧ: 't',
}
const SPECIAL = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'g')

/** Removed first, because NFKD would turn them into the letters "tm" and "sm". */
const TRADE_SIGNS = /[™℠®©]/g
const ACCENTS = /[\u0300-\u036f]/g
const PLAIN = /^[\t\n\r -~]*$/

/**
 * Only runs beyond ASCII are normalized: adjacent ASCII characters don't affect the result once
 * accents are removed.
 */
const BEYOND_ASCII = /[\u0080-\uffff]+/g

/** The form of a sigma depends on the letters around it; two signs and mathematical letters become one. */
const SIGMA = /[\u03a3\u03f9\ud835]/

export const fold = (text: string): string =>
  text.length > LONGEST_LINE ? foldLong(text) : foldText(text)

/** Longer texts are whole listings, which several rules fold. */
const LONGEST_LINE = 1_000
const foldLong = rememberedLast(foldText)

function foldText(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase()
  if (!SIGMA.test(text)) return text.replace(BEYOND_ASCII, foldRun).toLowerCase()
  return text.replace(BEYOND_ASCII, decompose).toLowerCase().replace(BEYOND_ASCII, withoutAccents)
}

function foldRun(part: string) {
  if (part.length === 1 && SIGNS.has(part)) return part
  return foldOdd(part)
}

const foldOdd = remembered((part) => withoutAccents(decompose(part).toLowerCase()))

const withoutAccents = (part: string) =>
  part.replace(ACCENTS, '').replace(SPECIAL, (letter) => entryOf(LETTERS, letter) ?? letter)

function decompose(part: string) {
  if (part.length === 1 && SIGNS.has(part)) return part
  return part.replace(TRADE_SIGNS, '').normalize('NFKD').replace(ACCENTS, '').normalize('NFC')
}

/** Punctuation common in job ads; it stays as it is. */
const SIGNS = new Set('’‘“”–—•·€£')
