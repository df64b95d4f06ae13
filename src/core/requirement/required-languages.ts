/** The spoken languages that a job requires, for filters. Those that are only a plus are left out. */
import { languagesAsked } from './read-requirements.ts'

/** ISO 639-1 codes in alphabetical order. */
export const requiredLanguages = (text: string): string[] =>
  languagesAsked(text)
    .flatMap(({ language, isNice }) => (isNice ? [] : language))
    .sort()
