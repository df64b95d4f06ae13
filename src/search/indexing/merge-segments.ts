/**
 * Merges several segments into one, without the removed jobs: gathers columns and renumbers posting lists. Rows of one
 * segment keep their order, so each merged list is a few ascending runs.
 */

import {
  bitmapOf,
  countTerm,
  fillPostings,
  type Postings,
  postingsSize,
} from '#search/postings/postings.ts'
import { fillStored, storedPositions, storedSize } from '#search/postings/stored-counts.ts'
import { fillPayOrders, orderByPay } from '#search/segments/believed-pay.ts'
import { NOT_REMOVED } from '#search/segments/job-profile.ts'
import {
  bitmapWords,
  createSegment,
  fillTags,
  MAX_ROWS,
  PLACE_SLOTS,
  type Segment,
  TAG_SLOTS,
  tagColumn,
} from '#search/segments/segment.ts'
import type { Tables, Terms } from '#search/segments/tables.ts'
import { readBits } from '#search/structures/row-bits.ts'
import {
  type CodedSlots,
  fillCodedSlots,
  forEachNumber,
  type SlotColumn,
} from '#search/structures/slots.ts'

/** Where each row of the new segment comes from. */
type Origins = { from: Uint8Array; row: Uint16Array }

/** Takes at most 255 segments whose open jobs fit in one. Returns null if none of their jobs is open. */
export function mergeSegments(tables: Tables, segments: Segment[], serial: number): Segment | null {
  const origins = orderRows(segments)
  const rows = origins.row.length
  const newRows = renumber(segments, origins)
  const postings = mergePostings(tables.terms, segments, newRows, rows)
  if (rows === 0) return null

  const payOrders = orderByPay(
    gather(new Float64Array(rows), segments, origins, 'payMin'),
    gather(new Float64Array(rows), segments, origins, 'payMax'),
  )
  const tags = mergeTags(segments, origins)
  const places = mergePlaceOverflow(segments, newRows)
  const stored = storedPositions(postings)
  const merged = createSegment({
    serial,
    rows,
    ...postingsSize(postings),
    paid: payOrders.byLow.length,
    tagOverflow: tags.overflow.rows.length,
    placeOverflow: places.length,
    demands: countDemands(segments, origins),
    ...storedSize(stored, tables),
  })
  fillPostings(merged, postings)
  for (const column of COLUMNS) gather(merged[column], segments, origins, column)
  gatherDemands(merged, segments, origins)
  fillTags(merged, tags)
  gatherPlaces(merged.places, segments, origins)
  merged.placeOverflowRows.set(places.map(({ row }) => row))
  merged.placeOverflowValues.set(places.map(({ value }) => value))
  fillPayOrders(merged, payOrders)
  fillStored(merged, stored, tables)
  return merged
}

const COLUMNS = [
  'id',
  'publishedAt',
  'firstSeenAt',
  'payMin',
  'payMax',
  'views',
  'applications',
  'title',
  'employer',
  'company',
  'location',
  'where',
  'eligibility',
  'asks',
  'profile',
  'seenDay',
  'flags',
  'family',
  'payCurrency',
  'demandKinds',
  'demandWhere',
  'demandLevel',
  'demandJobType',
  'yearsMin',
  'yearsMax',
  'wantedPayMin',
  'wantedPayMax',
] as const
type Column = (typeof COLUMNS)[number]

/** Open rows of all segments by publication, then by id. */
function orderRows(segments: Segment[]): Origins {
  const at = segments.map(() => 0)
  const from: number[] = []
  const row: number[] = []
  const skipDead = (number: number) => {
    const segment = segments[number] as Segment
    let next = at[number] as number
    while (next < segment.rows && !((segment.flags[next] as number) & NOT_REMOVED)) next++
    at[number] = next
  }
  for (const number of segments.keys()) skipDead(number)
  while (true) {
    let best = -1
    for (const [number, segment] of segments.entries()) {
      const next = at[number] as number
      if (next >= segment.rows) continue
      if (best < 0 || comesBefore(segment, next, segments[best] as Segment, at[best] as number)) {
        best = number
      }
    }
    if (best < 0) break
    from.push(best)
    row.push(at[best] as number)
    at[best] = (at[best] as number) + 1
    skipDead(best)
  }
  return { from: Uint8Array.from(from), row: Uint16Array.from(row) }
}

