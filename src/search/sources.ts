/**
 * A plan made ready for reading segments: its words as numbers of terms, its worths as scores by code; and for one
 * segment, where the entries of each alternative lie.
 */
import type { Alternative, Plan } from './plan.ts'
import { findDense, findPosition } from './postings.ts'
import { scoresOfCodes } from './relevance.ts'
import type { Scratch } from './scratch.ts'
import type { Segment } from './segment.ts'
import { findTerm, pairTerm, type Terms } from './tables.ts'

/** Terms that a job must all have, and what that adds to its score by the code of the weakest; 0 where it is none. */
export type Way = { terms: number[]; scores: Int32Array }
export type ReadyClause = { ways: Way[]; isNeeded: boolean }
export type ReadyPlan = { clauses: ReadyClause[]; without: Way[] }

/** Entries of one way in one segment: a part of some posting lists, or a block of dense codes. */
export type Source = {
  scores: Int32Array
  rows: Uint16Array
  codes: Uint8Array
  start: number
  /** Where the second ascending run begins. */
  middle: number
  end: number
  /** Where in `codes` the code of row 0 is, when there is one for every row; -1 for lists. */
  dense: number
}

export function readyPlan(plan: Plan, terms: Terms): ReadyPlan {
  return {
    clauses: plan.clauses.map((clause) => {
      const scoresFor = rememberScores(clause.rarity)
      return {
        isNeeded: clause.isNeeded,
        ways: clause.alternatives.flatMap((alternative) => {
          const numbers = termsOf(alternative.words, terms)
          return numbers ? [{ terms: numbers, scores: scoresFor(alternative) }] : []
        }),
      }
    }),
    without: plan.without.flatMap((words) => {
      const numbers = termsOf(words, terms)
      return numbers ? [{ terms: numbers, scores: scoresOfCodes(1, false) }] : []
    }),
  }
}

/** The terms of words side by side: the word, or each pair; null when no job has one of them. */
export function termsOf(words: readonly string[], terms: Terms): number[] | null {
  const [first] = words
  if (first === undefined) return null
  const texts =
    words.length === 1
      ? [first]
      : words.slice(1).map((word, at) => pairTerm(words[at] as string, word))
  const numbers = texts.map((text) => findTerm(terms, text))
  return numbers.includes(-1) ? null : numbers
}

function rememberScores(rarity: number) {
  const known = new Map<string, Int32Array>()
  return ({ weight, onlyShort }: Alternative): Int32Array => {
    const key = `${weight} ${onlyShort}`
    const scores = known.get(key) ?? scoresOfCodes(weight * rarity, onlyShort)
    known.set(key, scores)
    return scores
  }
}

/** Where this segment has the clause's entries; none when it has none. */
export function sourcesOf(segment: Segment, ways: readonly Way[], scratch: Scratch): Source[] {
  const sources: Source[] = []
  for (const way of ways) {
    const source =
      way.terms.length === 1
        ? sourceOf(segment, way.terms[0] as number, way.scores)
        : sideBySide(segment, way, scratch)
    if (source) sources.push(source)
  }
  return sources
}

export const sizeOf = (source: Source, rows: number) =>
  source.dense >= 0 ? rows : source.end - source.start

function sourceOf(segment: Segment, term: number, scores: Int32Array): Source | null {
  const position = findPosition(segment, term)
  if (position < 0) return null
  const block = findDense(segment, position)
  if (block >= 0) {
    const { denseCodes, rows } = segment
    const dense = block * rows
    return { scores, rows: segment.postings, codes: denseCodes, start: 0, middle: 0, end: 0, dense }
  }
  const isOnlyShort = scores[1] === 0
  const start = segment.starts[position * 2] as number
  const middle = segment.starts[position * 2 + 1] as number
  const end = isOnlyShort ? middle : (segment.starts[position * 2 + 2] as number)
  if (start === end) return null
  return { scores, rows: segment.postings, codes: segment.codes, start, middle, end, dense: -1 }
}

/** Rows that have all the terms, as strongly as the weakest. */
function sideBySide(segment: Segment, way: Way, { steps }: Scratch): Source | null {
  let rows: number[] = []
  let codes = new Map<number, number>()
  for (const [step, term] of way.terms.entries()) {
    const source = sourceOf(segment, term, way.scores)
    if (!source) {
      rows = []
      break
    }
    const kept: number[] = []
    const weakest = new Map<number, number>()
    forEachEntry(source, segment.rows, (row, code) => {
      if (step > 0 && steps[row] !== step) return
      kept.push(row)
      weakest.set(row, Math.min(code, codes.get(row) ?? code))
    })
    for (const row of rows) steps[row] = 0
    for (const row of kept) steps[row] = step + 1
    rows = kept
    codes = weakest
  }
  for (const row of rows) steps[row] = 0
  if (rows.length === 0) return null
  rows.sort((a, b) => a - b)
  return {
    scores: way.scores,
    rows: Uint16Array.from(rows),
    codes: Uint8Array.from(rows, (row) => codes.get(row) as number),
    start: 0,
    middle: rows.length,
    end: rows.length,
    dense: -1,
  }
}

function forEachEntry(source: Source, rows: number, visit: (row: number, code: number) => void) {
  if (source.dense >= 0) {
    for (let row = 0; row < rows; row++) {
      const code = source.codes[source.dense + row] as number
      if (source.scores[code]) visit(row, code)
    }
    return
  }
  for (let at = source.start; at < source.end; at++) {
    visit(source.rows[at] as number, source.codes[at] as number)
  }
}
