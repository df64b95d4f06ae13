/**
 * Finds the rows of a segment that match a plan, and their scores. The entries of a single clause are read once, with
 * their scores. Several clauses are intersected as bitmaps, 32 rows at a time, and the one with the fewest entries
 * begins. Scores are added up only for the rows that are left, and only for orders that need them.
 */

import type { Rows, Scratch } from '#search/segments/scratch.ts'
import { bitmapWords, type Segment } from '#search/segments/segment.ts'
import {
  addBits,
  dropBits,
  fillBits,
  keepBits,
  readBits,
  setBits,
} from '#search/structures/row-bits.ts'
import {
  codeOf,
  listSize,
  type PreparedClause,
  type PreparedPlan,
  postingsOf,
  sizeOf,
  type TermPostings,
} from './term-postings.ts'

/** If lists are this many times longer than the remaining rows, each row is looked up in them. */
const LOOK_UP_RATIO = 16

type Resolved = { postings: TermPostings[]; size: number; isNeeded: boolean }

/** Leaves the rows in `scratch.found`, including removed ones. Without scores they ascend. */
export function matchRows(
  segment: Segment,
  { clauses, without }: PreparedPlan,
  scratch: Scratch,
  { isScored = true } = {},
) {
  const { found } = scratch
  const bits = scratch.bits.subarray(0, bitmapWords(segment.rows))
  found.count = 0
  scratch.stored = -1
  const resolve = ({ expansions, isNeeded }: PreparedClause): Resolved => {
    const postings = postingsOf(segment, expansions, scratch)
    const size = postings.reduce((sum, termPostings) => sum + sizeOf(termPostings), 0)
    return { postings, size, isNeeded }
  }
  const resolved = clauses.map(resolve)
  const needed = resolved.filter((clause) => clause.isNeeded).sort((a, b) => a.size - b.size)
  const [first, ...others] = needed
  if (first?.size === 0) return
  found.isScored = isScored
  const unwanted = postingsOf(segment, without, scratch)
  const isSingle = first !== undefined && others.length === 0 && unwanted.length === 0
  found.isAscending = !(isSingle && isScored)
  if (isSingle && isScored) {
    takeUnion(first.postings, scratch)
    for (const clause of resolved) {
      if (clause !== first && clause.size > 0) addScores(clause, segment.rows, scratch)
    }
    return
  }
  if (first) markAll(first.postings, bits)
  else fillBits(bits, segment.rows)
  for (const clause of others) narrow(clause, bits, scratch)
  if (unwanted.length > 0) exclude(unwanted, bits, scratch)

  found.count = readBits(bits, found.rows, 0)
  if (found.count === 0) return
  if (isSingle) takeStored(first, bits, scratch)
  if (!isScored) return
  found.scores.fill(0, 0, found.count)
  for (const clause of resolved) {
    if (clause.size > 0) addScores(clause, segment.rows, scratch)
  }
}

/**
 * Takes the longest postings, or those with stored counts, and appends rows that only others have. Only these are
 * handled one by one.
 */
