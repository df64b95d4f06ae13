/**
 * Turns a CV line into a first-person clause: "Led migration of 40 services" becomes "I led the migration of 40
 * services". Lines whose grammar is uncertain are quoted as they are. Words are never replaced by stronger ones.
 */
import { findSkills } from '#core/skill/skill.ts'
import { fold } from '#core/text/fold-text.ts'
import { pastOf, type VerbForm, verbForm } from '#core/text/verb-forms.ts'
import { article } from './letter-names.ts'

/**
 * `clause`: "I led …", begins a sentence or follows a comma. `noun`: follows "my work included". `quote`: verbatim,
 * for quotation marks.
 */
export type FirstPerson = { how: 'clause' | 'noun' | 'quote'; text: string }

/** Words that are a noun or an adjective as often as a verb: "Design systems", "Support engineer". */
const AMBIGUOUS = new Set(
  'access address audit author balance bridge brief budget catch chair champion change chart check clean clear close coach code contract control correct craft cut debug design direct document double draft engineer estimate experiment extract feature file finance focus forge form foster found function further group guide hand harness head help host influence input interest interview issue judge label land layer lead lecture lessen level light link list load lock log machine map mark market master match measure mentor model monitor name network offer open order outline own package partner patch perfect pilot pioneer pitch place plan port post practice present process produce profile program programme project promise prompt prototype purchase query question queue rank rate record reform release report request research review revise roll route sample scale schedule scope score screen script secure sense separate shape share shift ship signal sketch sort source speed split sponsor spread staff stage standard start state stop store stream stress structure study subject supply support survey switch tag talk target test time total trace track trade train transfer transport treat triage trim trust tune tutor type update upgrade use value view visit volunteer voice work'.split(
    ' ',
  ),
)

export const isAmbiguousVerb = (word: string): boolean => AMBIGUOUS.has(word.toLowerCase())

/** Whether the word can only follow a verb: "a", "40", "new". */
export const isBeforeObject = (word: string): boolean => AFTER_VERB.test(word)

/** Longer lines are cut after their first sentence or part. */
const MAX_LENGTH = 240

/** Before one of these words, an ambiguous word is a verb: "Lead a team", "Distributed the load". */
const AFTER_VERB =
  /^(?:an?|the|all|any|and|as|at|both|by|each|every|for|from|in|into|its|key|more|most|multiple|my|new|of|on|our|out|over|several|the|their|these|this|through|to|up|various|with|within|\d.*|[a-z]+ly|two|three|four|five|six|seven|eight|nine|ten|complex|internal|large|company-wide|cross-functional)$/i

/** Words in -ed that often describe the noun after them: "Distributed systems design". */
const DESCRIBING = new Set(
  'advanced applied automated centralised centralized certified combined complex connected dedicated detailed distributed embedded experienced licensed limited located mixed motivated organised organized oriented proven qualified related shared skilled structured targeted unified'.split(
    ' ',
  ),
)

/** A noun for an action, which needs an article before "of". */
const ACTION =
  '(?:[a-z]+(?:tion|sion|ment|sis|ance)|adoption|delivery|design|launch|overhaul|redesign|refactoring|rewrite|roll-?out|set-?up|start|transfer|upgrade|work)'

const ENGLISH =
  /\b(?:the|a|an|and|of|for|to|with|in|on|by|from|that|which|using|into|over|at|as)\b/i
const FOREIGN =
  /\b(?:und|der|die|das|mit|für|von|les|des|une|pour|avec|dans|los|las|con|para|del|een|het|voor|och|att|gli|della|em|uma|nos)\b/i

export function toFirstPerson(line: string, isPresent = false): FirstPerson {
  const plain = plainLine(line)
  const text = shortLine(plain)
  return readClause(text, isPresent) ?? { how: 'quote', text }
}

/**
 * The lines of one role. "Script log collection in Bash" may be a noun, but among lines that begin with verbs it begins
 * with one, too.
 */
export function toFirstPersonEach(lines: readonly string[], isPresent: boolean): FirstPerson[] {
  const read = lines.map((line) => toFirstPerson(line, isPresent))
  const verbs = read.filter(({ how }) => how === 'clause').length
  if (!isPresent || verbs * 2 < lines.length) return read
  return read.map((it, at) => {
    const text = shortLine(plainLine(lines[at] ?? ''))
    return it.how === 'clause' ? it : (amongVerbs(text) ?? it)
  })
}

