/**
 * How the person works, in a sentence of their CV's summary: "Builds models that survive contact with real users." becomes
 * "I build models that survive contact with real users." Reads English.
 */
import type { Cv } from '#core/cv/cv.ts'
import { languageOfText } from '#core/text/text-language.ts'
import { verbForm } from '#core/text/verb-forms.ts'
import { contentStems } from '#core/text/word-stem.ts'
import { fillerPhrases } from './filler-phrases.ts'
import { COMMON_STEMS, sentencesOf } from './listing-reason.ts'
import { isSound } from './sound-clause.ts'

/** In characters; longer ones are lists. */
const LENGTH = { least: 28, most: 130 } as const

/** Null if no sentence says it, or none in words of the `listing`. */
export function letterVoice(
  { summary }: Pick<Cv, 'summary'>,
  listing: string | null = null,
): { text: string; sources: string[] } | null {
  const asked = listing === null ? null : new Set(contentStems(listing))

  for (const { id, text } of summary) {
    for (const sentence of sentencesOf(text)) {
      const said = voiceOf(sentence.replace(/[.;]$/, ''))
      const fits =
        asked === null ||
        contentStems(sentence).filter((it) => asked.has(it) && !COMMON_STEMS.has(it)).length > 1
      if (said !== null && fits) return { text: `${said}.`, sources: [id] }
    }
  }
  return null
}

function voiceOf(sentence: string): string | null {
  const { least, most } = LENGTH
  if (sentence.length < least || sentence.length > most) return null
  if (/[:;|•“”"()]|\d/.test(sentence) || WISH.test(sentence)) return null
  if (fillerPhrases(sentence).length > 0 || (languageOfText(sentence) ?? 'en') !== 'en') return null
  if (/^I (?!am\b|was\b|had\b)\p{Ll}+ /u.test(sentence)) return sentence
  const [first = '', next = ''] = sentence.split(' ')
  const base = baseOf(first.toLowerCase())
  if (base === null || !/^\p{Ll}[\p{Ll},-]+$/u.test(next)) return null
  const rest = sentence.slice(first.length + 1)
  const verbs = rest.replace(
    /((?:, and|,| and) )(\p{Ll}+s)(?= \p{Ll})/gu,
    (whole, joint: string, verb: string) => {
      const plain = baseOf(verb)
      return plain === null ? whole : `${joint}${plain}`
    },
  )
  // "I sketch first, prototype in code" lacks its "and".
  const joined =
    / and /.test(verbs) || verbs === rest ? verbs : verbs.replace(/, (?=[^,]*$)/, ', and ')
  const text = `I ${base} ${joined}`
  return isSound(text) ? text : null
}

/** "enjoys", as well as the verbs of CVs. */
const LIKES =
  /^(enjoy|like|prefer|care|answer|sketch|ship|think|sleep|read|listen|explain)s$|^(sketch)es$/

function baseOf(word: string): string | null {
  const liked = LIKES.exec(word)
  if (liked) return liked[1] ?? liked[2] ?? null
  const found = verbForm(word)
  return found?.form === 'third' ? found.base : null
}

/** What the person wants is theirs to say, and what they know or lead is said with its proof. */
const WISH =
  /\b(?:wants?|look(?:s|ing)?|seek(?:s|ing)?|hop(?:e|es|ing)|wish(?:es)?|would like|aims?|open to|interested|now|currently|experience|knows?|leads?|manages?|worked|has|have|been|he|she|his|her)\b/i
