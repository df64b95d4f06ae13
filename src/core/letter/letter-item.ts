/**
 * A CV line as an item of a list: the person's own line without what does not belong in a letter (long notes in
 * brackets, what a semicolon adds after a result, what went badly). Words are left out, and never replaced by stronger
 * ones.
 */
import { claimedText } from '#core/skill/claimed-text.ts'
import { findSkills } from '#core/skill/skill.ts'
import { entryOf } from '#core/text/entry-of.ts'
import { verbForm } from '#core/text/verb-forms.ts'
import { writtenNumbers } from '#core/text/written-number.ts'
import { plainLine } from './first-person.ts'
import { sentenceCase } from './letter-picker.ts'

/** In characters; and how long a line may be before a sentence without a number is left out. */
const MAX_ITEM = 210
const SHORT = 120
/** What is shorter is what the next sentence is about: "Dispute handling flow." */
const HEADING = 30
const MIN_WORDS = 5

/** Null if too little or too much is left. */
export function letterItem(line: string): string | null {
  const text = tidyLine(line, MAX_ITEM_NOTE_WORDS)
  const isFit = text.length <= MAX_ITEM && wordCount(text) >= MIN_WORDS
  if (!isFit || isDenied(text) || UNFIT.test(text)) return null
  const said = withoutSubject(text)
  const [first = ''] = said.split(' ')
  // "dbt" and "iOS" have no capital at the start of a line.
  return findSkills(first).includes(first) ? said : sentenceCase(said)
}

/** Signs for words, and words about what is not there. */
const UNFIT =
  /[|…•=<>]|\.\.\.|(?<![kMGT](?:bit|B|b))\/(?:min|sec|s|h|day|mo)\b|\b(?:of|with|for|to) (?:them|these|those)\b|^(?:I )?\p{L}+ (?:them|these|those)\b/iu

/** Part of it is a wish, or is said not to be so. */
const isDenied = (text: string) => {
  // "Without downtime" is how it was done, "in 10 minutes and not the next morning" how much better.
  const plain = text
    .replace(/\bwithout\b|\bwith no\b(?! (?:experience|knowledge))/gi, 'with')
    .replace(/, no (?=\p{Ll}+$)/u, ', with ')
    .replace(/,? and not (?=(?:the|an?|in|on|after) |\d)/gi, ', before ')
  return claimedText(plain) !== plain
}

/** The line without notes of more than `most` words, in the same words. */
export function tidyLine(line: string, most = MAX_NOTE_WORDS): string {
  const [first = '', ...others] = plainLine(wordsForSigns(line))
    .replace(/ here(?=[,.]|$)/, '')
    .split(/(?<=[\p{Ll}\p{N})%])\. (?=[\p{Lu}\d])/u)
  let text = joinedVerbs(splicesApart(partsOf(withoutNotes(first, most))))
  for (const raw of others) {
    const next = splicesApart(partsOf(withoutNotes(raw, most)))
    if (next === '' || isBad(next) || isDenied(next)) continue
    const length = text.length + next.length
    const isKept =
      length <= SHORT || text.length < HEADING || hasNumber(next) || findSkills(next).length > 0
    if (isKept && length <= MAX_ITEM) text = `${text}. ${joinedVerbs(next)}`
  }
  return text
}

/** What went badly, or says more about the person's limits than about their work. */
export const isBad = (text: string) => BAD.test(text)

