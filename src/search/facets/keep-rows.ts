/**
 * Applies one filter after the other to rows of a segment. A bitmap has a bit for each position in the list of rows, and
 * each filter clears the bits of the rows that fail it.
 */
import { postingsOf, type TermExpansion } from '#search/query/term-postings.ts'
import { UNKNOWN } from '#search/ranking/match-scorer.ts'
import type { PreparedMatch } from '#search/ranking/person-matches.ts'
import { REMOTE, REMOTE_BIT } from '#search/segments/job-profile.ts'
import type { Rows, Scratch } from '#search/segments/scratch.ts'
import { removedCount, type Segment } from '#search/segments/segment.ts'
import { firstAt } from '#search/structures/slots.ts'
import type { Filters, Group, Locations, PayRange, Range } from './filters.ts'

/** Filters without a facet. Removed rows fail them. */
export function keepByOthers(segment: Segment, filters: Filters, found: Rows, bits: Uint32Array) {
  const { firstSeenAt, seenDay } = segment
  if (filters.hasFlags || removedCount(segment) > 0) {
    keepFlags(segment, filters.flags, found, bits)
  }
  if (filters.overlapping) keepMarked(segment.eligibility, filters.overlapping, found, bits)
  if (filters.company !== null) keepCompany(segment, filters.company, found, bits)
  if (filters.posted) keepPosted(segment, filters.posted, found, bits)
  if (filters.firstSeen) keepRange(firstSeenAt, filters.firstSeen, found, bits)
  if (filters.newSince) keepRange(firstSeenAt, filters.newSince, found, bits)
  if (filters.seenFrom !== null) keepSeen(seenDay, filters.seenFrom, found, bits)
}

export type Filtered = {
  segment: Segment
  filters: Filters
  rows: Rows
  scratch: Scratch
  /** A bitmap to work with. */
  spare: Uint32Array
}

/** The filters of one group of facets. */
export function keepByGroup(
  group: Group,
  { segment, filters, rows, scratch, spare }: Filtered,
  bits: Uint32Array,
) {
  const { profiles, eligibility, locations, tagExpansions, pay, asks } = filters
  if (group === 'profiles') {
    if (profiles) keepProfiles(segment, profiles.passing, rows, bits)
  } else if (group === 'tags') {
    if (tagExpansions) keepTagged(segment, tagExpansions, rows, bits, scratch)
  } else if (group === 'locations') {
    if (locations) keepLocated(segment, locations, rows, bits, spare)
  } else if (group === 'salaryRange') {
    if (pay) keepPaid(segment, pay, rows, bits)
  } else if (group === 'eligibility') {
    if (eligibility) keepMarked(segment.eligibility, eligibility, rows, bits)
  } else {
    const marks = asks.get(group)
    if (marks) keepMarked(segment.asks, marks, rows, bits)
  }
}

// A shift by a position is one by its place in a word. Each loop reads one kind of column: shared by several, it would
// be compiled for all of them and take longer.

function keepFlags(
  { flags }: Segment,
  marks: Uint8Array,
  { rows, count }: Rows,
  bits: Uint32Array,
) {
  for (let at = 0; at < count; ) {
    const word = at >>> 5
    let kept = 0
    for (const end = Math.min(count, at + 32); at < end; at++) {
      kept |= (marks[flags[rows[at] as number] as number] as number) << at
    }
    bits[word] = (bits[word] as number) & kept
  }
}

function keepProfiles(
  { profile }: Segment,
  marks: Uint8Array,
  { rows, count }: Rows,
  bits: Uint32Array,
) {
  for (let at = 0; at < count; ) {
    const word = at >>> 5
    let kept = 0
    for (const end = Math.min(count, at + 32); at < end; at++) {
      kept |= (marks[profile[rows[at] as number] as number] as number) << at
    }
    bits[word] = (bits[word] as number) & kept
  }
}

function keepMarked(
  numbers: Uint32Array,
  marks: Uint8Array,
  { rows, count }: Rows,
  bits: Uint32Array,
) {
  for (let at = 0; at < count; ) {
    const word = at >>> 5
    let kept = 0
    for (const end = Math.min(count, at + 32); at < end; at++) {
      kept |= (marks[numbers[rows[at] as number] as number] as number) << at
    }
    bits[word] = (bits[word] as number) & kept
  }
}

/** Tags are in short fields only. */
function keepTagged(
  segment: Segment,
  expansions: TermExpansion[],
  { rows, count }: Rows,
  bits: Uint32Array,
  scratch: Scratch,
) {
  const { marks } = scratch
  for (const { short } of postingsOf(segment, expansions, scratch)) {
    for (let at = 0; at < short.length; at++) marks[short[at] as number] = 1
  }
  for (let at = 0; at < count; ) {
    const word = at >>> 5
    let kept = 0
    for (const end = Math.min(count, at + 32); at < end; at++) {
      kept |= (marks[rows[at] as number] as number) << at
    }
    bits[word] = (bits[word] as number) & kept
  }
  marks.fill(0, 0, segment.rows)
}

function keepLocated(
  segment: Segment,
  { where, text, open }: Locations,
  found: Rows,
  bits: Uint32Array,
  spare: Uint32Array,
) {
  const { rows, count } = found
  keepMarked(segment.where, where, found, bits)
  const add = () => {
    for (let word = 0; word < bits.length; word++) {
      bits[word] = (bits[word] as number) | (spare[word] as number)
    }
  }
  if (text) {
    spare.fill(0xffff_ffff)
    keepMarked(segment.location, text, found, spare)
    add()
  }
  if (open) {
    const { flags } = segment
    for (let at = 0; at < count; ) {
      const word = at >>> 5
      let kept = 0
      for (const end = Math.min(count, at + 32); at < end; at++) {
        kept |= (((flags[rows[at] as number] as number) & REMOTE) >>> REMOTE_BIT) << at
      }
      spare[word] = kept
    }
    keepMarked(segment.eligibility, open, found, spare)
    add()
  }
}