/** A line of a present role that begins with a word that may be a verb, and then has a thing. */
function amongVerbs(text: string): FirstPerson | null {
  const [first = '', next = '', third = ''] = text.split(' ')
  if (verbForm(first)?.form !== 'base' || !isAmbiguousVerb(first)) return null
  const isPlain = /^[\p{Ll}-]+$/u.test(next) && third !== '' && !/[:;…|•"“”]/.test(text)
  if (!isPlain || NO_THING.test(`${next} ${third}`) || !isEnglish(text)) return null
  return clause(text.charAt(0).toLowerCase() + text.slice(1))
}

/** Removes list marks, Markdown and the final full stop. */
export function plainLine(line: string): string {
  return line
    .replace(/\[([^\]]{1,200})\]\([^)\s]{1,500}\)/g, '$1')
    .replace(/\*{1,3}|_{2}|`/g, '')
    .replace(/\s+/g, ' ')
    .replace(/^[\s•·●▪◦*–—-]+/, '')
    .trim()
    .replace(/(?<!\.)[.;,:]$/, '')
    .trim()
}

/** The first sentence, or the part before a semicolon if that is still too long. */
export function shortLine(text: string): string {
  const sentence =
    /^.{20,}?(?<!\b(?:Mio|Mrd|ca|bzw|Nr|St|Dr|vs|approx|etc|inc|e\.g|i\.e|z\.B|env))(?<=[a-zà-ÿ)\d%])(?=\.\s+\p{Lu})/u.exec(
      text,
    )?.[0] ?? text
  if (sentence.length <= MAX_LENGTH) return sentence
  return cutText(/^.{40,}?(?=;)/.exec(sentence)?.[0] ?? sentence, MAX_LENGTH)
}

/** Cuts to at most `max` characters, between words if possible. */
export function cutText(text: string, max: number): string {
  if (text.length <= max) return text
  const cut = text.slice(0, max - 1)
  const whole = cut.replace(/\s+\S{0,60}$/, '')
  return `${(whole === '' ? cut : whole).toWellFormed().trimEnd()}…`
}

function readClause(text: string, isPresent: boolean): FirstPerson | null {
  if (/…|\.\.\.|^\W|["“”]|[|•]/.test(text) || text.split(' ').length < 3 || !isEnglish(text)) {
    return null
  }
  if (/^(?:I|I'm|I’m|I've|I’ve)\s/.test(text)) return { how: 'clause', text }
  if (/^We [a-z]+ /.test(text)) return { how: 'clause', text: small(text) }
  const labelled = /^[A-Z][\w &/-]{1,40}:\s+(.*)$/.exec(text)?.[1]
  const start = verbForm(/^[A-Za-z-]+/.exec(text)?.[0] ?? '')
  if (labelled !== undefined && start?.form !== 'past') {
    return readClause(capital(labelled), isPresent)
  }
  if (/:\s/.test(text) && start?.form !== 'past') return null
  if (OFFICE.test(text)) return clause(`${isPresent ? 'am' : 'was'} ${small(text)}`)

  const responsible = /^(responsible|accountable) for\b/i.exec(text)
  if (responsible) return clause(`${isPresent ? 'am' : 'was'} ${small(text)}`)
  const adverb = /^((?:[A-Z][a-z]+ly|Co-?)) (.*)$/.exec(text)
  const [first = '', ...following] = (adverb?.[2] ?? text).split(' ')
  const rest = following.join(' ')
  const found = verbForm(first.replace(/,$/, '').replace(/^(?:co-?|re-)(?=[a-z]{4})/i, ''))
  const next = following[0] ?? ''
  if (!found && SURE_PAST.test(first) && AFTER_VERB.test(next))
    return clause(`${small(first)} ${rest}`)
  if (!found && SURE_THIRD.test(first) && AFTER_VERB.test(next)) {
    const base = small(first).slice(0, -1)
    return clause(`${isPresent ? base : `${base}d`} ${withArticle(rest)}`)
  }
  if (!found) return nounPhrase(text) ?? thingPhrase(text)
  const { form, base } = found
  const before = adverb?.[1] ? `${adverb[1].toLowerCase()} ` : ''
  if (form === 'ing')
    return ingPhrase(`${before}${small(first)} ${rest}`, rest) ?? thingPhrase(text)
  if (!isSurelyVerb(first, form, rest)) return nounPhrase(text) ?? thingPhrase(text)
  if (form === 'past') {
    if (WAS_DONE.test(text)) return clause(`was ${small(text)}`)
    // "Adopted by three labs" is said of something else.
    if (DONE_BY_OTHERS.test(text)) return null
    return clause(`${before}${small(first)} ${withArticle(rest)}`)
  }
  if (first.endsWith(',')) {
    return isPresent && form === 'base' ? clause(`${before}${small(first)} ${rest}`) : null
  }
  const others = isPresent && form === 'base' ? rest : otherVerbs(rest, form, isPresent)
  const verb = isPresent ? base : pastOf(base)
  return verb === null || others === null ? null : clause(`${before}${verb} ${withArticle(others)}`)
}

/** What somebody is: "Course organiser of Compilers", "Director of admissions from 2016 to 2018". */
const OFFICE =
  /^(?:[\p{L}-]{1,20} ){0,2}(?:head|director|chair|co-?chair|founder|co-?founder|president|investigator|organi[sz]er|coordinator|treasurer|secretary|convenor|editor|representative|captain|co-?lead|maintainer|moderator|board member|committee member|programme chair|tutor) (?:of|for)\b/iu

/** What was done to the person. */
const WAS_DONE =
  /^(?:promoted to|selected (?:as|for|to|among|from)|recogni[sz]ed (?:as|for|by|with)|nominated (?:for|as|by)|invited (?:to|as|by)|elected (?:as|to)|appointed (?:as|to|by)|hired as|chosen (?:as|for|to)|awarded (?:an?|the)|accepted (?:to|into))\b/i
const DONE_BY_OTHERS =
  /^\w+ed by (?!\d|up to|over|about|using|\w+ing\b)|^(?:adopted|used|trusted|cited|read|chosen|backed|loved) by\b|^(?:featured|cited|published|ranked|rated|listed|named|based|integrated|used|funded|acquired|trusted) (?:by|in|on|as|among|at)\b/i
/** Unknown verbs whose ending gives them away. */
const SURE_PAST = /^[A-Z][a-z]{3,}(?:[^aeiou]ised|ized|ified)$/

/** Such verbs in the third person: "Coordinates a shift". */
const SURE_THIRD = /^[A-Z][a-z]{3,}(?:ates|izes|[^aeiou]ises)$/

const clause = (text: string): FirstPerson => ({ how: 'clause', text: `I ${ampersands(text)}` })

/**
 * Past forms that may be adjectives, and base forms that may be nouns ("Lead developer"), need a telling next word.
 */
function isSurelyVerb(first: string, form: VerbForm, rest: string): boolean {
  const next = rest.split(/[\s,]/)[0] ?? ''
  const isBeforeVerbWord = AFTER_VERB.test(next)
  if (form === 'past') {
    return !DESCRIBING.has(first.toLowerCase()) || isBeforeVerbWord || /\bby \d/.test(rest)
  }
  const isObject = isBeforeVerbWord && !/^(?:of|in|at|and|for|with|by|on)$/i.test(next)
  return isObject || (form === 'base' && !AMBIGUOUS.has(first.toLowerCase()) && /^[a-z]/.test(next))
}

/**
 * "Mentors three engineers and runs a group": the other verbs change with the first. Null if a word may be one of
 * them or a noun, as in "Design, build and run".
 */
function otherVerbs(rest: string, form: VerbForm, isPresent: boolean): string | null {
  let isSure = true
  const changed = rest.replace(
    /(,\s*and|,|\band\b)(\s+)([a-z-]+)(?=\s+(\S+)|$)/gi,
    (whole, joint: string, space: string, word: string, next: string | undefined) => {
      const found = verbForm(word)
      if (found?.form !== form) return whole
      const verb = isPresent ? found.base : pastOf(found.base)
      const isObject =
        next !== undefined && AFTER_VERB.test(next) && !/^(?:of|and|in|for|at|on|as)$/i.test(next)
      if (verb === null || !isObject) isSure = false
      return `${joint}${space}${verb}`
    },
  )
  return isSure ? changed : null
}

/** "Developing X": an activity, as a noun. */
function ingPhrase(text: string, rest: string): FirstPerson | null {
  const next = rest.split(/[\s,]/)[0] ?? ''
  const isSure = AFTER_VERB.test(next) ? !/^(?:and|or)$/.test(next) : /s$/.test(next)
  return isSure ? { how: 'noun', text: ampersands(text) } : null
}

/** "Design and implementation of the API": accepted only if it names an action and its object. */
function nounPhrase(text: string): FirstPerson | null {
  const action = new RegExp(
    `^((?:[a-z]+ ){0,1}${ACTION}(?:(?:,| and|, and| &) ${ACTION}){0,2}) of\\b`,
    'i',
  )
  if (!action.test(text) || /^(?:head|director|chief|vice)\b/i.test(text)) return null
  return { how: 'noun', text: ampersands(`the ${small(text)}`) }
}

const PREPOSITION = / (?:of|for|with|in|on|to|from|at|that|which|by|over|across|between)\b/
/** Nouns without "a". */
const UNCOUNTABLE =
  /(?:analysis|testing|support|maintenance|work|research|development|design|integration|software|firmware|middleware|hardware|management|engineering|monitoring|training|data|migration|automation|documentation|ingestion|infrastructure|planning|training|modelling|modeling|tooling|vision|learning|playback|security)$/i
const NO_THING =
  /\b(?:lead|head|member|award|prize|winner|finalist|speaker|experience|knowledge|engineer|developer|manager|designer|analyst|consultant|assistant|owner|responsib\w*|various|etc)\b/i

/** "Storage engine of a database": something made there, with its article. */
function thingPhrase(text: string): FirstPerson | null {
  const whole = text.split(/[;.] /)[0] ?? text
  const head = whole.split(PREPOSITION)[0] ?? ''
  const words = head.split(' ')
  const last = words.at(-1) ?? ''
  if (head === whole || whole.length < 20 || whole.length > 140 || words.length > 6) return null
  if (NO_THING.test(head) || !/^\p{Lu}/u.test(head) || !/^[\p{L}+#-]+$/u.test(last)) return null
  if (/ed$/.test(last) || words.some((word) => isAction(word))) return null
  // "Coordinates a shift" is a verb that is not known here.
  if (words.slice(1).some((word) => /^(?:an?|the|my|our)$/.test(word))) return null
  const isPlain =
    /^[A-Z]{2,}$/.test(last) ||
    (/s$/.test(last) && !/(?:ss|us|is)$/.test(last)) ||
    UNCOUNTABLE.test(last)
  const first = words[0] ?? ''
  if (/^(?:An?|The)$/.test(first)) return { how: 'noun', text: ampersands(small(whole)) }
  const isName =
    first.length === 1 ||
    (findSkills(first).length > 0 && !/(?:services|tests|apps)$|-[a-z]/.test(first))
  const low = isName ? whole : small(whole)
  return { how: 'noun', text: ampersands(isPlain ? low : `${article(low)} ${low}`) }
}

/** A verb in a form that no noun has; "distributed" may describe one. */
export function isAction(word: string): boolean {
  const form = verbForm(word)?.form
  if (form === 'past') return !DESCRIBING.has(word.toLowerCase())
  return form === 'base' && !AMBIGUOUS.has(word.toLowerCase())
}

/** "led migration of" lacks an article; "led a migration of" and "led migrations of" do not. */
function withArticle(rest: string): string {
  const bare = new RegExp(
    `^(?!(?:an?|the|my|our|its|their|all|and) )((?:[a-z-]+ ){0,1}${ACTION}) of\\b`,
    'i',
  )
  const match = bare.exec(rest)
  if (!match) return rest
  const words = (match[1] ?? '').split(' ')
  return words.some((word) => AFTER_VERB.test(word)) ? rest : `the ${rest}`
}

const ampersands = (text: string) => text.replace(/(?<=[a-z]) & (?=[a-z])/g, ' and ')

function isEnglish(text: string): boolean {
  if (FOREIGN.test(text)) return false
  return ENGLISH.test(text) || fold(text) === text.toLowerCase()
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Lowercases the first character, unless the word is a name or an acronym ("API", "PostgreSQL"). */
export function small(text: string): string {
  const first = /^\S+/.exec(text)?.[0] ?? ''
  return /[A-Z0-9]/.test(first.slice(1)) ? text : text.charAt(0).toLowerCase() + text.slice(1)
}
