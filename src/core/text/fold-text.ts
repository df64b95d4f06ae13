/**
 * Text as it is compared: lower case, accents removed, letters that are one sound written two ways
 * made one ("Zürich" and "zurich", "Łódź" and "lodz", "ﬁnance" and "finance").
 * Only marks on Latin, Greek and Cyrillic letters go; the vowel signs of other scripts are letters
 * and stay. The length may change, so never use it to find a position in the original.
 */

/** Letters that Unicode does not take apart although readers do. */
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

/** Otherwise they would become the letters "tm" and "sm". */
const TRADE_SIGNS = /[™℠®©]/g
const ACCENTS = /[\u0300-\u036f]/g
const PLAIN = /^[\t\n\r -~]*$/

/** ASCII neighbours change nothing about how a letter is taken apart or put together, once accents are gone. */
const BEYOND_ASCII = /[\u0080-\uffff]+/g

export function fold(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase()
  const lower = text.replace(BEYOND_ASCII, apart).toLowerCase()
  return lower.replace(BEYOND_ASCII, (part) =>
    part.replace(ACCENTS, '').replace(SPECIAL, (letter) => LETTERS[letter] ?? letter),
  )
}

function apart(part: string) {
  if (part.length === 1 && SIGNS.has(part)) return part
  return part.replace(TRADE_SIGNS, '').normalize('NFKD').replace(ACCENTS, '').normalize('NFC')
}

/** Signs that adverts are full of, and that stay as they are. */
const SIGNS = new Set('’‘“”–—•·€£')
