/** The writing direction of a text, and the language its script suggests. */

const HEBREW = /\p{Script=Hebrew}/gu
const ARABIC = /\p{Script=Arabic}/gu
const LETTERS = /\p{L}/gu

const count = (text: string, letters: RegExp) => text.match(letters)?.length ?? 0

/** Decided by most of the letters, so a Hebrew name in an English CV changes nothing. */
export function isRightToLeft(text: string): boolean {
  return (count(text, HEBREW) + count(text, ARABIC)) * 2 > count(text, LETTERS)
}

/** ISO 639-1: English unless the script suggests another language. It selects phrases of a language, not words. */
export function scriptLanguage(text: string): string {
  const half = count(text, LETTERS) / 2
  if (count(text, HEBREW) > half) return 'he'
  if (count(text, ARABIC) > half) return 'ar'
  if (count(text, /\p{Script=Cyrillic}/gu) > half) return 'ru'
  if (count(text, /\p{Script=Greek}/gu) > half) return 'el'
  return 'en'
}
