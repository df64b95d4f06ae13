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

/** "Lead six engineers", "Share 70% of the code": what follows can only be what is led or shared. */
const BEGINS_OBJECT =
  /^(?:the|an?|our|my|its|their|all|both|each|every|several|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d[\d.,]*[%kKmM+]?)$/i

type Of = { line: string; language: LetterLanguage; place: ProofPlace }

export function isSureSentence(said: FirstPerson, { line, language, place }: Of): boolean {
  if (said.how === 'quote') return false
  // Other languages turn a line only by the few forms that are certain.
  if (language !== 'en') return true
  if (said.how === 'noun') return place.kind === 'project' && !/[;()]/.test(said.text)
  if (/\([^()]{40,300}\)/.test(said.text) || NOTE_AFTER.test(said.text)) return false
  const own = plainLine(line)
  if (/^(?:I|We)\b/.test(own)) return true
  const [first = '', second = ''] = own.replace(/^\p{Lu}\p{Ll}+ly /u, '').split(/[ ,]+/)
  const spoken = /^I (?:\p{Ll}+ly )?([\p{L}-]+)/u.exec(said.text)?.[1] ?? ''
  const base = verbForm(first)
  const isSame =
    spoken === first.toLowerCase() || (base !== null && verbForm(spoken)?.base === base.base)
  if (!isSame) return false
  return base?.form === 'base' && isAmbiguousVerb(first) ? BEGINS_OBJECT.test(second) : true
}
