/** The languages letters are written in, and which one a letter gets. */
import { languageOfText, TEXT_LANGUAGES, type TextLanguage } from '#core/text/text-language.ts'

export const LETTER_LANGUAGES = TEXT_LANGUAGES
export type LetterLanguage = TextLanguage

/** The language asked for; by default the listing's, and English if that is unknown. */
export function chosenLanguage(
  asked: LetterLanguage | 'listing' | undefined,
  description: string,
): LetterLanguage {
  if (asked !== undefined && asked !== 'listing') return asked
  return languageOfText(description) ?? 'en'
}
