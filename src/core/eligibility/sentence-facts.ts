/** What one sentence of a listing says about where its people may live. */
import { isOnlyLocation } from '#core/place/place.ts'
import { distinct, readStatedPlaces } from '#core/place/stated-places.ts'
import { allMatches } from '#core/text/all-matches.ts'
import { type Alternatives, matchesOf, possibleOf } from '#core/text/alternatives.ts'
import { type Cue, cue, mayHave } from '#core/text/cue.ts'
import { entryOf } from '#core/text/entry-of.ts'
import { textRuns } from '#core/text/text-runs.ts'
import type { EligibilityFacts } from './eligibility.ts'
import * as words from './sentence-facts-words.ts'
import { readWorkHours } from './work-hours.ts'

type Limits = Pick<EligibilityFacts, 'except' | 'residents' | 'preferred'> & {
  /** A limit in so many words; otherwise it may only repeat the location. */
  isStrong: boolean
  isLocal: boolean
  /** "We hire remotely in the US": places of remote work, which may be new beside an office. */
  remoteIn: string[]
}

export type SentenceFacts = Limits &
  Pick<EligibilityFacts, 'citizens' | 'permit' | 'visa' | 'relocation' | 'hours' | 'onSite'> & {
    /** People from everywhere, unless the location states a limit. */
    isWorldwide: boolean
    /** The same even then: "non-US candidates welcome". */
    isOpenToOthers: boolean
  }

const MAX_CHARACTERS = 600
/** Around a word, in characters: what it goes with. */
const NEAR = 45
const TAIL = 130

const CUES = {
  allowed: cue(words.ALLOWED_END),
  outside: cue(words.OUTSIDE),
  noOthers: cue(words.NO_OTHERS),
  except: cue(words.EXCEPT_WORD),
  citizen: cue(words.CITIZEN),
  permit: cue(words.PERMIT),
  visa: cue(words.VISA),
  relocation: cue(words.RELOCATION),
  hours: cue(words.HOURS_WORD),
  attendance: cue(words.ATTENDANCE),
  othersWelcome: cue(words.OTHERS_WELCOME),
  worldwide: cue(words.WORLDWIDE),
}
type Matter = keyof typeof CUES

/** What a text may speak of. It is certain that it speaks of nothing else. */
export type PossibleFacts = {
  matters: ReadonlyMap<Matter, Cue>
  liveIn: Alternatives
  beforeLimit: Alternatives
}

const ALL: PossibleFacts = {
  matters: new Map(Object.entries(CUES) as [Matter, Cue][]),
  liveIn: words.LIVE_IN,
  beforeLimit: words.BEFORE_LIMIT,
}

const NO_MATTERS: PossibleFacts['matters'] = new Map()

/** Sentences of a text, each as long as is read. */
export const sentenceStart = (sentence: string): string => sentence.slice(0, MAX_CHARACTERS)

/** Most listings speak of few of these matters, so this saves looking for the others in each sentence. */
export const possibleFacts = (sentences: readonly string[]): PossibleFacts =>
  possibleIn(sentences.map(sentenceStart).join('\n'), ALL)

function possibleIn(text: string, { matters, liveIn, beforeLimit }: PossibleFacts): PossibleFacts {
  const runs = textRuns(text)
  let possible: Map<Matter, Cue> | null = null
  for (const [matter, one] of matters) {
    if (!mayHave(runs, one)) continue
    possible ??= new Map()
    possible.set(matter, one)
  }
  return {
    matters: possible ?? NO_MATTERS,
    liveIn: possibleOf(liveIn, runs),
    beforeLimit: possibleOf(beforeLimit, runs),
  }
}

const isNone = ({ matters, liveIn, beforeLimit }: PossibleFacts) =>
  matters.size === 0 && liveIn.length === 0 && beforeLimit.length === 0

/** `known`: the places of the location, for "must have work authorization". `inText`: `possibleFacts`. */
export function readSentence(
  written: string,
  known: readonly string[],
  inText: PossibleFacts = ALL,
): SentenceFacts {
  const sentence = sentenceStart(written)
  const possible = possibleIn(sentence, inText)
  if (isNone(possible) && !sentence.includes('(')) return NOTHING
  const { matters } = possible
  const has = (name: 'othersWelcome' | 'worldwide') =>
    matters.has(name) && CUES[name].pattern.test(sentence) && !words.CANNOT.test(sentence)
  return {
    ...limitsIn(sentence, known, possible),
    ...permissionIn(sentence, known, possible),
    visa: matters.has('visa') ? visaIn(sentence) : null,
    relocation: matters.has('relocation') ? relocationIn(sentence) : null,
    hours: matters.has('hours') ? hoursIn(sentence) : null,
    onSite: matters.has('attendance') ? attendanceIn(sentence) : [],
    isOpenToOthers: has('othersWelcome'),
    isWorldwide: has('worldwide'),
  }
}

