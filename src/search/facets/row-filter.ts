/**
 * Splits the rows of one segment by the filters of a query that they pass. Filters are AND. Each facet is counted without
 * its own filter, so rows that fail only that one are found, too. Each filter narrows a bitmap with a bit for each
 * position in the list of rows, so that filters are combined 32 rows at a time.
 */

import type { PreparedMatch } from '#search/ranking/person-matches.ts'
import { createRows, type Rows, type Scratch } from '#search/segments/scratch.ts'
import { bitmapWords, MAX_ROWS, removedCount, type Segment } from '#search/segments/segment.ts'
import { readBits } from '#search/structures/row-bits.ts'
import { type Filters, GROUPS, type Group, hasOthers, isAsked } from './filters.ts'
import { keepByGroup, keepByOthers, keepMatches } from './keep-rows.ts'

/** Rows by the filters they fail. Valid until the next rows are split. */
export type Parts = {
  passing: Rows
  /** The list of the passing rows. */
  passed: Uint16Array
  /** The removed rows, if no filter is set. */
  failing: Uint16Array
  /** The rows that pass every filter without a facet, and by position in them: which pass each group's filter. */
  open: Rows
  passes: Map<Group, Uint32Array>
  /** Which fail none of these, and which exactly one. */
  none: Uint32Array
  one: Uint32Array
  room: Room
}

/** Buffers for selected rows and for bitmaps, by use. */
type Room = { rows: Map<string, Rows>; bits: Map<string, Uint32Array> }

export const createParts = (): Parts => ({
  passing: createRows(),
  passed: NO_ROWS,
  failing: NO_ROWS,
  open: createRows(),
  passes: new Map(),
  none: NO_BITS,
  one: NO_BITS,
  room: { rows: new Map(), bits: new Map() },
})

const NO_ROWS = new Uint16Array(0)
const NO_BITS = new Uint32Array(0)

/** Splits rows by the filters they fail. Rows that fail a filter without a facet count nowhere, so they go first. */
export function splitRows(
  segment: Segment,
  filters: Filters,
  found: Rows,
  scratch: Scratch,
  parts: Parts,
  match: PreparedMatch | null,
) {
  const { passes, room } = parts
  passes.clear()
  parts.failing = NO_ROWS
  const open = takeOpen(segment, filters, found, parts, match)
  parts.open = open
  parts.passing = open
  parts.passed = listed(open)
  if (filters.asked.size === 0) return
  const spare = bitsFor(room, 'spare', open.count)
  for (const group of GROUPS) {
    if (!isGroupAsked(filters, group)) continue
    const bits = fullBits(room, group, open.count)
    keepByGroup(group, { segment, filters, rows: open, scratch, spare }, bits)
    passes.set(group, bits)
  }
  countFails(parts, open.count)
  parts.passing = takeRows(open, parts.none, roomFor(room, 'passing'))
  parts.passed = listed(parts.passing)
}

/** The rows that pass all filters, or fail only this group's. */
export function rowsWithout(
  { passed, open, passes, none, one, room }: Parts,
  group: Group,
): Uint16Array {
  const own = passes.get(group)
  if (!own) return passed
  if (passes.size === 1) return listed(open)
  const bits = bitsFor(room, 'without', open.count)
  for (let word = 0; word < bits.length; word++) {
    bits[word] = (none[word] as number) | ((one[word] as number) & ~(own[word] as number))
  }
  return listed(takeRows(open, bits, roomFor(room, `without ${group}`)))
}

const isGroupAsked = ({ asked, profiles }: Filters, group: Group) =>
  group === 'profiles' ? profiles !== null : asked.has(group)

/** The rows that pass every filter without a facet. */
function takeOpen(
  segment: Segment,
  filters: Filters,
  found: Rows,
  parts: Parts,
  match: PreparedMatch | null,
): Rows {
  const { room } = parts
  let open = found
  if (hasOthers(filters) || removedCount(segment) > 0) {
    const bits = fullBits(room, 'others', found.count)
    keepByOthers(segment, filters, found, bits)
    open = takeRows(found, bits, roomFor(room, 'open'))
    if (!isAsked(filters) && !match?.isFilter) {
      for (let word = 0; word < bits.length; word++) bits[word] = ~(bits[word] as number)
      parts.failing = listed(takeRows(found, bits, roomFor(room, 'failing')))
    }
  }
  if (!match?.isFilter) return open
  match.score(segment, open)
  const bits = fullBits(room, 'match', open.count)
  keepMatches(match, open, bits)
  return takeRows(open, bits, roomFor(room, 'match'))
}

const listed = ({ rows, count }: Rows) => rows.subarray(0, count)

function roomFor({ rows }: Room, use: string): Rows {
  const own = rows.get(use) ?? createRows()
  rows.set(use, own)
  return own
}

/** A bitmap for these many positions, all set. */
function fullBits(room: Room, use: string, count: number): Uint32Array {
  return bitsFor(room, use, count).fill(0xffff_ffff)
}

function bitsFor({ bits }: Room, use: string, count: number): Uint32Array {
  const own = bits.get(use) ?? new Uint32Array(bitmapWords(MAX_ROWS))
  bits.set(use, own)
  return own.subarray(0, bitmapWords(count))
}

function countFails(parts: Parts, count: number) {
  const { passes, room } = parts
  const none = fullBits(room, 'none', count)
  const one = bitsFor(room, 'one', count).fill(0)
  for (const bits of passes.values()) {
    for (let word = 0; word < bits.length; word++) {
      const own = bits[word] as number
      const before = none[word] as number
      one[word] = ((one[word] as number) & own) | (before & ~own)
      none[word] = before & own
    }
  }
  parts.none = none
  parts.one = one
}

/** Copies the rows at the set bits, with their scores. Clears bits beyond the last row. */
function takeRows(
  { rows, scores, count, isAscending, isEvery, isScored }: Rows,
  bits: Uint32Array,
  to: Rows,
): Rows {
  if (count % 32 > 0) {
    const last = bits.length - 1
    bits[last] = (bits[last] as number) & ((1 << (count % 32)) - 1)
  }
  const { rows: toRows, scores: toScores } = to
  to.count = readBits(bits, toRows, 0)
  to.isAscending = isAscending
  to.isScored = isScored
  if (isEvery) return to
  if (isScored) {
    for (let at = 0; at < to.count; at++) toScores[at] = scores[toRows[at] as number] as number
  }
  for (let at = 0; at < to.count; at++) toRows[at] = rows[toRows[at] as number] as number
  return to
}
