/**
 * A plan made ready for reading segments: its words as numbers of terms, its worths as scores by code; and for one
 * segment, where the entries of each alternative lie.
 */
import type { Plan } from './plan.ts'
import { bitmapOf, findPosition, placeIn, readBits } from './postings.ts'
import { LONG_CODE, longScore, scoresOfCodes } from './relevance.ts'
import type { Scratch } from './scratch.ts'
import type { Segment } from './segment.ts'
import { storedOf } from './stored-counts.ts'
import { findTerm, pairTerm, type Terms } from './tables.ts'

/** Terms that a job must all have, and what that adds to its score by the code of the weakest. */
export type Way = { terms: number[]; scores: Int32Array; onlyShort: boolean }
/** Where only meeting counts. */
export const ANY_SCORES = scoresOfCodes(1)

export type ReadyClause = { ways: Way[]; isNeeded: boolean }
export type ReadyPlan = { clauses: ReadyClause[]; without: Way[] }

/**
 * Entries of one way in one segment: part of a short list with scores by code, and of a long list, or bits, with one
 * score for all. No row is in both.
 */
export type Source = {
  scores: Int32Array
  codes: Uint8Array
  short: Uint16Array
  long: Uint16Array
  bits: Uint32Array | null
  longScore: number
  /** Number of its stored counts; -1 when it has none. */
  stored: number
}

export function readyPlan(plan: Plan, terms: Terms): ReadyPlan {
  return {
    clauses: plan.clauses.map((clause) => {
      const scoresFor = rememberScores(clause.rarity)
      return {
        isNeeded: clause.isNeeded,
        ways: clause.alternatives.flatMap((alternative) => {
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
  const known = new Map<number, Int32Array>()
  return (weight: number): Int32Array => {
    const scores = known.get(weight) ?? scoresOfCodes(weight * rarity)
    known.set(weight, scores)
    return scores
  }
}

/** Where this segment has the ways' entries; none when it has none. */
export function sourcesOf(segment: Segment, ways: readonly Way[], scratch: Scratch): Source[] {
  const sources: Source[] = []
  for (const way of ways) {
    const source =
      way.terms.length === 1
        ? sourceOf(segment, way.terms[0] as number, way)
        : sideBySide(segment, way, scratch)
    if (source) sources.push(source)
  }
  return sources
}

/** How many entries its lists have. */
export const listSize = ({ short, long }: Source) => short.length + long.length

/** About how much work reading it is. */
export const sizeOf = ({ short, long, bits }: Source) =>
  short.length + long.length + (bits ? bits.length * 4 : 0)

const NO_ROWS = new Uint16Array(0)

function sourceOf(segment: Segment, term: number, { scores, onlyShort }: Way): Source | null {
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
  }
}

/** Rows that have all the terms, as strongly as the weakest: those of the shortest lists, looked up in the others. */
function sideBySide(segment: Segment, way: Way, { next }: Scratch): Source | null {
  const sources = way.terms.map((term) => sourceOf(segment, term, way))
  if (sources.includes(null)) return null
  const [fewest, ...others] = (sources as Source[]).sort((a, b) => sizeOf(a) - sizeOf(b))
  const { short, long, bits } = fewest as Source
  next.rows.set(short)
  next.rows.set(long, short.length)
  const end = short.length + long.length
  const count = bits ? readBits(bits, next.rows, end) : end

  const rows = new Uint16Array(count)
  const codes = new Uint8Array(count)
  let kept = 0
  for (const row of next.rows.subarray(0, count).sort()) {
    const weakest = others.reduce(
      (code, source) => Math.min(code, codeOf(source, row)),
      codeOf(fewest as Source, row),
    )
    rows[kept] = row
    codes[kept] = weakest
    kept += weakest === 0 ? 0 : 1
  }
  if (kept === 0) return null
  return {
    scores: way.scores,
    codes: codes.subarray(0, kept),
    short: rows.subarray(0, kept),
    long: NO_ROWS,
    bits: null,
    longScore: 0,
    stored: -1,
  }
}

/** How strongly a row has it; 0 when it has not. */
export function codeOf({ codes, short, long, bits }: Source, row: number): number {
  const place = placeIn(short, row)
  if (place >= 0) return codes[place] as number
  return hasBit(bits, row) || placeIn(long, row) >= 0 ? LONG_CODE : 0
}

const hasBit = (bits: Uint32Array | null, row: number) =>
  bits !== null && (((bits[row >>> 5] as number) >>> (row & 31)) & 1) === 1
