/** Reads spoken languages from listings and CVs, as ISO 639-1 codes with the fluency. */

import { allMatches } from '#core/text/all-matches.ts'
import { type Cue, cue, mayHave } from '#core/text/cue.ts'
import { entryOf } from '#core/text/entry-of.ts'
import { fold } from '#core/text/fold-text.ts'
import { textRuns } from '#core/text/text-runs.ts'
import type { Fluency } from './requirement.ts'

export type SpokenLanguage = { language: string; fluency: Fluency | null }

const NAMES: Readonly<Record<string, string>> = {
  en: 'english|englisch(?:e|en|kenntnisse)?|anglais|ingles|inglese|engels',
  de: 'german|deutsch(?:e|en|kenntnisse)?|allemand|aleman|tedesco|duits',
  fr: 'french|franzosisch|francais|frances|francese',
  es: 'spanish|spanisch|espanol|castellano|espagnol',
  it: 'italian|italienisch|italiano',
  pt: 'portuguese|portugues|portugiesisch',
  nl: 'dutch|nederlands|niederlandisch',
  pl: 'polish|polski|polnisch',
  ru: 'russian|russisch|russkij',
  uk: 'ukrainian|ukrainisch',
  cs: 'czech|cestina|tschechisch',
  sk: 'slovak',
  hu: 'hungarian|magyar',
  ro: 'romanian',
  bg: 'bulgarian',
  el: 'greek',
  tr: 'turkish|turkce',
  sv: 'swedish|svenska|schwedisch',
  no: 'norwegian|norsk',
  da: 'danish|dansk',
  fi: 'finnish|suomi',
  he: 'hebrew',
  ar: 'arabic',
  fa: 'persian|farsi',
  hi: 'hindi',
  zh: 'chinese|mandarin|cantonese',
  ja: 'japanese|nihongo|jlpt',
  ko: 'korean',
  vi: 'vietnamese',
  th: 'thai',
  id: 'indonesian|bahasa indonesia',
  et: 'estonian',
  lv: 'latvian',
  lt: 'lithuanian',
  sr: 'serbian',
  hr: 'croatian',
}

const BY_NAME = Object.entries(NAMES).map(
  ([code, names]) => [code, new RegExp(`\\b(?:${names})\\b`, 'g')] as const,
)

/** A quick first test, since most sentences name no language. */
const ANY_NAME = new RegExp(`\\b(?:${Object.values(NAMES).join('|')})\\b`)

/** The beginning of a name, which a cut may have left. */
const NAME_START: Cue = cue(new RegExp(`\\b(?:${Object.values(NAMES).join('|')})`))

/** False if it is certain that no sentence of a text names a language. */
export const mayNameLanguage = (text: string): boolean => mayHave(textRuns(fold(text)), NAME_START)

/** Words that show a language is spoken, and not the name of a market, school or keyboard. */
const SPOKEN =
  /\b(?:fluen\w+|native|mother tongue|proficien\w+|speak\w*|spoken|written|verbal|oral|communicat\w+|bilingual|command|level|language|languages|skills?|professional|business|conversational|working knowledge|[abc][12]|c1\/c2|kenntnisse|fliessend|verhandlungssicher|muttersprache|sehr gute?|gute|courant|fluide|fluido|fluente|jlpt|ielts|toefl|required|plus|nice|must|mandatory|preferred)\b/
const NOT_SPOKEN =
  /\b(?:market|markets|customers|company|team|government|cuisine|school|office|localization|keyboard|law)\b/

const GRADES: readonly (readonly [Fluency, RegExp])[] = [
  ['native', /\b(?:native|mother tongue|muttersprach\w*|bilingual|c2)\b/],
  [
    'fluent',
    /\b(?:fluen\w+|c1|excellent|advanced|fliessend|verhandlungssicher|full professional|proficien\w+|courant|strong|business level|very good|sehr gute?)\b/,
  ],
  [
    'working',
    /\b(?:b[12]|working|intermediate|professional|conversational|good|business|gute|upper)\b/,
  ],
  ['basic', /\b(?:a[12]|basic|elementary|beginner|some|grund\w*)\b/],
]

/** The languages that a sentence asks for or claims; none if it is only about a people or a market. */
export function spokenLanguages(sentence: string): SpokenLanguage[] {
  const plain = fold(sentence.slice(0, 600))
  if (!ANY_NAME.test(plain)) return []
  const found: { at: number; language: string; fluency: Fluency | null }[] = []
  for (const [language, pattern] of BY_NAME) {
    for (const match of allMatches(plain, pattern)) {
      const around = plain.slice(Math.max(0, match.index - 45), match.index + match[0].length + 45)
      const after = plain.slice(match.index + match[0].length, match.index + match[0].length + 15)
      if (!SPOKEN.test(around) || NOT_SPOKEN.test(after)) continue
      found.push({ at: match.index, language, fluency: gradeOf(around) })
      break
    }
  }
  return found.sort((a, b) => a.at - b.at).map(({ language, fluency }) => ({ language, fluency }))
}

function gradeOf(around: string): Fluency | null {
  return GRADES.find(([, words]) => words.test(around))?.[0] ?? null
}

/** "German" for "de"; the code itself if we have no name. */
export function languageName(code: string): string {
  const name = entryOf(NAMES, code)?.split('|')[0] ?? code
  return name.charAt(0).toUpperCase() + name.slice(1)
}

/** The names of all languages we know. */
export const LANGUAGE_NAMES: ReadonlySet<string> = new Set(Object.keys(NAMES).map(languageName))

/** Fluency from the words of a CV: "Native speaker", "C1", "Fluent". */
export const fluencyOf = (words: string): Fluency | null => gradeOf(fold(words))
