/**
 * The duties of German, French and Spanish listings as the end of a sentence about what appeals to somebody: "Sie
 * entwickeln unsere Plattform weiter" becomes "die Plattform weiterzuentwickeln", "Betrieb der Dienste" becomes "der
 * Betrieb der Dienste". Other sentences give no reason.
 */
import { toFirstPersonIn } from './first-person-others.ts'
import type { LetterLanguage } from './letter-language.ts'

type Other = Exclude<LetterLanguage, 'en'>
type Duty = { kind: 'duty' | 'doing'; words: string }

/** `words`: a sentence or list item without its full stop. */
export function foreignDuty(words: string, language: Other): Duty | null {
  const duty = DUTY[language](words)
  if (duty !== null) return isPlain(duty, language) ? { kind: 'duty', words: duty } : null
  const { how, text } = toFirstPersonIn(language, words)
  const noun = how === 'noun' ? impersonal(text, language) : null
  return noun !== null && isPlain(noun, language) ? { kind: 'doing', words: noun } : null
}

const DUTY: Readonly<Record<Other, (words: string) => string | null>> = {
  de: germanDuty,
  fr: frenchDuty,
  es: (words) =>
    /^\p{Lu}\p{Ll}+(?:ar|er|ir) /u.test(words)
      ? impersonal(words.charAt(0).toLowerCase() + words.slice(1), 'es')
      : null,
}

/** Second person and infinitive. */
const GERMAN_VERBS = new Map(
  'analysierst analysieren, automatisierst automatisieren, baust bauen, begleitest begleiten, berätst beraten, betreibst betreiben, betreust betreuen, definierst definieren, dokumentierst dokumentieren, entwickelst entwickeln, entwirfst entwerfen, erstellst erstellen, führst führen, gestaltest gestalten, implementierst implementieren, integrierst integrieren, konzipierst konzipieren, koordinierst koordinieren, leitest leiten, migrierst migrieren, modernisierst modernisieren, optimierst optimieren, organisierst organisieren, pflegst pflegen, planst planen, programmierst programmieren, schreibst schreiben, schulst schulen, steuerst steuern, testest testen, überwachst überwachen, unterstützt unterstützen, verantwortest verantworten, verbesserst verbessern, wartest warten'
    .split(', ')
    .map((pair) => pair.split(' ') as [string, string]),
)
const GERMAN_INFINITIVES = new Set(GERMAN_VERBS.values())

/** "Du baust die Dienste auf" is "die Dienste aufzubauen". */
function germanDuty(words: string): string | null {
  const found = /^(?<who>Du|Sie) (?<verb>\p{Ll}+) (?<rest>.+)$/u.exec(words)?.groups
  const { who = '', verb = '', rest = '' } = found ?? {}
  const infinitive =
    who === 'Du' ? GERMAN_VERBS.get(verb) : GERMAN_INFINITIVES.has(verb) ? verb : undefined
  if (infinitive === undefined || /,/.test(rest)) return null
  const other = rest.split(' ').some((it) => GERMAN_VERBS.has(it) || GERMAN_INFINITIVES.has(it))
  const plain = other ? null : impersonal(rest, 'de')
  if (plain === null) return null
  const apart = /^(?<object>.+) (?<prefix>ab|auf|aus|durch|ein|mit|um|vor|weiter)$/.exec(
    plain,
  )?.groups
  return apart ? `${apart.object} ${apart.prefix}zu${infinitive}` : `${plain} zu ${infinitive}`
}

const FRENCH_IRREGULAR = new Map(
  'concevez concevoir, conduisez conduire, construisez construire, définissez définir, écrivez écrire, garantissez garantir, maintenez maintenir, mettez mettre, produisez produire, répondez répondre, suivez suivre, traduisez traduire'
    .split(', ')
    .map((pair) => pair.split(' ') as [string, string]),
)
/** What one is, wants or must, which is no duty. */
const FRENCH_NO_DUTY =
  /^(?:aimez|appréciez|avez|cherchez|devez|disposez|intégrez|justifiez|maîtrisez|parlez|possédez|pouvez|rejoignez|savez|souhaitez|voulez)$/

/** "Vous animez l’équipe" is "d’animer l’équipe". */
function frenchDuty(words: string): string | null {
  const [, verb = '', rest = ''] = /^Vous (\p{Ll}+ez) (.+)$/u.exec(words) ?? []
  if (verb === '' || FRENCH_NO_DUTY.test(verb) || /,| et \p{Ll}+ez\b/u.test(rest)) return null
  const infinitive = FRENCH_IRREGULAR.get(verb) ?? verb.replace(/ez$/, 'er')
  const plain = impersonal(rest, 'fr')
  const of = /^[aeiouéèêâîôûh]/.test(infinitive) ? 'd’' : 'de '
  return plain === null ? null : `${of}${infinitive} ${plain}`
}

const GERMAN_OUR = new Map([
  ['unsere', 'die'],
  ['unseren', 'den'],
  ['unserem', 'dem'],
  ['unserer', 'der'],
])
const SPANISH_OUR = new Map([
  ['nuestro', 'el'],
  ['nuestra', 'la'],
  ['nuestros', 'los'],
  ['nuestras', 'las'],
])

/** Without "our", which is the reader's; null if a word for one of the two is left. */
function impersonal(words: string, language: Other): string | null {
  if (language === 'de') {
    const text = words.replace(/\bunser(?:e|en|em|er)\b/g, (it) => GERMAN_OUR.get(it) ?? it)
    return /\b(?:unser\w*|uns|wir|du|dich|dir|dein\w*|Ihnen|Ihre?\w*|euch|eure?\w*)\b/.test(text)
      ? null
      : text
  }
  if (language === 'fr') {
    const text = words.replace(/\bnotre\b/g, 'votre').replace(/\bnos\b/g, 'vos')
    return /\b(?:nous|vous)\b/.test(text) ? null : text
  }
  const text = words
    .replace(/\bnuestr(?:os?|as?)\b/g, (it) => SPANISH_OUR.get(it) ?? it)
    .replace(/\bde el\b/g, 'del')
    .replace(/\ba el\b/g, 'al')
  return /\b(?:nos|tu|tus|te|su|sus|usted)\b/.test(text) ? null : text
}

/** One clause of a length that a sentence can end with. */
const isPlain = (words: string, language: Other) =>
  words.length >= 25 && words.length <= 130 && !(language === 'de' && /,/.test(words))