const BAD =
  /\b(?:although|though|flaky|longer than (?:planned|expected)|later than planned|(?:does|did|do) not work|doesn[’']t work|inconsistent|not yet|let \S+ (?:people |of them )?go\b|laid off|learn(?:ed|t) (?:\p{Lu}|to\b)|would not call|redone|complaints?(?! (?:dropped|fell|halved|stopped|went down))|unfinished|because the first|still (?:wrong|broken))\b/iu

const hasNumber = (text: string) =>
  writtenNumbers(text).length > 0 || /\b(?:half|halved|third|quarter|doubled|tripled)\b/i.test(text)

const CHANGE =
  /\b(?:from \S.{0,40}? to|by \d|by about|down|up|cut|reduced|fell|rose|grew|halved|doubled|went)\b|\d ?%/i

/** "Cut findings from 1,900 to 160; the rest have an owner": the result is enough, unless there is a further one. */
function partsOf(sentence: string): string {
  const [first = '', ...others] = sentence.split('; ')
  const isResult = CHANGE.test(first) && hasNumber(first)
  const kept = others.filter((it) => !isBad(it) && !isDenied(it) && (!isResult || hasNumber(it)))
  return [withoutBad(first), ...kept].join('; ')
}

/** "Single sign-on, took a year longer than planned". */
function withoutBad(part: string): string {
  if (!isBad(part) && !isDenied(part)) return part
  const [first = '', ...others] = part.split(', ')
  return [first, ...others.filter((it) => !isBad(it) && !isDenied(it))].join(', ')
}

const MAX_NOTE_WORDS = 4
/** An item of a list may hold more. */
const MAX_ITEM_NOTE_WORDS = 6

/** "(8 seconds to under 1)" is said in words; of a long note, only a count is kept. */
function withoutNotes(text: string, most: number): string {
  return text.replace(
    /( ?)\(([^()]{1,200})\)(?=(.?))/g,
    (_, gap: string, note: string, next: string) => {
      const change =
        /^(?:from )?(\S{1,12}(?: \p{Ll}{1,12})? to (?:under |over |about )?\d\S{0,12}(?: \p{Ll}{1,12})?)$/u.exec(
          note,
        )?.[1]
      if (change !== undefined && /\d/.test(change))
        return `, from ${change}${next === ' ' ? ',' : ''}`
      const [first = ''] = note.split(/[,;] /)
      const kept = wordCount(note) <= most && isNote(note) ? note : /\d/.test(first) ? first : ''
      const isKept = kept !== '' && wordCount(kept) <= most && !isBad(note)
      return isKept ? `${gap}(${kept})` : ''
    },
  )
}

/** A list of several words is an explanation. */
const isNote = (note: string) =>
  !UNFIT.test(note) && (wordCount(note) <= MAX_NOTE_WORDS || !note.includes(','))

const wordCount = (text: string) => text.split(' ').length

/** "9.6 -> 13" and "58% to 74%" are "from 9.6 to 13" and "from 58% to 74%"; "~90" is "about 90". */
const wordsForSigns = (text: string) =>
  text
    .replace(/(?<=\S) \+ (?=\p{L})/gu, ' and ')
    // "40k route plans/day" is "a day".
    .replace(
      /(?<=\p{L}{2}|\d)(?<![kMGT](?:bit|B|b))\/(day|week|wk|month|mo|year|yr)\b/gu,
      (_, unit: string) => ` ${entryOf(UNITS, unit) ?? `a ${unit}`}`,
    )
    // "400 requests/s", but not "led project/s".
    .replace(
      /(?<=\p{L}{2}|\d)(?<![kMGT](?:bit|B|b))\/(min|h|s)\b/gu,
      (whole, unit: string, at: number) =>
        /\d/.test(text.slice(Math.max(0, at - RATE_LENGTH), at))
          ? ` ${entryOf(UNITS, unit)}`
          : whole,
    )
    .replace(/(?<![\p{L}\d])~ ?(?=\d)/gu, 'about ')
    .replace(/(?<!\bfrom )(?<![\d.,])(\d[\d.,]{0,9} ?%?) ?(?:->|→) ?(?=\d)/gi, 'from $1 to ')
    .replace(/(?<=\p{L}) (?:->|→) (?=\p{L})/gu, ' to ')
    .replace(
      /(?<!\b(?:from|of|between|and) )(?<![\d.,])(\d[\d.,]{0,9} ?%) to (?=\d)/gi,
      'from $1 to ',
    )

/** The number of a rate is at most this far in front of its unit: "400 requests/s". In characters. */
const RATE_LENGTH = 24

const UNITS: Readonly<Record<string, string>> = {
  wk: 'a week',
  mo: 'a month',
  yr: 'a year',
  min: 'a minute',
  h: 'an hour',
  s: 'a second',
}

/** "Built the suite, it runs on every pull request" is two sentences. */
function splicesApart(text: string): string {
  if (BEGINS_CLAUSE.test(text)) return text
  return text.replace(
    /(?<=[\p{L}\p{N})%]), (it|they|this|we|I) (?=(\p{L}+))/gu,
    (whole, subject: string, verb: string, at: number) => {
      const isInside = text.slice(0, at).split('(').length !== text.slice(0, at).split(')').length
      return isInside || !isVerb(verb) ? whole : `. ${sentenceCase(subject)} `
    },
  )
}

const BEGINS_CLAUSE = /^(?:after|when|if|as|while|once|since|before|because|where|until)\b/i

const isVerb = (word: string) =>
  /^(?:is|are|was|were|has|have|had|can|now|used|takes|took|also|still)$/.test(word) ||
  verbForm(word) !== null

/** "Took over a team of 5, grew it to 8" has its "and". */
function joinedVerbs(text: string): string {
  const parts = text.split(', ')
  const last = parts.at(-1) ?? ''
  const [verb = '', next = ''] = last.split(' ')
  const isDone = verbForm(verb)?.form === 'past' && /^(?:it|them|the|an?|half|\d\S*)$/.test(next)
  const lead = verbForm(text.replace(/^I /, '').split(/[ ,]/)[0] ?? '')?.form
  if (parts.length < 2 || !isDone || lead !== 'past' || /[.;:] /.test(last)) return text
  const before = parts.slice(0, -1).join(', ')
  return / and \p{Ll}+ed /u.test(before)
    ? text
    : `${before}${parts.length > 2 ? ',' : ''} and ${last}`
}

/** Items of a list begin with their verb. */
const withoutSubject = (text: string) =>
  /^I (?!am |was |have |had |do |did )\p{Ll}+ /u.test(text) && !/\. I /.test(text)
    ? text.slice(2)
    : text
