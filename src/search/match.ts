/**
 * Which rows of a segment meet a plan, and how well. The clause with the fewest entries begins; the others
 * narrow what it found. Scores ride along.
 */

import { readBits } from './postings.ts'
import { isAboveZero, isZero, type Rows, type Scratch, swap } from './scratch.ts'
import type { Segment } from './segment.ts'
import {
  codeOf,
  listSize,
  type ReadyClause,
  type ReadyPlan,
  type Source,
  sizeOf,
  sourcesOf,
} from './sources.ts'

/** When so many times fewer rows are left than a list is long, each is looked up in it. */
const LOOK_UP_RATIO = 16

type Resolved = { sources: Source[]; size: number; isNeeded: boolean }

/** Leaves the rows, in any order and removed ones too, in `scratch.found`. */
export function matchRows(segment: Segment, { clauses, without }: ReadyPlan, scratch: Scratch) {
  const { rows } = segment
  scratch.found.count = 0
  scratch.stored = -1
  const resolve = ({ ways, isNeeded }: ReadyClause): Resolved => {
    const sources = sourcesOf(segment, ways, scratch)
    const size = sources.reduce((sum, source) => sum + sizeOf(source), 0)
    return { sources, size, isNeeded }
  }
  const resolved = clauses.map(resolve)
  const needed = resolved.filter((clause) => clause.isNeeded).sort((a, b) => a.size - b.size)
  const [first, ...others] = needed
  if (first === undefined) takeAll(scratch, rows)
  else if (first.size === 0) return
  else begin(first.sources, scratch)
  if (others.length > 0 || without.length > 0) scratch.stored = -1
  for (const clause of others) {
    if (scratch.found.count === 0) return
    narrow(clause, rows, scratch)
  }
  for (const clause of resolved) {
    if (scratch.found.count === 0) return
    if (!clause.isNeeded && clause.size > 0) narrow(clause, rows, scratch)
  }
  const unwanted = sourcesOf(segment, without, scratch)
  if (unwanted.length > 0) exclude(unwanted, rows, scratch)
}

function takeAll({ found, every }: Scratch, rows: number) {
  found.rows.set(every.rows.subarray(0, rows))
  found.scores.fill(0, 0, rows)
  found.count = rows
}

/**
 * The largest source goes first, or one with stored counts; rows that only others have follow it. Only these few
 * are met one by one.
 */
function begin(sources: Source[], scratch: Scratch) {
  const { best, found, next } = scratch
  const [first, ...others] = sources.toSorted(
    (a, b) => Math.sign(b.stored) - Math.sign(a.stored) || sizeOf(b) - sizeOf(a),
  ) as [Source, ...Source[]]
  copy(first, found)
  scratch.stored = first.stored
  scratch.storedRows = found.count
  if (others.length === 0) return

  for (const source of others) raise(source, best, next)
  for (let at = 0; at < found.count; at++) {
    const row = found.rows[at] as number
    const score = best[row] as number
    if (score === 0) continue
    if (score > (found.scores[at] as number)) found.scores[at] = score
    best[row] = 0
  }
  for (const { short, long, bits } of others) {
    takeRaised(short, best, found)
    takeRaised(long, best, found)
    if (bits) takeRaised(next.rows.subarray(0, readBits(bits, next.rows, 0)), best, found)
  }
}

/** Adds those of the rows that were raised and not taken yet. */
function takeRaised(rows: Uint16Array, best: Int32Array, found: Rows) {
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at] as number
    const score = best[row] as number
    if (score === 0) continue
    found.rows[found.count] = row
    found.scores[found.count++] = score
    best[row] = 0
  }
}

/** The lists of a source, one after the other. */
function copy({ scores, codes, short, long, bits, longScore }: Source, found: Rows) {
  found.rows.set(short)
  for (let at = 0; at < short.length; at++) {
    found.scores[at] = scores[codes[at] as number] as number
  }
  found.rows.set(long, short.length)
  const end = short.length + long.length
  found.count = bits ? readBits(bits, found.rows, end) : end
  found.scores.fill(longScore, short.length, found.count)
}

