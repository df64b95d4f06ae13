/**
 * A segment: up to 65,535 jobs and everything a search reads of them, in one piece of shared memory that tells
 * its own layout, so that it can be handed to another thread or written to a file as it lies.
 * Rows ascend by time of publication, then by id. Nothing in it changes but the views, the applications, the days of
 * the last sighting and the marks of removed jobs. Nothing in it depends on other segments, save the numbers of terms and names.
 */
import { PROFILES } from './profile.ts'

export const MAX_ROWS = 65_535
/** Tags and places have so many fixed places in each row; what is beyond goes to a list of its own. */
export const TAG_SLOTS = 8
export const PLACE_SLOTS = 2

/** What a layout follows from. */
export type SegmentSize = {
  serial: number
  rows: number
  /** Distinct terms. */
  termCount: number
  /** Entries of terms in short fields, and of terms in descriptions alone. */
  short: number
  long: number
  /** Terms in so many descriptions that a bit for every row is smaller than a list. */
  bitmaps: number
  /** Rows with believed pay. */
  paid: number
  tagOverflow: number
  placeOverflow: number
  /** Skills that jobs ask for, each as often as one does. */
  demands: number
  /** Terms with counts of their own, and how many counts of tags and places each has. */
  stored: number
  tagCounts: number
  placeCounts: number
}

type Layout = ReturnType<typeof arraysOf>
export type Segment = SegmentSize & { buffer: SharedArrayBuffer; offset: number } & Layout

const MAGIC = 0x52435331 // "RCS1"
const HEADER_INTS = 16
const SIZE_FIELDS = [
  'serial',
  'rows',
  'termCount',
  'short',
  'long',
  'bitmaps',
  'paid',
  'tagOverflow',
  'placeOverflow',
  'demands',
  'stored',
  'tagCounts',
  'placeCounts',
] as const satisfies (keyof SegmentSize)[]
const DEAD_COUNT_AT = 1 + SIZE_FIELDS.length

/** A segment of this size with every value zero. */
export function createSegment(size: SegmentSize): Segment {
  const buffer = new SharedArrayBuffer(segmentBytes(size))
  const header = new Int32Array(buffer, 0, HEADER_INTS)
  header[0] = MAGIC
  for (const [at, field] of SIZE_FIELDS.entries()) header[at + 1] = size[field]
  return { ...size, buffer, offset: 0, ...arraysOf(size, createTaker(buffer, 0)) }
}

/** The segment that lies at this place; null when none does. */
export function viewSegment(buffer: SharedArrayBuffer, offset: number): Segment | null {
  const header = new Int32Array(buffer, offset, HEADER_INTS)
  if (header[0] !== MAGIC) return null
  const size = Object.fromEntries(
    SIZE_FIELDS.map((field, at) => [field, header[at + 1]]),
  ) as SegmentSize // entries lose their names
  return { ...size, buffer, offset, ...arraysOf(size, createTaker(buffer, offset)) }
}

/** How many bytes such a segment takes; a multiple of eight. */
export function segmentBytes(size: SegmentSize): number {
  const taker = createTaker(null, 0)
  arraysOf(size, taker)
  return taker.end()
}

/** Words of 32 bits that have one bit for each row. */
export const bitmapWords = (rows: number) => Math.ceil(rows / 32)

/** Read in order with what the writer wrote before it: a removed row that is counted is marked, too. */
export const deadCount = (segment: Segment) => Atomics.load(segment.header, DEAD_COUNT_AT)

/** Marks a row as removed. `alive` is its bit in `flags`. */
export function markDead(segment: Segment, row: number, alive: number) {
  const count = deadCount(segment)
  segment.flags[row] = (segment.flags[row] as number) & ~alive
  segment.deadRows[count] = row
  Atomics.store(segment.header, DEAD_COUNT_AT, count + 1)
}

