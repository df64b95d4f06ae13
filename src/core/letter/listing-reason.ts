/**
 * The words of a listing about the role's work that a letter takes up: a duty ("build automated test suites"), cut so
 * that it is grammatical in the sentence for its kind. Leaves out what the company says about itself, pay, legal text,
 * benefits and praise.
 */
import { findSkills } from '#core/skill/skill.ts'
import { fold } from '#core/text/fold-text.ts'
import { languageOfText } from '#core/text/text-language.ts'
import { verbForm } from '#core/text/verb-forms.ts'
import { contentStems } from '#core/text/word-stem.ts'
import { fillerPhrases } from './filler-phrases.ts'
import { isAmbiguousVerb, isBeforeObject } from './first-person-words.ts'
import type { LetterLanguage } from './letter-language.ts'
import { foreignDuty } from './listing-reason-others.ts'

/** `duty`: an infinitive, after "to". `doing`: "writing drivers"; in other languages a noun with its article. */
export type ReasonKind = 'duty' | 'doing'

export type ListingReason = {
  kind: ReasonKind
  /** As the letter says them. */
  words: string
  /** As written in the listing. */
  quote: string
}

/** Longer listings repeat themselves and end in legal text. */
const MAX_TEXT = 20_000
const MIN_LENGTH = 24
const MAX_LENGTH = 95

