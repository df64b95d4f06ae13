/** Counts over rows of segments: the number of rows with each profile, tag and place, and the range of their pay. */
import { believedHigh, believedLow } from '#search/segments/believed-pay.ts'
import { NOT_REMOVED, PROFILES } from '#search/segments/job-profile.ts'
import type { Scratch } from '#search/segments/scratch.ts'
import {
  MAX_ROWS,
  PLACE_SLOTS,
  removedCount,
  type Segment,
  TAG_SLOTS,
} from '#search/segments/segment.ts'
import type { Tables } from '#search/segments/tables.ts'
import { firstAt } from '#search/structures/slots.ts'

export type Counters = {
  profiles: Int32Array
  /** Indexed by number + slots; the first entries count fillers. */
  tags: Int32Array
  places: Int32Array
  pay: { low: number; high: number }
}

export const createCounters = (tables: Tables): Counters => ({
  profiles: new Int32Array(PROFILES),
  tags: new Int32Array(tables.tags.folded.size + TAG_SLOTS),
  places: new Int32Array(tables.places.folded.size + PLACE_SLOTS),
  pay: { low: Number.POSITIVE_INFINITY, high: Number.NEGATIVE_INFINITY },
})

/** 1 counts the rows, -1 subtracts them again. */
type Change = 1 | -1

export function countProfiles(
  counts: Int32Array,
  { profile }: Segment,
  rows: Uint16Array,
  change: Change = 1,
) {
  for (let at = 0; at < rows.length; at++) {
    const value = profile[rows[at] as number] as number
    counts[value] = (counts[value] as number) + change
  }
}

/**
 * Unrolled over eight fixed slots without a test: counting a filler costs less than checking for one. Two slots are read
 * at once, in any order.
 */
export function countTags(
  counts: Int32Array,
  segment: Segment,
  rows: Uint16Array,
  change: Change = 1,
) {
  const pairs = pairsOf(segment.tags)
  for (let at = 0; at < rows.length; at++) {
    const pair = ((rows[at] as number) * TAG_SLOTS) / 2
    const ab = pairs[pair] as number
    const cd = pairs[pair + 1] as number
    const ef = pairs[pair + 2] as number
    const gh = pairs[pair + 3] as number
    add(counts, ab & 0xffff, change)
    add(counts, ab >>> 16, change)
    add(counts, cd & 0xffff, change)
    add(counts, cd >>> 16, change)
    add(counts, ef & 0xffff, change)
    add(counts, ef >>> 16, change)
    add(counts, gh & 0xffff, change)
    add(counts, gh >>> 16, change)
  }
  countOverflow(counts, segment.tagOverflowRows, segment.tagOverflowValues, rows, change)
}

export function countPlaces(
  counts: Int32Array,
  segment: Segment,
  rows: Uint16Array,
  change: Change = 1,
) {
  const pairs = pairsOf(segment.places)
  for (let at = 0; at < rows.length; at++) {
    const ab = pairs[rows[at] as number] as number
    add(counts, ab & 0xffff, change)
    add(counts, ab >>> 16, change)
  }
  countOverflow(counts, segment.placeOverflowRows, segment.placeOverflowValues, rows, change)
}

const pairsOf = (slots: Uint16Array) =>
  new Uint32Array(slots.buffer, slots.byteOffset, slots.length / 2)

function add(counts: Int32Array, value: number, change: Change) {
  counts[value] = (counts[value] as number) + change
}

/** By row; all zero between uses. */
const MARKS = new Uint8Array(MAX_ROWS)
/** Fewer rows than this are looked up in the list one by one. */
const FEW_SOUGHT = 64