function comesBefore(a: Segment, rowA: number, b: Segment, rowB: number): boolean {
  const difference = (a.publishedAt[rowA] as number) - (b.publishedAt[rowB] as number)
  return difference < 0 || (difference === 0 && (a.id[rowA] as number) < (b.id[rowB] as number))
}

/** The new row of each old one, by segment; -1 for removed rows. */
function renumber(segments: Segment[], { from, row }: Origins): Int32Array[] {
  const newRows = segments.map((segment) => new Int32Array(segment.rows).fill(-1))
  for (let at = 0; at < row.length; at++) {
    const rows = newRows[from[at] as number] as Int32Array
    rows[row[at] as number] = at
  }
  return newRows
}

/**
 * Short entries are row * 256 + code, so sorting them sorts rows. Removed jobs are subtracted from the counts of terms.
 */
function mergePostings(
  terms: Terms,
  segments: Segment[],
  newRows: Int32Array[],
  rows: number,
): Postings {
  const sum = (size: (segment: Segment) => number) =>
    segments.reduce((total, segment) => total + size(segment), 0)
  const merged = {
    terms: new Uint32Array(sum((segment) => segment.termCount)),
    shortEnds: new Uint32Array(sum((segment) => segment.termCount)),
    longEnds: new Uint32Array(sum((segment) => segment.termCount)),
    shortRows: new Uint16Array(sum((segment) => segment.short)),
    shortCodes: new Uint8Array(sum((segment) => segment.short)),
    longRows: new Uint16Array(sum((segment) => segment.long + segment.bitmaps * segment.rows)),
  }
  const positions = segments.map(() => 0)
  const short: List = { entries: new Uint32Array(rows), length: 0 }
  const long: List = { entries: new Uint32Array(rows), length: 0 }
  const bitRows = new Uint16Array(MAX_ROWS)
  const room: Room = {
    byRow: new Uint32Array(rows),
    bits: new Uint32Array(bitmapWords(rows)),
    rows: new Uint16Array(MAX_ROWS),
  }
  let count = 0
  let inShort = 0
  let inLong = 0

  while (true) {
    const term = nextTerm(segments, positions)
    if (term === Number.POSITIVE_INFINITY) break
    short.length = 0
    long.length = 0
    let shortBefore = 0
    let longBefore = 0
    for (let number = 0; number < segments.length; number++) {
      const segment = segments[number] as Segment
      const position = positions[number] as number
      if (segment.terms[position] !== term) continue
      positions[number] = position + 1
      const ofSegment = newRows[number] as Int32Array
      shortBefore += collectShort(segment, position, ofSegment, short)
      longBefore += collectLong(segment, position, ofSegment, long, bitRows)
    }
    countTerm(terms, term, short.length - shortBefore, long.length - longBefore)
    if (short.length + long.length === 0) continue

    sortEntries(short, CODE_BITS, room)
    sortEntries(long, 0, room)
    for (let at = 0; at < short.length; at++) {
      const entry = short.entries[at] as number
      merged.shortRows[inShort] = entry >>> 8
      merged.shortCodes[inShort++] = entry & 0xff
    }
    for (let at = 0; at < long.length; at++) merged.longRows[inLong++] = long.entries[at] as number
    merged.terms[count] = term
    merged.shortEnds[count] = inShort
    merged.longEnds[count++] = inLong
  }
  return {
    ...merged,
    terms: merged.terms.subarray(0, count),
    shortEnds: merged.shortEnds.subarray(0, count),
    longEnds: merged.longEnds.subarray(0, count),
    rows,
  }
}

function nextTerm(segments: Segment[], positions: number[]): number {
  let term = Number.POSITIVE_INFINITY
  for (let number = 0; number < segments.length; number++) {
    const next = segments[number]?.terms[positions[number] as number]
    if (next !== undefined && next < term) term = next
  }
  return term
}

/** Entries of one list, which has at most one for each row. */
type List = { entries: Uint32Array; length: number }
/** Buffers for sorting; no bit is set between uses. */
type Room = { byRow: Uint32Array; bits: Uint32Array; rows: Uint16Array }
/** Entries of short lists have a code below the row. */
const CODE_BITS = 8

