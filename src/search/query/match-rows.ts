/**
 * Finds the rows of a segment that match a plan, and their scores. The clause with the fewest entries begins; the
 * others narrow what it found and add to the scores.
 */

import { readBits } from '#search/postings/postings.ts'
import { isAboveZero, isZero, type Rows, type Scratch, swap } from '#search/segments/scratch.ts'
import { bitmapWords, MAX_ROWS, type Segment } from '#search/segments/segment.ts'
import {
  codeOf,
  listSize,
  type PreparedClause,
  type PreparedPlan,
  postingsOf,
  sizeOf,
  type TermPostings,
} from './term-postings.ts'

/** If a list is this many times longer than the remaining rows, each row is looked up in it. */
const LOOK_UP_RATIO = 16

type Resolved = { postings: TermPostings[]; size: number; isNeeded: boolean }

/** Leaves the rows in `scratch.found`, in any order and including removed ones. */
export function matchRows(segment: Segment, { clauses, without }: PreparedPlan, scratch: Scratch) {
  const { rows } = segment
  scratch.found.count = 0
  scratch.stored = -1
  const resolve = ({ expansions, isNeeded }: PreparedClause): Resolved => {
    const postings = postingsOf(segment, expansions, scratch)
    const size = postings.reduce((sum, termPostings) => sum + sizeOf(termPostings), 0)
    return { postings, size, isNeeded }
  }
  const resolved = clauses.map(resolve)
  const needed = resolved.filter((clause) => clause.isNeeded).sort((a, b) => a.size - b.size)
  const [first, ...others] = needed
  if (first === undefined) takeAll(scratch, rows)
  else if (first.size === 0) return
  else begin(first.postings, scratch)
  if (others.length > 0 || without.length > 0) scratch.stored = -1
  for (const clause of others) {
    if (scratch.found.count === 0) return
    narrow(clause, rows, scratch)
  }
  for (const clause of resolved) {
    if (scratch.found.count === 0) return
    if (!clause.isNeeded && clause.size > 0) narrow(clause, rows, scratch)
  }
  const unwanted = postingsOf(segment, without, scratch)
  if (unwanted.length > 0) exclude(unwanted, rows, scratch)
}

function takeAll({ found, every }: Scratch, rows: number) {
  found.rows.set(every.rows.subarray(0, rows))
  found.scores.fill(0, 0, rows)
  found.count = rows
}

/**
 * Starts with the longest postings, or those with stored counts, and appends rows that only others have. Only these are
 * handled one by one.
 */
function begin(postings: TermPostings[], scratch: Scratch) {
  const { best, found, next } = scratch
  const [first, ...others] = postings.toSorted(
    (a, b) => Math.sign(b.stored) - Math.sign(a.stored) || sizeOf(b) - sizeOf(a),
  ) as [TermPostings, ...TermPostings[]]
  copy(first, found)
  scratch.stored = first.stored
  scratch.storedRows = found.count
  if (others.length === 0) return

  for (const termPostings of others) raise(termPostings, best, next)
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

/** Appends the rows that were raised and not taken yet. */
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

/** Copies the lists of one term, one after another. */
function copy({ scores, codes, short, long, bits, longScore }: TermPostings, found: Rows) {
  found.rows.set(short)
  for (let at = 0; at < short.length; at++) {
    found.scores[at] = scores[codes[at] as number] as number
  }
  found.rows.set(long, short.length)
  const end = short.length + long.length
  found.count = bits ? readBits(bits, found.rows, end) : end
  found.scores.fill(longScore, short.length, found.count)
}

function narrow({ postings, isNeeded }: Resolved, rows: number, scratch: Scratch) {
  const { found, next, best } = scratch
  const listed = postings.reduce((sum, termPostings) => sum + listSize(termPostings), 0)
  if (found.count * LOOK_UP_RATIO < listed) {
    keepLookedUp(found, next, isNeeded, postings)
  } else {
    // the first bitmap is read row by row
    const [only, ...others] = postings.filter(({ bits }) => bits !== null)
    for (const termPostings of postings) raiseLists(termPostings, best)
    for (const { bits, longScore } of others) if (bits) raiseBits(bits, longScore, best, next)
    keepRaised(found, next, isNeeded, best, only?.bits ?? NO_BITS, only?.longScore ?? 0)
    if (listed * 4 > rows || others.length > 0) best.fill(0, 0, rows)
    else for (const { short, long } of postings) lower(best, short, long)
  }
  swap(scratch)
}

function lower(best: Int32Array, short: Uint16Array, long: Uint16Array) {
  for (let at = 0; at < short.length; at++) best[short[at] as number] = 0
  for (let at = 0; at < long.length; at++) best[long[at] as number] = 0
}

/** A bitmap of no rows. */
const NO_BITS = new Uint32Array(bitmapWords(MAX_ROWS))

function keepRaised(
  { rows, scores, count }: Rows,
  to: Rows,
  isNeeded: boolean,
  best: Int32Array,
  bits: Uint32Array,
  longScore: number,
) {
  const { rows: toRows, scores: toScores } = to
  const isOptional = isNeeded ? 0 : 1
  let kept = 0
  for (let at = 0; at < count; at++) {
    const row = rows[at] as number
    const bit = ((bits[row >>> 5] as number) >>> (row & 31)) & 1
    const score = Math.max(best[row] as number, bit * longScore)
    toRows[kept] = row
    toScores[kept] = (scores[at] as number) + score
    kept += isAboveZero(score) | isOptional
  }
  to.count = kept
}

function keepLookedUp(
  { rows, scores, count }: Rows,
  to: Rows,
  isNeeded: boolean,
  postings: TermPostings[],
) {
  const isOptional = isNeeded ? 0 : 1
  let kept = 0
  for (let at = 0; at < count; at++) {
    const row = rows[at] as number
    const score = bestScore(postings, row)
    to.rows[kept] = row
    to.scores[kept] = (scores[at] as number) + score
    kept += isAboveZero(score) | isOptional
  }
  to.count = kept
}

/** Raises the best score of each row of these postings. Uses `room` for the rows of a bitmap. */
function raise(termPostings: TermPostings, best: Int32Array, room: Rows) {
  const { bits, longScore } = termPostings
  raiseLists(termPostings, best)
  if (bits) raiseBits(bits, longScore, best, room)
}

function raiseBits(bits: Uint32Array, score: number, best: Int32Array, room: Rows) {
  raiseAll(best, room.rows.subarray(0, readBits(bits, room.rows, 0)), score)
}

function raiseLists({ scores, codes, short, long, longScore }: TermPostings, best: Int32Array) {
  for (let at = 0; at < short.length; at++) {
    const row = short[at] as number
    best[row] = Math.max(best[row] as number, scores[codes[at] as number] as number)
  }
  raiseAll(best, long, longScore)
}

function raiseAll(best: Int32Array, rows: Uint16Array, score: number) {
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at] as number
    best[row] = Math.max(best[row] as number, score)
  }
}

/** The best score that any of the postings gives this row; 0 if none has it. */
export function bestScore(postings: TermPostings[], row: number): number {
  let best = 0
  for (const termPostings of postings) {
    const code = codeOf(termPostings, row)
    const score = code === 0 ? 0 : (termPostings.scores[code] as number)
    if (score > best) best = score
  }
  return best
}

function exclude(postings: TermPostings[], rows: number, scratch: Scratch) {
  const { found, next, best } = scratch
  for (const termPostings of postings) raise(termPostings, best, next)
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