const NO_LIMITS: Limits = {
  except: [],
  residents: [],
  preferred: [],
  remoteIn: [],
  isStrong: false,
  isLocal: false,
}

const NOTHING: SentenceFacts = {
  ...NO_LIMITS,
  citizens: [],
  permit: [],
  visa: null,
  relocation: null,
  hours: null,
  onSite: [],
  isOpenToOthers: false,
  isWorldwide: false,
}

function limitsIn(sentence: string, known: readonly string[], possible: PossibleFacts): Limits {
  const { matters } = possible
  const remoteIn = remoteInBrackets(sentence)
  const mayLiveIn = matchesOf(sentence, possible.liveIn)
  const liveIn = mayLiveIn.length > 0 && words.MAYBE_LIVE_IN.test(sentence) ? mayLiveIn : []
  const beforeLimit = matchesOf(sentence, possible.beforeLimit)
  const allowed = matters.has('allowed') ? allMatches(sentence, words.ALLOWED) : []
  const isOutside = matters.has('outside') && words.OUTSIDE.test(sentence)
  const isNoOthers =
    matters.has('noOthers') && words.NO_OTHERS.test(sentence) && !/sponsor|visa/i.test(sentence)
  const isExcept =
    matters.has('except') && words.EXCEPT_WORD.test(sentence) && words.ABOUT_HIRING.test(sentence)
  const cues = [remoteIn, liveIn, beforeLimit, allowed]
  if (cues.every(({ length }) => length === 0) && !isOutside && !isNoOthers && !isExcept)
    return NO_LIMITS

  const found: Limits = { ...NO_LIMITS, except: [], residents: [], preferred: [], remoteIn }
  const isAboutOthers = words.ABOUT_OTHERS.test(sentence)
  for (const { 0: text, index } of liveIn) {
    const isStrong = words.STRONG.test(text)
    if (isAboutOthers && !isStrong) continue
    addLimit(found, sentence, index, index + text.length, isStrong)
  }
  for (const { 0: text, index } of beforeLimit) {
    const head = phraseBefore(sentence, index)
    if (head === null || words.CITIZEN.test(sentence.slice(0, index))) continue
    if (isAboutOthers && !/only/i.test(text)) continue
    const isWish = words.WISH.test(sentence.slice(index, index + NEAR))
    found[isWish ? 'preferred' : 'residents'].push(...head)
    found.isStrong ||= !isWish
  }
  for (const { index } of allowed) found.preferred.push(...(phraseBefore(sentence, index) ?? []))
  if (isOutside) addOutside(found, sentence)
  if (isNoOthers) {
    found.residents.push(...known)
    found.isStrong = true
  }
  found.isLocal ||= found.residents.length > 0 && words.LOCAL_ALREADY.test(sentence)
  if (isExcept && !isAboutOthers) found.except.push(...readStatedPlaces(sentence).except)
  return {
    ...found,
    except: distinct(found.except.filter((place) => !found.residents.includes(place))),
    residents: distinct(found.residents),
    remoteIn: distinct(found.remoteIn),
    preferred: distinct(found.preferred),
  }
}

const REMOTE_CUE = /remot|anywhere|wfh|home|télétravail|teletra|zdaln|distan/i

function addLimit(
  found: Limits,
  sentence: string,
  from: number,
  to: number,
  isStrong: boolean,
): void {
  const before = sentence.slice(Math.max(0, from - NEAR), to)
  const tail = sentence.slice(to)
  const { places, except } = placesAtStart(tail)
  found.except.push(...except)
  if (places.length === 0) return
  const isWish = words.WISH.test(before) || words.WISH.test(tail.slice(0, NEAR))
  if (words.CANNOT.test(before)) found.except.push(...wholeCountries(tail))
  else if (isWish) found.preferred.push(...places)
  else if (REMOTE_CUE.test(sentence.slice(from, to)) && !isStrong) found.remoteIn.push(...places)
  else {
    found.residents.push(...places)
    found.isStrong ||= isStrong
  }
}

/** "Outside-US hires: sadly no." */
const NO_ANSWER = /[:–—-]\s{0,2}(?:sadly |sorry,? |unfortunately )?no\b/i
const NEGATED = /\b(?:kein|keine|nicht|pas|no|não|non|geen|niet|nie)\b/i