function narrow({ sources, isNeeded }: Resolved, rows: number, scratch: Scratch) {
  const { found, next, best } = scratch
  const listed = sources.reduce((sum, source) => sum + listSize(source), 0)
  if (found.count * LOOK_UP_RATIO < listed) {
    keep(found, next, isNeeded, (row) => bestScore(sources, row))
  } else {
    for (const source of sources) raiseLists(source, best)
    keepRaised(sources, scratch, isNeeded)
    if (listed * 4 > rows) best.fill(0, 0, rows)
    else for (const { short, long } of sources) lower(best, short, long)
  }
  swap(scratch)
}

function lower(best: Int32Array, short: Uint16Array, long: Uint16Array) {
  for (let at = 0; at < short.length; at++) best[short[at] as number] = 0
  for (let at = 0; at < long.length; at++) best[long[at] as number] = 0
}

/** Lists were raised; bits are looked at row by row. */
function keepRaised(sources: Source[], { found, next, best }: Scratch, isNeeded: boolean) {
  const [only, other] = sources.filter(({ bits }) => bits !== null)
  if (!only?.bits) {
    keep(found, next, isNeeded, (row) => best[row] as number)
  } else if (sources.length === 1) {
    const { bits, longScore } = only
    // no row is in both, so that one of the two is zero
    keep(found, next, isNeeded, (row) => (best[row] as number) + bitAt(bits, row) * longScore)
  } else if (!other) {
    const { bits, longScore } = only
    keep(found, next, isNeeded, (row) =>
      Math.max(best[row] as number, bitAt(bits, row) * longScore),
    )
  } else {
    keep(found, next, isNeeded, (row) => Math.max(best[row] as number, bestScore(sources, row)))
  }
}

const bitAt = (bits: Uint32Array, row: number) => ((bits[row >>> 5] as number) >>> (row & 31)) & 1

/** Each row's best of the source and what was there. Uses `room` for the rows of bits. */
function raise(source: Source, best: Int32Array, room: Rows) {
  const { bits, longScore } = source
  raiseLists(source, best)
  if (bits) raiseAll(best, room.rows.subarray(0, readBits(bits, room.rows, 0)), longScore)
}

function raiseLists({ scores, codes, short, long, longScore }: Source, best: Int32Array) {
  for (let at = 0; at < short.length; at++) {
    const row = short[at] as number
    const score = scores[codes[at] as number] as number
    if (score > (best[row] as number)) best[row] = score
  }
  raiseAll(best, long, longScore)
}

function raiseAll(best: Int32Array, rows: Uint16Array, score: number) {
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at] as number
    if (score > (best[row] as number)) best[row] = score
  }
}

function keep(from: Rows, to: Rows, isNeeded: boolean, scoreOf: (row: number) => number) {
  const { rows, scores, count } = from
  const isOptional = isNeeded ? 0 : 1
  let kept = 0
  for (let at = 0; at < count; at++) {
    const row = rows[at] as number
    const score = scoreOf(row)
    to.rows[kept] = row
    to.scores[kept] = (scores[at] as number) + score
    kept += isAboveZero(score) | isOptional
  }
  to.count = kept
}

/** The best that any of the sources gives this row; 0 when none has it. */
export function bestScore(sources: Source[], row: number): number {
  let best = 0
  for (const source of sources) {
    const code = codeOf(source, row)
    const score = code === 0 ? 0 : (source.scores[code] as number)
    if (score > best) best = score
  }
  return best
}

function exclude(sources: Source[], rows: number, scratch: Scratch) {
  const { found, next, best } = scratch
  for (const source of sources) raise(source, best, next)
  let kept = 0
  for (let at = 0; at < found.count; at++) {
    const row = found.rows[at] as number
    next.rows[kept] = row
    next.scores[kept] = found.scores[at] as number
    kept += isZero(best[row] as number)
  }
  next.count = kept
  best.fill(0, 0, rows)
  swap(scratch)
}