/** Adds the entries of one term in one segment; returns how many there were, including removed rows. */
function collectShort(
  { shortStarts, shortRows, shortCodes }: Segment,
  position: number,
  newRows: Int32Array,
  list: List,
): number {
  const start = shortStarts[position] as number
  const end = shortStarts[position + 1] as number
  for (let at = start; at < end; at++) {
    const row = newRows[shortRows[at] as number] as number
    if (row >= 0) list.entries[list.length++] = row * 256 + (shortCodes[at] as number)
  }
  return end - start
}

function collectLong(
  segment: Segment,
  position: number,
  newRows: Int32Array,
  list: List,
  bitRows: Uint16Array,
): number {
  const bits = bitmapOf(segment, position)
  const rows = bits ? bitRows : segment.longRows
  const start = bits ? 0 : (segment.longStarts[position] as number)
  const end = bits ? readBits(bits, bitRows, 0) : (segment.longStarts[position + 1] as number)
  for (let at = start; at < end; at++) {
    const row = newRows[rows[at] as number] as number
    if (row >= 0) list.entries[list.length++] = row
  }
  return end - start
}

/** Longer lists are sorted by their rows, of which each has at most one entry. */
const MANY_ENTRIES = 512

function sortEntries({ entries, length }: List, shift: number, room: Room) {
  if (isSorted(entries, length)) return
  if (length < MANY_ENTRIES) {
    entries.subarray(0, length).sort()
    return
  }
  const { byRow, bits, rows } = room
  for (let at = 0; at < length; at++) {
    const entry = entries[at] as number
    const row = entry >>> shift
    byRow[row] = entry
    bits[row >>> 5] = (bits[row >>> 5] as number) | (1 << (row & 31))
  }
  readBits(bits, rows, 0)
  for (let at = 0; at < length; at++) entries[at] = byRow[rows[at] as number] as number
  bits.fill(0)
}

function isSorted(entries: Uint32Array, length: number): boolean {
  for (let at = 1; at < length; at++) {
    if ((entries[at] as number) < (entries[at - 1] as number)) return false
  }
  return true
}

function gather<Target extends { [row: number]: number }>(
  target: Target,
  segments: Segment[],
  { from, row }: Origins,
  column: Column,
): Target {
  const sources = segments.map((segment) => segment[column])
  for (let at = 0; at < row.length; at++) {
    const source = sources[from[at] as number] as Segment[Column]
    ;(target as { [row: number]: number })[at] = source[row[at] as number] as number
  }
  return target
}

function countDemands(segments: Segment[], { from, row }: Origins): number {
  let count = 0
  for (let at = 0; at < row.length; at++) {
    const { demandStarts } = segments[from[at] as number] as Segment
    const source = row[at] as number
    count += (demandStarts[source + 1] as number) - (demandStarts[source] as number)
  }
  return count
}

function gatherDemands(merged: Segment, segments: Segment[], { from, row }: Origins) {
  let end = 0
  for (let at = 0; at < row.length; at++) {
    const { demandStarts, demandSkills } = segments[from[at] as number] as Segment
    const source = row[at] as number
    const last = demandStarts[source + 1] as number
    for (let each = demandStarts[source] as number; each < last; each++) {
      merged.demandSkills[end++] = demandSkills[each] as number
    }
    merged.demandStarts[at + 1] = end
  }
}

function gatherPlaces(target: Uint16Array, segments: Segment[], { from, row }: Origins) {
  for (let at = 0; at < row.length; at++) {
    const { places } = segments[from[at] as number] as Segment
    const start = (row[at] as number) * PLACE_SLOTS
    for (let slot = 0; slot < PLACE_SLOTS; slot++) {
      target[at * PLACE_SLOTS + slot] = places[start + slot] as number
    }
  }
}

/** Codes are of one segment, so tags are coded again. */
function mergeTags(segments: Segment[], { from, row }: Origins): CodedSlots {
  const columns = segments.map(tagColumn)
  return fillCodedSlots(row.length, TAG_SLOTS, (at, visit) =>
    forEachNumber(columns[from[at] as number] as SlotColumn, row[at] as number, visit),
  )
}

function mergePlaceOverflow(
  segments: Segment[],
  newRows: Int32Array[],
): { row: number; value: number }[] {
  return segments
    .flatMap(({ placeOverflowRows, placeOverflowValues }, number) =>
      Array.from(placeOverflowRows, (row, at) => ({
        row: newRows[number]?.[row] as number,
        value: placeOverflowValues[at] as number,
      })),
    )
    .filter(({ row }) => row >= 0)
    .sort((a, b) => a.row - b.row)
}