/** "We cannot hire outside the US", "not open to candidates outside of the EU". */
function addOutside(found: Limits, sentence: string): void {
  const outside = words.OUTSIDE.exec(sentence)
  if (outside === null) return
  const before = sentence.slice(Math.max(0, outside.index - 2 * NEAR), outside.index)
  const rest = sentence.slice(outside.index + outside[0].length).replace(/^-/, '')
  const isRefused =
    words.CANNOT.test(before) || NEGATED.test(before) || NO_ANSWER.test(rest.slice(0, 2 * NEAR))
  if (!isRefused) return
  const { places } = placesAtStart(rest)
  if (places.length === 0) return
  found.isLocal ||= NO_ANSWER.test(rest)
  found.residents.push(...places)
  found.except = found.except.filter((place) => !places.includes(place))
  found.isStrong = true
}

/** The places that a phrase begins with, up to the end of the clause. */
function placesAtStart(tail: string): { places: string[]; except: string[] } {
  const cut = tail.slice(0, TAIL)
  const end = words.CLAUSE_END.exec(cut)?.index ?? cut.length
  const { remote, onSite, except, preferred } = readStatedPlaces(cut.slice(0, end))
  return { places: distinct([...onSite, ...(remote?.in ?? []), ...preferred]), except }
}

const IN_BRACKETS = /\(([^()]{4,60})\)/g

/** "Senior Backend Engineer (Remote, Europe)" among several roles. */
function remoteInBrackets(sentence: string): string[] {
  if (!sentence.includes('(')) return []
  const brackets = allMatches(sentence, IN_BRACKETS).map(([, inside = '']) => inside)
  return brackets.flatMap((inside) =>
    /remote/i.test(inside) && isOnlyLocation(inside)
      ? (readStatedPlaces(inside).remote?.in ?? [])
      : [],
  )
}

/** "We cannot hire in California" doesn't exclude the United States. */
function wholeCountries(tail: string): string[] {
  return placesAtStart(`except ${tail}`).except
}

const PHRASE_START = /[.;:()|[\]]|\s[–—-]\s|\b(?:for|to|are|is|from|with|of|hire|hiring|must be)\b/i

/** The places right before a word: "US/Canada" in "US/Canada residents only". */
function phraseBefore(sentence: string, at: number): string[] | null {
  const head = sentence.slice(Math.max(0, at - 80), at)
  const phrase = head.split(PHRASE_START).at(-1) ?? ''
  const tokens = phrase.trim().split(/\s+/)
  const ends = [1, 2, 3].some((count) => {
    const { remote, onSite } = readStatedPlaces(tokens.slice(-count).join(' '))
    return onSite.length > 0 || (remote?.in.length ?? 0) > 0
  })
  if (!ends) return null
  const { remote, onSite } = readStatedPlaces(phrase)
  return distinct([...onSite, ...(remote?.in ?? [])])
}

type Permission = Pick<EligibilityFacts, 'citizens' | 'permit'>

const NONE: Permission = { citizens: [], permit: [] }
/** "… or able to work as a contractor" */
const OR_ELSE = /\bor\b.{0,40}\b(?:contractors?|freelance\w*|remote\w*|sponsor\w*|we can)\b/i
const OF_EMPLOYER = /\b(?:we|help|sponsor|provide|support|obtain|package|spouse)\b/i

function permissionIn(
  sentence: string,
  known: readonly string[],
  { matters }: PossibleFacts,
): Permission {
  const isOfCitizens = matters.has('citizen') && words.CITIZEN.test(sentence)
  const isOfPermit = matters.has('permit') && words.PERMIT.test(sentence)
  if ((!isOfCitizens && !isOfPermit) || words.NO_DEMAND.test(sentence)) return NONE
  const citizens = isOfCitizens ? citizensIn(sentence, known) : []
  if (citizens.length > 0) {
    const isSettledEnough = words.SETTLED.test(sentence) && !words.CLEARANCE.test(sentence)
    return isSettledEnough ? { citizens: [], permit: citizens } : { citizens, permit: [] }
  }
  const permit = words.PERMIT.exec(sentence)
  if (permit === null || OF_EMPLOYER.test(sentence.slice(0, permit.index))) return NONE
  if (OR_ELSE.test(sentence.slice(permit.index))) return NONE
  const places = placesOfPeople(sentence, permit.index, permit[0].length)
  if (places.length > 0) return { citizens: [], permit: places }
  return { citizens: [], permit: known.length === 1 ? [...known] : [] }
}

