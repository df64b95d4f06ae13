/**
 * The languages that a listing is written in, as ISO 639-1 codes: an employer who writes it in German expects to be understood.
 * Alternatives if a word belongs to several languages. Empty for English, and if nothing shows the language.
 */

import { fold } from '#core/text/fold-text.ts'
import { languageOfText } from '#core/text/text-language.ts'

/** Words for how one works, in place of a location. */
const SETTINGS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\b(?:remot[oa]|hibrid[oa])\b/, ['es', 'pt', 'it']],
  [/\bpresencial\b/, ['es', 'pt']],
  [/\bteletrabajo\b/, ['es']],
  [/\bteletrabalho\b/, ['pt']],
  [/\b(?:teletravail|distanciel|presentiel)\b/, ['fr']],
  [/\b(?:zdalnie|zdalna|stacjonarnie)\b/, ['pl']],
]

export function listingLanguages(text: string, locationText: string | null): readonly string[] {
  const ofText = languageOfText(text)
  if (ofText !== null) return ofText === 'en' ? [] : [ofText]
  const where = fold(locationText ?? '')
  return SETTINGS.find(([words]) => words.test(where))?.[1] ?? []
}