function arraysOf(size: SegmentSize, take: Taker) {
  const { rows, termCount, paid, tagOverflow, placeOverflow } = size
  return {
    header: take(Int32Array, HEADER_INTS),
    id: take(Float64Array, rows),
    /** Milliseconds. */
    publishedAt: take(Float64Array, rows),
    firstSeenAt: take(Float64Array, rows),
    /** US dollars a year; Infinity and -Infinity when unknown: last in both orders. */
    payMin: take(Float64Array, rows),
    payMax: take(Float64Array, rows),
    views: take(Uint32Array, rows),
    applications: take(Uint32Array, rows),
    /** Numbers of names. */
    title: take(Uint32Array, rows),
    employer: take(Uint32Array, rows),
    company: take(Uint32Array, rows),
    location: take(Uint32Array, rows),
    /** The terms in ascending order, and where the lists of each begin. */
    terms: take(Uint32Array, termCount),
    shortStarts: take(Uint32Array, termCount + 1),
    longStarts: take(Uint32Array, termCount + 1),
    /** Positions in `terms` of those with a bitmap instead of a long list, ascending, and their bits by row. */
    bitmapTerms: take(Uint32Array, size.bitmaps),
    bits: take(Uint32Array, size.bitmaps * bitmapWords(rows)),
    /** Positions in `terms` of those with counts, ascending. */
    storedTerms: take(Uint32Array, size.stored),
    /** What a job asks of a person; see demand-columns.ts. */
    demandStarts: take(Uint32Array, rows + 1),
    demandWhere: take(Uint32Array, rows),
    wantedPayMin: take(Uint32Array, rows),
    wantedPayMax: take(Uint32Array, rows),
    tagOverflowValues: take(Uint32Array, tagOverflow),
    placeOverflowValues: take(Uint32Array, placeOverflow),
    profile: take(Uint16Array, rows),
    /** Days, see utc-day.ts; written in place. */
    seenDay: take(Uint16Array, rows),
    demandKinds: take(Uint16Array, rows),
    demandSkills: take(Uint16Array, size.demands),
    tags: take(Uint16Array, rows * TAG_SLOTS),
    places: take(Uint16Array, rows * PLACE_SLOTS),
    tagOverflowRows: take(Uint16Array, tagOverflow),
    placeOverflowRows: take(Uint16Array, placeOverflow),
    /** How often each profile, tag and place is among the rows of each stored term: two each, see stored-counts.ts. */
    storedProfiles: take(Uint16Array, size.stored * 2 * PROFILES),
    storedTags: take(Uint16Array, size.stored * 2 * size.tagCounts),
    storedPlaces: take(Uint16Array, size.stored * 2 * size.placeCounts),
    /** Rows with believed pay: by lowest pay ascending, and by highest descending. */
    byLowPay: take(Uint16Array, paid),
    byHighPay: take(Uint16Array, paid),
    /** Removed rows in the order of their removal. */
    deadRows: take(Uint16Array, rows),
    /** Rows ascending within each list; how strongly the term stands in each row of a short list. */
    shortRows: take(Uint16Array, size.short),
    longRows: take(Uint16Array, size.long),
    flags: take(Uint8Array, rows),
    demandLevel: take(Uint8Array, rows),
    demandJobType: take(Uint8Array, rows),
    yearsMin: take(Uint8Array, rows),
    yearsMax: take(Uint8Array, rows),
    shortCodes: take(Uint8Array, size.short),
  }
}

type ArrayKind =
  | Int32ArrayConstructor
  | Float64ArrayConstructor
  | Uint32ArrayConstructor
  | Uint16ArrayConstructor
  | Uint8ArrayConstructor
type Taker = {
  <Kind extends ArrayKind>(kind: Kind, length: number): InstanceType<Kind>
  /** Bytes taken so far, rounded up to eight. */
  end(): number
}

/** Hands out one piece of memory from the front; without a buffer it only measures. Larger members must come first. */
function createTaker(buffer: SharedArrayBuffer | null, offset: number): Taker {
  let taken = 0
  const take = <Kind extends ArrayKind>(kind: Kind, length: number) => {
    const start = offset + taken
    taken += length * kind.BYTES_PER_ELEMENT
    // InstanceType of a union of constructors cannot be inferred from `new`
    const array = buffer
      ? new (kind as Float64ArrayConstructor)(buffer, start, length)
      : new kind(0)
    return array as InstanceType<Kind>
  }
  return Object.assign(take, { end: () => Math.ceil(taken / 8) * 8 })
}

/** Tags of a segment as `forEachNumber` reads them. */
export const tagColumn = (segment: Segment) => ({
  slots: segment.tags,
  width: TAG_SLOTS,
  rows: segment.tagOverflowRows,
  values: segment.tagOverflowValues,
})

/** The same of places. */
export const placeColumn = (segment: Segment) => ({
  slots: segment.places,
  width: PLACE_SLOTS,
  rows: segment.placeOverflowRows,
  values: segment.placeOverflowValues,
})
