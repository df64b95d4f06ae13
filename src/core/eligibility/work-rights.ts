/**
 * What people write of themselves in a CV about where they may work: "Irish citizen", "green card", "Staatsangehörigkeit:
 * deutsch". Countries (ISO 3166-1 alpha-2) and areas (ids of areas.ts), as in `EligibilityFacts`.
 */

import { parseLocation } from '#core/place/place.ts'
import { entryOf } from '#core/text/entry-of.ts'
import { DEMONYMS } from './sentence-facts-words.ts'

export type WorkRights = {
  /** Empty if nothing is stated. */
  citizenOf: string[]
  /** By a permit, besides citizenship. */
  mayWorkIn: string[]
  /** An employer where they live has to sponsor their visa, now or later: "H-1B", "F-1 student on OPT". */
  needsVisa: boolean
}

const CITIZEN =
  /\b(?:citizen(?:ship)?(?! (?:services?|portals?|science|apps?|api|data|engagement)\b)|nationality|passports?(?: holder)?|staatsbürger\w*|staatsangehörig\w*|nationalität|citoyen(?:ne|neté)?|nationalité|ciudadan[oa]|ciudadanía|nacionalidad)(?!\p{L})/giu
const PERMIT =
  /\b(?:permanent residen(?:t|ce|cy)|settled status|right to work|work (?:permit|authori[sz]ation)|(?:authori[sz]ed|allowed|permitted|eligible|entitled) to work|arbeitserlaubnis|niederlassungserlaubnis|permis de travail|permiso de trabajo)(?!\p{L})/giu
const GREEN_CARD = /\bgreen card\b/i
const ON_VISA =
  /\b(?:H-?1B|F-?1(?= |,|\))|(?:STEM )?OPT(?= |,|\)|$)|L-?1[AB]?|(?:[Ss]tudent|[Ss]killed [Ww]orker|[Tt]ier 2|[Ss]ponsored|[Gg]raduate) visa)\b/
const NEEDS_SPONSOR =
  /\b(?:needs?|requires?|requiring|will need) (?:an? |a new )?(?:\w+ ){0,2}(?:visa )?(?:sponsorship|sponsor|visa transfer|transfer)\b|\bsponsorship (?:is )?(?:required|needed)\b/i
/** What it would take elsewhere says nothing about where they live. */
const ELSEWHERE =
  /\b(?:relocat\w*|abroad|mov(?:e|ing)|elsewhere|outside|no sponsorship|without sponsorship|not (?:need|require)|hired|managed|helped)\b/i
/** Near enough to the words before, so that a long line takes time in proportion to its length. */
const NEAR = 40
const DENIED =
  /\b(?:no|non|not|none|without|need|needs|require|requires|seek|seeking|applied for|kein\w*|sans|sin)\b[^.;]{0,30}$/i
const DENIED_AFTER = /^\s{0,2}:?\s{0,2}(?:none|no|not|applied|pending|lottery|in progress)\b/i

export function workRightsIn(text: string): WorkRights {
  const sentences = text.split(/[.;|\n](?=\s|$)|\n/)
  const citizenOf = sentences.flatMap((sentence) => placesBeside(sentence, CITIZEN))
  const mayWorkIn = sentences.flatMap((sentence) => placesBeside(sentence, PERMIT))
  if (sentences.some(holdsGreenCard)) mayWorkIn.push('US')
  const needsVisa = sentences.some(
    (one) => (ON_VISA.test(one) || NEEDS_SPONSOR.test(one)) && !ELSEWHERE.test(one),
  )
  return { citizenOf: distinct(citizenOf), mayWorkIn: distinct(mayWorkIn), needsVisa }
}

function holdsGreenCard(sentence: string): boolean {
  const found = GREEN_CARD.exec(sentence)
  return found !== null && !isDenied(sentence, found.index, found[0].length)
}

const placesBeside = (sentence: string, words: RegExp): string[] =>
  [...sentence.matchAll(words)].flatMap(({ 0: word, index }) => {
    if (isDenied(sentence, index, word.length)) return []
    const named = namedBefore(sentence.slice(Math.max(0, index - NEAR), index))
    const end = index + word.length
    return named.length > 0 ? named : namedAfter(sentence.slice(end, end + 2 * NEAR))
  })

const isDenied = (sentence: string, at: number, length: number) =>
  DENIED.test(sentence.slice(Math.max(0, at - NEAR), at)) ||
  DENIED_AFTER.test(sentence.slice(at + length, at + length + NEAR))

/** "dual Irish/British ", of "dual Irish/British citizen". */
const namedBefore = (before: string) =>
  wordsOf((before.split(/[,;:()]/).at(-1) ?? '').replace(/\p{L}{2,20}-born\b/giu, ''))
    .slice(-3)
    .flatMap((word) => entryOf(DEMONYMS, word) ?? [])

const JOINT = /^\s{0,2}(?:of\b|in\b|for\b|within\b|[:–-])?\s{0,2}(?:the )?/i

/** " of Canada", ": Indian". */
function namedAfter(after: string): string[] {
  const joint = JOINT.exec(after)
  if (joint === null) return []
  const rest = after.slice(joint[0].length).split(/[,;()]/)[0] ?? ''
  const people = wordsOf(rest.slice(0, 40))
    .slice(0, 3)
    .flatMap((word) => entryOf(DEMONYMS, word) ?? [])
  if (people.length > 0 || joint[0].trim() === '') return people
  return parseLocation(rest).countries
}

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .replaceAll('.', '')
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '')

const distinct = (places: string[]) => [...new Set(places)].sort()
