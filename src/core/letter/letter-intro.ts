/**
 * Who the person is, in the words of their CV's summary: "Backend engineer with nine years in payments." becomes "a
 * backend engineer with nine years in payments", for "I am …". Null if no sentence of it names a role that way.
 */
import type { Cv } from '#core/cv/cv.ts'
import { findSkills } from '#core/skill/skill.ts'
import { languageOfText } from '#core/text/text-language.ts'
import { LABEL } from './cv-sources.ts'
import { fillerPhrases } from './filler-phrases.ts'
import { small } from './first-person.ts'
import type { LetterLanguage } from './letter-language.ts'
import { article, endsInRole, hasRoleWord, heldTitle } from './letter-names.ts'
import { sentencesOf } from './listing-reason.ts'

const MAX_LENGTH = 130
/** After so many characters, what is added needs a comma. */
const LONG = 45

type LetterIntro = { words: string; sources: string[] }

/** What may follow the role; a verb would make it a sentence of its own. */
const AFTER_ROLE: Readonly<Record<LetterLanguage, RegExp>> = {
  en: /^(?<role>(?:[\p{L}\p{N}+#/.&-]+,? ){0,5}[\p{L}+#/-]+) (?:with|for|who|in|from|at|turned|focused on|specializing in|specialising in|specialized in|specialised in|working|building|keeping|making|writing|helping|designing|running) /u,
  de: /^(?<role>(?:[\p{L}\p{N}+#/.&-]+ ){0,3}[\p{L}+#/-]+) (?:mit|für|im|in) /u,
  fr: /^(?<role>(?:[\p{L}\p{N}+#/.&-]+ ){0,4}[\p{L}+#/-]+),? (?:avec|spécialisée?|depuis|ayant|attachée?) /u,
  es: /^(?<role>(?:[\p{L}\p{N}+#/.&-]+ ){0,4}[\p{L}+#/-]+) (?:con|especializad[oa]) /u,
}

export function letterIntro(cv: Cv, language: LetterLanguage): LetterIntro | null {
  for (const { id, text } of cv.summary) {
    const [first = ''] = sentencesOf(text)
    const words = readIntro(first, language)
    if (words === null) continue
    const years = language === 'en' ? yearsIn(cv) : null
    if (years === null || /[,;]|\b(?:years?|who|with)\b/.test(words))
      return { words, sources: [id] }
    const sources = [...new Set([id, years.source])]
    // "A designer for complex forms and public services, with ten years …".
    const comma = words.length > LONG ? ',' : ''
    return { words: `${words}${comma} with ${years.words}`, sources }
  }
  return language === 'en' ? labelIntro(cv) : null
}

/** The title under their name with the years of their summary: "a frontend developer with seven years of React". */
function labelIntro(cv: Cv): LetterIntro | null {
  const years = yearsIn(cv)
  const title = cv.label === null ? null : heldTitle(cv.label, 'en')
  if (years === null || title === null || !endsInRole(title)) return null
  const words = `${article(title)} ${lowTitle(title, title)} with ${years.words}`
  return fillerPhrases(words).length > 0 ? null : { words, sources: [LABEL, years.source] }
}

/** "Eleven years of C++ and Rust, from kernel bypass to file formats." */
function yearsIn({ summary }: Cv): { words: string; source: string } | null {
  for (const { id, text } of summary) {
    for (const sentence of sentencesOf(text)) {
      const found = YEARS.exec(sentence)?.[0]
      if (found !== undefined) return { words: small(found), source: id }
    }
  }
  return null
}

const YEARS =
  /^(?:Over |More than )?(?:\d{1,2}|[A-Z][a-z]{2,8})\+? years (?:of|in|with|between|across|building|designing|running|writing|keeping|making|working (?:in|on|with)) [\p{L}\p{N}+# &/-]{3,60}(?=[.;]|, from |$)/u

/** "QA engineer, eight years in travel" is one with eight years in travel. */
const yearsJoined = (text: string) =>
  text
    .replace(
      /^([^,]{4,40}), ((?:over |more than )?(?:\d{1,2}|\p{L}{3,9})\+? years (?:in|of|with) [^,]+)$/iu,
      '$1 with $2',
    )
    .replace(ONLY_YEARS, '$1 with $2 of experience')
    // "Analyst with a degree with six years in retail".
    .replace(
      /^([^,]+? with [^,]{3,40}) with (?=(?:over |more than )?[\p{L}\d]{1,9}\+? years )/u,
      '$1 and ',
    )

/** "Frontend engineer, 8 years." and "Product manager, nine years, B2B software". */
const ONLY_YEARS =
  /^(\p{Lu}[^,.;:]{3,40}), ((?:over |more than )?(?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty)\+? years)(?:$|, [^.]*$)/u

/** Short texts have too few words to tell their language. */
const FOREIGN = /\b(?:mit|und|für|avec|dans|ans|con|años|y)\b/i

function readIntro(sentence: string, language: LetterLanguage): string | null {
  const text = yearsJoined(
    sentence
      .replace(/\byrs\b/, 'years')
      .replace(/[.;]$/, '')
      .split(/; /)[0] ?? '',
  )
  const plain =
    /^(?:I am|I’m|I'm|Ich bin|Je suis|Soy) (?:(?:an?|eine?) )?(.+)$/.exec(text)?.[1] ?? text
  // "…, seven years, now …" is a note.
  if (/,[^,]*\byears?\b/.test(plain)) return null
  if (plain.length > MAX_LENGTH || /[:;“”"|•]|\.\s/.test(plain) || fillerPhrases(plain).length > 0)
    return null
  const spoken = languageOfText(plain)
  if (spoken !== null && spoken !== language) return null
  if (language === 'en' && FOREIGN.test(plain)) return null
  if (/^\S+ is\b|\b(?:he|she|his|her)\b/i.test(plain)) return null
  // "Product manager, former UX designer" is both.
  const both = language === 'en' ? BOTH.exec(plain)?.groups : undefined
  if (both?.now && both.once && endsInRole(both.now) && endsInRole(both.once))
    return `${article(small(both.now))} ${lowTitle(both.now, both.now)} and former ${both.once}`
  const isBare = language === 'en' && plain.split(' ').length <= 5 && endsInRole(plain)
  const role = isBare ? plain : AFTER_ROLE[language].exec(plain)?.groups?.role
  if (role === undefined || !hasRoleWord(role) || /\b(?:I|my|and I|ich|je)\b/.test(plain))
    return null
  if (/\bfor (?:\w+|\d+) years|\b(?:would like|looking for|seeking|wants? to)\b/.test(plain))
    return null
  if (/^(?:seeking|looking|research|leads?|works?|has|the)\b/i.test(plain)) return null
  if (language === 'de') return plain
  if (language !== 'en') return plain.charAt(0).toLowerCase() + plain.slice(1)
  return `${article(small(plain))} ${lowTitle(plain, role)}`
}

const BOTH = /^(?<now>[\p{L}/ -]{4,40}), former(?:ly an?)? (?<once>[\p{L}/ -]{4,40})$/u

/** "Senior Backend Engineer with …" in lower case, except for names and acronyms. */
function lowTitle(text: string, role: string): string {
  const low = role
    .split(' ')
    .map((word) => (TITLE_PARTS.test(word) ? word.toLowerCase() : word))
    .join(' ')
  const first = /^\S+/.exec(low)?.[0] ?? ''
  return `${findSkills(first).length > 0 ? low : small(low)}${text.slice(role.length)}`
}

const TITLE_PARTS =
  /^(?:Senior|Junior|Lead|Staff|Principal|Backend|Back-end|Frontend|Front-end|Full-?stack|Software|Data|Platform|Firmware|Product|Project|Program|Machine|Learning|Security|Systems?|Network|Cloud|Web|Mobile|Quality|Support|Technical|Embedded|Hardware|Site|Reliability|Research|Marketing|Sales|Engineer|Developer|Designer|Manager|Scientist|Analyst|Architect|Consultant|Administrator|Specialist|Writer|Nurse|Registered|Engineering|Graduate|Student)$/
