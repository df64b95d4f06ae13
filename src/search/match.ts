/**
 * Which rows of a segment meet a plan, and how well. The clause with the fewest entries begins; the others
 * narrow what it found. Scores ride along.
 */

import { type Rows, type Scratch, swap } from './scratch.ts'
import type { Segment } from './segment.ts'
import { type ReadyClause, type ReadyPlan, type Source, sizeOf, sourcesOf } from './sources.ts'

/** When so many times fewer rows are left than a list is long, each is looked up in it. */
const LOOK_UP_RATIO = 16

type Resolved = { sources: Source[]; size: number; isNeeded: boolean }

/** Leaves the rows, in any order and removed ones too, in `scratch.found`. */
export function matchRows(segment: Segment, { clauses, without }: ReadyPlan, scratch: Scratch) {
  const { rows } = segment
  scratch.found.count = 0
  const resolve = ({ ways, isNeeded }: ReadyClause): Resolved => {
    const sources = sourcesOf(segment, ways, scratch)
    const size = sources.reduce((sum, source) => sum + sizeOf(source, rows), 0)
    return { sources, size, isNeeded }
  }
  const resolved = clauses.map(resolve)
  const needed = resolved.filter((clause) => clause.isNeeded).sort((a, b) => a.size - b.size)
  const [first, ...others] = needed
  if (first === undefined) takeAll(scratch, rows)
  else if (first.size === 0) return
  else begin(first.sources, rows, scratch)
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

function takeAll({ found, everyRow }: Scratch, rows: number) {
  found.rows.set(everyRow.subarray(0, rows))
  found.scores.fill(0, 0, rows)
  found.count = rows
}

function begin(sources: Source[], rows: number, scratch: Scratch) {
  const [only] = sources
  if (sources.length === 1 && only) {
    if (only.dense < 0) copyList(only, scratch.found)
    else copyDense(only, rows, scratch.found)
    return
  }
  const { best, found } = scratch
  let count = 0
  for (const { scores, rows: list, codes, start, end, dense } of sources) {
    if (dense >= 0) {
      for (let row = 0; row < rows; row++) {
        const score = scores[codes[dense + row] as number] as number
        const before = best[row] as number
        if (score <= before) continue
        if (before === 0) found.rows[count++] = row
        best[row] = score
      }
      continue
    }
    for (let at = start; at < end; at++) {
      const row = list[at] as number
      const score = scores[codes[at] as number] as number
      const before = best[row] as number
      if (score <= before) continue
      if (before === 0) found.rows[count++] = row
      best[row] = score
    }
  }
  for (let at = 0; at < count; at++) {
    const row = found.rows[at] as number
    found.scores[at] = best[row] as number
    best[row] = 0
  }
  found.count = count
}

function copyList({ scores, rows, codes, start, end }: Source, found: Rows) {
  const { rows: to, scores: toScores } = found
  to.set(rows.subarray(start, end))
  const count = end - start
  for (let at = 0; at < count; at++) {
    toScores[at] = scores[codes[start + at] as number] as number
  }
  found.count = count
}

function copyDense({ scores, codes, dense }: Source, rows: number, found: Rows) {
  const { rows: to, scores: toScores } = found
  let count = 0
  for (let row = 0; row < rows; row++) {
    const score = scores[codes[dense + row] as number] as number
    // written always and kept only if it counts: a jump that cannot be foretold costs more
    to[count] = row
    toScores[count] = score
    count += score === 0 ? 0 : 1
  }
  found.count = count
}

function narrow({ sources, size, isNeeded }: Resolved, rows: number, scratch: Scratch) {
  const { found, next, best } = scratch
  const [only] = sources
  if (sources.length === 1 && only && only.dense >= 0) {
    const { scores, codes, dense } = only
    keep(found, next, isNeeded, (row) => scores[codes[dense + row] as number] as number)
  } else if (found.count * LOOK_UP_RATIO < size) {
    keep(found, next, isNeeded, (row) => bestScore(sources, row))
  } else {
    for (const source of sources) raise(source, rows, best)
    keep(found, next, isNeeded, (row) => best[row] as number)
    best.fill(0, 0, rows)
  }
  swap(scratch)
}

/** Each row's best of the source and what was there. */
function raise(
  { scores, rows: list, codes, start, end, dense }: Source,
  rows: number,
  best: Int32Array,
) {
  if (dense >= 0) {
    for (let row = 0; row < rows; row++) {
      const score = scores[codes[dense + row] as number] as number
      if (score > (best[row] as number)) best[row] = score
    }
    return
  }
  for (let at = start; at < end; at++) {
    const row = list[at] as number
    const score = scores[codes[at] as number] as number
    if (score > (best[row] as number)) best[row] = score
  }
}

function keep(from: Rows, to: Rows, isNeeded: boolean, scoreOf: (row: number) => number) {
  const { rows, scores, count } = from
  let kept = 0
  for (let at = 0; at < count; at++) {
    const row = rows[at] as number
    const score = scoreOf(row)
    to.rows[kept] = row
    to.scores[kept] = (scores[at] as number) + score
    kept += isNeeded && score === 0 ? 0 : 1
  }
  to.count = kept
}

/** The best that any of the sources gives this row; 0 when none has it. */
export function bestScore(sources: Source[], row: number): number {
  let best = 0
  for (const source of sources) {
    const { scores, codes, dense } = source
    const code = dense >= 0 ? codes[dense + row] : codeInList(source, row)
    const score = scores[code as number] as number
    if (score > best) best = score
  }
  return best
}

/** A list is two ascending runs, one after the other. 0 when neither has the row. */
function codeInList({ rows, codes, start, middle, end }: Source, row: number): number {
  const inShort = placeOf(rows, start, middle, row)
  if (inShort >= 0) return codes[inShort] as number
  const inLong = placeOf(rows, middle, end, row)
  return inLong >= 0 ? (codes[inLong] as number) : 0
}

function placeOf(rows: Uint16Array, start: number, end: number, row: number): number {
  let low = start
  let high = end - 1
  while (low <= high) {
    const middle = (low + high) >>> 1
    const found = rows[middle] as number
    if (found === row) return middle
    if (found < row) low = middle + 1
    else high = middle - 1
  }
  return -1
}

function exclude(sources: Source[], rows: number, scratch: Scratch) {
  const { found, next, best } = scratch
  for (const source of sources) raise(source, rows, best)
  let kept = 0
  for (let at = 0; at < found.count; at++) {
    const row = found.rows[at] as number
    next.rows[kept] = row
    next.scores[kept] = found.scores[at] as number
    kept += best[row] === 0 ? 1 : 0
  }
  next.count = kept
  best.fill(0, 0, rows)
  swap(scratch)
}
