/**
 * Whether a CV line in the first person is surely a sentence: the line itself begins with the verb. Notes and lines after a
 * label are read right most of the time, which is not enough for a letter.
 */
import { verbForm } from '#core/text/verb-forms.ts'
import { type FirstPerson, plainLine } from './first-person.ts'
import { isAmbiguousVerb } from './first-person-words.ts'
import { tidyLine } from './letter-item.ts'
import type { LetterLanguage } from './letter-language.ts'
import type { ProofPlace } from './letter-lines.ts'

/** A line that is written as sentences of the person's own: "I own the services. They handle 90,000 orders a day". */
export function ownSentence(line: string): FirstPerson | null {
  const text = tidyLine(line)
  const isOwn = /^I (?!am responsible\b)\p{Ll}+ /u.test(text) && text.length <= MAX_SENTENCE
  return isOwn && !/[;:|…]|\([^()]{25,300}\)/.test(text) ? { how: 'clause', text } : null
}

const MAX_SENTENCE = 240

/** What a semicolon adds that does not begin as a sentence does. */
const NOTE_AFTER =
  /; (?!(?:it|they|the|an?|this|each|every|most|all|both|half|I|we|our|my) |(?:about|over|nearly|more than|fewer than|at the same) [^;]{3,60} (?:\p{Ll}+ed|is|are|was|were|has|have|now|it|fell|rose|went|came|took|caught) )/u

/** What a colon introduces can be long in brackets; another note is a list of its own. In characters. */
const LONG_NOTE = /\([^()]{96,300}\)/
const SHORT_NOTE = /\([^()]{40,300}\)/

/** What somebody is: "Technical lead across five teams", "One of two developers of the app". */
const OFFICE = /^(?:one of (?:two|three|four|\d)|technical (?:lead|owner)|tech lead|team lead) /i

/** "Lead six engineers", "Share 70% of the code": what follows can only be what is led or shared. */
const BEGINS_OBJECT =
  /^(?:the|an?|our|my|its|their|all|both|each|every|several|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d[\d.,]*[%kKmM+]?)$/i

/** Words that are nouns as well, but not before these. */
const SURELY_DONE = /^(?:ship (?:features|code|products)|interview and|onboard \p{Ll}+s) /iu

type Of = { line: string; language: LetterLanguage; place: ProofPlace }

export function isSureSentence(said: FirstPerson, { line, language, place }: Of): boolean {
  if (said.how === 'quote') return false
  // Other languages turn a line only by the few forms that are certain.
  if (language !== 'en') return true
  if (said.how === 'noun') return place.kind === 'project' && !/[;()]/.test(said.text)
  const own = plainLine(line)
  const note = own.includes(': ') ? LONG_NOTE : SHORT_NOTE
  if (note.test(said.text) || NOTE_AFTER.test(said.text) || said.text.includes(': ')) return false
  if (OFFICE.test(own) && /^I (?:am|was) (?:one|the) /.test(said.text)) return true
  if (/^(?:I|We)\b/.test(own)) return true
  const [first = '', second = ''] = own.replace(/^\p{Lu}\p{Ll}+ly /u, '').split(/[ ,]+/)
  // "Forecast of truck queues" is a thing.
  if (second === 'of') return false
  const spoken = /^I (?:\p{Ll}+ly )?([\p{L}-]+)/u.exec(said.text)?.[1] ?? ''
  const base = verbForm(first)
  const isSame =
    spoken === first.toLowerCase() || (base !== null && verbForm(spoken)?.base === base.base)
  if (!isSame) return isDoneLater(own, said.text, spoken)
  if (base?.form !== 'base' || !isAmbiguousVerb(first)) return true
  return BEGINS_OBJECT.test(second) || SURELY_DONE.test(own)
}

/** "HIPAA: wrote the audit log", "Second engineer. Built the billing", "Pipelines for 90 teams; took them to production". */
function isDoneLater(line: string, said: string, verb: string): boolean {
  const parts = line.split(/(?<=[.:;]) /)
  const at = parts.findIndex(
    (part, index) => index > 0 && part.toLowerCase().startsWith(`${verb} `),
  )
  if (at < 1 || verbForm(verb)?.form !== 'past') return false
  const before = parts[at - 1] ?? ''
  return (
    !before.endsWith(';') ||
    said.includes(before.replace(/^\p{Lu}/u, (it) => it.toLowerCase()).slice(0, -1))
  )
}
