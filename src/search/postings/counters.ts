/** Counts over rows of segments: the number of rows with each profile, tag and place, and the range of their pay. */
import { believedHigh, believedLow } from '#search/segments/believed-pay.ts'
import { PROFILES } from '#search/segments/job-profile.ts'
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

/** Unrolled over eight fixed slots without a test: counting a filler costs less than checking for one. */
export function countTags(
  counts: Int32Array,
  segment: Segment,
  rows: Uint16Array,
  change: Change = 1,
) {
  const { tags } = segment
  for (let at = 0; at < rows.length; at++) {
    const slot = (rows[at] as number) * TAG_SLOTS
    const a = tags[slot] as number
    const b = tags[slot + 1] as number
    const c = tags[slot + 2] as number
    const d = tags[slot + 3] as number
    const e = tags[slot + 4] as number
    const f = tags[slot + 5] as number
    const g = tags[slot + 6] as number
    const h = tags[slot + 7] as number
    counts[a] = (counts[a] as number) + change
    counts[b] = (counts[b] as number) + change
    counts[c] = (counts[c] as number) + change
    counts[d] = (counts[d] as number) + change
    counts[e] = (counts[e] as number) + change
    counts[f] = (counts[f] as number) + change
    counts[g] = (counts[g] as number) + change
    counts[h] = (counts[h] as number) + change
  }
  countOverflow(counts, segment.tagOverflowRows, segment.tagOverflowValues, rows, change)
}

export function countPlaces(
  counts: Int32Array,
  segment: Segment,
  rows: Uint16Array,
  change: Change = 1,
) {
  const { places } = segment
  for (let at = 0; at < rows.length; at++) {
    const slot = (rows[at] as number) * PLACE_SLOTS
    const a = places[slot] as number
    const b = places[slot + 1] as number
    counts[a] = (counts[a] as number) + change
    counts[b] = (counts[b] as number) + change
  }
  countOverflow(counts, segment.placeOverflowRows, segment.placeOverflowValues, rows, change)
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

/** Fewer rows than this are all read. With more, rows are tried in order of pay until a counted one is found. */
const FEW = 512

export function widenPay(
  pay: Counters['pay'],
  segment: Segment,
  rows: Uint16Array,
  { marks }: Scratch,
) {
  const { payMin, payMax, byLowPay, byHighPay } = segment
  const low = (row: number) => believedLow(payMin[row] as number, payMax[row] as number)
  const high = (row: number) => believedHigh(payMin[row] as number, payMax[row] as number)
  if (rows.length < FEW) {
    for (const row of rows) {
      pay.low = Math.min(pay.low, low(row))
      pay.high = Math.max(pay.high, high(row))
    }
    return
  }
  if (byLowPay.length === 0) return
  if (low(byLowPay[0] as number) >= pay.low && high(byHighPay[0] as number) <= pay.high) return
  for (let at = 0; at < rows.length; at++) marks[rows[at] as number] = 1
  for (const row of byLowPay) {
    if (low(row) >= pay.low) break
    if (marks[row]) pay.low = low(row)
  }
  for (const row of byHighPay) {
    if (high(row) <= pay.high) break
    if (marks[row]) pay.high = high(row)
  }
  marks.fill(0, 0, segment.rows)
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
