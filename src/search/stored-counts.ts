/**
 * Counts of a frequent term's rows, kept with the segment: a search for one such word has its facets without
 * looking at each row. Rows of the term's other names are counted and added, removed ones taken out again.
 */
import { type Counters, countPlaces, countProfiles, countTags, createCounters } from './counters.ts'
import { bitmapOf, lengthAt, type Postings, readBits } from './postings.ts'
import { PROFILES } from './profile.ts'
import { PLACE_SLOTS, type Segment, TAG_SLOTS } from './segment.ts'
import type { Tables } from './tables.ts'

/** Smaller segments are counted in no time. */
const MIN_ROWS = 1_024
/**
 * Terms of fewer rows than one in so many are counted as they come: their counts would take more room than they save
 * time. So are words of descriptions ("team", "experience") that hardly any title, skill or place has.
 */
const SHARE = 5
const SHORT_SHARE = 32

/** Positions of the terms whose counts are kept. */
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

export const storedSize = (positions: number[], tables: Tables) => ({
  stored: positions.length,
  tagCounts: tables.tags.folded.size + TAG_SLOTS,
  placeCounts: tables.places.folded.size + PLACE_SLOTS,
})

/** Counts the rows of these terms; everything else of the segment is filled. */
export function fillStored(segment: Segment, positions: number[], tables: Tables) {
  const room = new Uint16Array(segment.rows)
  segment.storedTerms.set(positions)
  for (const [stored, position] of positions.entries()) {
    const rows = room.subarray(0, readRows(segment, position, room))
    const counters = createCounters(tables)
    countProfiles(counters.profiles, segment, rows)
    countTags(counters.tags, segment, rows)
    countPlaces(counters.places, segment, rows)
    segment.storedProfiles.set(counters.profiles, stored * PROFILES)
    segment.storedTags.set(counters.tags, stored * segment.tagCounts)
    segment.storedPlaces.set(counters.places, stored * segment.placeCounts)
  }
}

function readRows(segment: Segment, position: number, to: Uint16Array): number {
  const { shortStarts, longStarts } = segment
  const short = segment.shortRows.subarray(shortStarts[position], shortStarts[position + 1])
  const long = segment.longRows.subarray(longStarts[position], longStarts[position + 1])
  const bits = bitmapOf(segment, position)
  to.set(short)
  to.set(long, short.length)
  const end = short.length + long.length
  return bits ? readBits(bits, to, end) : end
}

/** Adds what is kept for the stored term of this number. */
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
