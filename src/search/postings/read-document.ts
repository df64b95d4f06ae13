/**
 * Reads a job's texts into terms with codes, which the posting lists of a segment are made of. Every field counts a
 * word once, so repeating it gains nothing. Pairs of neighboring words are terms too, so that quoted phrases can be
 * found: all pairs in short fields, and in descriptions those of known phrases ("machine learning").
 */
import { COMPOUNDS } from '#core/text/word-rules.ts'
import type { JobDocument } from '#search/segments/document.ts'
import {
  pairTerm,
  type Tables,
  tagTerm,
  termNumber,
  termNumberOfUnits,
} from '#search/segments/tables.ts'
import { rememberRecent } from '#search/structures/recent-texts.ts'
import { textOf } from '#search/structures/string-table.ts'
import { FIELD_WEIGHTS, titleWeight, toCode } from './relevance.ts'
import { compoundOf, readWords, takeWords, type WordTaker } from './terms.ts'

/**
 * The terms of jobs one after another: job n has those from `ends[n - 1]` to `ends[n]`. A code of 0 means that only the
 * description has the term.
 */
export type ReadTerms = { ends: number[]; terms: Uint32Array; codes: Uint8Array; used: number }

/** Each term of a text once, and the number of its words. */
type FieldTerms = { numbers: number[]; words: number }
/** The known pair of two words and their compound, as terms; -1 if there is none. */
type Joined = { pair: number; compound: number }

/**
 * Marks of terms: the job's description has it; and once it is KNOWN, whether a known pair or a compound begins with it,
 * and whether one ends with it.
 */
const IN_DESCRIPTION = 1
const KNOWN = 2
const LEADS = 4
const FOLLOWS = 8

export const createReadTerms = (): ReadTerms => ({
  ends: [],
  terms: new Uint32Array(1 << 10),
  codes: new Uint8Array(1 << 10),
  used: 0,
})

/** Reads jobs for one writer; `phrases` have several words each, as people write them. */
export type DocumentReader = (job: JobDocument, into: ReadTerms) => void

