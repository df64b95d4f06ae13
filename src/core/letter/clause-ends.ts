/**
 * The ends of CV lines as sentences have them. What a line only adds as a note goes in parentheses ("… for shipment
 * events (9 million messages a day)"), and the last of several verbs gets its "and". Words stay as they are.
 */
import { verbForm } from '#core/text/verb-forms.ts'
import { isAmbiguousVerb, isBeforeObject } from './first-person-words.ts'
import { splitCounts } from './line-counts.ts'

export function tidyEnds(text: string): string {
  const { head, counts } = splitCounts(text)
  return `${notedList(notedPart(notedSentence(resultJoined(joinedVerbs(head)))))}${counts}`
}

/** "redesigned the form; completion rose from 54% to 81%" has its result after "and". */
const resultJoined = (text: string): string =>
  /[,:()]/.test(text)
    ? text
    : text.replace(
        /^([^;]{15,120}); (?=(?:\p{Ll}+ ){1,4}(?:fell|rose|grew|dropped|went|shrank|halved|doubled|tripled|takes?|took|stayed)\b[^;]*$)/u,
        '$1, and ',
      )

/** "two board revisions: device tree, SPI drivers"; "the services (Go, Kafka), 2 million orders a day". */
const notedList = (text: string): string =>
  text
    .replace(
      /^([^:;()]{15,120}): (?!from )([^:;().]{3,70})$/,
      (whole, head: string, list: string) => (HAS_VERB.test(list) ? whole : `${head} (${list})`),
    )
    .replace(
      /\(([^()]{2,60})\), ((?:over |more than |about )?\d[\d.,]{0,12}[^,;()\d]{3,50})$/,
      (whole, inside, note) => (HAS_VERB.test(note) ? whole : `(${inside}; ${note})`),
    )

/** "moved X to Y, wrote Z" is "moved X to Y, and wrote Z". */
function joinedVerbs(text: string): string {
  if (/[;:()]/.test(text)) return text
  const parts = text.split(', ')
  const last = parts.at(-1) ?? ''
  const [first = '', next = ''] = last.split(' ')
  if (parts.length < 2 || parts.some((part) => /\band\b/.test(part.split(' ')[0] ?? '')))
    return text
  const lead = verbForm(/^I (?:also )?(\p{L}+)/u.exec(text)?.[1] ?? '')
  const form = verbForm(first)
  if (lead === null || form === null) return text
  const isVerb = next === '' ? parts.length > 2 && form.form === lead.form : isVerbFirst(last)
  return isVerb ? `${parts.slice(0, -1).join(', ')}, and ${last}` : text
}

/** "wrote the tests", and not "installed at nine plants". */
function isVerbFirst(part: string): boolean {
  const [first = '', next = ''] = part.split(' ')
  const form = verbForm(first)?.form ?? 'ing'
  // "140 tests, run nightly" says what is done with them.
  if (/^(?:run|put|set|read|cut) (?:nightly|daily|weekly|hourly|every|before|after)\b/.test(part))
    return false
  // "…, serving 40 shops" belongs to what is before it.
  if (form === 'ing' || !/^\p{Ll}/u.test(first)) return false
  return /^(?:some|about)$/.test(next) || (isBeforeObject(next) && !PREPOSITION.test(next))
}

const PREPOSITION =
  /^(?:of|in|at|and|for|with|by|on|as|to|from|into|over|through|within|across|under|per|up|out)$/i

/** Verbs of what came of the work; without one, the part is a note. */
const HAS_VERB =
  /\b(?:fell|rose|grew|dropped|went|took|takes?|shrank|shrinks|halved|doubled|tripled|now|is|are|was|were|has|have|had|costs?|stays?|stayed|runs?|ran|uses?|saves?|saved|became|came|improved|increased|decreased|declined|can|could|gets?|got|keeps?|kept|needs?|needed|works|worked|goes|makes?|made|moved|jumped|climbed|hit|reached|received|I|we|it|they)\b/i

/** "…; 14 screens, checked with a screen reader". */
function notedSentence(text: string): string {
  const at = text.lastIndexOf('; ')
  if (at === -1 || text.indexOf('; ') !== at) return text
  const note = text.slice(at + 2)
  const [first = '', next = ''] = note.split(' ')
  const isDone =
    verbForm(first)?.form === 'past' && (!PREPOSITION.test(next) || PAID_OUT.test(note))
  if (isDone || isVerbFirst(note) || isAlsoDone(text, note))
    return `${text.slice(0, at)}, and ${note}`
  return /[()]/.test(text) || HAS_VERB.test(note) || note.length > 80
    ? text
    : `${text.slice(0, at)} (${note})`
}

/** "paid out $40M". */
const PAID_OUT = /^\p{Ll}+ (?:up|out|off|down) (?:an?|the|over|about|[$€£]?\d)/u

/** "still wrote code", or "look at funnels" after another verb of the present. */
function isAlsoDone(text: string, note: string): boolean {
  const [first = '', next = ''] = note.split(' ')
  if (/^(?:still|then|later|also)$/.test(first)) return verbForm(next)?.form === 'past'
  const lead = verbForm(/^I (?:also )?(\p{L}+)/u.exec(text)?.[1] ?? '')
  const isBase = verbForm(first)?.form === 'base' && !isAmbiguousVerb(first)
  return (
    lead?.form === 'base' && (isBase || /^(?:look|talk|sit|listen|watch|care) \p{Ll}/u.test(note))
  )
}

/** "C++ and Qt". */
const TOOLS = /^\p{Lu}[\w+#.-]{0,20} and \p{Lu}[\w+#.-]{0,20}$/u
const BEGINS_NUMBER = /^(?:about |over |more than |nearly |some |up to )?\d/i
const NO_NOTE =
  /^(?:(\p{Ll}+) by \1$|and|or|but|with|without|which|who|whose|where|when|while|that|then|later|both|including|mostly|often|all|together|each|every|most|half|none|one|an?|the|my|our|plus|so|as|for|in|on|at|by|to|into|across|through|under|over)\b|^\p{L}+(?:ing|ed|ly|en)\b/iu

/** "…, roll-back in two minutes", "…, from four days to an hour". */
function notedPart(text: string): string {
  const at = text.lastIndexOf(', ')
  if (at === -1 || /[():;]/.test(text)) return text
  const note = text.slice(at + 2)
  const isOnly = text.indexOf(', ') === at
  const isChange = /^from \S.{0,40} to \S/i.test(note) && /\d|hour|day|week|month/.test(note)
  const isShort = note.length <= 60 && !HAS_VERB.test(note)
  const isList = /\b(?:and|or)\b/.test(note) && !TOOLS.test(note)
  // "…, 2 designers and 1 writer" goes on with a list.
  const isNumber = BEGINS_NUMBER.test(note) && isOnly && !/\band (?:an? |one |\d)/.test(note)
  const isNote = isChange || (isShort && (isNumber || (isOnly && !isList && !NO_NOTE.test(note))))
  if (isChange) return `${text.slice(0, at)}: ${note}`
  return isNote ? `${text.slice(0, at)} (${note})` : text
}
