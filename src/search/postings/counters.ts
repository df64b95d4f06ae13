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
  TAGS_A_WORD,
} from '#search/segments/segment.ts'
import type { Tables } from '#search/segments/tables.ts'
import { CODES, firstAt } from '#search/structures/slots.ts'

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

/** Rows whose tags are fetched before they are counted: their cache lines (64 bytes) fit into the smallest cache. */
const FETCHED = 512
/** If fewer rows than one in so many are counted, hardly any two are in the same cache line. */
const SPARSE = 8
/** By code; all zero between uses. */
const CODE_COUNTS = new Int32Array(CODES)

/**
 * Counts the codes of eight fixed slots without a test: counting a filler costs less than checking for one. What limits
 * it where rows are far apart is waiting for memory, so some are read ahead: the processor waits for many reads at once
 * if nothing depends on them.
 */
export function countTags(
  counts: Int32Array,
  segment: Segment,
  rows: Uint16Array,
  change: Change = 1,
) {
  const { tags, tagNumbers } = segment
  const byCode = CODE_COUNTS
  if (rows.length * SPARSE < segment.rows) {
    for (let from = 0; from < rows.length; from += FETCHED) {
      const end = Math.min(rows.length, from + FETCHED)
      fetchTags(tags, rows, from, end)
      countCodes(byCode, tags, rows, from, end)
    }
  } else countCodes(byCode, tags, rows, 0, rows.length)
  for (let code = 0; code < CODES; code++) {
    const number = tagNumbers[code] as number
    counts[number] = (counts[number] as number) + (byCode[code] as number) * change
    byCode[code] = 0
  }
  countOverflow(counts, segment.tagOverflowRows, segment.tagOverflowValues, rows, change)
}

const WORDS_OF_TAGS = TAG_SLOTS / TAGS_A_WORD

/** Returns something that depends on every read, so that none is left out. */
function fetchTags(tags: Uint32Array, rows: Uint16Array, from: number, end: number): number {
  let read = 0
  for (let at = from; at < end; at++) read |= tags[(rows[at] as number) * WORDS_OF_TAGS] as number
  return read
}

function countCodes(
  byCode: Int32Array,
  tags: Uint32Array,
  rows: Uint16Array,
  from: number,
  end: number,
) {
  for (let at = from; at < end; at++) {
    const word = (rows[at] as number) * WORDS_OF_TAGS
    const first = tags[word] as number
    const second = tags[word + 1] as number
    countOne(byCode, first & 0xff)
    countOne(byCode, (first >>> 8) & 0xff)
    countOne(byCode, (first >>> 16) & 0xff)
    countOne(byCode, first >>> 24)
    countOne(byCode, second & 0xff)
    countOne(byCode, (second >>> 8) & 0xff)
    countOne(byCode, (second >>> 16) & 0xff)
    countOne(byCode, second >>> 24)
  }
}

function countOne(counts: Int32Array, code: number) {
  counts[code] = (counts[code] as number) + 1
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
  markRows(rows)
  for (let at = 0; at < overflowRows.length; at++) {
    const value = values[at] as number
    counts[value] =
      (counts[value] as number) + (MARKS[overflowRows[at] as number] as number) * change
  }
  MARKS.fill(0)
}

function markRows(rows: Uint16Array) {
  for (let at = 0; at < rows.length; at++) MARKS[rows[at] as number] = 1
}

/**
 * Looks for the first of these rows in the orders by believed pay: where many rows are given, it soon comes. Few rows
 * are compared by their ranks instead.
 */
export function widenPay(pay: Counters['pay'], segment: Segment, rows: Uint16Array) {
  const { byLowPay, byHighPay, lowPayRank, highPayRank } = segment
  if (byLowPay.length === 0) return
  const mayLower = lowOf(segment, byLowPay[0] as number) < pay.low
  const mayRaise = highOf(segment, byHighPay[0] as number) > pay.high
  if (!mayLower && !mayRaise) return
  const isMarked = rows.length >= FEW_SOUGHT
  if (isMarked) markRows(rows)
  if (mayLower) {
    const row = byLowPay[isMarked ? firstMarked(byLowPay) : leastOf(lowPayRank, rows)]
    if (row !== undefined) pay.low = Math.min(pay.low, lowOf(segment, row))
  }
  if (mayRaise) {
    const row = byHighPay[isMarked ? firstMarked(byHighPay) : leastOf(highPayRank, rows)]
    if (row !== undefined) pay.high = Math.max(pay.high, highOf(segment, row))
  }
  if (isMarked) MARKS.fill(0)
}

/** The position of the first row that is marked; beyond the order if none is. */
function firstMarked(order: Uint16Array): number {
  let at = 0
  while (at < order.length && MARKS[order[at] as number] === 0) at++
  return at
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