function countOverflow(
  counts: Int32Array,
  overflowRows: Uint16Array,
  values: Uint32Array,
  rows: Uint16Array,
  change: Change,
) {
  if (overflowRows.length === 0) return
  if (rows.length < FEW_SOUGHT) {
    for (const row of rows) {
      for (let at = firstAt(overflowRows, row); overflowRows[at] === row; at++) {
        const value = values[at] as number
        counts[value] = (counts[value] as number) + change
      }
    }
    return
  }
  for (let at = 0; at < rows.length; at++) MARKS[rows[at] as number] = 1
  for (let at = 0; at < overflowRows.length; at++) {
    if (MARKS[overflowRows[at] as number] === 0) continue
    const value = values[at] as number
    counts[value] = (counts[value] as number) + change
  }
  for (let at = 0; at < rows.length; at++) MARKS[rows[at] as number] = 0
}

/** Compares ranks, which take less memory than pay and need no test for what is believed. */
export function widenPay(pay: Counters['pay'], segment: Segment, rows: Uint16Array) {
  const { byLowPay, byHighPay, lowPayRank, highPayRank } = segment
  if (byLowPay.length === 0) return
  if (lowOf(segment, byLowPay[0] as number) < pay.low) {
    const row = byLowPay[leastOf(lowPayRank, rows)]
    if (row !== undefined) pay.low = Math.min(pay.low, lowOf(segment, row))
  }
  if (highOf(segment, byHighPay[0] as number) > pay.high) {
    const row = byHighPay[leastOf(highPayRank, rows)]
    if (row !== undefined) pay.high = Math.max(pay.high, highOf(segment, row))
  }
}

/** The same for all open rows. */
export function widenByAll(pay: Counters['pay'], segment: Segment) {
  const { byLowPay, byHighPay, flags } = segment
  const isOpen = (row: number) => ((flags[row] as number) & NOT_REMOVED) !== 0
  const lowest = byLowPay.find(isOpen)
  const highest = byHighPay.find(isOpen)
  if (lowest !== undefined) pay.low = Math.min(pay.low, lowOf(segment, lowest))
  if (highest !== undefined) pay.high = Math.max(pay.high, highOf(segment, highest))
}

const lowOf = ({ payMin, payMax }: Segment, row: number) =>
  believedLow(payMin[row] as number, payMax[row] as number)
const highOf = ({ payMin, payMax }: Segment, row: number) =>
  believedHigh(payMin[row] as number, payMax[row] as number)

/** The least rank of these rows; beyond the orders if none has believed pay. */
function leastOf(ranks: Uint16Array, rows: Uint16Array): number {
  let least = MAX_ROWS
  for (let at = 0; at < rows.length; at++) {
    const rank = ranks[rows[at] as number] as number
    if (rank < least) least = rank
  }
  return least
}

/** Counts of all open rows of one segment; `followRemovals` brings them up to date. */
export type Totals = { counters: Counters; open: number; deadSeen: number }

export function countTotals(segment: Segment, tables: Tables, { every }: Scratch): Totals {
  const counters = createCounters(tables)
  // all rows are counted first and removed ones subtracted afterwards, so no concurrent removal is missed
  const totals = { counters, open: segment.rows, deadSeen: 0 }
  const all = every.rows.subarray(0, segment.rows)
  countProfiles(counters.profiles, segment, all)
  countTags(counters.tags, segment, all)
  countPlaces(counters.places, segment, all)
  followRemovals(totals, segment)
  return totals
}

export function followRemovals(totals: Totals, segment: Segment) {
  const dead = removedCount(segment)
  if (totals.deadSeen === dead) return
  const rows = segment.deadRows.subarray(totals.deadSeen, dead)
  countProfiles(totals.counters.profiles, segment, rows, -1)
  countTags(totals.counters.tags, segment, rows, -1)
  countPlaces(totals.counters.places, segment, rows, -1)
  totals.open -= rows.length
  totals.deadSeen = dead
}

/** Adds the counts of a whole segment, which may have fewer names than exist now. */
export function addCounts(to: Int32Array, counts: Int32Array) {
  for (let at = 0; at < counts.length; at++) to[at] = (to[at] as number) + (counts[at] as number)
}
