/**
 * Turns a CV line into a first-person clause: "Led migration of 40 services" becomes "I led the migration of 40
 * services". Lines whose grammar is uncertain are quoted as they are. Words are never replaced by stronger ones.
 */
import { fold } from '#core/text/fold-text.ts'
import { pastOf, type VerbForm, verbForm } from '#core/text/verb-forms.ts'

/**
 * `clause`: "I led …", begins a sentence or follows a comma. `noun`: follows "my work included". `quote`: verbatim,
 * for quotation marks.
 */
export type FirstPerson = { how: 'clause' | 'noun' | 'quote'; text: string }

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
  /\b(?:und|der|die|das|mit|für|von|les|des|une|pour|avec|dans|los|las|con|para|del|een|het|voor|och|att|per|gli|della|em|uma|nos)\b/i

export function toFirstPerson(line: string, isPresent = false): FirstPerson {
  const plain = plainLine(line)
  const text = shorten(plain)
  return readClause(text, isPresent) ?? { how: 'quote', text }
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
function shorten(text: string): string {
  const sentence = /^.{20,}?[a-z)\d%](?=\.\s+[A-Z])/.exec(text)?.[0] ?? text
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
  const labelled = /^[A-Z][\w &/-]{1,40}:\s+(.*)$/.exec(text)?.[1]
  if (labelled !== undefined) return readClause(capital(labelled), isPresent)
  if (/:\s/.test(text)) return null

  const responsible = /^(responsible|accountable) for\b/i.exec(text)
  if (responsible) return clause(`${isPresent ? 'am' : 'was'} ${small(text)}`)
  const adverb = /^((?:[A-Z][a-z]+ly|Co-?)) (.*)$/.exec(text)
  const [first = '', ...others] = (adverb?.[2] ?? text).split(' ')
  const rest = others.join(' ')
  const found = verbForm(first.replace(/,$/, '').replace(/^(?:co-?|re-)(?=[a-z]{4})/i, ''))
  if (!found) return nounPhrase(text)
  const { form, base } = found
  const before = adverb?.[1] ? `${adverb[1].toLowerCase()} ` : ''
  if (form === 'ing') return ingPhrase(`${before}${small(first)} ${rest}`, rest)
  if (!isSurelyVerb(first, form, rest)) return nounPhrase(text)
  if (form === 'past') return clause(`${before}${small(first)} ${withArticle(rest)}`)
  if (hasOtherForms(rest, form)) return null
  const verb = isPresent ? base : pastOf(base)
  return verb === null ? null : clause(`${before}${verb} ${withArticle(rest)}`)
}

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
  return isBeforeVerbWord && !/^(?:of|in|at|and|for|with|by|on)$/i.test(next)
}

/** "Design, build and run": changing the tense of one verb would leave the others behind. */
function hasOtherForms(rest: string, form: VerbForm): boolean {
  const after = [...rest.matchAll(/(?:,|\band\b|,\s*and)\s+([a-z-]+)/gi)].map(
    ([, word = '']) => word,
  )
  return after.some((word) => verbForm(word)?.form === form)
}

/** "Developing X": an activity, as a noun. */
function ingPhrase(text: string, rest: string): FirstPerson | null {
  const next = rest.split(/[\s,]/)[0] ?? ''
  const isList = /^(?:and|or)$/.test(next)
  return isList ? null : { how: 'noun', text: ampersands(text) }
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
