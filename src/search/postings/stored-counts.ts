/**
 * What is stored of a frequent term besides its lists. Counts of its rows: a search for one such word gets its facets
 * without reading each row; rows of the term's aliases are counted and added, and removed rows are subtracted. And its
 * entries by row: a search for several such words combines their bitmaps and looks up only the rows that are left.
 */

import { PROFILES } from '#search/segments/job-profile.ts'
import { bitmapWords, PLACE_SLOTS, type Segment, TAG_SLOTS } from '#search/segments/segment.ts'
import type { Tables } from '#search/segments/tables.ts'
import { readBits } from '#search/structures/row-bits.ts'
import { type Counters, countPlaces, countProfiles, countTags, createCounters } from './counters.ts'
import { bitmapOf, lengthAt, type Postings, placeIn } from './postings.ts'
import { LONG_CODE } from './relevance.ts'

/** Smaller segments are counted in no time. */
const MIN_ROWS = 1_024
/**
 * Terms in fewer rows than one in SHARE are counted on demand: stored counts would take more space than they save time.
 * The same goes for words of descriptions ("team", "experience") that hardly any title, skill or place has.
 */
const SHARE = 5
const SHORT_SHARE = 32

/** Positions of the terms that get stored counts. */
export function storedPositions({ terms, shortEnds, longEnds, rows }: Postings): number[] {
  const positions: number[] = []
  if (rows < MIN_ROWS) return positions
  for (let at = 0; at < terms.length; at++) {
    const short = lengthAt(shortEnds, at)
    const isFrequent = (short + lengthAt(longEnds, at)) * SHARE > rows
    if (isFrequent && short * SHORT_SHARE > rows) positions.push(at)
  }
  return positions
}

/** Each term has two sets of counts: for all its rows, and then for those with the term in a short field. */
export const storedSize = (positions: number[], tables: Tables) => ({
  stored: positions.length,
  tagCounts: tables.tags.folded.size + TAG_SLOTS,
  placeCounts: tables.places.folded.size + PLACE_SLOTS,
})

/** The number of a term's counts; -1 if it has none. */
export function storedOf({ storedTerms }: Segment, position: number, onlyShort: boolean): number {
  const stored = placeIn(storedTerms, position)
  return stored < 0 ? -1 : stored * 2 + (onlyShort ? 1 : 0)
}

/** A bit and a code for each row; both are 0 for rows without the term. */
export type StoredByRow = { bits: Uint32Array; codes: Uint8Array }

/** The entries of a term by row; null if they are not stored. */
export function byRowOf(segment: Segment, position: number): StoredByRow | null {
  const stored = placeIn(segment.storedTerms, position)
  return stored < 0 ? null : byRowAt(segment, stored)
}

function byRowAt({ rows, storedBits, storedCodes }: Segment, stored: number): StoredByRow {
  const words = bitmapWords(rows)
  return {
    bits: storedBits.subarray(stored * words, (stored + 1) * words),
    codes: storedCodes.subarray(stored * rows, (stored + 1) * rows),
  }
}

/** Counts the rows of these terms. The rest of the segment must be filled already. */
export function fillStored(segment: Segment, positions: number[], tables: Tables) {
  const room = new Uint16Array(segment.rows)
  segment.storedTerms.set(positions)
  for (const [at, position] of positions.entries()) {
    const short = readShort(segment, position)
    room.set(short)
    const all = room.subarray(0, readLong(segment, position, room, short.length))
    store(segment, at * 2 + 1, short, tables)
    store(segment, at * 2, all, tables)
    storeByRow(segment, at, position, all)
  }
}

/** The first of these rows are those of the short list. */
function storeByRow(segment: Segment, stored: number, position: number, all: Uint16Array) {
  const { shortStarts, shortCodes } = segment
  const { bits, codes } = byRowAt(segment, stored)
  const ofShort = shortCodes.subarray(shortStarts[position], shortStarts[position + 1])
  for (const [at, row] of all.entries()) {
    bits[row >>> 5] = (bits[row >>> 5] as number) | (1 << (row & 31))
    codes[row] = ofShort[at] ?? LONG_CODE
  }
}

function store(segment: Segment, stored: number, rows: Uint16Array, tables: Tables) {
  const counters = createCounters(tables)
  countProfiles(counters.profiles, segment, rows)
  countTags(counters.tags, segment, rows)
  countPlaces(counters.places, segment, rows)
  segment.storedProfiles.set(counters.profiles, stored * PROFILES)
  segment.storedTags.set(counters.tags, stored * segment.tagCounts)
  segment.storedPlaces.set(counters.places, stored * segment.placeCounts)
}

const readShort = ({ shortRows, shortStarts }: Segment, position: number) =>
  shortRows.subarray(shortStarts[position], shortStarts[position + 1])

/** Writes the rows to `to` from `at` on; returns where they end. */
function readLong(segment: Segment, position: number, to: Uint16Array, at: number): number {
  const { longRows, longStarts } = segment
  const long = longRows.subarray(longStarts[position], longStarts[position + 1])
  const bits = bitmapOf(segment, position)
  to.set(long, at)
  return bits ? readBits(bits, to, at + long.length) : at + long.length
}

export function addStored(to: Omit<Counters, 'pay'>, segment: Segment, stored: number) {
  const { storedProfiles, storedTags, storedPlaces, tagCounts, placeCounts } = segment
  addFrom(to.profiles, storedProfiles, stored * PROFILES, PROFILES)
  addFrom(to.tags, storedTags, stored * tagCounts, tagCounts)
  addFrom(to.places, storedPlaces, stored * placeCounts, placeCounts)
}

function addFrom(to: Int32Array, counts: Uint16Array, start: number, length: number) {
  for (let at = 0; at < length; at++) {
    to[at] = (to[at] as number) + (counts[start + at] as number)
  }
}
