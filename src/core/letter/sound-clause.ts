/**
 * Whether a clause made of a CV line can be sent as a sentence. Notes have signs for words, leave out articles, or say
 * only that somebody was there; such a clause is not used. Reads English.
 */
import { findSkills } from '#core/skill/skill.ts'
import { verbForm } from '#core/text/verb-forms.ts'
import { isBeforeObject } from './first-person-words.ts'
import { article } from './letter-names.ts'

/** `clause`: "I led the team". `result`: what the next sentence says came of it. */
export const isSound = (clause: string, result = ''): boolean =>
  !NOTE_SIGNS.test(clause) &&
  !SAYS_LITTLE.test(`${clause} ${result}`) &&
  !MOVED_BY_OTHERS.test(clause) &&
  !isList(clause)

/** "I built a design system" for a line that says "Built design system"; "I improved the onboarding flow". */
export function withObjectArticle(clause: string): string {
  const found = bareObject(clause)
  if (found === null) return clause
  const { before, verb, rest } = found
  const base = verbForm(verb.split(' ')[0] ?? '')?.base ?? ''
  const isNew = CREATES.test(base) || /^\d/.test(rest)
  return `${before}${verb} ${isNew ? article(rest) : 'the'} ${rest}`
}

/** What these make is new to the reader. */
const CREATES =
  /^(?:add|author|build|compose|craft|create|design|develop|devise|draft|establish|found|implement|introduce|invent|launch|make|prototype|publish|set|write)$/

/** Signs and short forms used for words: "fraud -27%", "1 wk", "9 customers incl. two". */
const NOTE_SIGNS =
  /[→⇒➔➜=~<>|•/\\]\s|\s[→⇒➔=~<>|•/\\&]|\s[-+]\d|\s-\s|\b(?:incl|approx|resp|wk|wks|yrs?|mgmt|env|envs|w|w\/o|e\.g|i\.e)\b[./]?|\betc\b|\.\.|…|[[\]{}]|\.\s+\p{Lu}/iu

/** What everybody did, and what was only attended. */
const SAYS_LITTLE =
  /^I (?:also )?(?:am |was |have been )?(?:assisted|assist|helped(?! (?:merchants|customers|clients|users|developers|patients|students|partners|companies) )|help|attended|attend|liaised|liaise|interacted|collaborated|collaborate|contributed|contribute|supported|worked (?:closely|with|on|as|in|for|alongside)|work (?:closely|with|on|as|in|for|alongside)|gained|learned|learnt|performed|handled|used|use|utili[sz]ed?|did(?! (?:the|an?) .* (?:that|which) )|do|ensured|ensure|prepared)\b(?!.*\d)|^I (?:also )?(?:am |was |have been )?(?:accountable|involved|participated?|tasked|assigned|exposed|familiar|received|reported|reporting)\b|\b(?:daily|weekly) (?:scrum|meetings)\b|\bvarious\b|\b(?:first )?author of\b/i

/** A team or a product moved; the note does not say who moved it. */
const MOVED_BY_OTHERS =
  /^I (?:also )?(?:moved?|went|go|grew|rose|scaled|changed?|transitioned|switched|migrated|increased|decreased|reduced|improved|expanded|evolved) (?:from|to|into|in|by|over)\b/i

/** "developed modules, APIs, reports": a list that has no "and" is a note. */
function isList(clause: string): boolean {
  const parts = clause
    .replace(/\([^()]{0,200}\)/g, '')
    .split(', ')
    .filter((part) => !CLAUSE_PART.test(part))
  return parts.length > 2 && !/^(?:and|or) | and | or /.test(parts.slice(1).join(', '))
}

/** What follows a comma and is no item of a list. */
const CLAUSE_PART =
  /^(?:which|who|whose|where|when|while|that|as|so|from|with|without|including|an?|the|then|later|both|for|in|by|over|across|within|\p{L}+ by \p{L}+|\p{L}+ing)\b/iu

/** Where the object of a verb ends. */
const ENDS_OBJECT =
  /^(?:of|for|with|in|on|to|from|at|that|which|who|by|over|across|between|using|and|or|as|so|into|through|within|under|per|after|before|when|while|until|via|during|without|against|among|than|because|every|each|used|built)$/i

