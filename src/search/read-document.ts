/**
 * A job's texts as terms with codes: what the posting lists of a segment are made of.
 * Every field counts a word once, so that repeating it gains nothing. Pairs of neighbouring words are terms in short fields, and in descriptions where they belong to a known
 * phrase ("machine learning"), so that quoted phrases can be found.
 */
import type { JobDocument } from './document.ts'
import { FIELD_WEIGHTS, titleWeight, toCode } from './relevance.ts'
import { pairTerm, type Tables, tagTerm, termNumber } from './tables.ts'
import { readWords } from './terms.ts'

/**
 * The terms of jobs one after the other: job n has those from `ends[n - 1]` to `ends[n]`. A code of 0 stands for a
 * description alone.
 */
export type ReadTerms = { ends: number[]; terms: Uint32Array; codes: Uint8Array; used: number }

export const createReadTerms = (): ReadTerms => ({
  ends: [],
  terms: new Uint32Array(1 << 10),
  codes: new Uint8Array(1 << 10),
  used: 0,
})

/** Reads jobs for one writer; `phrases` are several words each, as people write them. */
export type DocumentReader = (job: JobDocument, into: ReadTerms) => void

export function createDocumentReader(tables: Tables, phrases: Iterable<string>): DocumentReader {
  const { terms } = tables
  const knownPairs = readPairs(phrases)
  // one job's sums by term: of short fields, and whether the description has it; zero between jobs
  let short = new Float64Array(1 << 12)
  let long = new Uint8Array(1 << 12)
  let met: number[] = []
  let said: number[] = []

  function numberOf(text: string): number {
    const number = termNumber(terms, text)
    if (number >= short.length) {
      const [oldShort, oldLong] = [short, long]
      short = new Float64Array(oldShort.length * 2)
      long = new Uint8Array(oldLong.length * 2)
      short.set(oldShort)
      long.set(oldLong)
    }
    return number
  }

  function addLong(number: number) {
    if (long[number]) return
    if (short[number] === 0) met.push(number)
    long[number] = 1
  }

  /** Once in this field, however often the text says it. */
  function addOnce(text: string, weight: number) {
    const number = numberOf(text)
    if (said.includes(number)) return
    said.push(number)
    if (short[number] === 0) met.push(number)
    short[number] = (short[number] as number) + weight
  }

  function addField(texts: Iterable<string>, weigh: number | ((words: number) => number)) {
    said = []
    for (const text of texts) {
      const { words, forms } = readWords(text)
      const weight = typeof weigh === 'number' ? weigh : weigh(words.length)
      for (const [at, word] of words.entries()) {
        addOnce(word, weight)
        if (at > 0) addOnce(pairTerm(words[at - 1] as string, word), weight)
      }
      for (const form of forms) addOnce(form, weight)
    }
  }

  function addDescription(text: string) {
    const { words, forms } = readWords(text)
    let seconds: Set<string> | undefined
    for (let at = 0; at < words.length; at++) {
      const word = words[at] as string
      addLong(numberOf(word))
      if (seconds?.has(word)) addLong(numberOf(pairTerm(words[at - 1] as string, word)))
      seconds = knownPairs.get(word)
    }
    for (const form of forms) addLong(numberOf(form))
  }

  return (job, into) => {
    met = []
    addField([job.title], titleWeight)
    addField([job.company], FIELD_WEIGHTS.company)
    addField(job.tags, FIELD_WEIGHTS.tags)
    addField(placeTexts(job), FIELD_WEIGHTS.place)
    if (job.category !== null) addField([job.category], FIELD_WEIGHTS.category)
    said = []
    for (const tag of job.tags) addOnce(tagTerm(tag), FIELD_WEIGHTS.tags)
    if (job.descriptionText !== null) addDescription(job.descriptionText)

    reserve(into, into.used + met.length)
    for (const number of met) {
      const weight = short[number] as number
      const mention = long[number] ? FIELD_WEIGHTS.description : 0
      into.terms[into.used] = number
      into.codes[into.used++] = weight === 0 ? 0 : toCode(weight + mention)
      short[number] = 0
      long[number] = 0
    }
    into.ends.push(into.used)
  }
}

/** Everything a job's place may be asked by. */
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