function citizensIn(sentence: string, known: readonly string[]): string[] {
  const citizen = words.CITIZEN.exec(sentence)
  if (citizen === null) return []
  const places = placesOfPeople(sentence, citizen.index, citizen[0].length)
  if (places.length > 0) return places
  if (words.CLEARANCE.test(citizen[0])) {
    const own = known.filter((place) => /^[A-Z]{2}$/.test(place))
    return own.length > 0 ? own : ['US']
  }
  return /\b(?:us person|u\.s\. person|green card)/i.test(sentence) ? ['US'] : []
}

const OF_PLACE =
  /^[^.;]{0,30}?\b(?:in|of|for|within|from|für|en|au|aux|pour|para|per|voor|dla|do|in der|im|em|no|na|nel|negli|w)\b/iu

/** "US citizens", "citizens of Canada", "authorized to work in the UK", "EU work permit". */
function placesOfPeople(sentence: string, at: number, length: number): string[] {
  const rest = sentence.slice(at + length)
  const after = OF_PLACE.exec(rest.slice(0, 60))
  if (after !== null) {
    const { places } = placesAtStart(rest.slice(after[0].length))
    if (places.length > 0) return places
  }
  const before = sentence.slice(Math.max(0, at - 40), at + length)
  const named = before
    .toLowerCase()
    .replaceAll('.', '')
    .split(/[^\p{L}]+/u)
    .flatMap((word) => entryOf(words.DEMONYMS, word) ?? [])
  return distinct(named.slice(-2))
}

const VISA_ALONE = /^\W*(?:visas?|visa (?:ok|welcome|yes))\W*$/i
const NOT_A_PERMIT = /visa (?:card|inc|holders?)|mastercard/i
const ASKS_FOR = /\b(?:require|requiring|need|needing)\b[^.]{0,25}$/i
const SPONSOR_OF_PEOPLE =
  /visa|candidates|employment|immigration|h-?1b|available|offered|provided|happy to sponsor|(?:can|will|do|able to) sponsor/i

function visaIn(sentence: string): boolean | null {
  const part = sentence.split('|').find((one) => words.VISA.test(one)) ?? ''
  if (VISA_ALONE.test(part)) return true
  const found = words.VISA.exec(part)
  if (found === null || NOT_A_PERMIT.test(part)) return null
  const { before, after } = around(part, found)
  if (words.REFUSED.test(before) || words.REFUSED.test(after)) return false
  if (ASKS_FOR.test(before)) return null
  if (/^sponsor/i.test(found[0]) && !SPONSOR_OF_PEOPLE.test(part)) return null
  return words.HELP.test(before) ||
    words.HELP.test(`${found[0]} ${after}`) ||
    words.MOVE_PACKAGE.test(before) ||
    isShort(part)
    ? true
    : null
}

function relocationIn(sentence: string): boolean | null {
  const part = sentence.split('|').find((one) => words.RELOCATION.test(one)) ?? ''
  const found = words.RELOCATION.exec(part)
  if (found === null) return null
  const { before, after } = around(part, found)
  if (words.REFUSED.test(before.slice(-30)) || words.REFUSED.test(after.slice(0, 30))) return false
  if (words.MOVE_PACKAGE.test(before) || words.MOVE_PACKAGE.test(after)) return true
  if (words.OWN_MOVE.test(part)) return null
  return words.HELP.test(before) || words.HELP.test(after) || isShort(part) ? true : null
}

function around(part: string, found: RegExpExecArray): { before: string; after: string } {
  const end = found.index + found[0].length
  return {
    before:
      part
        .slice(Math.max(0, found.index - NEAR), found.index)
        .split(OTHER_CLAUSE)
        .at(-1) ?? '',
    after: part.slice(end, end + NEAR),
  }
}

const OTHER_CLAUSE = /\b(?:but|however|aber|mais|pero|mas|maar|ale)\b/i

const isShort = (part: string) => part.trim().split(/\s+/).length <= 3

function hoursIn(sentence: string): SentenceFacts['hours'] {
  if (!words.HOURS_WORD.test(sentence)) return null
  return readWorkHours(sentence, readStatedPlaces(sentence).hours)
}

function attendanceIn(sentence: string): string[] {
  if (!words.ATTENDANCE.test(sentence) || words.ABOUT_OTHERS.test(sentence)) return []
  const { onSite, remote } = readStatedPlaces(sentence)
  return distinct([...onSite, ...(remote?.in ?? [])])
}