/** Nouns without "a" in the singular. */
const UNCOUNTABLE =
  /(?:ing|ment|ware|work|ance|ence|ity|ness|ship|data|analysis|research|design|code|throughput|latency|infrastructure|traffic|spend|churn|revenue|feedback|access|support|usage|time|cost|fraud|conversion|activation|adoption|retention|growth|memory|storage|power|staff|software|firmware|content|music|health|demand|development|automation|documentation|integration|migration|validation|verification|communication|collaboration|information|production|tenancy|quality|advice|knowledge|experience|equipment|progress|success|energy|accuracy|performance|review|coverage|downtime|uptime|debt|waste|risk|drift|vision|collection|detection|compliance|retrieval|triage|extraction|satisfaction|reconciliation|settlement|search|discovery)$/i

/** The parts of "I automated regression suite": a countable thing that nothing determines; null if all is well. */
function bareObject(clause: string) {
  const words =
    /^(?<before>I (?:also )?(?:(?:\p{Ll}+ly|co-?) )?)(?<verb>[\p{L}-]+(?: (?:up|out|down|off))?) (?<rest>.+)$/u.exec(
      clause,
    )?.groups
  const { before, verb, rest } = words ?? {}
  if (before === undefined || verb === undefined || rest === undefined) return null
  if (/^(?:am|was|have|had)$/.test(verb) || verbForm(verb.split(' ')[0] ?? '') === null) return null
  const object = objectOf(rest)
  const [first = ''] = object
  const last = object.at(-1) ?? ''
  if (object.length === 0 || isDetermined(first)) return null
  // "Vendor sign-up and payout pages" are several.
  const [joint = '', ...joined] = rest.split(' ').slice(object.length)
  if (/^(?:and|or)$/.test(joint) && /[^s]s$/.test(objectOf(joined.join(' ')).at(-1) ?? ''))
    return null
  if (object.some((word) => /^\d(?![\d.,]*-[a-z])|['’]s?$/.test(word))) return null
  if (/ly$/.test(last) || (/s$/.test(last) && !/(?:ss|us|is)$/.test(last))) return null
  const isName = /^\p{Lu}/u.test(last) || findSkills(last).length > 0
  return isName || UNCOUNTABLE.test(last) ? null : { before, verb, rest }
}

/** Whether a noun phrase is one countable thing without an article: "design system for the web". */
export function isBareNoun(phrase: string): boolean {
  const words = phrase.split(' ')
  const end = words.findIndex(
    (word, at) => at > 0 && ENDS_OBJECT.test(word) && !/^(?:and|or)$/i.test(word),
  )
  const object = (end === -1 ? words : words.slice(0, end)).filter(
    (word) => !/^\p{Ll}+ed$/u.test(word),
  )
  const [first = ''] = object
  const last = object.at(-1) ?? ''
  const joint = object.findIndex((word) => /^(?:and|or)$/i.test(word))
  const isOne = (word: string) => !/s$/.test(word) || /(?:ss|us|is)$/.test(word)
  if (/^\d/.test(first) || isDetermined(first) || /ly$/.test(last)) return false
  if (joint > 0 && !isOne(object[joint - 1] ?? '')) return false
  const isName = /^\p{Lu}/u.test(last) || findSkills(last).length > 0
  // "A Next.js migration", and "data migration".
  const isProject = /^(?:migration|integration)$/.test(last) && /^\p{Lu}/u.test(first)
  return isOne(last) && !isName && (isProject || !UNCOUNTABLE.test(last))
}

/** "a", "our", "two", "each other": what needs no article, and particles and prepositions after the verb. */
const isDetermined = (word: string) =>
  ENDS_OBJECT.test(word) ||
  (isBeforeObject(word) &&
    !/^\d[\d.,]*-[a-z]|ly$|^(?:new|key|complex|internal|large|company-wide|cross-functional)$/i.test(
      word,
    )) ||
  /^(?:his|her|this|that|what|how|where|up|down|out|off|away|back|together|it|them|us|me|some|no|one|both|half|most|many|few|another|such|less|first|people|everything|everyone|something|nobody|each)$/i.test(
    word,
  )

function objectOf(rest: string): string[] {
  const object: string[] = []
  for (const word of rest.split(' ')) {
    const bare = word.replace(/[,;:.)]{1,9}$/, '')
    if ((ENDS_OBJECT.test(bare) || bare === 'end') && object.length > 0) break
    if (word.startsWith('(')) break
    object.push(bare)
    if (bare !== word || ENDS_OBJECT.test(bare)) break
  }
  return object
}