/** A limit at one end needs the other end's column only for unknown pay, which both columns tell. */
function keepPaid(segment: Segment, range: PayRange, found: Rows, bits: Uint32Array) {
  const { least, most, isStated } = range
  if (most === Number.POSITIVE_INFINITY) {
    const lowest = isStated ? Math.max(least, -Number.MAX_VALUE) : least
    keepPaidFrom(
      segment.payMax,
      { lowest, unknown: isStated ? Number.NaN : UNKNOWN_MAX },
      found,
      bits,
    )
  } else keepPaidWithin(segment, range, found, bits)
}

/** `payMax` of a job without known pay. */
const UNKNOWN_MAX = Number.NEGATIVE_INFINITY

function keepPaidFrom(
  payMax: Float64Array,
  { lowest, unknown }: { lowest: number; unknown: number },
  { rows, count }: Rows,
  bits: Uint32Array,
) {
  for (let at = 0; at < count; ) {
    const word = at >>> 5
    let kept = 0
    for (const end = Math.min(count, at + 32); at < end; at++) {
      const high = payMax[rows[at] as number] as number
      kept |= (Number(high >= lowest) | Number(high === unknown)) << at
    }
    bits[word] = (bits[word] as number) & kept
  }
}

function keepPaidWithin(
  { payMin, payMax }: Segment,
  { least, most, isStated }: PayRange,
  { rows, count }: Rows,
  bits: Uint32Array,
) {
  // unknown pay is Infinity to -Infinity, so any finite limit excludes it
  const lowest = isStated ? Math.max(least, -Number.MAX_VALUE) : least
  const unknown = isStated ? Number.NaN : Number.POSITIVE_INFINITY
  for (let at = 0; at < count; ) {
    const word = at >>> 5
    let kept = 0
    for (const end = Math.min(count, at + 32); at < end; at++) {
      const row = rows[at] as number
      const low = payMin[row] as number
      const isWithin = Number((payMax[row] as number) >= lowest) & Number(low <= most)
      kept |= (isWithin | Number(low === unknown)) << at
    }
    bits[word] = (bits[word] as number) & kept
  }
}

function keepCompany(
  { company }: Segment,
  wanted: number,
  { rows, count }: Rows,
  bits: Uint32Array,
) {
  for (let at = 0; at < count; ) {
    const word = at >>> 5
    let kept = 0
    for (const end = Math.min(count, at + 32); at < end; at++) {
      kept |= Number(company[rows[at] as number] === wanted) << at
    }
    bits[word] = (bits[word] as number) & kept
  }
}

/** Rows ascend by time of publication, so it needs not be read. */
function keepPosted(
  { publishedAt }: Segment,
  { from, before }: Range,
  { rows, count }: Rows,
  bits: Uint32Array,
) {
  const first = firstAt(publishedAt, from)
  const last = firstAt(publishedAt, before)
  if (first === 0 && last === publishedAt.length) return
  if (first >= last) {
    bits.fill(0)
    return
  }
  for (let at = 0; at < count; ) {
    const word = at >>> 5
    let kept = 0
    for (const end = Math.min(count, at + 32); at < end; at++) {
      const row = rows[at] as number
      kept |= (Number(row >= first) & Number(row < last)) << at
    }
    bits[word] = (bits[word] as number) & kept
  }
}

/** Of columns that never change: most segments are in a range of time as a whole, or not at all. */
const boundsOfColumns = new WeakMap<Float64Array, Range>()

function boundsOf(instants: Float64Array): Range {
  let bounds = boundsOfColumns.get(instants)
  if (!bounds) {
    bounds = { from: Number.POSITIVE_INFINITY, before: Number.NEGATIVE_INFINITY }
    for (const instant of instants) {
      if (instant < bounds.from) bounds.from = instant
      if (instant >= bounds.before) bounds.before = instant + 1
    }
    boundsOfColumns.set(instants, bounds)
  }
  return bounds
}

function keepRange(
  instants: Float64Array,
  { from, before }: Range,
  { rows, count }: Rows,
  bits: Uint32Array,
) {
  const bounds = boundsOf(instants)
  if (from <= bounds.from && bounds.before <= before) return
  if (bounds.before <= from || before <= bounds.from) {
    bits.fill(0)
    return
  }
  for (let at = 0; at < count; ) {
    const word = at >>> 5
    let kept = 0
    for (const end = Math.min(count, at + 32); at < end; at++) {
      const instant = instants[rows[at] as number] as number
      kept |= (Number(instant >= from) & Number(instant < before)) << at
    }
    bits[word] = (bits[word] as number) & kept
  }
}

function keepSeen(days: Uint16Array, least: number, { rows, count }: Rows, bits: Uint32Array) {
  for (let at = 0; at < count; ) {
    const word = at >>> 5
    let kept = 0
    for (const end = Math.min(count, at + 32); at < end; at++) {
      kept |= Number((days[rows[at] as number] as number) >= least) << at
    }
    bits[word] = (bits[word] as number) & kept
  }
}

/** A job of which too little is known is not a match. */
export function keepMatches(
  { scores, least }: PreparedMatch,
  { rows, count }: Rows,
  bits: Uint32Array,
) {
  for (let at = 0; at < count; ) {
    const word = at >>> 5
    let kept = 0
    for (const end = Math.min(count, at + 32); at < end; at++) {
      const score = scores[rows[at] as number] as number
      kept |= (Number(score >= least) & Number(score !== UNKNOWN)) << at
    }
    bits[word] = (bits[word] as number) & kept
  }
}
