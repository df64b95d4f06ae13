/**
 * Reads a job's texts into terms with codes, which the posting lists of a segment are made of. Every field counts a
 * word once, so repeating it gains nothing. Pairs of neighboring words are terms too, so that quoted phrases can be
 * found: all pairs in short fields, and in descriptions those of known phrases ("machine learning").
 */
import type { JobDocument } from '#search/segments/document.ts'
import { pairTerm, type Tables, tagTerm, termNumber } from '#search/segments/tables.ts'
import { FIELD_WEIGHTS, titleWeight, toCode } from './relevance.ts'
import { readWords } from './terms.ts'

/**
 * The terms of jobs one after another: job n has those from `ends[n - 1]` to `ends[n]`. A code of 0 means that only the
 * description has the term.
 */
export type ReadTerms = { ends: number[]; terms: Uint32Array; codes: Uint8Array; used: number }

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
  // one job's sums by term: the weight of short fields, and whether the description has it; zero between jobs
  let short = new Float64Array(1 << 12)
  let long = new Uint8Array(1 << 12)
  let met: number[] = []
  let added: number[] = []

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

  /** Adds a word once per field, however often the text has it. */
  function addOnce(text: string, weight: number) {
    const number = numberOf(text)
    if (added.includes(number)) return
    added.push(number)
    if (short[number] === 0) met.push(number)
    short[number] = (short[number] as number) + weight
  }

  function addField(texts: Iterable<string>, weigh: number | ((words: number) => number)) {
    added = []
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
    added = []
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