function takeUnion(postings: readonly TermPostings[], scratch: Scratch) {
  const { best, found, next, more } = scratch
  const [first, ...others] = postings.toSorted(
    (a, b) => Math.sign(b.stored) - Math.sign(a.stored) || sizeOf(b) - sizeOf(a),
  ) as [TermPostings, ...TermPostings[]]
  copy(first, found)
  const end = found.count
  if (others.length > 0) {
    for (const termPostings of others) raiseAll(termPostings, best, next)
    for (let at = 0; at < end; at++) {
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
  scratch.stored = first.stored
  more.count = found.count - end
  more.rows.set(found.rows.subarray(end, found.count))
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

/** Raises the best score of each row of these postings. Uses `room` for the rows of a bitmap. */
function raiseAll(termPostings: TermPostings, best: Int32Array, room: Rows) {
  const { bits, longScore } = termPostings
  raiseLists(termPostings, best)
  if (bits) raiseList(best, room.rows.subarray(0, readBits(bits, room.rows, 0)), longScore)
}

function raiseLists({ scores, codes, short, long, longScore }: TermPostings, best: Int32Array) {
  for (let at = 0; at < short.length; at++) {
    const row = short[at] as number
    best[row] = Math.max(best[row] as number, scores[codes[at] as number] as number)
  }
  raiseList(best, long, longScore)
}

function raiseList(best: Int32Array, rows: Uint16Array, score: number) {
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at] as number
    best[row] = Math.max(best[row] as number, score)
  }
}

/** Sets the bits of the rows that any of the postings has, and clears the others. */
function markAll(postings: readonly TermPostings[], bits: Uint32Array) {
  bits.fill(0)
  for (const { byRow, short, long, bits: own } of postings) {
    if (byRow) addBits(bits, byRow.bits)
    else {
      setBits(bits, short)
      setBits(bits, long)
      if (own) addBits(bits, own)
    }
  }
}

/** Clears the bits of rows that do not meet the clause. */
function narrow({ postings }: Resolved, bits: Uint32Array, { next, otherBits }: Scratch) {
  const listed = listedIn(postings)
  if (listed > 0) {
    next.count = readBits(bits, next.rows, 0)
    if (next.count * LOOK_UP_RATIO < listed) {
      for (let at = 0; at < next.count; at++) {
        const row = next.rows[at] as number
        if (bestScore(postings, row) > 0) continue
        bits[row >>> 5] = (bits[row >>> 5] as number) & ~(1 << (row & 31))
      }
      return
    }
  }
  const own = otherBits.subarray(0, bits.length)
  markAll(postings, own)
  keepBits(bits, own)
}

function exclude(postings: TermPostings[], bits: Uint32Array, { otherBits }: Scratch) {
  const own = otherBits.subarray(0, bits.length)
  markAll(postings, own)
  dropBits(bits, own)
}

/** If one of the postings has stored counts, only the rows that it lacks are counted. */
function takeStored({ postings }: Resolved, bits: Uint32Array, scratch: Scratch) {
  const [longest] = postings
    .filter(({ stored }) => stored >= 0)
    .sort((a, b) => sizeOf(b) - sizeOf(a))
  if (!longest) return
  scratch.stored = longest.stored
  scratch.more.count = 0
  if (postings.length === 1) return
  const own = scratch.otherBits.subarray(0, bits.length)
  markAll([longest], own)
  for (let word = 0; word < bits.length; word++) {
    own[word] = (bits[word] as number) & ~(own[word] as number)
  }
  scratch.more.count = readBits(own, scratch.more.rows, 0)
}

/**
 * Adds to the score of each found row the best one that any of the postings gives it. Lists are spread over all rows
 * first; the largest postings that are known by row are only read for the found ones.
 */
function addScores({ postings }: Resolved, rows: number, { found, best }: Scratch) {
  const listed = listedIn(postings)
  if (found.count * LOOK_UP_RATIO < listed) {
    addLookedUp(found, postings)
    return
  }
  const [main, ...others] = postings.filter(({ byRow }) => byRow)
  if (main?.byRow && postings.length === 1) {
    addByRow(found, main.byRow.codes, main.scores)
    return
  }
  for (const { byRow, scores } of others) if (byRow) raiseByRow(best, byRow.codes, scores, found)
  for (const termPostings of postings) {
    if (termPostings.byRow) continue
    raiseLists(termPostings, best)
    if (termPostings.bits) raiseBits(best, termPostings.bits, termPostings.longScore, found)
  }
  if (main?.byRow) addRaisedOr(found, best, main.byRow.codes, main.scores)
  else addRaised(found, best)
  const isListed = others.length === 0 && !postings.some(({ byRow, bits }) => !byRow && bits)
  if (!isListed || listed * 4 > rows) best.fill(0, 0, rows)
  else for (const { byRow, short, long } of postings) if (!byRow) lower(best, short, long)
}

/** The number of entries in lists that have to be read one by one. */
const listedIn = (postings: readonly TermPostings[]) =>
  postings.reduce((sum, termPostings) => sum + (termPostings.byRow ? 0 : listSize(termPostings)), 0)

function addByRow({ rows, scores, count }: Rows, codes: Uint8Array, scoreOf: Int32Array) {
  for (let at = 0; at < count; at++) {
    const score = scoreOf[codes[rows[at] as number] as number] as number
    scores[at] = (scores[at] as number) + score
  }
}

function addLookedUp({ rows, scores, count }: Rows, postings: TermPostings[]) {
  for (let at = 0; at < count; at++) {
    scores[at] = (scores[at] as number) + bestScore(postings, rows[at] as number)
  }
}

function addRaised({ rows, scores, count }: Rows, best: Int32Array) {
  for (let at = 0; at < count; at++) {
    scores[at] = (scores[at] as number) + (best[rows[at] as number] as number)
  }
}

/** Adds what is better: what was raised, or the score of the row's code. */
function addRaisedOr(
  { rows, scores, count }: Rows,
  best: Int32Array,
  codes: Uint8Array,
  scoreOf: Int32Array,
) {
  for (let at = 0; at < count; at++) {
    const row = rows[at] as number
    const score = scoreOf[codes[row] as number] as number
    scores[at] = (scores[at] as number) + Math.max(best[row] as number, score)
  }
}

function raiseByRow(
  best: Int32Array,
  codes: Uint8Array,
  scoreOf: Int32Array,
  { rows, count }: Rows,
) {
  for (let at = 0; at < count; at++) {
    const row = rows[at] as number
    best[row] = Math.max(best[row] as number, scoreOf[codes[row] as number] as number)
  }
}

function raiseBits(best: Int32Array, bits: Uint32Array, score: number, { rows, count }: Rows) {
  for (let at = 0; at < count; at++) {
    const row = rows[at] as number
    const bit = ((bits[row >>> 5] as number) >>> (row & 31)) & 1
    best[row] = Math.max(best[row] as number, bit * score)
  }
}

function lower(best: Int32Array, short: Uint16Array, long: Uint16Array) {
  for (let at = 0; at < short.length; at++) best[short[at] as number] = 0
  for (let at = 0; at < long.length; at++) best[long[at] as number] = 0
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