export function createDocumentReader(tables: Tables, phrases: Iterable<string>): DocumentReader {
  const { terms } = tables
  const knownPairs = readPairs(phrases)
  const following = new Set([...COMPOUNDS.values()])
  for (const seconds of knownPairs.values()) for (const word of seconds) following.add(word)
  const joined = new Map<number, Map<number, Joined>>()
  // one job's sums by term: the weight of short fields, and whether the description has it; zero between jobs
  let short = new Float64Array(1 << 12)
  let marks = new Uint8Array(1 << 12)
  let met: number[] = []

  const numberOf = (text: string) => withRoom(termNumber(terms, text))

  function withRoom(number: number): number {
    if (number >= short.length) {
      const [oldShort, oldMarks] = [short, marks]
      short = new Float64Array(oldShort.length * 2)
      marks = new Uint8Array(oldMarks.length * 2)
      short.set(oldShort)
      marks.set(oldMarks)
    }
    return number
  }

  /** Returns the marks of the term. */
  function addLong(number: number): number {
    const before = marks[number] as number
    if (before & IN_DESCRIPTION) return before
    if (short[number] === 0) met.push(number)
    marks[number] = before | IN_DESCRIPTION
    return before
  }

  function addShort(number: number, weight: number) {
    if (short[number] === 0) met.push(number)
    short[number] = (short[number] as number) + weight
  }

  function readField(text: string): FieldTerms {
    const { words, forms } = readWords(text)
    const numbers: number[] = []
    const add = (term: string) => {
      const number = numberOf(term)
      if (!numbers.includes(number)) numbers.push(number)
    }
    for (const [at, word] of words.entries()) {
      add(word)
      if (at > 0) add(pairTerm(words[at - 1] as string, word))
    }
    for (const form of forms) add(form)
    return { numbers, words: words.length }
  }
  /** Skills and places are the same in many jobs. */
  const knownField = rememberRecent(readField)
  const tagNumber = rememberRecent((tag: string) => numberOf(tagTerm(tag)))

  function addField(text: string, weigh: number | ((words: number) => number)) {
    const { numbers, words } = readField(text)
    const weight = typeof weigh === 'number' ? weigh : weigh(words)
    for (const number of numbers) addShort(number, weight)
  }

  /** A field of several texts. Adds a word once, however many of them have it. */
  function addFields(texts: readonly string[], weight: number) {
    const added: number[] = []
    for (const text of texts) {
      for (const number of knownField(text).numbers) {
        if (added.includes(number)) continue
        added.push(number)
        addShort(number, weight)
      }
    }
  }

  /** The word before, if it may begin a pair or a compound; otherwise -1. */
  let lead = -1

  function addDescribed(number: number, mayJoin: boolean) {
    let own = addLong(number)
    if ((own & KNOWN) === 0) {
      own = marksOf(textOf(terms.texts, number))
      marks[number] = (marks[number] as number) | own
    }
    if (lead >= 0 && own & FOLLOWS) addJoined(number, mayJoin)
    lead = own & LEADS ? number : -1
  }

  const marksOf = (word: string) =>
    KNOWN |
    (knownPairs.has(word) || COMPOUNDS.has(word) ? LEADS : 0) |
    (following.has(word) ? FOLLOWS : 0)

  function addJoined(number: number, mayJoin: boolean) {
    const { pair, compound } = joinedOf(number)
    if (pair >= 0) addLong(pair)
    if (mayJoin && compound >= 0) addLong(compound)
  }

  /** What the word makes with the one before. */
  function joinedOf(number: number): Joined {
    const ofLead = joined.get(lead) ?? new Map<number, Joined>()
    const known = ofLead.get(number)
    if (known) return known
    const first = textOf(terms.texts, lead)
    const word = textOf(terms.texts, number)
    const compound = compoundOf(first, word)
    const found = {
      pair: knownPairs.get(first)?.has(word) ? numberOf(pairTerm(first, word)) : -1,
      compound: compound === null ? -1 : numberOf(compound),
    }
    joined.set(lead, ofLead.set(number, found))
    return found
  }

  const describing: WordTaker = {
    part: (range) => addDescribed(withRoom(termNumberOfUnits(terms, range)), true),
    word: (word) => addDescribed(numberOf(word), true),
    hyphenated: (word) => addDescribed(numberOf(word), false),
    form: (form) => addLong(numberOf(form)),
  }

  function addDescription(text: string) {
    lead = -1
    takeWords(text, describing)
  }

  return (job, into) => {
    met = []
    addField(job.title, titleWeight)
    addField(job.company, FIELD_WEIGHTS.company)
    addFields(job.tags, FIELD_WEIGHTS.tags)
    addFields(placeTexts(job), FIELD_WEIGHTS.place)
    if (job.category !== null) addFields([job.category], FIELD_WEIGHTS.category)
    for (const number of new Set(job.tags.map(tagNumber))) addShort(number, FIELD_WEIGHTS.tags)
    if (job.descriptionText !== null) addDescription(job.descriptionText)

    reserve(into, into.used + met.length)
    for (const number of met) {
      const weight = short[number] as number
      const mention = (marks[number] as number) & IN_DESCRIPTION ? FIELD_WEIGHTS.description : 0
      into.terms[into.used] = number
      into.codes[into.used++] = weight === 0 ? 0 : toCode(weight + mention)
      short[number] = 0
      marks[number] = (marks[number] as number) & ~IN_DESCRIPTION
    }
    into.ends.push(into.used)
  }
}

/** All texts by which a job's place can be searched. */
export const placeTexts = (job: JobDocument) => [
  ...(job.locationText === null ? [] : [job.locationText]),
  ...job.places,
  ...job.placeNames,
]

/** Second words by first word. */
export function readPairs(phrases: Iterable<string>): Map<string, Set<string>> {
  const pairs = new Map<string, Set<string>>()
  for (const phrase of phrases) {
    const { words } = readWords(phrase)
    for (const [at, word] of words.entries()) {
      if (at === 0) continue
      const first = words[at - 1] as string
      const seconds = pairs.get(first) ?? new Set()
      pairs.set(first, seconds.add(word))
    }
  }
  return pairs
}

function reserve(into: ReadTerms, length: number) {
  if (length <= into.terms.length) return
  const room = Math.max(length, into.terms.length * 2)
  const [terms, codes] = [new Uint32Array(room), new Uint8Array(room)]
  terms.set(into.terms)
  codes.set(into.codes)
  into.terms = terms
  into.codes = codes
}
