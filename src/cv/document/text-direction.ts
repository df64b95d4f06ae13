/** In which direction a text is written, and which language its letters tell. */

const HEBREW = /\p{Script=Hebrew}/gu
const ARABIC = /\p{Script=Arabic}/gu
const LETTERS = /\p{L}/gu

const count = (text: string, letters: RegExp) => text.match(letters)?.length ?? 0

/** A name in Hebrew within an English CV turns nothing around: most letters decide. */
export function isRightToLeft(text: string): boolean {
  return (count(text, HEBREW) + count(text, ARABIC)) * 2 > count(text, LETTERS)
}

/** ISO 639-1: English but for texts whose letters say otherwise. It chooses voices, not words. */
export function scriptLanguage(text: string): string {
  const half = count(text, LETTERS) / 2
  if (count(text, HEBREW) > half) return 'he'
  if (count(text, ARABIC) > half) return 'ar'
  if (count(text, /\p{Script=Cyrillic}/gu) > half) return 'ru'
  if (count(text, /\p{Script=Greek}/gu) > half) return 'el'
  return 'en'
}
