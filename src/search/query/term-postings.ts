/**
 * Prepares a plan for reading segments: its words become term numbers, its weights become scores by code. For one
 * segment, finds the entries of each alternative.
 */

import { bitmapOf, findPosition, placeIn } from '#search/postings/postings.ts'
import { LONG_CODE, longScore, scoresOfCodes } from '#search/postings/relevance.ts'
import { byRowOf, type StoredByRow, storedOf } from '#search/postings/stored-counts.ts'
import type { Scratch } from '#search/segments/scratch.ts'
import type { Segment } from '#search/segments/segment.ts'
import { findTerm, pairTerm, type Terms } from '#search/segments/tables.ts'
import { readBits } from '#search/structures/row-bits.ts'
import type { Plan } from './plan.ts'

/** Terms that a job must all have, and the score that this adds, by the code of the weakest. */
export type TermExpansion = { terms: number[]; scores: Int32Array; onlyShort: boolean }
/** For uses in which only meeting counts. */
export const ANY_SCORES = scoresOfCodes(1)

export type PreparedClause = { expansions: TermExpansion[]; isNeeded: boolean }
export type PreparedPlan = { clauses: PreparedClause[]; without: TermExpansion[] }

/**
 * Entries of one expansion in one segment: part of a short list with scores by code, and part of a long list, or a
 * bitmap, with one score for all. No row is in both.
 */
export type TermPostings = {
  scores: Int32Array
  codes: Uint8Array
  short: Uint16Array
  long: Uint16Array
  bits: Uint32Array | null
  longScore: number
  /** The number of its stored counts; -1 if it has none. */
  stored: number
  /** The same entries by row, for terms with stored counts. */
  byRow: StoredByRow | null
}

export function preparePlan(plan: Plan, terms: Terms): PreparedPlan {
  return {
    clauses: plan.clauses.map((clause) => {
      const scoresFor = rememberScores(clause.rarity)
      return {
        isNeeded: clause.isNeeded,
        expansions: clause.alternatives.flatMap((alternative) => {
          const numbers = termsOf(alternative.words, terms)
          if (!numbers) return []
          const { weight, onlyShort } = alternative
          return [{ terms: numbers, scores: scoresFor(weight), onlyShort }]
        }),
      }
    }),
    without: plan.without.flatMap((words) => {
      const numbers = termsOf(words, terms)
      return numbers ? [{ terms: numbers, scores: ANY_SCORES, onlyShort: false }] : []
    }),
  }
}

/** The terms of adjacent words: the word itself, or each pair; null if no job has one of them. */
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
  const known = new Map<number, Int32Array>()
  return (weight: number): Int32Array => {
    const scores = known.get(weight) ?? scoresOfCodes(weight * rarity)
    known.set(weight, scores)
    return scores
  }
}

/** The postings of the expansions in this segment; expansions without any are left out. */
export function postingsOf(
  segment: Segment,
  expansions: readonly TermExpansion[],
  scratch: Scratch,
): TermPostings[] {
  const postings: TermPostings[] = []
  for (const expansion of expansions) {
    const termPostings =
      expansion.terms.length === 1
        ? postingsOfTerm(segment, expansion.terms[0] as number, expansion)
        : sideBySide(segment, expansion, scratch)
    if (termPostings) postings.push(termPostings)
  }
  return postings
}

export const listSize = ({ short, long }: TermPostings) => short.length + long.length

/** Roughly how much work it is to read. */
export const sizeOf = ({ short, long, bits }: TermPostings) =>
  short.length + long.length + (bits ? bits.length * 4 : 0)

const NO_ROWS = new Uint16Array(0)

function postingsOfTerm(
  segment: Segment,
  term: number,
  { scores, onlyShort }: TermExpansion,
): TermPostings | null {
  const position = findPosition(segment, term)
  if (position < 0) return null
  const start = segment.shortStarts[position] as number
  const end = segment.shortStarts[position + 1] as number
  if (onlyShort && start === end) return null
  return {
    scores,
    codes: segment.shortCodes.subarray(start, end),
    short: segment.shortRows.subarray(start, end),
    long: onlyShort
      ? NO_ROWS
      : segment.longRows.subarray(segment.longStarts[position], segment.longStarts[position + 1]),
    bits: onlyShort ? null : bitmapOf(segment, position),
    longScore: longScore(scores),
    stored: storedOf(segment, position, onlyShort),
    byRow: onlyShort ? null : byRowOf(segment, position),
  }
}

/**
 * Rows that have all the terms, with the code of the weakest: the rows of the shortest lists are looked up in the
 * others.
 */
function sideBySide(
  segment: Segment,
  expansion: TermExpansion,
  { next }: Scratch,
): TermPostings | null {
  const postings = expansion.terms.map((term) => postingsOfTerm(segment, term, expansion))
  if (postings.includes(null)) return null
  const [fewest, ...others] = (postings as TermPostings[]).sort((a, b) => sizeOf(a) - sizeOf(b))
  const { short, long, bits } = fewest as TermPostings
  next.rows.set(short)
  next.rows.set(long, short.length)
  const end = short.length + long.length
  const count = bits ? readBits(bits, next.rows, end) : end

  const rows = new Uint16Array(count)
  const codes = new Uint8Array(count)
  let kept = 0
  for (const row of next.rows.subarray(0, count).sort()) {
    const weakest = others.reduce(
      (code, termPostings) => Math.min(code, codeOf(termPostings, row)),
      codeOf(fewest as TermPostings, row),
    )
    rows[kept] = row
    codes[kept] = weakest
    kept += weakest === 0 ? 0 : 1
  }
  if (kept === 0) return null
  return {
    scores: expansion.scores,
    codes: codes.subarray(0, kept),
    short: rows.subarray(0, kept),
    long: NO_ROWS,
    bits: null,
    longScore: 0,
    stored: -1,
    byRow: null,
  }
}

/** The code of a row's entry; 0 if the row has none. */
export function codeOf({ codes, short, long, bits, byRow }: TermPostings, row: number): number {
  if (byRow) return byRow.codes[row] as number
  const place = placeIn(short, row)
  if (place >= 0) return codes[place] as number
  return hasBit(bits, row) || placeIn(long, row) >= 0 ? LONG_CODE : 0
}

const hasBit = (bits: Uint32Array | null, row: number) =>
  bits !== null && (((bits[row >>> 5] as number) >>> (row & 31)) & 1) === 1
