/**
 * How similar a whole job is to a whole text, by which the best few matches are reranked. The text is compared with the
 * title's words in their order; company and place may meet parts that the title does not.
 */
import { isNoiseWord } from '#core/search/noise-words.ts'
import { likeness, titleWordWeights } from '#search/postings/relevance.ts'
import type { Clause, How, Plan } from '#search/query/plan.ts'
import { findTerm, pairTerm, type Tables } from '#search/segments/tables.ts'
import type { NameWords } from './name-words.ts'

/** The factor for a job, by its numbers of title, employer and location. */
export type TitleLikeness = (title: number, employer: number, location: number) => number

/** Parts of the text are bits, because a text has at most 32. */
type Pattern = Met & { phrases: (Met & { terms: number[] })[] }
/** `own` are the parts met by the text's own words, or by their corrections. */
type Met = { parts: number; own: number }
/** What meets which parts, by the first term. */
type Patterns = Map<number, Pattern>

export function createTitleLikeness(
  { clauses }: Plan,
  { terms, titleWords }: Tables,
  names: NameWords,
  jobs: number,
): TitleLikeness {
  const patterns = readPatterns(clauses, (text) => findTerm(terms, text))
  const noise = bitsOf(clauses, ({ asked, isNeeded }) => !isNeeded && isNoiseWord(asked))
  const wishes = bitsOf(clauses, () => true) & ~noise
  const weights = titleWordWeights(jobs)
  const employers = new Map<number, number>()
  const locations = new Map<number, number>()
  const all: Met = { parts: 0, own: 0 }
  let met = new Int32Array(64)

  /** Leaves in `met` the parts that each of the words meets, and in `all` the parts that all of them meet together. */
  function read(words: Uint32Array, start: number, end: number) {
    if (met.length < end - start) met = new Int32Array((end - start) * 2)
    else met.fill(0, 0, end - start)
    all.parts = 0
    all.own = 0
    for (let at = start; at < end; at++) {
      const pattern = patterns.get(words[at] as number)
      if (pattern === undefined) continue
      met[at - start] = (met[at - start] as number) | pattern.parts
      all.parts |= pattern.parts
      all.own |= pattern.own
      for (const { terms, parts, own } of pattern.phrases) {
        if (!isAt(words, at, end, terms)) continue
        for (let next = 0; next < terms.length; next++) {
          met[at - start + next] = (met[at - start + next] as number) | parts
        }
        all.parts |= parts
        all.own |= own
      }
    }
  }

  function remembered(
    known: Map<number, number>,
    number: number,
    wordsOf: (number: number) => Uint32Array,
  ) {
    let parts = known.get(number)
    if (parts === undefined) {
      const words = wordsOf(number)
      read(words, 0, words.length)
      parts = all.parts
      known.set(number, parts)
    }
    return parts
  }

  return (title, employer, location) => {
    const elsewhere =
      remembered(employers, employer, names.employer) |
      remembered(locations, location, names.location)
    const start = titleWords.starts[title] as number
    const end = titleWords.starts[title + 1] as number
    const { words } = titleWords
    read(words, start, end)
    const { parts: inTitle, own } = all
    if ((inTitle & wishes) === 0) return 1

    let titleWeight = 0
    let answering = 0
    let inRow = 0
    let before = 0
    let isSameOrder = true
    // the last part of the text that the title has reached, as long as everything is in the same order
    let last = -1
    for (let at = start; at < end; at++) {
      const parts = met[at - start] as number
      const weight = weights[Math.clz32(terms.inShort[words[at] as number] as number)] as number
      titleWeight += weight
      inRow |= ((before | parts) << 1) & parts
      before = parts
      // a repeated word answers nothing more
      if (parts !== 0 && timesBefore(words, start, at) < countBits(parts)) answering += weight
      else isSameOrder = false
      const isNext = last + 1 < clauses.length && (parts & (1 << (last + 1))) !== 0
      if (!isNext && (last < 0 || (parts & (1 << last)) === 0)) isSameOrder = false
      while (last + 1 < clauses.length && parts & (1 << (last + 1))) last++
    }
    const asked = wishes | (noise & inTitle)
    return likeness({
      asked: countBits(asked),
      met: countBits(asked & (inTitle | elsewhere)),
      metOtherwise: countBits(asked & inTitle & ~elsewhere & ~own),
      precision: answering / titleWeight,
      inRow: clauses.length < 2 ? 1 : countBits(inRow) / (clauses.length - 1),
      isSameOrder: isSameOrder && last === clauses.length - 1,
    })
  }
}

function readPatterns(clauses: Clause[], termOf: (text: string) => number): Patterns {
  const patterns: Patterns = new Map()
  const add = (words: string[], part: number, isOwn: boolean) => {
    const terms = words.map(termOf)
    const [first] = terms
    if (first === undefined || terms.includes(-1)) return
    const pattern = patterns.get(first) ?? { parts: 0, own: 0, phrases: [] }
    patterns.set(first, pattern)
    const met = { parts: 1 << part, own: isOwn ? 1 << part : 0 }
    if (terms.length > 1) pattern.phrases.push({ terms, ...met })
    pattern.parts |= terms.length > 1 ? 0 : met.parts
    pattern.own |= terms.length > 1 ? 0 : met.own
  }
  for (const [part, { alternatives }] of clauses.entries()) {
    for (const { words, how } of alternatives) {
      if (how === 'longer') continue
      add(words, part, OWN.has(how))
      const [word] = words
      if (words.length > 1 || word === undefined || how === 'beginning') continue
      // "fullstack" is met by "full-stack"
      for (let at = MIN_HALF; at <= word.length - MIN_HALF; at++) {
        const halves = [word.slice(0, at), word.slice(at)] as const
        if (termOf(pairTerm(...halves)) >= 0) add([...halves], part, false)
      }
    }
  }
  return patterns
}

const OWN: ReadonlySet<How> = new Set(['itself', 'phrase', 'slip'])

/** Minimum length of each half of a word that may be written as two. */
export const MIN_HALF = 2

function isAt(words: Uint32Array, at: number, end: number, terms: number[]): boolean {
  if (at + terms.length > end) return false
  for (let next = 1; next < terms.length; next++) {
    if (words[at + next] !== terms[next]) return false
  }
  return true
}

function timesBefore(words: Uint32Array, start: number, at: number): number {
  let times = 0
  for (let other = start; other < at; other++) if (words[other] === words[at]) times++
  return times
}

const bitsOf = (clauses: Clause[], has: (clause: Clause) => boolean) =>
  clauses.reduce((bits, clause, part) => bits | (has(clause) ? 1 << part : 0), 0)

function countBits(bits: number): number {
  let count = 0
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++
  return count
}