/** Sentences about the offer and the law, whatever part is quoted. */
const NOT_ABOUT_WORK =
  /\b(?:equal opportunit|salary|compensation|benefits?|bonus|insurance|holiday|vacation|pto|visa|sponsor|applicants?|applying|candidates?|disabilit|gender|religion|accommodation|background check|cookies?|privacy policy|degree|qualif|must have|nice to have|a plus|we are hiring|we're hiring|perks|resume|cv|e-?mail|click|relocat|learn more|to apply|apply (?:at|here|now|via)|cracked|hustle)\b|(?:Gehalt|Bewerb|Urlaub|Vergütung|Benefits|Vorteile|bieten|salaire|candidature|postuler|télétravail|avantages|salario|vacaciones|postular|candidatura|beneficios|ofrecemos)/i
/** What a quoted part is not about. */
const NOT_QUOTED =
  /\b(?:equity|401|race|years|experience|required|requirements?|about us|awards?|named|ranked|funding|funded|raised|revenue|profitable|series [a-e]|seed|remote|hybrid|onsite|on-site|full[- ]time|part[- ]time|founded|backed|investors?|interview|timezones?|time zones?|passionate|rockstar|ninja|recruit|dog|fun|it's|the future|revolution\w*|reimagin\w*|disrupt\w*|impact|next[- ]gen\w*|offices?|stuff|play around|cool|ourselves|genuinely|everything|anything)\b/i
/** About the company alone, in listings of other languages. */
const ABOUT_COMPANY =
  /^(?:Wir (?:sind|suchen)|Für unser|Nous (?:sommes|cherchons|recherchons)|Notre (?:équipe|société|entreprise)|Somos|Buscamos|Se busca|Nuestra empresa|Als |Seit )/

/**
 * The best for this person: `about` holds skills and words that matter to them, `own` the lines that are about their
 * opening alone. Null if nothing is good enough.
 */
export function listingReason(
  { description, own = '' }: { description: string; own?: string },
  about: readonly string[],
): ListingReason | null {
  const wanted = new Set(about.flatMap((words) => contentStems(words)))
  const skills = new Set(about.flatMap((words) => findSkills(words)).map(fold))
  const language = languageOfText(description) ?? 'en'
  let best: { reason: ListingReason; score: number } | null = null
  for (const quote of sentencesOf(description)) {
    const reason = language === 'en' ? readReason(quote) : reasonIn(quote, language)
    if (!reason) continue
    const near = nearness(reason, wanted, skills)
    const isOfRole = own === '' && OF_ROLE.test(quote)
    // Work that is nothing like the person's is no reason to apply.
    if (about.length > 0 && !isOfRole && near < (own === '' || own.includes(quote) ? 0.1 : NEAR))
      continue
    const score = WORTH[reason.kind] + near + sizeOf(reason) + (own.includes(quote) ? OWN : 0)
    if (score > (best?.score ?? 0)) best = { reason, score }
  }
  return best?.reason ?? null
}

/** What the person in the role will do, rather than an item of a list. */
const OF_ROLE =
  /^(?:in this role|as (?:an?|our) |you(?:[’']ll| will) )|\b(?:looking for|seeking|hiring) (?:an? |senior )/i

/** One skill or two words of the person’s, for a line that may be about another opening of the listing. */
const NEAR = 1.2

/** What a line about the opening itself is worth beside one about the company. */
const OWN = 1.5

const WORTH: Readonly<Record<ReasonKind, number>> = { duty: 4, doing: 3.5 }

/** Whether a fact of the person is about the same: one tool or two words in common. */
export function isTiedTo({ words }: ListingReason, fact: string): boolean {
  const own = new Set(contentStems(fact))
  const shared = contentStems(words).filter((stem) => own.has(stem) && !COMMON_STEMS.has(stem))
  const skills = new Set(findSkills(fact))
  return new Set(shared).size > 1 || findSkills(words).some((it) => skills.has(it))
}

function nearness(
  { words }: ListingReason,
  wanted: ReadonlySet<string>,
  skills: ReadonlySet<string>,
) {
  const shared = contentStems(words).filter((stem) => wanted.has(stem) && !COMMON_STEMS.has(stem))
  const known = findSkills(words).filter((skill) => skills.has(fold(skill))).length
  return Math.min(new Set(shared).size, 3) * 0.7 + Math.min(known, 2) * 1.2
}

const sizeOf = ({ words: { length } }: ListingReason) => (length < 40 || length > 105 ? -0.5 : 0.5)

/** Stems that any listing has. */
export const COMMON_STEMS: ReadonlySet<string> = new Set(
  contentStems(
    'team teams engineer engineering engineers software product products company work job role people build building built design designed develop developed system systems service services user users customer customers new team data time world tool tools business experience small first lead led write wrote written run months month week day three two four five six one per',
  ),
)

/** Sentences and list items, without list marks. */
export function sentencesOf(description: string): string[] {
  return description
    .slice(0, MAX_TEXT)
    .split(
      /\n+|(?<=[a-zà-ÿß)\d%][.!?]|\p{Lu}{2}[.!?])(?<!\b(?:Mio|Mrd|ca|bzw|Nr|Dr|St|vs|approx|z\.B)\.)\s+(?=[A-ZÀ-Ý“"¿¡])/u,
    )
    .map((text) =>
      text
        .replace(/^[\s•·●▪◦*–—-]+/, '')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter((text) => text !== '')
}

function readReason(quote: string): ListingReason | null {
  const text = quote.replaceAll('’', "'")
  if (/[?]/.test(text) || NOT_ABOUT_WORK.test(text)) return null
  for (const [kind, pattern] of PATTERNS) {
    const found = pattern.exec(text)?.groups?.words
    if (found === undefined) continue
    const words = cutWords(found, kind)
    if (words === null) continue
    if (kind === 'duty' && !isDuty(words)) continue
    // "You" would be the person in the listing and the reader in the letter.
    if (/\byou(?:r|rs|rself)?\b/i.test(words)) continue
    return { kind, words: toReader(words), quote }
  }
  return null
}

/** "Our users" are "your users" in a letter to them. */
export const toReader = (words: string) =>
  words
    .replace(/\bour own\b/g, 'your')
    // Everybody's, and not the employer's.
    .replace(
      /\bour(?=s?\b)(?! (?:world|planet|society|lives|cities|future|climate|time)\b)/g,
      'your',
    )
    .replace(/\b(?:us|we)\b/g, 'you')
    .replace(/(?<=[a-z]) & (?=[a-z])/g, ' and ')

const PATTERNS: readonly (readonly [ReasonKind, RegExp])[] = [
  ['doing', /^(?:you'll|you will) [a-z ,]{5,40}: (?<words>[a-z]+ing .+)$/i],
  [
    'doing',
    /^(?:you'll|you will|the (?:role|job|work|position)(?: (?:involves|includes|is about))?) (?:be |spend your time |focus on |work on )?(?<words>[a-z]+ing .+)$/i,
  ],
  [
    'duty',
    /^(?:in this role,? )?(?:as (?:an? |our )[^,]{3,60}, )?(?:you'll|you will)(?: also)?(?: get to| be able to| have the (?:opportunity|chance) to| help us| help| work with us to)? (?<words>(?!be |join |work (?:with|in|on|from|closely)|have |report |need |love|find|not )[a-z].+)$/i,
  ],
  [
    'duty',
    /^.{0,60}?\b(?:looking for|seeking|need|want|hiring|seek) (?:an? |someone|somebody|people|engineers|developers|(?:senior|experienced|skilled) [a-z ]{0,30}(?:engineers|developers))[^.]{0,50}?(?: who (?:can|will|wants? to)| to) (?<words>(?:help )?(?!join |work |be |make )[a-z]{3,} .+)$/i,
  ],
  [
    'duty',
    /^(?:role|responsibilities|the role|your role|what you'll do|your job): (?<words>[A-Z][a-z]+ .+)$/i,
  ],
  ['duty', /^(?<words>[A-Z][a-z]+ .+)$/],
]

/** Begins with a verb that can be nothing else there. */
export function isDuty(words: string): boolean {
  const [first = '', next = '', third = ''] = words.replace(/^help /, '').split(' ')
  const form = verbForm(first)
  if (form === null || (form.form !== 'base' && form.base !== first)) return false
  if (
    /^(?:join|apply|read|see|visit|contact|send|work|check|help|meet|get|have|bring|come|let|make|think|say|mean|speak|learn|grow|own|play|drive|ensure|serve|take)$/i.test(
      first,
    )
  ) {
    return (
      /^(?:learn|own|work)$/i.test(first) &&
      isBeforeObject(next) &&
      !/^(?:an|in|for|at|from|with)$/i.test(next)
    )
  }
  if (next === 'and' && verbForm(third)?.form === 'base') return true
  const isObject = isBeforeObject(next) && !/^(?:of|in|at|and|for|with|by|on|as|to)$/i.test(next)
  return !isAmbiguousVerb(first) || isObject
}

/** Whole or up to a natural break, its first letter in lower case; null if it cannot be quoted. */
export function cutWords(raw: string, kind: ReasonKind): string | null {
  const trimmed = raw
    .replace(/(?<!\s)\s+/g, ' ')
    .trim()
    .replace(/[.;,:!]{1,40}$/, '')
    .trim()
  // "… for agents, and has become the standard" changes its subject.
  const whole =
    /^.{24,}?(?=,? and (?:has|is|are|have|we|our|you|want|need|seek)\b)/.exec(trimmed)?.[0] ??
    trimmed
  const named = /^.{24,}?(?=:\s)/.exec(whole)?.[0] ?? whole
  // Examples are for the reader of the listing.
  const head = /^.{24,}?(?=,? (?:like|such as) \p{Lu}|—)/u.exec(named)?.[0] ?? named
  const cut = head.length <= MAX_LENGTH ? head : naturalCut(head)
  if (cut === null || cut.length < MIN_LENGTH || !isQuotable(cut)) return null
  if (NOT_QUOTED.test(cut) || cut.includes(':')) return null
  const words = cut.replaceAll("'", '’')
  return /^[A-Z]\S* [A-Z]/.test(words) && kind !== 'duty' ? words : lowFirst(words)
}

/** The longest beginning that ends where a clause does. */
function naturalCut(text: string): string | null {
  const breaks = [
    ...text.matchAll(
      /(?:,| –| —| -|;| \(|:)(?= )| (?=(?:so that|while|because|in order to|which|who|as well as|ensuring|including|to ensure)\b)/g,
    ),
  ]
  const ends = breaks.map(({ index }) => index).filter((at) => at >= 40 && at <= MAX_LENGTH)
  const found = ends.map((at) => text.slice(0, at)).filter((it) => !isCutList(it, text))
  return found.at(-1) ?? attachedCut(text)
}

/** What is attached to the end may go: "a stack with verified memory for elastic compute". */
function attachedCut(text: string): string | null {
  const ends = [...text.matchAll(/ (?=(?:for|across|throughout|that|between) )/g)]
    .map(({ index }) => index)
    .filter((at) => at >= 50 && at <= MAX_LENGTH)
  const found = ends.map((at) => text.slice(0, at)).filter((it) => !isCutList(it, text))
  return found.at(-1) ?? null
}

const ADJECTIVES = /^(?:an?|the|your|our) [\p{L}-]+, [\p{L}-]+ [\p{L}-]+(?: [\p{L}-]+)?$/u

/** "Design, build" of "Design, build and run X": a list loses its end. */
export const isCutList = (cut: string, whole: string) => {
  const rest = whole.slice(cut.length)
  // "An infinite, real-time canvas" is one thing.
  if (!rest.startsWith(',') && ADJECTIVES.test(cut)) return false
  if (!rest.startsWith(',')) return /,[^,]*$/.test(cut) && !/\b(?:and|or)\b[^,]*$/.test(cut)
  return /^, (?:(?:[\w/&.+-]+ ){0,4}[\w/&.+-]+,|(?:and|or) )/.test(rest) || /,[^,]*$/.test(cut)
}

export const lowFirst = (text: string) => {
  const first = /^\S+/.exec(text)?.[0] ?? ''
  return /[A-Z0-9]/.test(first.slice(1)) || findSkills(first).length > 0
    ? text
    : text.charAt(0).toLowerCase() + text.slice(1)
}

/** Whether a part of a listing can be said in a sentence: no marks, no links, no open end. */
export function isQuotable(text: string): boolean {
  if (fillerPhrases(text).length > 0) return false
  if (
    /[“”"„«»[\]{}<>|@#*_…•✨]|\.\.\.|https?:|www\.|[!]|\.\s|[^\x20-\x7e\u00a0-\u017f\u2018\u2019\u2013\u2014]/.test(
      text,
    )
  )
    return false
  if ((text.match(/\(/g) ?? []).length !== (text.match(/\)/g) ?? []).length) return false
  if (
    /\b(?:the|a|an|and|or|of|to|for|with|in|on|by|our|your|their|including|like|such as|und|oder|et|y|de)$/i.test(
      text,
    )
  )
    return false
  // A heading that lost its line break: "About the role As an engineer".
  if (/\b[a-z]+ (?:As an?|The|You|We|In this) /.test(text)) return false
  const letters = text.replace(/[^A-Za-z]/g, '')
  return letters.length >= 10 && letters.replace(/[^A-Z]/g, '').length < letters.length / 4
}

function reasonIn(quote: string, language: Exclude<LetterLanguage, 'en'>): ListingReason | null {
  if (NOT_ABOUT_WORK.test(quote) || /[?!:]/.test(quote)) return null
  const words = quote.replace(/[.;,]{1,40}$/, '').trim()
  if (words.length < 25 || words.length > 160 || !isQuotable(words)) return null
  const spoken = languageOfText(words)
  if (!/^\p{Lu}/u.test(words) || (spoken !== null && spoken !== language)) return null
  const duty = ABOUT_COMPANY.test(words) ? null : foreignDuty(words, language)
  return duty && { ...duty, quote }
}
